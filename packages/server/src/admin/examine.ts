/** What a file or a database contains, and which parts are damaged. */
import type { TableId } from '@guimard/protocol';
import { drawsAt } from '../domain/stored-game.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { fold } from '../room/fold.ts';
import { findings } from '../store/check.ts';
import { isDatabaseUrl, shownName } from '../store/data.ts';
import { numberOf } from '../store/identity.ts';
import { FORMAT, readAsItIs } from './as-it-is.ts';
import { type Stored, storedIn } from './stored.ts';

export interface Examined {
  readonly file: string;
  /** Of the data, and of this version of Guimard. */
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

/** Reads and replays every table. Throws a StoreProblem if the data is not ours or has a later format. */
export async function examine(data: string): Promise<Examined> {
  return isDatabaseUrl(data) ? examineDatabase(data) : examineFile(data);
}

async function examineDatabase(url: string): Promise<Examined> {
  const { KNOWN, readDatabase } = await import('./postgres.ts');
  return readDatabase(url, async (stored, format) => {
    const examined = await examineTables(stored);
    const isSound = examined.damaged.length === 0;
    return { file: shownName(url), format, known: KNOWN, isSound, ...examined, findings: [] };
  });
}

function examineFile(file: string): Promise<Examined> {
  return readAsItIs(file, async (db) => {
    const format = numberOf(db, 'user_version');
    if (format > FORMAT) {
      throw new Error(`it was written by a newer Guimard (format ${format}, this one knows ${FORMAT})`);
    }
    const found = findings(db, 'integrity_check');
    const examined = format === 0 ? NOTHING : await examineTables(storedIn(db, format));
    const isSound = found.length === 0 && examined.damaged.length === 0;
    return { file, format, known: FORMAT, isSound, ...examined, findings: found };
  });
}

const NOTHING = { tables: 0, entries: 0, damaged: [], otherRules: [] };

async function examineTables(stored: Stored) {
  const damaged: DamagedTable[] = [];
  const otherRules: TableId[] = [];
  let entries = 0;
  for (const table of stored.ids) {
    const [length, { length: readable }] = [await stored.length(table), await stored.readable(table)];
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
    const entries = await stored.entries(table);
    if (entries.length !== length) {
      return new UnplayableTable(table, 'damaged', `it should have ${length ?? 'no'} entries`);
    }
    const room = await fold(table, entries);
    if (room.phase !== 'waiting') drawsAt(room);
    return undefined;
  } catch (error) {
    if (error instanceof UnplayableTable) return error;
    throw error;
  }
}
