/** The default theme in the colours and faces of the app. */
import { type EnhanceAppContext, inBrowser, type Theme, useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h, nextTick } from 'vue';
import hero from '../drawn/hero.html?raw';
import patterns from '../drawn/patterns.html?raw';
import { languageOf } from '../for-players.ts';
import type { Regions } from '../labels.ts';
import { fillDrawings } from './drawings.ts';
import '../../../packages/web/src/styles/fonts.css';
import '../../../packages/web/src/styles/tokens.css';
import '../../../packages/web/src/styles/palettes.css';
import '../../../packages/web/src/styles/boards.css';
import '../../../packages/web/src/styles/scripts.css';
import '../drawn/figures.css';
import './style.css';

/** Put in by the build: the folder of the script of <guimard-board>. */
declare const EMBED: string;

export default {
  extends: DefaultTheme,
  Layout: () => {
    const { theme } = useData();
    return h(DefaultTheme.Layout, null, {
      // The drawings in the rules paint with them.
      'layout-top': () => h('div', { innerHTML: patterns }),
      'home-hero-image': () => h('div', { class: 'entrance', innerHTML: hero }),
      // Pages with a sidebar have no footer.
      'doc-after': () => h('p', { class: 'independent' }, theme.value.footer.message),
    });
  },
  enhanceApp({ app, router, siteData }: EnhanceAppContext) {
    // Our changes to the default theme say them.
    Object.defineProperty(app.config.globalProperties, '$regions', {
      get(): Regions {
        const { locales, themeConfig } = siteData.value;
        const language = languageOf(router.route.data.relativePath, Object.keys(locales));
        return (locales[language]?.themeConfig ?? themeConfig).regions ?? themeConfig.regions;
      },
    });
    if (!inBrowser) return;
    const onPage = async (): Promise<void> => {
      await nextTick();
      await fillDrawings().catch(() => undefined);
      // Pages without a board load nothing; where the script cannot be had, what is inside the element stays.
      if (document.querySelector('guimard-board') !== null)
        await import(/* @vite-ignore */ `${EMBED}guimard-board.js`).catch(() => undefined);
    };
    router.onAfterRouteChange = onPage;
  },
} satisfies Theme;
