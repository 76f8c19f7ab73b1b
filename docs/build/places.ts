/** Where the site finds what is made for it, in the repository. All of it is ignored by git. */

/** Pages of rules. */
export const RULES = 'docs/play/rules';
/** Drawings, and their style sheet. */
export const DRAWN = 'docs/.vitepress/drawn';
/** Pages of the reference. */
export const REFERENCE = 'docs/engine/api';

/** The packages of the reference: what the others stand on comes first. */
export const PACKAGES = ['engine', 'ai', 'protocol'] as const;
