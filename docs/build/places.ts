/** Where the site finds what is made for it, in the repository. All of it is ignored by git. */

/** Drawings, and their style sheet. */
export const DRAWN = 'docs/.vitepress/drawn';
/** Pages of the reference. */
export const REFERENCE = 'docs/engine/api';

/** Pages of rules, in a language. */
export const rulesIn = (language: string): string =>
  language === 'en' ? 'docs/play/rules' : `docs/${language}/play/rules`;

/** The packages of the reference: what the others stand on comes first. */
export const PACKAGES = ['engine', 'ai', 'protocol'] as const;
