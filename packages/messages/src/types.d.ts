/** The data passed between stages of the compiler. */

/** Something that stops the build, as `file:line: text`. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Part of a text. References to messages without params and to terms are already text. */
export type Part = string | Param | List | Select | Reference;

export interface Param {
  readonly kind: 'param';
  readonly name: string;
  /** Starts with a capital letter. */
  readonly capital?: boolean;
}
/** Several items, joined as the language does or by a separator of the translator's. */
export interface List {
  readonly kind: 'list';
  readonly name: string;
  readonly separator?: string;
}
export interface Select {
  readonly kind: 'select';
  readonly name: string;
  /** By the first letter: whether it needs an elision, as in `d’Anne` and `de Paul`. */
  readonly by: 'number' | 'boolean' | 'key' | 'initial';
  /** Without the default, in the order of the file; a number stands for itself, `one` and its like for a plural form. */
  readonly variants: readonly Variant[];
  readonly otherwise: readonly Part[];
  readonly otherwiseKey: string;
  readonly line: number;
}
export interface Variant {
  readonly key: string | number;
  readonly parts: readonly Part[];
}
/** A message of the same file with params: it gets those of the message it is in. */
export interface Reference {
  readonly kind: 'reference';
  readonly id: string;
}

/** One text of a catalogue: a message, or an attribute of one. */
export interface Message {
  /** As in the file: `events_laid`, `modules_paris.title`. */
  readonly id: string;
  /** Where programs find it: `['modules', 'paris', 'title']`. */
  readonly path: readonly string[];
  readonly parts: readonly Part[];
  readonly comment?: string;
  readonly line: number;
}

/** One file: a subject in a language. */
export interface Catalogue {
  /** For faults: `locales/fr/metro.ftl`. */
  readonly file: string;
  readonly language: string;
  readonly messages: ReadonlyMap<string, Message>;
  /** Ids of the messages that others refer to. */
  readonly referred: ReadonlySet<string>;
}

/** What a param must be, from all its uses in all languages. */
export type ParamType =
  | { readonly kind: 'text' }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'list' }
  /** One of these words; any text if not closed. */
  | { readonly kind: 'key'; readonly keys: readonly string[]; readonly closed: boolean };

/** The params of each message, by id; empty for plain texts. */
export type Signatures = ReadonlyMap<string, ReadonlyMap<string, ParamType>>;

/** Messages by path, as programs see them. */
export type Tree = Message | Group;
export interface Group {
  readonly list: boolean;
  readonly members: ReadonlyMap<string, Tree>;
}
