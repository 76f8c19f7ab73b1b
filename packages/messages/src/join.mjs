/**
 * Joins the files of a subject in a language. Beside `metro.ftl` there may be a folder `metro/`, and a file in it is a
 * group: programs see `title` in `metro/modules/london.ftl` as `modules_london_title`. Such a file refers to its own
 * messages by their short names, and to those of `metro.ftl`, but not to those of its neighbours.
 */

/** @import { Fault } from './types.d.ts' */

/**
 * @param {ReadonlyMap<string, string>} sources by path under `locales/`
 * @returns {{ joined: Map<string, string>, placed: (fault: Fault) => Fault }} by path as if there were no folders, and
 *   faults in those put where they are
 */
export function join(sources) {
  // `metro.ftl` comes before `metro/…`.
  const paths = [...sources.keys()].sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
  /** @type {Map<string, string>} */
  const joined = new Map();
  /** Files of each joined one, with the number of lines before them. @type {Map<string, { path: string, before: number }[]>} */
  const parts = new Map();
  for (const path of paths) {
    const [language, subject = '', ...groups] = path.replace(/\.ftl$/, '').split('/');
    const whole = `${language}/${subject}.ftl`;
    const soFar = (joined.get(whole) ?? '').replace(/[^\n]$/, '$&\n');
    parts.set(whole, [...(parts.get(whole) ?? []), { path, before: soFar.split('\n').length - 1 }]);
    joined.set(whole, soFar + qualified(groups, /** @type {string} */ (sources.get(path))));
  }

  /** @param {string} file @param {number} line */
  function place(file, line) {
    const part = parts.get(file.slice('locales/'.length))?.findLast(({ before }) => before < line);
    return part === undefined ? { file, line } : { file: `locales/${part.path}`, line: line - part.before };
  }
  return {
    joined,
    placed: ({ file, line, text }) => ({
      ...place(file, line),
      text: text.replace(/(locales\/[^ :]+):(\d+)/g, (_, named, at) => {
        const there = place(named, Number(at));
        return `${there.file}:${there.line}`;
      }),
    }),
  };
}

/** @param {string} path */
const depthOf = (path) => path.split('/').length;

/** A source with its names in full. @param {readonly string[]} groups @param {string} source */
function qualified(groups, source) {
  if (groups.length === 0) return source;
  const names = /^[a-zA-Z][\w-]*(?=\s*=)/gm;
  const own = new Set(source.match(names));
  const full = (/** @type {string} */ name) => [...groups, name].join('_');
  return source
    .replace(names, full)
    .replace(/(\{\s*)([a-zA-Z][\w-]*)(?=\s*[.}])/g, (text, brace, name) =>
      own.has(name) ? `${brace}${full(name)}` : text,
    );
}

/**
 * Files that English has and another language lacks.
 * @param {ReadonlyMap<string, string>} sources
 * @param {readonly string[]} languages English first
 * @returns {string[]} paths under `locales/`
 */
export function missingFiles(sources, [english, ...others]) {
  const paths = [...sources.keys()].filter((path) => path.startsWith(`${english}/`));
  return others.flatMap((language) =>
    paths
      .map((path) => `${language}${path.slice(/** @type {string} */ (english).length)}`)
      .filter((path) => !sources.has(path)),
  );
}
