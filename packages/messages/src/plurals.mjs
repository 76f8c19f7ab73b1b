/** Plural forms of languages, from Node's CLDR data. */

/**
 * @typedef {object} PluralForms
 * @property {(n: number) => string} of
 * @property {readonly string[]} all every form that the language has
 * @property {readonly string[]} needed the forms of small whole numbers, which is what is counted here; the others are for
 *   fractions (Polish `other`) and millions (French `many`)
 */

/** @type {Map<string, PluralForms>} */
const known = new Map();

/** @param {string} language @returns {PluralForms} */
export function pluralForms(language) {
  const forms = known.get(language) ?? read(language);
  known.set(language, forms);
  return forms;
}

/** @param {string} language @returns {PluralForms} */
function read(language) {
  const rules = new Intl.PluralRules(language);
  const of = (/** @type {number} */ n) => rules.select(n);
  const needed = new Set(Array.from({ length: 1000 }, (_, n) => of(n)));
  return { of, all: rules.resolvedOptions().pluralCategories, needed: [...needed] };
}
