/** The reference of the published packages: what each of their entries exports, from the comments in the sources. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Application, Converter, LogLevel, ReflectionKind, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { PACKAGES, REFERENCE } from './places.ts';

/** An entry of a package: the name it is imported by, and its source. */
interface Entry {
  readonly name: string;
  readonly source: string;
}

const DOCUMENTED = ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Enum'] as const;

const MARKDOWN: Partial<PluginOptions> = {
  outputFileStrategy: 'modules',
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  useHTMLEncodedBrackets: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
};

function entriesOf(root: string): readonly Entry[] {
  return PACKAGES.flatMap((folder) => {
    const file = join(root, 'packages', folder, 'package.json');
    // Our own manifests, which have this shape.
    const manifest: { name: string; exports: Record<string, { default: string }> } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const { name, exports } = manifest;
    return Object.entries(exports).map(([path, { default: source }]) => ({
      name: join(name, path),
      source: join(root, 'packages', folder, source),
    }));
  });
}

/** As TypeDoc calls it. */
const moduleName = (root: string, source: string): string =>
  relative(root, source)
    .replaceAll(sep, '/')
    .replace(/(\/index)?\.ts$/, '');

/** Returns how many faults it has told: names without a comment (if strict), links that lead nowhere. */
export async function writeReference(root: string, { isStrict }: { isStrict: boolean }): Promise<number> {
  const entries = entriesOf(root);
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: join(root, 'docs/build/tsconfig.reference.json'),
    // The sources of the other packages, not their declarations: so names lead to their page.
    compilerOptions: { paths: Object.fromEntries(entries.map(({ name, source }) => [name, [source]])) },
    basePath: root,
    // Never its default, which is `docs`, and would be cleaned first.
    outputs: [{ name: 'markdown', path: join(root, REFERENCE) }],
    entryPoints: entries.map(({ source }) => source),
    name: 'Reference',
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    // Each package is checked with its own settings elsewhere.
    skipErrorChecking: true,
    githubPages: false,
    logLevel: LogLevel.Warn,
    requiredToBeDocumented: [...DOCUMENTED],
    // By default it would be that of the repository, which exports nothing.
    packagesRequiringDocumentation: PACKAGES.map((name) => `@guimard/${name}`),
    validation: {
      notExported: false,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: isStrict,
      unusedMergeModuleWith: true,
    },
    ...MARKDOWN,
  };
  // No reader of options: a file called typedoc.json has no say.
  const app = await Application.bootstrapWithPlugins(options, []);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const names = new Map(entries.map(({ name, source }) => [moduleName(root, source), name]));
    for (const module of project.getChildrenByKind(ReflectionKind.Module))
      module.name = names.get(module.name) ?? module.name;
  });
  const project = await app.convert();
  if (project === undefined) return 1;
  app.validate(project);
  await app.generateOutputs(project);
  return app.logger.warningCount + app.logger.errorCount;
}
