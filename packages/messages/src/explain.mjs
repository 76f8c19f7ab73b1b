/** Refusals in words: the code chooses the message, and the kinds of its params how they are shown. */

/** @import { Refusals, Show } from './explain.d.ts' */

/** @type {typeof import('./explain.d.ts').explain} */
export const explain = (catalogues, { code, params }, show = {}) => {
  const catalogue = catalogues.find((one) => Object.hasOwn(one, code));
  const message = catalogue?.[code];
  if (catalogue === undefined || typeof message !== 'function')
    return /** @type {string | undefined} */ (message);
  return message(
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object'
          ? value.map((item) => showItem(catalogue, show, kindOf(name), item))
          : (show[kindOf(name)]?.(String(value)) ?? value),
      ]),
    ),
  );
};

/** The last word of a param's name, in the singular: `heldTiles` are of the kind `tile`. @param {string} name */
const kindOf = (name) => (name.split(/(?=[A-Z])/).at(-1) ?? name).toLowerCase().replace(/s$/, '');

/**
 * Messages choose single values themselves, but list items must be formatted first: `new-york` is shown by the message
 * `names_module`, and `north:2` has a detail for `names_want`.
 * @param {Refusals} catalogue
 * @param {Show} show
 * @param {string} kind
 * @param {string} item
 * @returns {string}
 */
function showItem({ names = {} }, show, kind, item) {
  if (show[kind] !== undefined) return show[kind](item);
  const named = /** @type {Refusals} */ (names)[kind];
  if (typeof named !== 'function') return item;
  const [name, detail] = item.split(':');
  return named({ [kind]: name, detail });
}
