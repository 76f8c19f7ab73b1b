/**
 * node tools/import-law.mjs [PATH …]: who may import whom (see .dependency-cruiser.mjs), in all packages or from these files
 * and folders on, and that the core names no module and the shell no game.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { ROOT, say } from './setup.mjs';

process.chdir(ROOT);
const paths = process.argv.slice(2);
const { output } = await cruise(
  paths.length > 0 ? paths : ['packages'],
  { ...config.options, ruleSet: config, validate: true },
  undefined,
  {
    tsConfig: extractTSConfig('tsconfig.base.json'),
  },
);
const { violations, totalCruised } = output.summary;
const faults = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
// Guards against a tool that reads no files.
if (totalCruised < (paths.length > 0 ? 1 : 20)) faults.push(`only ${totalCruised} files were read`);
faults.push(...modulesNamedByCore(), ...gamesNamedByComponents());

for (const fault of faults) say(`✗ ${fault}`);
say(`${totalCruised} files, ${faults.length} breaches of the import law.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Files of a game's core in which the name of one of its modules occurs. */
function modulesNamedByCore() {
  const core = 'packages/engine/src/metro';
  const modules = ['modules', 'cities']
    .filter((folder) => existsSync(join(core, folder)))
    .flatMap((folder) => moduleNames(join(core, folder)));
  const files = readdirSync(core).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const source = readFileSync(join(core, file), 'utf8');
    const named = modules.filter((name) => new RegExp(`['"/]${name}\\b`).test(source));
    return named.map((name) => `core names a module: ${core}/${file} → ${name}`);
  });
}

/** Components that import from a game other than theirs: the tool above reads values of components, but no types. */
function gamesNamedByComponents() {
  const source = 'packages/web/src';
  const games = readdirSync(join(source, 'games'));
  const files = readdirSync(source, { recursive: true }).map((file) => file.replaceAll(sep, '/'));
  return files
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => {
      const others = games.filter((game) => !file.startsWith(`games/${game}/`)).join('|');
      const imported = readFileSync(join(source, file), 'utf8').matchAll(/\bfrom ['"]([^'"]+)['"]/g);
      const foreign = [...imported].filter(([, path]) => new RegExp(`/(${others})(/|$)`).test(path));
      return foreign.map(([, path]) => `a component imports a game: ${source}/${file} → ${path}`);
    });
}

function moduleNames(folder) {
  const files = readdirSync(folder, { withFileTypes: true });
  return files.flatMap(({ name }) => {
    const isModule =
      name.endsWith('.ts') && !name.endsWith('.test.ts') && !['index.ts', 'presets.ts'].includes(name);
    return isModule ? [name.slice(0, -3)] : [];
  });
}
