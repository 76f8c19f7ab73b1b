/** What tables are moved from and to: a file or a database. */
import type { TableId } from '@guimard/protocol';
import type { DatedResult } from '../../store/boards.ts';
import type { Row } from '../../store/rows.ts';

/** Everything stored about a table, in the same form wherever it is stored: copies can be compared. */
export interface TableCopy {
  readonly id: TableId;
  readonly summary: readonly Value[];
  readonly entries: readonly EntryCopy[];
  readonly chat: readonly LineCopy[];
  /** How many lines there have been, those that were erased included. */
  readonly lines: { readonly players: number; readonly spectators: number };
  readonly subscriptions: readonly SubscriptionCopy[];
}

export interface EntryCopy {
  readonly version: number;
  readonly at: number;
  readonly time: number;
  readonly key: string | null;
  readonly json: string;
}

export interface LineCopy {
  readonly hears: string;
  readonly number: number;
  readonly sender: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly key: string | null;
}

interface SubscriptionCopy {
  readonly seat: number;
  readonly id: string;
  readonly json: string;
  readonly notifiedOf: number;
}

/** What belongs to no table. */
interface About {
  /** As Date.now() counts. */
  readonly created: number;
  /** The service time. */
  readonly time: number;
  /** Without one, nobody has subscribed to notifications of the browser. */
  readonly pushKey: string | undefined;
}

export interface Side {
  readonly ids: () => Promise<readonly TableId[]>;
  /** Undefined if the table does not exist. */
  readonly read: (table: TableId) => Promise<TableCopy | undefined>;
  /** In place of what may be there, all or nothing. */
  readonly write: (copy: TableCopy) => Promise<void>;
  /** Of the boards of the day, in order of date and device. */
  readonly results: () => Promise<readonly DatedResult[]>;
  /** In place of all that may be there. */
  readonly setResults: (results: readonly DatedResult[]) => Promise<void>;
  readonly about: () => Promise<About>;
  /** The service time is never set back. */
  readonly setAbout: (about: About) => Promise<void>;
  /** Whether a server uses it. */
  readonly isInUse: () => Promise<boolean>;
}

/** The same, but what goes wrong is told by `problem`: with two sides at work, it must say which. */
export function blaming(side: Side, problem: (error: unknown) => unknown): Side {
  const told =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      try {
        return await work(...given);
      } catch (error) {
        throw problem(error);
      }
    };
  return {
    ids: told(side.ids),
    read: told(side.read),
    write: told(side.write),
    results: told(side.results),
    setResults: told(side.setResults),
    about: told(side.about),
    setAbout: told(side.setAbout),
    isInUse: told(side.isInUse),
  };
}

type Value = string | number | null;
const valueIn = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' ? value : null;
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The columns of a summary, in order. */
const SUMMARY = [
  'phase',
  'visibility',
  'due',
  'computers_turn',
  'updated',
  'versions',
  'deal',
  'opener',
  'over_days',
  'seen',
];
export const summaryIn = (row: Row): readonly Value[] => SUMMARY.map((column) => valueIn(row[column]));

export const entryIn = ({ version, at, time, key, json }: Row): EntryCopy => ({
  version: Number(version),
  at: Number(at),
  time: Number(time),
  key: textIn(key),
  json: String(json),
});

export const lineIn = ({ hears, number, sender, name, text, at, key }: Row): LineCopy => ({
  hears: String(hears),
  number: Number(number),
  sender: Number(sender),
  name: String(name),
  text: String(text),
  at: Number(at),
  key: textIn(key),
});
