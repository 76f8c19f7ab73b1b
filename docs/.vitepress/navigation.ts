/** Ways through the site, one for each kind of reader. */
import type { Words } from '@guimard/messages/documentation';
import type { DefaultTheme } from 'vitepress';
import { folderOf } from './for-players.ts';

type Items = DefaultTheme.SidebarItem[];
type Rules = readonly { readonly name: string; readonly title: string }[];

/** All parts in English; elsewhere the one for players, and a menu of those in English. */
export function navOf(language: string, words: Words): DefaultTheme.NavItem[] {
  const folder = folderOf(language);
  const { english } = words;
  const players = { text: words.play, link: `${folder}play/tour`, activeMatch: `^${folder}play/` };
  const others = [
    { text: english.host, link: '/host/', activeMatch: '^/host/' },
    { text: english.translate, link: '/translate/', activeMatch: '^/translate/' },
    { text: english.bots, link: '/bots/', activeMatch: '^/bots/' },
    { text: english.engine, link: '/engine/', activeMatch: '^/engine/' },
    { text: english.contribute, link: '/contribute/', activeMatch: '^/contribute/' },
  ];
  return language === 'en' ? [players, ...others] : [players, { text: english.title, items: others }];
}

export function playersSidebar(language: string, words: Words, rules: Rules): DefaultTheme.SidebarMulti {
  const play = `${folderOf(language)}play/`;
  return {
    [play]: [
      {
        text: words.forPlayers,
        items: [
          { text: words.tour, link: `${play}tour` },
          { text: words.computerPlayers, link: `${play}computer-players` },
        ],
      },
      {
        text: words.rules,
        link: `${play}rules/`,
        items: rules.map(({ name, title }) => ({ text: title, link: `${play}rules/${name}` })),
      },
    ],
  };
}

/** `glossaries`: languages by their tags, in English. */
export function englishSidebar(
  modules: readonly { readonly title: string; readonly path: string }[],
  glossaries: readonly { readonly tag: string; readonly name: string }[],
): DefaultTheme.SidebarMulti {
  return {
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
    '/translate/': [
      { text: 'For translators', items: [{ text: 'Translating', link: '/translate/' }] },
      {
        text: 'Glossaries',
        items: glossaries.map(({ tag, name }) => ({ text: name, link: `/translate/glossary/${tag}` })),
      },
    ],
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
