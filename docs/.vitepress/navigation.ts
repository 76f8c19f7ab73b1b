/** Ways through the site, one for each kind of reader. */
import type { DefaultTheme } from 'vitepress';

type Items = DefaultTheme.SidebarItem[];

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Play', link: '/play/tour', activeMatch: '^/play/' },
  { text: 'Host', link: '/host/', activeMatch: '^/host/' },
  { text: 'Translate', link: '/translate/', activeMatch: '^/translate/' },
  { text: 'Write a bot', link: '/bots/', activeMatch: '^/bots/' },
  { text: 'Use the engine', link: '/engine/', activeMatch: '^/engine/' },
  { text: 'Contribute', link: '/contribute/', activeMatch: '^/contribute/' },
];

export function sidebar(
  rules: readonly { readonly name: string; readonly title: string }[],
  modules: readonly { readonly title: string; readonly path: string }[],
): DefaultTheme.Sidebar {
  return {
    '/play/': [
      {
        text: 'For players',
        items: [
          { text: 'A tour in pictures', link: '/play/tour' },
          { text: 'Computer players', link: '/play/computer-players' },
        ],
      },
      {
        text: 'Rules',
        link: '/play/rules/',
        items: rules.map(({ name, title }) => ({ text: title, link: `/play/rules/${name}` })),
      },
    ],
    '/host/': [
      {
        text: 'For hosts',
        items: [
          { text: 'Hosting', link: '/host/' },
          { text: 'Scaling', link: '/host/scaling' },
          { text: 'Security', link: '/host/security' },
          { text: 'Browsers', link: '/host/browsers' },
        ],
      },
    ],
    '/translate/': [{ text: 'For translators', items: [{ text: 'Translating', link: '/translate/' }] }],
    '/bots/': [
      {
        text: 'For bot writers',
        items: [
          { text: 'Write a bot', link: '/bots/' },
          { text: 'Notation', link: '/engine/notation' },
          { text: 'The protocol client', link: '/engine/client' },
        ],
      },
    ],
    '/engine/': [
      {
        text: 'Guides',
        items: [
          { text: 'Getting started', link: '/engine/' },
          { text: 'Playing a game', link: '/engine/playing' },
          { text: 'Notation', link: '/engine/notation' },
          { text: 'Logs and replay', link: '/engine/logs' },
          { text: 'Views and secrecy', link: '/engine/views' },
          { text: 'Computer players', link: '/engine/ai' },
          { text: 'How the computer plays', link: '/engine/how-it-plays' },
          { text: 'The protocol client', link: '/engine/client' },
          { text: 'Embed a game', link: '/engine/embedding' },
        ],
      },
      {
        text: 'Reference',
        link: '/engine/api/',
        items: modules.map(({ title, path }) => ({
          text: title.replace('@guimard/', ''),
          link: `/engine/api/${path}`,
        })),
      },
    ],
    '/contribute/': [
      {
        text: 'For contributors',
        items: [
          { text: 'Start here', link: '/contribute/' },
          { text: 'Architecture', link: '/contribute/architecture' },
          { text: 'Your first module', link: '/contribute/first-module' },
          { text: 'Adding a module', link: '/contribute/adding-a-module' },
          { text: 'Rules decisions', link: '/contribute/rules-decisions' },
          { text: 'Writing documentation', link: '/contribute/documentation' },
        ],
      },
      { text: 'Decisions', link: '/contribute/decisions/', items: DECISIONS },
    ],
  };
}

const DECISIONS: Items = [
  { text: '1. A game is its log', link: '/contribute/decisions/001-the-log-is-the-truth' },
  { text: '2. Chance is a seat', link: '/contribute/decisions/002-chance-is-a-seat' },
  {
    text: '3. Visibility is declared, field by field',
    link: '/contribute/decisions/003-visibility-by-declaration',
  },
  {
    text: '4. Modules use a closed list of hooks',
    link: '/contribute/decisions/004-hooks-are-a-closed-list',
  },
  { text: '5. Refusals are data', link: '/contribute/decisions/005-refusals-are-data' },
  {
    text: '6. SQLite by default, PostgreSQL and NATS for several nodes',
    link: '/contribute/decisions/006-sqlite-by-default',
  },
  { text: '7. Nobody owns a table', link: '/contribute/decisions/007-nobody-owns-a-table' },
  {
    text: '8. Messages in Fluent, compiled to typed modules',
    link: '/contribute/decisions/008-fluent-messages',
  },
  { text: '9. Svelte and SVG for the browser', link: '/contribute/decisions/009-svelte-and-svg' },
  { text: '10. VitePress for the documentation', link: '/contribute/decisions/010-vitepress' },
  {
    text: '11. Published packages are staged, with one version',
    link: '/contribute/decisions/011-one-version',
  },
  {
    text: '12. Tree search instead of neural networks',
    link: '/contribute/decisions/012-search-instead-of-networks',
  },
];
