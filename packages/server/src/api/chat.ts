/** The chat at tables: one for the players, one for the spectators. */
import { ok, type Result, refuse, type Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import { Buckets } from '../limits/bucket.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import type { Store } from '../store/store.ts';
import { CHAT, type Limits } from './limits.ts';
import { TOO_FAST } from './refusal.ts';
import { visibleText } from './visible.ts';

type Hears = 'players' | 'spectators';
type Hear = (line: ChatLine) => void;

export interface Speaker {
  readonly table: TableId;
  /** A seat, or SPECTATOR. */
  readonly viewer: Seat;
  readonly name: string;
  /** Tells spectators apart, since they have no seat. */
  readonly address: string;
}

interface Said {
  readonly text: string;
  readonly line: Promise<ChatLine>;
}

/** How many messages a newcomer gets. */
const RECENT = 50;
/** Remembered keys, so that a message sent twice appears once. */
const KEYS = 2_000;

const hearsOf = (viewer: Seat): Hears => (viewer >= 0 ? 'players' : 'spectators');

export class Chat {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #date: () => number;
  readonly #buckets: Buckets;
  readonly #listeners = new Map<string, Set<Hear>>();
  readonly #said = new Map<string, Said>();

  constructor(store: Store, limits: Limits | undefined, now: () => number, date: () => number) {
    this.#store = store;
    this.#buckets = new Buckets(limits && CHAT);
    this.#now = now;
    this.#date = date;
  }

  recent(table: TableId, viewer: Seat): Promise<readonly ChatLine[]> {
    return this.#store.loadChat(table, hearsOf(viewer), RECENT);
  }

  /** Returns a function that unsubscribes. */
  listen(table: TableId, viewer: Seat, hear: Hear): () => void {
    const circle = circleOf(table, viewer);
    const listeners = this.#listeners.get(circle) ?? new Set();
    this.#listeners.set(circle, listeners.add(hear));
    return () => {
      listeners.delete(hear);
      if (listeners.size === 0) this.#listeners.delete(circle);
    };
  }

  async say(speaker: Speaker, key: string, text: string): Promise<Result<ChatLine>> {
    const { table, viewer, address } = speaker;
    const who = `${table}/${viewer >= 0 ? viewer : subscriberOf(address)}`;
    const seen = visibleText(text);
    const before = this.#said.get(`${who}/${key}`);
    if (before?.text === seen) return ok(await before.line);
    if (before !== undefined) return refuse('key', 'keyUsed');
    if (seen === '') return refuse('chat', 'nothingReadable');
    if (!this.#buckets.take(who, this.#now())) return { ok: false, error: TOO_FAST };
    const line = this.#add(speaker, seen);
    this.#remember(`${who}/${key}`, { text: seen, line });
    return ok(await line);
  }

  async #add({ table, viewer, name }: Speaker, text: string): Promise<ChatLine> {
    const line = { from: viewer, name, text, at: this.#date() };
    const stored = await this.#store.addChat(table, hearsOf(viewer), line);
    for (const hear of this.#listeners.get(circleOf(table, viewer)) ?? []) hear(stored);
    return stored;
  }

  #remember(key: string, said: Said): void {
    this.#said.set(key, said);
    const [oldest] = this.#said.keys();
    if (this.#said.size > KEYS && oldest !== undefined) this.#said.delete(oldest);
    // A message that could not be stored may be sent again.
    said.line.catch(() => this.#said.delete(key));
  }
}

const circleOf = (table: TableId, viewer: Seat): string => `${table}/${hearsOf(viewer)}`;
