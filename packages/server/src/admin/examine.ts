/** What a file contains, and which parts are damaged. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@guimard/protocol';
import { chanceAt } from '../domain/stored-game.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { fold } from '../room/fold.ts';
import { findings } from '../store/check.ts';
import { numberOf } from '../store/identity.ts';
import { FORMAT, readAsItIs } from './as-it-is.ts';
import { type Stored, storedIn } from './stored.ts';

export interface Examined {
  readonly file: string;
  /** Of the file, and of this version of Guimard. */
  readonly format: number;
  readonly known: number;
  readonly isSound: boolean;
  readonly tables: number;
  /** Tables that can be read. */
  readonly entries: number;
  readonly damaged: readonly DamagedTable[];
  /** Sound, but played by rules unknown to this version. */
  readonly otherRules: readonly TableId[];
  /** What SQLite reports as wrong with the file. */
  readonly findings: readonly string[];
}

export interface DamagedTable {
  readonly table: TableId;
  /** Readable entries, from the first one on. */
  readonly readable: number;
  /** Left out if unknown. */
  readonly of?: number;
  readonly reason: string;
}

/** Reads and replays every table. Throws a StoreProblem if the file is not ours or has a later format. */
export async function examine(file: string): Promise<Examined> {
  return readAsItIs(file, async (db) => {
    const format = numberOf(db, 'user_version');
    if (format > FORMAT) {
      throw new Error(`it was written by a newer Guimard (format ${format}, this one knows ${FORMAT})`);
    }
    const found = findings(db, 'integrity_check');
    const examined = format === 0 ? NOTHING : await examineTables(db, format);
    const isSound = found.length === 0 && examined.damaged.length === 0;
    return { file, format, known: FORMAT, isSound, ...examined, findings: found };
  });
}

const NOTHING = { tables: 0, entries: 0, damaged: [], otherRules: [] };

async function examineTables(db: DatabaseSync, format: number) {
  const stored = storedIn(db, format);
  const damaged: DamagedTable[] = [];
  const otherRules: TableId[] = [];
  let entries = 0;
  for (const table of stored.ids) {
    const [length, readable] = [stored.length(table), stored.readable(table).length];
    entries += readable;
    const problem = await problemOf(stored, table, length);
    if (problem?.kind === 'rules') otherRules.push(table);
    else if (problem !== undefined) {
      const of = length === undefined ? {} : { of: length };
      damaged.push({ table, readable, ...of, reason: problem.reason });
    }
  }
  return { tables: stored.ids.length, entries, damaged, otherRules };
}

async function problemOf(
  stored: Stored,
  table: TableId,
  length: number | undefined,
): Promise<UnplayableTable | undefined> {
  try {
    const entries = stored.entries(table);
    if (entries.length !== length) {
      return new UnplayableTable(table, 'damaged', `it should have ${length ?? 'no'} entries`);
    }
    const room = await fold(table, entries);
    if (room.phase !== 'waiting') chanceAt(room);
    return undefined;
  } catch (error) {
    if (error instanceof UnplayableTable) return error;
    throw error;
  }
}
