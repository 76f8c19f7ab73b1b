/** Every situation a table can be in, as far as commands are concerned, and how to get there. */
import type { Rng, Seat } from '@guimard/engine/kit';
import type { Command } from '@guimard/protocol';
import { GRACE } from '../../../domain/clock.ts';
import { gameCalled } from '../../../games.ts';
import { COMPUTER, ME, OPEN, type TableRequest } from '../seats.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { oneOf } from './junk.ts';

export interface Scene {
  readonly name: string;
  readonly draft: (rng: Rng) => TableRequest;
  /** Brings a new table into the situation. Seats 0 and 1 are people who are present. */
  readonly arrange: (table: FuzzTable) => Promise<void>;
  readonly holds: (table: FuzzTable) => boolean;
  /** Advances time, for all tables. */
  readonly isLate?: boolean;
  /** Takes so long to reach that only well-formed commands are sent. */
  readonly isCostly?: boolean;
}

/** The seat that a scene is about, if any. */
export const THIRD = 2;

const FIRST = { first: 0 } as const;
const THREE: TableRequest = { game: 'metro', options: FIRST, seats: [ME, OPEN, OPEN] };
const BY_DAYS: TableRequest = { ...THREE, clock: { kind: 'days', days: 3 } };
/** Few moves by people. */
const SHORT: TableRequest = { ...THREE, seats: [ME, OPEN, OPEN, COMPUTER, COMPUTER, COMPUTER] };

const three = () => THREE;

/** The base game with all its modules. */
function withModules(rng: Rng): TableRequest {
  const metro = gameCalled('metro')!;
  const sets = metro.presets.filter(({ options }) => metro.options({ ...options, players: 3 }).ok);
  return { ...THREE, options: oneOf(rng, sets).options as TableRequest['options'] };
}

async function start(table: FuzzTable): Promise<void> {
  for (const { seat } of table.places) await table.do(seat, { type: 'ready', isReady: true });
}

async function leave(table: FuzzTable): Promise<void> {
  await table.go(THIRD);
}

async function outlast(table: FuzzTable): Promise<void> {
  await table.pass(GRACE + 1000);
}

const then =
  (...steps: ((table: FuzzTable) => Promise<void>)[]) =>
  async (table: FuzzTable): Promise<void> => {
    for (const step of steps) await step(table);
  };

const command =
  (seat: Seat, given: Command) =>
  (table: FuzzTable): Promise<void> =>
    table.do(seat, given);

/** Both who stay agree, and so does the third. */
const pause = then(
  command(0, { type: 'ask', what: 'pause' }),
  command(1, { type: 'answer', agree: true }),
  command(THIRD, { type: 'answer', agree: true }),
);

/** A move can be undone once nothing is drawn any more; and only a person leaves the others time to agree. */
async function askForUndo(table: FuzzTable): Promise<void> {
  for (;;) {
    const seat = table.toMove;
    if (!(await table.act())) throw new Error(`no move of table ${table.id} could be taken back`);
    if (seat !== 0 && seat !== 1) continue;
    const { outcome } = await table.try(seat, { type: 'ask', what: 'undo' });
    if (outcome === 'done') return;
  }
}

async function playToTheEnd(table: FuzzTable): Promise<void> {
  while (await table.act());
}

async function rematch(table: FuzzTable): Promise<void> {
  const { outcome } = await table.post('/rematch', table.places[0].secret, '{}');
  if (outcome !== 'done') throw new Error(`no rematch after table ${table.id}: ${outcome}`);
}

const phase = (wanted: string) => (table: FuzzTable) => table.info.phase === wanted;
const isSeated = ({ info }: FuzzTable): boolean => [0, 1].every((seat) => info.seats[seat].kind === 'person');
const isWaiting = (table: FuzzTable): boolean => phase('waiting')(table) && isSeated(table);
const isRunning = (table: FuzzTable): boolean =>
  phase('running')(table) && [0, 1].every((seat) => !isOut(table, seat));
