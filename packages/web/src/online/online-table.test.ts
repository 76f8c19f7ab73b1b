import {
  type AnyGame,
  CHANCE,
  copy,
  eventFor,
  newLog,
  newRefusal,
  nth,
  OVER,
  reveal,
  type Seat,
  SeededRng,
  Session,
  SPECTATOR,
} from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { changesOf, type MoveSeen, PROTOCOL, type ServerMessage, type TableInfo } from '@guimard/protocol';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../../protocol/src/client/testing/fake-socket.ts';
import { infoAt, playing } from '../../../protocol/src/client/testing/messages.ts';
import type { GameUi } from '../game-ui.ts';
import { kitRefusals } from '../i18n/refusals.ts';
import { shell } from '../i18n/shell.ts';
import { OnlineTable } from './online-table.svelte.ts';
import { onlineRefusals } from './refusals.ts';
import { loadOnlineWords } from './words.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { speed: 'instant' } }));
vi.mock('../table/thinkers.ts', () => ({ Thinkers: class {} }));

const game: AnyGame = metro;
const OPTIONS = { players: 2, first: 0 };

beforeAll(() => Promise.all([loadOnlineWords(), kitRefusals.load(), shell.load()]));
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});

/** A game on the other side, and what the viewer is told of it. */
class FakeServer {
  readonly #session: Session;
  readonly #rng = new SeededRng('fake');
  readonly moves: MoveSeen[] = [];
  readonly #viewer: Seat;
  #known: Uint8Array | undefined;
  version = 3;
  /** What else it tells of the table. */
  table: Partial<TableInfo> = {};

  constructor(viewer: Seat) {
    this.#viewer = viewer;
    const options = game.options(OPTIONS);
    const opened = options.ok ? Session.open(game, newLog(game, options.value)) : options;
    if (!opened.ok) throw new Error(opened.error.code);
    this.#session = opened.value;
    this.#chance();
  }

