/** Tables that last as long as the process: for tests, and for a server without a file. */
import { randomUUID } from 'node:crypto';
import { fail, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { StoredEntry } from '../domain/entry.ts';
import { missingEntries } from '../domain/unplayable.ts';
import { type Counted, Windows } from '../domain/windows.ts';
import { withoutName } from './erase.ts';
import { Leases } from './leases.ts';
import { memoryBoards } from './memory-boards.ts';
import { lastChangedFirst, lastSeenFirst } from './order.ts';
import { closedProblem, noTableProblem } from './problem.ts';
import {
  type Append,
  type AwakeRequest,
  type AwakeTable,
  type Circle,
  LINES,
  type ListedTable,
  type Store,
  type Summary,
} from './store.ts';
import { updatedBy } from './updated-by.ts';

interface Table {
  readonly listed: ListedTable;
  /** As noted. */
  readonly seen: number | undefined;
  readonly entries: readonly StoredEntry[];
  readonly chat: Readonly<Record<Circle, Chat>>;
}

interface Chat {
  lines: { readonly line: ChatLine; readonly key: string | undefined }[];
  /** How many there have been. */
  count: number;
}

const noChat = (): Chat => ({ lines: [], count: 0 });

/** Shared: for several nodes in one process. */
export function memoryStore(isShared = false): Store {
  return new MemoryStore(isShared);
}

class MemoryStore implements Store {
  readonly opening = randomUUID();
  readonly time = 0;
  readonly created = Date.now();
  readonly health = 'ok';
  readonly size = undefined;
  readonly isShared: boolean;
  readonly boards = memoryBoards(() => void this.#open());
  readonly #tables = new Map<TableId, Table>();
  readonly #leases = new Leases();
  readonly #windows = new Windows();
  readonly #commits = { count: 0, failed: 0, entries: 0, milliseconds: 0 };
  #isOpen = true;

  constructor(isShared: boolean) {
    this.isShared = isShared;
  }

  async append(append: Append): Promise<Result<void, 'taken'>> {
    const { table, from, entries, summary } = append;
    const updated = updatedBy(append);
    const tables = this.#open();
    const before = tables.get(table);
    if ((before?.entries.length ?? 0) !== from) return fail('taken');
    const first = before === undefined ? summary : before.listed;
    const { deal, opener, isOverDays } = first;
    tables.set(table, {
      listed: {
        id: table,
        ...summary,
        ...(deal !== undefined && { deal }),
        ...(opener !== undefined && { opener }),
        ...(isOverDays === true && { isOverDays }),
        updated,
        seen: before?.seen ?? updated,
      },
      seen: before?.seen,
      entries: [...(before?.entries ?? []), ...entries],
      chat: before?.chat ?? { players: noChat(), spectators: noChat() },
    });
    this.#leases.set(table, append.holder);
    this.#commits.count++;
    this.#commits.entries += entries.length;
    return ok(undefined);
  }

  async load(table: TableId, from = 0): Promise<readonly StoredEntry[] | undefined> {
    const entries = this.#open().get(table)?.entries;
    if (entries === undefined) return undefined;
    if (entries.length < from) throw missingEntries(table, entries.length, from);
    return entries.slice(from);
  }

  async loadReadable(table: TableId): Promise<readonly StoredEntry[]> {
    return (await this.load(table)) ?? [];
  }

  async noteSeen(tables: readonly TableId[], time: number): Promise<void> {
    for (const table of tables) {
      const stored = this.#open().get(table);
      if (stored === undefined) continue;
      this.#tables.set(table, { ...stored, seen: time, listed: { ...stored.listed, seen: time } });
    }
  }

  async listPublic(phases: readonly Summary['phase'][], limit: number): Promise<readonly ListedTable[]> {
    return this.#listed()
      .filter(({ visibility, phase }) => visibility === 'public' && phases.includes(phase))
      .sort(lastSeenFirst)
      .slice(0, limit);
  }

  async listDealt(deal: TableId, limit: number): Promise<readonly TableId[]> {
    return this.#listed()
      .filter((table) => table.deal === deal)
      .sort(lastChangedFirst)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async takeAwake(request: AwakeRequest): Promise<readonly AwakeTable[]> {
    return this.#leases.take(this.#listed(), request);
  }

  async renewLeases(node: string, tables: readonly TableId[]): Promise<readonly TableId[]> {
    return this.#leases.renew(node, tables);
  }

  async releaseLeases(node: string, tables: readonly TableId[]): Promise<void> {
    this.#leases.release(node, tables);
  }

  async count(key: string, ms: number): Promise<Counted> {
    return this.#windows.count(key, ms, performance.now());
  }

  async countOpen(): Promise<number> {
    return this.#listed().filter(({ phase }) => phase !== 'over').length;
  }

  async listOld(phase: Summary['phase'], since: number, limit: number): Promise<readonly TableId[]> {
    return this.#listed()
      .filter((table) => table.phase === phase && table.updated < since)
      .sort((a, b) => lastChangedFirst(b, a))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async listDeserted(since: number, sinceOverDays: number, limit: number): Promise<readonly ListedTable[]> {
    return this.#listed()
      .filter(({ phase }) => phase === 'waiting')
      .filter(({ seen, isOverDays }) => seen < (isOverDays === true ? sinceOverDays : since))
      .sort((a, b) => lastSeenFirst(b, a))
      .slice(0, limit);
  }

  async remove(table: TableId, since: number, unseen = Number.POSITIVE_INFINITY): Promise<boolean> {
    const tables = this.#open();
    const listed = tables.get(table)?.listed;
    return listed !== undefined && listed.updated < since && listed.seen < unseen && tables.delete(table);
  }

  async erase(table: TableId): Promise<boolean> {
    return this.#open().delete(table);
  }

  async erasePlayer(table: TableId, seat: Seat): Promise<void> {
    const stored = this.#open().get(table);
    if (stored === undefined) return;
    const { players } = stored.chat;
    players.lines = players.lines.filter(({ line }) => line.from !== seat);
    this.#tables.set(table, { ...stored, entries: stored.entries.map((one) => withoutName(one, seat)) });
  }

  async listChanged(known: ReadonlyMap<TableId, number>): Promise<ReadonlyMap<TableId, number | undefined>> {
    const stored = this.#open();
    const now = [...known.keys()].map((table) => [table, stored.get(table)?.entries.length] as const);
    return new Map(now.filter(([table, version]) => version !== known.get(table)));
  }

  async addChat(...[table, hears, line, key]: Parameters<Store['addChat']>): Promise<ChatLine> {
    const chat = this.#open().get(table)?.chat[hears];
    if (chat === undefined) throw noTableProblem(table);
    const before = key === undefined ? undefined : chat.lines.find((one) => one.key === key);
    if (before !== undefined) return before.line;
    const numbered = { number: ++chat.count, ...line };
    chat.lines.push({ line: numbered, key });
    chat.lines = chat.lines.filter((one) => one.line.number > chat.count - LINES);
    this.#commits.count++;
    return numbered;
  }

  async loadChat(...[table, hears, limit]: Parameters<Store['loadChat']>): Promise<readonly ChatLine[]> {
    const lines = this.#open().get(table)?.chat[hears].lines ?? [];
    return lines.slice(Math.max(0, lines.length - limit)).map(({ line }) => line);
  }

  async check(): Promise<undefined> {
    return undefined;
  }

  async heartbeat(time: number): Promise<number> {
    this.#open();
    return time;
  }

  get commits(): Store['commits'] {
    return { ...this.#commits };
  }

  async close(): Promise<void> {
    this.#isOpen = false;
  }

  #open(): Map<TableId, Table> {
    if (!this.#isOpen) throw closedProblem();
    return this.#tables;
  }

  #listed(): ListedTable[] {
    return [...this.#open().values()].map(({ listed }) => listed);
  }
}
