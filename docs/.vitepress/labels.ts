/** What stands around the pages, in a language: from the catalogues, where translators find everything else. */
import type { Words } from '@guimard/messages/documentation';
import type { DefaultTheme } from 'vitepress';

/** Read aloud only. The default theme has them in English; `theme-words.ts` puts these in their place. */
export interface Regions {
  readonly main: string;
  readonly more: string;
  readonly phone: string;
  readonly sidebar: string;
  readonly pager: string;
  readonly toggle: string;
}

export type Labels = DefaultTheme.Config & { readonly regions: Regions };

export function labelsOf({ page, regions, missing, footer }: Words): Labels {
  const { independent, licence } = footer;
  return {
    outline: { level: [2, 3], label: page.outline },
    docFooter: { prev: page.previous, next: page.next },
    returnToTopLabel: page.top,
    skipToContentLabel: page.skip,
    sidebarMenuLabel: page.menu,
    langMenuLabel: page.language,
    darkModeSwitchLabel: page.appearance,
    lightModeSwitchTitle: page.toLight,
    darkModeSwitchTitle: page.toDark,
    notFound: {
      title: missing.title,
      quote: missing.text,
      linkText: missing.back,
      linkLabel: missing.back,
    },
    footer: { message: independent, copyright: licence },
    regions: {
      main: regions.main,
      more: regions.more,
      phone: page.menu,
      sidebar: regions.sidebar,
      pager: regions.pager,
      toggle: regions.toggle,
    },
  };
}

export const searchLabelsOf = ({ search }: Words): DefaultTheme.LocalSearchOptions => ({
  translations: {
    button: { buttonText: search.button, buttonAriaLabel: search.button },
    modal: {
      displayDetails: search.details,
      resetButtonTitle: search.reset,
      backButtonTitle: search.close,
      noResultsText: search.nothing,
      footer: {
        selectText: search.select,
        selectKeyAriaLabel: search.keys.select,
        navigateText: search.navigate,
        navigateUpKeyAriaLabel: search.keys.up,
        navigateDownKeyAriaLabel: search.keys.down,
        closeText: search.leave,
        closeKeyAriaLabel: search.keys.leave,
      },
    },
  },
});
