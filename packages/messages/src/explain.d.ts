/** The declarations of `explain.mjs` and `all-refusals.mjs`, which are checked against them. */
import type { LOCALES } from '../dist/locales.js';

type Param = string | number | readonly string[];

/** The parts of a refusal by the engine or the server that matter here. */
export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, Param>>;
}

/** Sentences by code, and under `names` the items of lists by kind: a compiled subject such as `refusals-metro`. */
export type Refusals = Readonly<Record<string, unknown>>;

/** How to show params of certain kinds: `{ cell: (name) => 'C6' }`. */
export type Show = Readonly<Record<string, (value: string) => string>>;

/** Why something was refused, in the language of the catalogues; undefined if none of them has the code. */
export declare function explain(
  catalogues: readonly Refusals[],
  refusal: Refused,
  show?: Show,
): string | undefined;

/** The catalogues of all refusals. */
export declare function allRefusals(language: (typeof LOCALES)[number]): Promise<readonly Refusals[]>;
