/** What must be true before anything is published. Each check returns what stands in the way, one line each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf } from './changelog.mjs';
import { readJson, statedVersions } from './versions.mjs';

/** Licences that let everyone use, change and share our packages with what they depend on. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
]);

export function obstacles({ root, version, tarballs, git, environment }) {
  return [
    ...gitObstacles(version, git),
    ...tagObstacles(version, environment),
    ...versionObstacles(root, version),
    ...changelogObstacles(root, version),
    ...tarballs.flatMap((tarball) => packageObstacles(tarball, version)),
    ...repositoryObstacles(root, tarballs, environment),
    ...licenceObstacles(readJson(join(root, 'package-lock.json'))),
  ];
}

function gitObstacles(version, git) {
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  const tag = `v${version}`;
  const tagged = git('tag', '--list', tag) === '' ? undefined : git('rev-list', '--max-count=1', tag);
  return [
    ...(changed.length === 0
      ? []
      : [`${changed.length} uncommitted changes (git status): commit them first`]),
    ...(tagged === undefined || tagged === git('rev-parse', 'HEAD')
      ? []
      : [`the tag ${tag} is at another commit: check it out, or release a new version`]),
  ];
}

/** In a workflow that a tag has started. */
function tagObstacles(version, { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: name }) {
  return type !== 'tag' || name === `v${version}` ? [] : [`the tag ${name} is not v${version}`];
}

function versionObstacles(root, version) {
  return statedVersions(root)
    .filter(([, stated]) => stated !== version)
    .map(([where, stated]) => `${where} is at ${stated}, not at ${version}`);
}

function changelogObstacles(root, version) {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const folder = join(root, '.changeset');
  const pending = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
    : [];
  return [
    ...(sectionOf(changelog, version) === undefined ? [`CHANGELOG.md says nothing about ${version}`] : []),
    ...(pending.length > 0 || sectionOf(changelog, 'Unreleased') !== undefined
      ? ['there are unreleased changes: run npm run release:version first']
      : []),
  ];
}

function packageObstacles({ file, manifest, files }, version) {
  const missing = ['LICENSE', 'README.md'].filter((name) => !files.includes(name));
  return [
    ...missing.map((name) => `${file} has no ${name}`),
    ...(manifest.license === 'MIT' ? [] : [`${file} does not say that its licence is MIT`]),
    ...(manifest.version === version ? [] : [`${file} is at ${manifest.version}: run npm run pack again`]),
    ...(manifest.private ? [`${file} is private: it must be packed by npm run pack`] : []),
  ];
}

/** npm refuses provenance for a package that does not name the repository it was built in. */
function repositoryObstacles(root, tarballs, environment) {
  const address = readJson(join(root, 'package.json')).repository?.url;
  if (address === undefined)
    return ['package.json has no "repository": { "type": "git", "url": … }, which npm needs for provenance'];
  const unnamed = tarballs.filter(({ manifest }) => manifest.repository?.url !== address);
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = environment;
  const here = name === undefined ? undefined : `git+${server}/${name}.git`;
  return [
    ...unnamed.map(({ file }) => `${file} does not name the repository ${address}`),
    ...(here === undefined || here === address ? [] : [`package.json says ${address}, but this is ${here}`]),
  ];
}

/** Of everything that our packages contain or depend on. */
export function licenceObstacles(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .filter(([, { license }]) => !PERMISSIVE.has(license))
    .map(
      ([path, { license }]) => `${path} has the licence ${license ?? 'unknown'}, which nobody has checked`,
    );
}