const isOut = ({ info }: FuzzTable, seat: number): boolean =>
  info.seats[seat].isReplaced || info.seats[seat].hasResigned;
const isAsked = (what: string) => (table: FuzzTable) => table.info.request?.what === what;
const isAway = (table: FuzzTable): boolean =>
  table.info.seats[THIRD].kind === 'person' && !table.info.seats[THIRD].isReplaced;

export const SCENES: readonly Scene[] = [
  {
    name: 'waiting',
    draft: three,
    arrange: (table) => table.vacate(THIRD),
    holds: (table) => isWaiting(table) && table.info.seats[THIRD].kind === 'open',
  },
  {
    name: 'waiting, with a computer',
    draft: () => ({ ...THREE, seats: [ME, OPEN, COMPUTER] }),
    arrange: async () => {},
    holds: (table) => isWaiting(table) && table.info.seats[THIRD].kind === 'computer',
  },
  {
    name: 'waiting, one absent',
    draft: three,
    arrange: leave,
    holds: (table) => isWaiting(table) && isAway(table),
  },
  {
    name: 'waiting, one absent for long',
    draft: three,
    arrange: then(leave, outlast),
    isLate: true,
    holds: (table) => isWaiting(table) && isAway(table),
  },
  { name: 'running', draft: three, arrange: start, holds: isRunning },
  { name: 'running, with modules', draft: withModules, arrange: start, holds: isRunning },
  {
    name: 'running, Correspondances',
    draft: () => ({ game: 'correspondances', options: {}, seats: [ME, OPEN, OPEN] }),
    arrange: start,
    holds: isRunning,
  },
  {
    name: 'running, by correspondence, one absent',
    draft: () => BY_DAYS,
    arrange: then(start, leave),
    holds: (table) => isRunning(table) && isAway(table),
  },
  {
    name: 'running, one absent',
    draft: three,
    arrange: then(start, leave),
    holds: (table) => isRunning(table) && isAway(table),
  },
  {
    name: 'running, one absent for long',
    draft: three,
    arrange: then(start, leave, outlast),
    isLate: true,
    holds: (table) => isRunning(table) && isAway(table),
  },
  {
    name: 'running, one replaced',
    draft: three,
    arrange: then(start, leave, outlast, command(0, { type: 'replace', seat: THIRD })),
    isLate: true,
    holds: (table) => isRunning(table) && table.info.seats[THIRD].isReplaced,
  },
  {
    name: 'running, one resigned',
    draft: three,
    arrange: then(start, command(THIRD, { type: 'resign' })),
    holds: (table) => isRunning(table) && table.info.seats[THIRD].hasResigned,
  },
  {
    name: 'running, a pause asked for',
    draft: three,
    arrange: then(start, command(0, { type: 'ask', what: 'pause' })),
    holds: (table) => isRunning(table) && isAsked('pause')(table),
  },
  {
    name: 'running, a move to be taken back',
    draft: () => SHORT,
    arrange: then(start, askForUndo),
    holds: (table) => isRunning(table) && isAsked('undo')(table),
    isCostly: true,
  },
  { name: 'paused', draft: three, arrange: then(start, pause), holds: phase('paused') },
  {
    name: 'paused, going on asked for',
    draft: three,
    arrange: then(start, pause, command(0, { type: 'ask', what: 'resume' })),
    holds: (table) => phase('paused')(table) && isAsked('resume')(table),
  },
  { name: 'over', draft: () => SHORT, arrange: then(start, playToTheEnd), holds: phase('over') },
  {
    name: 'over by resignation',
    draft: three,
    arrange: then(start, command(0, { type: 'resign' }), command(1, { type: 'resign' })),
    holds: phase('over'),
  },
  {
    name: 'over, with a rematch',
    draft: three,
    arrange: then(start, command(0, { type: 'resign' }), command(1, { type: 'resign' }), rematch),
    holds: phase('over'),
  },
];
