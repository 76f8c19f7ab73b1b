/** CHANGELOG.md: one file for everyone, with a section per version, the newest first. */

const UNRELEASED = '## Unreleased';

/** The text of a changeset file, without the list of packages above it. */
export function textOfChangeset(file) {
  const [, text = ''] = /^---\r?\n[\s\S]*?^---\s*$([\s\S]*)/m.exec(file) ?? [];
  return text.trim();
}

/**
 * The changelog with the version's section: what was under "Unreleased" comes first, then a point for each changeset, for
 * an editor to polish.
 */
export function withSection(changelog, version, texts) {
  const [head, ...sections] = changelog.split(/^(?=## )/m);
  const [first = ''] = sections;
  const isUnreleased = first.startsWith(`${UNRELEASED}\n`);
  const kept = isUnreleased ? first.slice(UNRELEASED.length).trim() : '';
  const points = texts.filter((text) => text !== '').map(asPoint);
  const body = [kept, points.join('\n')].filter((part) => part !== '').join('\n');
  const older = sections.slice(isUnreleased ? 1 : 0);
  return [head, `## ${version}\n\n${body}\n${older.length > 0 ? '\n' : ''}`, ...older].join('');
}

/** What the changelog says about a version, or undefined if it has no section with text in it. */
export function sectionOf(changelog, version) {
  const section = changelog.split(/^(?=## )/m).find((part) => part.startsWith(`## ${version}\n`));
  const text = section?.slice(`## ${version}`.length).trim();
  return text === '' ? undefined : text;
}

/** As a list item, with its further lines indented. */
function asPoint(text) {
  const [first, ...rest] = text.replace(/^[-*] /, '').split('\n');
  return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}