  get toMove(): number {
    return game.toMove(this.#session.state);
  }

  /** The player on turn acts. */
  play(word?: string): void {
    if (word === undefined) this.#session.play(game.pick(this.#session.state, this.#rng));
    else if (!this.#session.playWord(word).ok) throw new Error(`${word} is refused`);
    this.#note();
    this.#chance();
  }

  #chance(): void {
    while (this.toMove === CHANCE) {
      this.#session.play(game.pick(this.#session.state, this.#rng));
      this.#note();
    }
  }

  #note(): void {
    const { state, steps } = this.#session;
    const { mover, events } = steps.at(-1)!;
    const options = game.optionsOf(state);
    const [whole, known] = [game.create(options), game.create(options)];
    copy(state, whole);
    reveal(whole, this.#viewer, known);
    this.version++;
    this.moves.push({
      mover,
      events: events.map((event) => ({ ...eventFor(event, this.#viewer) })),
      changes: changesOf(this.#known ?? game.create(options).bytes, known.bytes),
    });
    this.#known = known.bytes;
  }

  update(from: number, changes: Partial<TableInfo> = {}) {
    const table = infoAt(this.version, { ...playing(game, OPTIONS), ...this.table, ...changes });
    return { table, from, moves: this.moves.slice(from), now: Date.now() };
  }

  welcome(from = 0): ServerMessage {
    const presence = { present: [true, false], awaySince: [null, 0], spectators: 1 };
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      viewer: this.#viewer,
      update: this.update(from),
      chat: [],
      presence,
    };
  }
}

function setUp(viewer: Seat = 0) {
  const server = new FakeServer(viewer);
  const sockets: FakeSocket[] = [];
  const ui = { game, refusals: onlineRefusals } as unknown as GameUi;
  const opened = OnlineTable.open(ui, infoAt(1, playing(game, OPTIONS)), {
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    },
    secret: undefined,
    name: '',
  });
  const table = opened!;
  table.connect();
  const last = (): FakeSocket => sockets.at(-1)!;
  const greet = (from = 0): void => {
    last().open();
    last().say(server.welcome(from));
    flushSync();
  };
  /** The last command that was sent. */
  const asked = () => {
    const message = last().sent.findLast(({ type }) => type === 'command');
    if (message?.type !== 'command') throw new Error('nothing was asked');
    return message.request;
  };
  return { server, sockets, table, last, greet, asked };
}

/** One turn of the event loop: whatever follows from settled promises has happened by then. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('what happened before is there at once, as the viewer knows it', () => {
  const { table, greet, server } = setUp();
  greet();
  expect(table.steps.length).toBe(server.moves.length);
  expect(table.isLive).toBe(true);
  expect(table.viewer).toBe(0);
  expect(table.view.toMove).toBe(0);
  expect(table.canAct).toBe(true);
  expect(table.presence).toMatchObject({ present: [true, false], spectators: 1 });
});

test('who looks on may do nothing', () => {
  const { table, greet } = setUp(SPECTATOR);
  greet();
  expect(table.isSpectator).toBe(true);
  expect(table.view.legal).toEqual([]);
  expect(table.canAct).toBe(false);
});

test('an action is sent as a word with the version, and shown when the server tells it', async () => {
  const { table, greet, server, last, asked } = setUp();
  greet();
  const before = table.steps.length;
  const acting = table.act(nth(table.view.legal, 0));
  expect(table.canAct).toBe(false);
  const { key, version, command } = asked();
  expect(version).toBe(server.version);
  if (command.type !== 'act') throw new Error('no action');
  server.play(command.action);
  last().say({ type: 'update', update: server.update(before) });
  last().say({ type: 'done', key, version: server.version });
  await acting;
  await soon();
  expect(table.steps.length).toBe(server.moves.length);
  expect(table.view.toMove).toBe(1);
  expect(table.trouble).toBeUndefined();
});

test('moves of others are shown one after the other', async () => {
  const { table, greet, server, last } = setUp();
  greet();
  const shown: number[] = [];
  table.perform = async ({ index }) => {
    expect(table.isShowing).toBe(true);
    shown.push(index);
    await soon();
  };
  const before = server.moves.length;
  server.play();
  last().say({ type: 'update', update: server.update(before) });
  await vi.waitFor(() => expect(table.isShowing).toBe(false));
  expect(shown).toEqual(Array.from({ length: server.moves.length - before }, (_, i) => before + i));
});

test('if something happened that changes nothing, the action is sent once more', async () => {
  const { table, greet, server, last, asked } = setUp();
  greet();
  const acting = table.act(nth(table.view.legal, 0));
  const first = asked();
  // Another player has asked for a pause meanwhile.
  server.version++;
  last().say({ type: 'update', update: server.update(server.moves.length) });
  last().say({
    type: 'refused',
    key: first.key,
    ...newRefusal('version', 'positionChanged'),
    version: server.version,
  });
  await soon();
  const second = asked();
  expect(second.command).toEqual(first.command);
  expect(second.key).not.toBe(first.key);
  expect(second.version).toBe(server.version);
  last().say({
    type: 'refused',
    key: second.key,
    ...newRefusal('version', 'positionChanged'),
    version: server.version,
  });
  await acting;
  expect(table.trouble).toBe('Something has happened in the meantime. Please look again.');
  expect(asked()).toBe(second);
});

test('if the position has changed, the action is not sent again', async () => {
  const { table, greet, server, last, asked } = setUp();
  greet();
  const acting = table.act(nth(table.view.legal, 0));
  const first = asked();
  const before = server.moves.length;
  server.play();
  last().say({ type: 'update', update: server.update(before) });
  last().say({
    type: 'refused',
    key: first.key,
    ...newRefusal('version', 'positionChanged'),
    version: server.version,
  });
  await acting;
  expect(asked()).toBe(first);
});

test('a refusal that knows more than we do makes us ask for everything', async () => {
  const { table, greet, server, last, asked, sockets } = setUp();
  greet();
  const acting = table.act(nth(table.view.legal, 0));
  const { key } = asked();
  server.version += 5;
  last().say({ type: 'refused', key, ...newRefusal('version', 'positionChanged'), version: server.version });
  await soon();
  expect(sockets.length).toBe(2);
  greet();
  await soon();
  expect(last().sent[0]).toMatchObject({ type: 'hello', moves: 0 });
  expect(asked().version).toBe(server.version);
  table.disconnect();
  await acting;
});

test('after a gap it goes on where it was, and what was half chosen is not touched', async () => {
  const { table, greet, server, last, sockets } = setUp();
  greet();
  const { steps } = table;
  last().cut();
  expect(table.link).toBe('cut');
  // One may go on choosing, and even act: it is sent later.
  expect(table.canAct).toBe(true);
  table.wake();
  expect(sockets.length).toBe(2);
  last().open();
  expect(last().sent[0]).toMatchObject({ moves: server.moves.length, version: server.version });
  last().say(server.welcome(server.moves.length));
  await soon();
  expect(table.steps).toBe(steps);
  expect(table.isShowing).toBe(false);
});

test('a gap in the updates is noticed', () => {
  const { table, greet, server, last, sockets } = setUp();
  greet();
  const before = table.steps.length;
  server.play();
  server.play();
  last().say({ type: 'update', update: server.update(server.moves.length - 1) });
  expect(sockets.length).toBe(2);
  expect(table.steps.length).toBe(before);
  greet();
  expect(last().sent[0]).toMatchObject({ moves: 0, version: 0 });
});

test('on coming back it says under which seed it knows its moves', () => {
  const { table, greet, server, last } = setUp();
  const commitments = [
    { from: 0, hash: 'a' },
    { from: 2, hash: 'b' },
  ];
  server.table = { commitments };
  greet();
  expect(last().sent[0]).not.toHaveProperty('commitment');
  last().cut();
  table.wake();
  last().open();
  expect(last().sent[0]).toMatchObject({ moves: server.moves.length, commitment: 'b' });
});

test('a server that was restored is believed, and the player is told once', async () => {
  const { table, greet, server, last } = setUp();
  server.table = { commitments: [{ from: 0, hash: 'a' }] };
  const early = server.moves.length;
  for (let i = 0; i < 4; i++) server.play();
  greet();
  expect([table.steps.length, table.isRestored]).toEqual([server.moves.length, false]);
  last().cut();
  table.wake();
  // The backup has fewer moves, and the game took another course since.
  server.moves.length = early;
  server.version = early + 4;
  const draws = server.moves.filter(({ mover }) => mover === CHANCE).length;
  const added = { from: draws, hash: 'b' };
  server.table = { commitments: [{ from: 0, hash: 'a' }, added] };
  greet();
  await soon();
  expect(table.steps.length).toBe(early);
  expect(table.isLive).toBe(true);
  expect([table.isRestored, table.wasRestored]).toEqual([true, true]);
  table.acknowledgeRestore();
  last().cut();
  table.wake();
  greet(early);
  expect(last().sent[0]).toMatchObject({ moves: early, commitment: 'b' });
  expect([table.isRestored, table.wasRestored]).toEqual([false, true]);
});

test('moves are taken back', async () => {
  const { table, greet, server, last } = setUp();
  server.play();
  greet();
  const { length } = server.moves;
  server.moves.length = length - 1;
  server.version += 2;
  last().say({ type: 'update', update: server.update(length - 1) });
  await soon();
  expect(table.steps.length).toBe(length - 1);
  expect(table.isLive).toBe(true);
});

test('the clock does not wait for moves that are not shown yet', async () => {
  const { table, greet, server, last } = setUp();
  greet();
  let resolve = (): void => {};
  const shown = new Promise<void>((done) => {
    resolve = done;
  });
  table.perform = () => shown;
  const before = server.moves.length;
  // Until both have played, and it is the viewer's turn again.
  do server.play();
  while (server.toMove === 0);
  while (server.toMove !== 0) server.play();
  const seats = infoAt(0).seats.map((seat) => ({ ...seat, timeLeft: 60_000 }));
  const now = Date.now();
  const clock = { kind: 'move', seconds: 60 } as const;
  const update = server.update(before, { seats, clock, runningSince: now - 10_000 });
  last().say({ type: 'update', update: { ...update, now } });
  flushSync();
  expect(table.steps.length).toBeLessThan(server.moves.length);
  expect(table.timeLeft(0, now)).toBeLessThan(60_000);
  expect(table.timeLeft(1, now)).toBe(60_000);
  expect(table.isHurried).toBe(true);
  resolve();
  await vi.waitFor(() => expect(table.steps.length).toBe(server.moves.length));
  expect(table.isHurried).toBe(true);
});

test('the time of an absence follows the server’s clock', () => {
  const { table, greet, server, last } = setUp();
  greet();
  // The server's time is no date, and has nothing to do with ours.
  const now = 7_000_000;
  server.version++;
  const update = { ...server.update(server.moves.length, { grace: 60_000 }), now };
  last().say({ type: 'update', update });
  const ours = Date.now();
  const presence = { present: [true, false], awaySince: [null, now - 18_000], spectators: 0 };
  last().say({ type: 'presence', presence });
  expect(table.absence(0, ours)).toBeUndefined();
  const { away, left } = table.absence(1, ours + 12_000)!;
  // The messages took a moment.
  expect(away).toBeGreaterThanOrEqual(30_000);
  expect(away).toBeLessThan(31_000);
  expect(away + left).toBe(60_000);
  // Others wait longer for whoever opened the table.
  server.version++;
  const opener = { seat: 1, grace: 900_000 };
  last().say({
    type: 'update',
    update: { ...server.update(server.moves.length, { grace: 60_000, opener }), now },
  });
  const later = table.absence(1, ours + 12_000)!;
  expect(later.away + later.left).toBe(900_000);
  last().say({ type: 'presence', presence: { ...presence, present: [true, true], awaySince: [null, null] } });
  expect(table.absence(1, ours)).toBeUndefined();
});

test('who has deleted their name is called by the seat, and what they said is gone', () => {
  const { table, greet, server, last } = setUp();
  greet();
  const line = (number: number, from: number, name: string) => {
    const said = { number, from, name, text: `line ${number}`, at: 0 };
    last().say({ type: 'chat', line: said });
  };
  line(1, 0, 'Player 1');
  line(2, 1, 'Player 2');
  line(3, SPECTATOR, 'Eve');
  const { seats } = infoAt(0);
  server.version++;
  const without = { seats: seats.with(1, { ...nth(seats, 1), name: '' }) };
  last().say({ type: 'update', update: server.update(server.moves.length, without) });
  expect(table.names).toEqual(['Player 1', shell.words.setup.player({ number: 2 })]);
  expect(table.chat.map(({ number }) => number)).toEqual([1, 3]);
  // They may speak again, under no name.
  line(4, 1, '');
  server.version++;
  last().say({ type: 'update', update: server.update(server.moves.length, without) });
  expect(table.chat.map(({ number }) => number)).toEqual([1, 3, 4]);
});

test('after a resignation nobody is on turn', () => {
  const { table, greet, server, last } = setUp();
  greet();
  expect(table.view.toMove).toBe(0);
  server.version++;
  const update = server.update(server.moves.length, { phase: 'over', winners: [1] });
  last().say({ type: 'update', update });
  flushSync();
  expect([table.isOver, table.winners]).toEqual([true, [1]]);
  expect([table.view.toMove, table.view.legal]).toEqual([OVER, []]);
  table.look(table.steps.length - 1);
  expect(table.view.toMove).not.toBe(OVER);
});

test('a link to a moment opens there', () => {
  const { table, greet, server } = setUp();
  for (let i = 0; i < 4; i++) server.play();
  table.lookOnceKnown(5);
  greet();
  expect(table.at).toBe(5);
  expect(table.isLive).toBe(false);
});

test.each<[what: string, changes: Partial<TableInfo>]>([
  ['other rules', { rules: 99 }],
  ['another layout', { layout: 'another' }],
])('a table with %s is not opened, nor followed', (_, changes) => {
  const { table, greet, server, last } = setUp();
  const ui = { game } as unknown as GameUi;
  const deps = { open: () => new FakeSocket(), secret: undefined, name: '' };
  expect(OnlineTable.open(ui, infoAt(1, { ...playing(game, OPTIONS), ...changes }), deps)).toBeUndefined();
  greet();
  const { steps } = table;
  server.play();
  last().say({ type: 'update', update: server.update(steps.length, changes) });
  expect(table.end).toBe('outdated');
  expect(table.steps).toBe(steps);
});

test('states of another shape are not believed', () => {
  const { table, greet, server } = setUp();
  server.moves[0] = { ...nth(server.moves, 0), changes: [[1_000_000, 1]] };
  greet();
  expect(table.link).toBe('outdated');
});
