/** The import law. `tools/import-law.mjs` enforces it. */
const ENGINE = '^packages/engine/src';
const WEB = '^packages/web/src';
const SERVER = '^packages/server/src';
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
      name: 'a module imports the vocabulary and its own folder, never another module',
      from: {
        path: `${ENGINE}/metro/(modules|cities)/([^/.]+)`,
        pathNot: ['/modules/(index|presets)\\.ts$', TEST],
      },
      to: { path: `${ENGINE}/metro/(modules|cities)/`, pathNot: '/metro/$1/$2/' },
    },
    {
      name: 'only games.ts of an app knows the games',
      from: { path: '^packages/(ai|protocol|server)/', pathNot: ['/games\\.ts$', '/games/', TEST] },
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
      name: 'the geometry of boards is pure: it imports only itself and the engine',
      from: { path: '^packages/miniature/', pathNot: [TEST, '/vitest\\.config\\.ts$'] },
      to: { pathNot: ['^packages/miniature/src/', ENGINE] },
    },
    {
      name: 'in miniatures, only the list of games and the folder of a game know that game',
      from: {
        path: '^packages/miniature/',
        pathNot: ['/src/index\\.ts$', '/src/(metro|correspondances)/', TEST],
      },
      to: { path: `${ENGINE}/(?!kit/)` },
    },
    {
      name: 'in miniatures, the folder of a game knows no other game',
      from: { path: '^packages/miniature/src/(metro|correspondances)/' },
      to: { path: '^packages/(engine|miniature)/src/(metro|correspondances)/', pathNot: '/src/$1/' },
    },
    {
      name: 'in the browser, only games.ts and the folder of a game know that game',
      from: { path: '^packages/web/', pathNot: [`${WEB}/games\\.ts$`, `${WEB}/games/`, TEST] },
      to: {
        path: [
          `${ENGINE}/(?!kit/)`,
          '^packages/(ai|web)/src/games/',
          '^packages/miniature/src/(metro|correspondances)/',
        ],
      },
    },
    {
      name: 'in the browser, the folder of a game knows no other game',
      from: { path: `${WEB}/games/([^/]+)/` },
      to: {
        path: [
          `${ENGINE}/(?!kit/)`,
          '^packages/(ai|web)/src/games/',
          '^packages/miniature/src/(metro|correspondances)/',
        ],
        pathNot: ['/src/$1/', '/src/games/$1/'],
      },
    },
    {
      name: 'the element for other pages is made of the kit, messages, miniatures, and what the app draws and says',
      from: { path: '^packages/embed/src/', pathNot: ['/src/games/', TEST] },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/embed/src/',
          `${ENGINE}/kit/`,
          '^packages/messages/',
          `${WEB}/(ui|i18n|styles)/`,
          // What a log says turn by turn, and the types of what is shown.
          `${WEB}/(game-ui|table/moments|table/turns)\\.ts$`,
        ],
      },
    },
    {
      name: 'in that element, only the folder of a game knows that game',
      from: { path: '^packages/embed/src/games/([^/]+)/', pathNot: TEST },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/embed/src/(?!games/)',
          '^packages/(embed|web)/src/games/$1/',
          `${ENGINE}/(kit|$1)/`,
          '^packages/miniature/src/(metro|correspondances)/',
          '^packages/messages/',
          `${WEB}/(ui|i18n)/`,
        ],
      },
    },
    {
      name: 'nothing of the app that knows tables, pages or servers comes with that element',
      from: { path: '^packages/embed/src/', pathNot: TEST },
      to: {
        path: [`${WEB}/(pages|online|setup|stored|settings)`, `${WEB}/table/(store|table\\.svelte|open)\\b`],
        reachable: true,
      },
    },
    {
      name: 'the server and the browser meet only on the wire',
      from: { path: '^packages/(server|web)/' },
      to: { path: '^packages/(server|web)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'the terminal uses of the server what is made for it',
      from: { path: '^packages/cli/', pathNot: TEST },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/(admin/admin|serve|settings)\\.ts$' },
    },
    {
      name: 'only the apps speak: the server, the terminal, the browser and the element for other pages',
      from: { path: '^packages/(?!(server|cli|web|embed|messages)/)' },
      to: { path: '^packages/messages/' },
    },
    {
      name: 'messages import nothing of ours',
      from: { path: '^packages/messages/' },
      to: { path: '^packages/(?!messages/)' },
    },
    {
      name: 'the domain of the server is pure: it imports itself, the kit, the protocol, and tables of letters',
      from: { path: `${SERVER}/domain/`, pathNot: TEST },
      to: {
        pathNot: [`${SERVER}/domain/`, `${ENGINE}/kit/`, '^packages/protocol/src/', '/zod/', '/unhomoglyph/'],
      },
    },
    {
      name: 'the store of the server imports the domain alone',
      from: { path: `${SERVER}/store/`, pathNot: TEST },
      to: { path: `${SERVER}/(?!store/|domain/)` },
    },
    {
      name: 'the bus of the server knows tables by their codes alone',
      from: { path: `${SERVER}/bus/`, pathNot: TEST },
      to: { path: `${SERVER}/(?!bus/|domain/message-of\\.ts|store/store\\.ts)` },
    },
    {
      name: 'rooms import the domain, and of store and bus what every kind of them promises',
      from: { path: `${SERVER}/room/`, pathNot: TEST },
      to: {
        path: `${SERVER}/(?!room/|domain/)`,
        pathNot: `${SERVER}/(games\\.ts|limits/|store/(store|problem)\\.ts|bus/(bus|message)\\.ts)`,
      },
    },
    {
      name: 'the boards of the day know neither rooms nor the API',
      from: { path: `${SERVER}/daily/`, pathNot: TEST },
      to: { path: `${SERVER}/(?!daily/|domain/|store/(store|boards)\\.ts)` },
    },
    {
      name: 'notifications know neither rooms nor the API',
      from: { path: `${SERVER}/notifications/`, pathNot: TEST },
      to: {
        path: `${SERVER}/(?!notifications/|domain/|limits/)`,
        // Subscriptions are stored beside the tables.
        pathNot: `${SERVER}/store/(problem|data|open-file|postgres/(connection|failure|statements))\\.ts$`,
      },
    },
    {
      name: 'the API does not know how anything is stored or sent',
      from: { path: `${SERVER}/api/`, pathNot: TEST },
      to: {
        path: [
          `${SERVER}/store/(?!store\\.ts|problem\\.ts)`,
          `${SERVER}/bus/(?!bus\\.ts|message\\.ts)`,
          `${SERVER}/notifications/(?!notifications\\.ts|schema\\.ts)`,
        ],
      },
    },
    {
      name: 'only what starts the server puts it together',
      from: { path: `${SERVER}/.+/`, pathNot: TEST },
      to: { path: `${SERVER}/(app|services|main|settings)\\.ts$` },
    },
    {
      name: 'no cycles in the server, not even of types',
      from: { path: SERVER },
      to: { circular: true },
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
    exclude: {
      path: ['^packages/(?!messages/)[^/]+/(pseudo/)?dist/', '/\\.svelte-check/', '\\?(raw|worker)$'],
    },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.css'],
    },
    detectProcessBuiltinModuleCalls: true,
  },
};
