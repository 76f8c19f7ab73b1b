/** The chat at tables: one for the players, one for the spectators. */
import { createHash } from 'node:crypto';
import { fail, ok, type Result, refuse, type Seat } from '@guimard/engine/kit';
import type { ChatLine, TableId } from '@guimard/protocol';
import type { Bus } from '../bus/bus.ts';
import { Buckets } from '../limits/bucket.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import type { Circle, Store } from '../store/store.ts';
import { ChatCircle, type ChatListener } from './chat-circle.ts';
import { CHAT, CHAT_AT_TABLE, type Limits, TYPING } from './limits.ts';
import { TOO_FAST } from './refusal.ts';
import type { RequestLimits } from './request-limits.ts';
import { visibleText } from './visible.ts';

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
  readonly line: Promise<Result<ChatLine>>;
}

/** A chat with listeners at this node. */
interface Followed {
  readonly circle: ChatCircle;
  readonly close: () => void;
}

interface ChatDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly limits: Limits | undefined;
  /** For each address, at all tables. */
  readonly requestLimits: RequestLimits;
  readonly now: () => number;
  readonly date: () => number;
  readonly onProblem: (problem: unknown) => void;
}

/** Remembered keys, so that a message sent twice counts once against the limit. */
const KEYS = 2_000;

const circleFor = (viewer: Seat): Circle => (viewer >= 0 ? 'players' : 'spectators');

export class Chat {
  readonly #deps: ChatDeps;
  readonly #buckets: Buckets;
  readonly #tableBuckets: Buckets;
  readonly #typingBuckets: Buckets;
  readonly #circles = new Map<string, Followed>();
  readonly #said = new Map<string, Said>();

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    this.#buckets = new Buckets(deps.limits && CHAT);
    this.#tableBuckets = new Buckets(deps.limits && CHAT_AT_TABLE);
    this.#typingBuckets = new Buckets(deps.limits && TYPING);
  }

  /** Hears every new line, whichever node it is added at. `recent` are the last ones before; `leave` ends it. */
  follow(
    table: TableId,
    viewer: Seat,
    listener: ChatListener,
  ): { readonly recent: Promise<readonly ChatLine[]>; readonly leave: () => void } {
    const hears = circleFor(viewer);
    const followed = this.#circles.get(keyOf(table, hears)) ?? this.#open(table, hears);
    const { circle, close } = followed;
    circle.add(listener);
    const leave = () => {
      circle.delete(listener);
      if (circle.isEmpty) close();
    };
    return { recent: circle.recent(), leave };
  }

  /** The player of that seat is writing: the others are told, at all nodes. */
  typing(table: TableId, seat: Seat): void {
    if (!this.#typingBuckets.take(`${table}/${seat}`, this.#deps.now())) return;
    this.#circles.get(keyOf(table, 'players'))?.circle.typing(seat);
    this.#deps.bus.publish(table, { type: 'typing', seat });
  }

  async say(speaker: Speaker, key: string, text: string): Promise<Result<ChatLine>> {
    const { table, viewer, address } = speaker;
    const who = `${table}/${viewer >= 0 ? viewer : subscriberOf(address)}`;
    const seen = visibleText(text);
    const before = this.#said.get(`${who}/${key}`);
    if (before?.text === seen) return before.line;
    if (before !== undefined) return refuse('key', 'keyUsed');
    if (seen === '') return refuse('chat', 'nothingReadable');
    const line = this.#sayNew(speaker, who, key, seen);
    this.#remember(`${who}/${key}`, { text: seen, line });
    return line;
  }

  /** Other nodes cannot be heard: what was said there is read from the store. */
  poll(): void {
    for (const { circle } of this.#circles.values()) circle.hearOf(Number.POSITIVE_INFINITY);
  }

  /** Other nodes can be heard again. */
  resume(): void {
    this.poll();
  }

  #open(table: TableId, hears: Circle): Followed {
    const { store, bus, onProblem } = this.#deps;
    const circle = new ChatCircle({ load: (limit) => store.loadChat(table, hears, limit), onProblem });
    const unsubscribe = bus.subscribe(table, (message) => {
      if (message.type === 'chat' && message.hears === hears) circle.hearOf(message.number);
      if (message.type === 'typing' && hears === 'players') circle.typing(message.seat);
    });
    const close = () => {
      unsubscribe();
      if (this.#circles.get(keyOf(table, hears)) === followed) this.#circles.delete(keyOf(table, hears));
    };
    const followed = { circle, close };
    this.#circles.set(keyOf(table, hears), followed);
    return followed;
  }

  async #sayNew(speaker: Speaker, who: string, key: string, text: string): Promise<Result<ChatLine>> {
    if (!(await this.#maySay(speaker, who))) return fail(TOO_FAST);
    const line = await this.#add(speaker, text, digestOf(`${who}/${key}`));
    // Another node may have stored it under this key, or something else.
    return line.text === text ? ok(line) : refuse('key', 'keyUsed');
  }

  /** The speaker, the address and the table have a limit each; spectators of a table cannot use up that of its players. */
  async #maySay({ table, viewer, address }: Speaker, who: string): Promise<boolean> {
    const { requestLimits, now } = this.#deps;
    if (!this.#buckets.take(who, now())) return false;
    if ((await requestLimits.wait(address, 'chat')) !== undefined) return false;
    return this.#tableBuckets.take(keyOf(table, circleFor(viewer)), now());
  }

  async #add({ table, viewer, name }: Speaker, text: string, key: string): Promise<ChatLine> {
    const { store, bus, date } = this.#deps;
    const hears = circleFor(viewer);
    const line = await store.addChat(table, hears, { from: viewer, name, text, at: date() }, key);
    this.#circles.get(keyOf(table, hears))?.circle.added(line);
    bus.publish(table, { type: 'chat', hears, number: line.number });
    return line;
  }

  #remember(key: string, said: Said): void {
    this.#said.set(key, said);
    const [oldest] = this.#said.keys();
    if (this.#said.size > KEYS && oldest !== undefined) this.#said.delete(oldest);
    // A message that was refused, or could not be stored, may be sent again.
    const forget = () => this.#said.delete(key);
    said.line.then(({ ok: isStored }) => isStored || forget(), forget);
  }
}

const keyOf = (table: TableId, hears: Circle): string => `${table}/${hears}`;

/** Stored with the line: it says nothing about the speaker's address to anyone who does not know the key. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
