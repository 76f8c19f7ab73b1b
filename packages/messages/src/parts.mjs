/** Walking through the parts of a text. */

/** @import { Part, Reference } from './types.d.ts' */

/**
 * All parts but plain text, those within choices included.
 * @param {readonly Part[]} parts
 * @returns {Generator<Exclude<Part, string>>}
 */
export function* partsIn(parts) {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    yield part;
    if (part.kind !== 'select') continue;
    for (const variant of part.variants) yield* partsIn(variant.parts);
    yield* partsIn(part.otherwise);
  }
}

/** @param {readonly Part[]} parts @returns {Generator<Reference>} */
export function* referencesIn(parts) {
  for (const part of partsIn(parts)) if (part.kind === 'reference') yield part;
}
