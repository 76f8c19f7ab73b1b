/**
 * What the default theme says only in English, and how its search tells words apart, cannot be configured: functions in the
 * configuration would be compiled in the browser, which our security policy forbids. So its sources are changed when they are
 * read, and the build fails if a new version no longer has what is to be changed.
 */
import { join } from 'node:path';

/** As a plugin of Vite, by the part of its interface that is used: the versions of VitePress and of ours differ. */
interface Plugin {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | undefined;
}

const CHANGES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'VPNavBarMenu.vue': [['Main Navigation', '{{ $regions.main }}']],
  'VPNavBarExtra.vue': [['label="extra navigation"', ':label="$regions.more"']],
  'VPNavBarHamburger.vue': [['aria-label="mobile navigation"', ':aria-label="$regions.phone"']],
  'VPSidebar.vue': [['Sidebar Navigation', '{{ $regions.sidebar }}']],
  'VPSidebarItem.vue': [['aria-label="toggle section"', ':aria-label="$regions.toggle"']],
  'VPDocFooter.vue': [['>Pager<', '>{{ $regions.pager }}<']],
  'VPLocalSearchBox.vue': [
    [
      'import MiniSearch, {',
      `import { tokenize } from '${join(import.meta.dirname, 'tokenize.ts').replaceAll('\\', '/')}'\nimport MiniSearch, {`,
    ],
    ["fields: ['title', 'titles', 'text'],", "fields: ['title', 'titles', 'text'], tokenize,"],
  ],
};

export const themeWords: Plugin = {
  name: 'guimard:theme-words',
  enforce: 'pre',
  transform(code, id) {
    const file = /theme-default\/components\/(\w+\.vue)$/.exec(id)?.[1];
    const changes = file === undefined ? undefined : CHANGES[file];
    return changes?.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: see theme-words.ts.`);
      return text.replace(from, () => to);
    }, code);
  },
};
