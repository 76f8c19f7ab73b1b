/** Pages for players are in every language, all others in English only. Read in the browser, too. */

/** `page` is its path within its language: `play/tour.md`. */
export const isForPlayers = (page: string): boolean => page === 'index.md' || page.startsWith('play/');

/** Where the pages of a language begin; VitePress calls English `root`. */
export const folderOf = (language: string): string =>
  language === 'root' || language === 'en' ? '/' : `/${language}/`;

/** The language of a page: the first folder of its path, if that is one. */
export const languageOf = (page: string, languages: readonly string[]): string =>
  languages.find((language) => page.startsWith(`${language}/`)) ?? 'root';
