/** The import law. `tools/import-law.mjs` enforces it. */
const ENGINE = '^packages/engine/src';
const TEST = '(\\.test\\.ts$|/testing/)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'the engine is pure: it imports only itself',
      from: { path: ENGINE, pathNot: TEST },
      to: { pathNot: ENGINE },
    },
    {
      name: 'kit imports no game',
      from: { path: `${ENGINE}/kit/` },
      to: { path: `${ENGINE}/(?!kit/)` },
    },
    {
      name: 'games never import each other',
      from: { path: `${ENGINE}/(metro|correspondances)/` },
      to: { path: `${ENGINE}/(metro|correspondances)/`, pathNot: `${ENGINE}/$1/` },
    },
    {
      name: 'only the list of modules is imported by the core',
      from: { path: `${ENGINE}/metro/[^/]+\\.ts$`, pathNot: TEST },
      to: { path: `${ENGINE}/metro/(modules|cities)/`, pathNot: '/modules/(index|presets)\\.ts$' },
    },
    {
      name: 'a module imports the vocabulary, never another module',
      from: {
        path: `${ENGINE}/metro/(modules|cities)/([^/]+)\\.ts$`,
        pathNot: ['/modules/(index|presets)\\.ts$', TEST],
      },
      to: { path: `${ENGINE}/metro/(modules|cities)/` },
    },
    {
      name: 'only games.ts of an app knows the games',
      from: { path: '^packages/(ai|protocol|server|web)/', pathNot: ['/games\\.ts$', '/games/', TEST] },
      to: { path: `${ENGINE}/(?!kit/)` },
    },
    {
      name: 'in the terminal, only games.ts and the folder of a game know that game',
      from: { path: '^packages/cli/', pathNot: ['/games\\.ts$', '/src/(metro|correspondances)/', TEST] },
      to: { path: `${ENGINE}/(?!kit/)` },
    },
    {
      name: 'in the terminal, the folder of a game knows no other game',
      from: { path: '^packages/cli/src/(metro|correspondances)/' },
      to: { path: '^packages/(engine|cli)/src/(metro|correspondances)/', pathNot: '/src/$1/' },
    },
    {
      name: 'test helpers stay in tests',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no cycles, types aside',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'every import resolves', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\?raw$'] },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    detectProcessBuiltinModuleCalls: true,
  },
};
