/** Whole matches of Correspondances over real sockets: lines are hidden during a round and revealed when it is scored. */
import { eventFor, type Log, replay, Session, SPECTATOR, viewOf } from '@guimard/engine/kit';
import { hashOf, type MoveSeen, type Seed, type Update, verifyGame } from '@guimard/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { gameCalled } from '../games.ts';
import { ME, OPEN, sitDown } from '../trials/testing/seats.ts';
import { ask, command, look } from './testing/client.ts';
import { Online } from './testing/online.ts';
import { knownGameOf } from './testing/player.ts';
import { type Running, startServer } from './testing/server.ts';

const game = gameCalled('correspondances')!;

/** Everything a client knows by now. */
const knowledge = ({ player: { table, moves } }: Online): object => ({ table, moves });

/** How each scored round ended. */
const roundsIn = (moves: readonly MoveSeen[]): unknown[] =>
  moves.flatMap(({ events }) => events.filter(({ type }) => type === 'scored').map(({ end }) => end));

interface Match {
  readonly server: Running;
  readonly table: string;
  readonly players: readonly Online[];
  readonly spectator: Online;
}

/** A table whose players are all seated, ready and connected. The same seed deals the same match in every run. */
async function begin(seats: number, seed: string): Promise<Match> {
  const server = await startServer({ newSeed: () => hashOf(seed) });
  const open = Array.from({ length: seats - 1 }, () => OPEN);
  const draft = { game: 'correspondances', options: { target: 2 }, seats: [ME, ...open] };
  const places = await sitDown(server.url, draft);
  for (const place of places) await command(server, place, 0, { type: 'ready', isReady: true });
  const { table } = places[0];
  const players = places.map(({ seat, secret }) => new Online({ server, table, seat, secret }));
  const spectator = new Online({ server, table, seat: SPECTATOR });
  await Promise.all([...players, spectator].map((one) => one.enter()));
  return { server, table, players, spectator };
}

/** Plays up to that number of moves, or to the end, and waits until every client has all of them. */
async function play({ players, spectator }: Match, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const { player } = spectator;
  while (!player.isOver && player.moves.length < moves) {
    const mover = players.find(({ player: { move } }) => move !== undefined)!;
    mover.send({ type: 'act', action: mover.player.move! });
    const { version } = await mover.socket.next('done');
    await Promise.all([...players, spectator].map((one) => one.follow(version)));
  }
}

/** The game as downloaded when it is over. */
async function exported({ server, table }: Match): Promise<{ log: Log; seeds: Seed[] }> {
  return (await ask(server, 'GET', `/api/tables/${table}/game`)).body as { log: Log; seeds: Seed[] };
}

const MATCHES: readonly (readonly [seats: number, seed: string])[] = [
  [2, 'match 69'],
  [4, 'match 200'],
];

describe.each(MATCHES)('%i play a match to the end', (seats, seed) => {
  let match: Match;
  let everybody: readonly Online[];
  /** A spectator who came in the second round. */
  let late: Online;
  /** What each client had received by then. */
  let half: readonly Update[];

  beforeAll(async () => {
    match = await begin(seats, seed);
    everybody = [...match.players, match.spectator];
    await play(match, 40);
    // A page is reloaded in the middle of a round.
    await match.players[1].reload();
    await play(match, 140);
    half = everybody.map(({ player }) => ({ table: player.table!, from: 0, moves: player.moves, now: 0 }));
    late = match.spectator.twin();
    await late.enter();
    await play(match);
    await late.follow(match.spectator.player.version);
  });
  afterAll(() => match.server.close());

  it('and see the same result', () => {
    const { table, moves } = match.spectator.player;
    const { phase, scores, winners } = table!;
    expect(phase).toBe('over');
    expect(winners).toEqual([scores.indexOf(Math.max(...scores))]);
    expect(scores[winners![0]]).toBeGreaterThanOrEqual(2);
    for (const { player } of everybody) expect(player.table).toEqual(table);
    // A round can end in two ways.
    expect(roundsIn(moves).map(String).toSorted()).toEqual(['exhausted', 'exhausted', 'journey']);
  });

  it('and know the same, whether they followed, reloaded or joined late', async () => {
    expect(roundsIn(half[0].moves)).toHaveLength(1);
    expect(knowledge(late)).toEqual(knowledge(match.spectator));
    for (const [i, one] of everybody.entries()) {
      for (const had of [undefined, half[i]]) {
        const back = one.twin(had);
        const { from, moves } = await back.enter();
        expect(from).toBe(had?.moves.length ?? 0);
        expect(from + moves.length).toBe(one.player.moves.length);
        expect(knowledge(back)).toEqual(knowledge(one));
      }
    }
  });

  it('and the game verifies, and replays to the same scores', async () => {
    const { scores, commitments } = match.spectator.player.table!;
    const { log, seeds } = await exported(match);
    expect(commitments).toEqual(seeds.map(({ from, seed }) => ({ from, seed, hash: hashOf(seed) })));
    expect(verifyGame(game, log, seeds, 'piles').ok).toBe(true);
    const session = Session.open(game, log);
    expect(session.ok && session.value.isOver).toBe(true);
    expect(session.ok && [...session.value.scores]).toEqual(scores);
  });

  it('and received of each move exactly what the rules reveal, byte for byte', async () => {
    const { log } = await exported(match);
    const known = everybody.map(({ player: { table, moves } }) => {
      const told = knownGameOf(table!);
      expect(told.take({ table: table!, from: 0, moves, now: 0 }).is).toBe('taken');
      expect(told.moves).toHaveLength(log.actions.length);
      return told;
    });
    const hidden = everybody.map(() => 0);
    const replayed = replay(game, log, ({ index, mover, events }, state) => {
      for (const [i, { player }] of everybody.entries()) {
        const view = viewOf(game, state, player.seat).known.bytes;
        if (Buffer.compare(view, known[i].stateAfter(index + 1).bytes) !== 0)
          throw new Error(`seat ${player.seat} was told something else after move ${index + 1}`);
        const seen = events.map((event) => eventFor(event, player.seat));
        expect(player.moves[index].mover).toBe(mover);
        expect(player.moves[index].events).toEqual(seen);
        if (Buffer.compare(view, state.bytes) !== 0) hidden[i]++;
      }
    });
    expect(replayed.ok).toBe(true);
    // Lines were hidden nearly all the time, from the spectator as from the other players.
    for (const moves of hidden) expect(moves).toBeGreaterThan(log.actions.length / 2);
  });

  it('and all of it takes few bytes', async () => {
    for (const one of everybody) {
      const update = await one.twin().enter();
      // A state has more than 5000.
      expect(Buffer.byteLength(JSON.stringify(update)) / update.moves.length).toBeLessThan(500);
    }
  });
});

test('no move can be undone: the next tile is drawn at once', async () => {
  const match = await begin(2, 'match 329');
  onTestFinished(() => match.server.close());
  const { players, spectator } = match;
  while (roundsIn(spectator.player.moves).length < 2) {
    await play(match, spectator.player.moves.length + 1);
    const { version, moves } = spectator.player;
    for (const one of players) {
      one.send({ type: 'ask', what: 'undo' });
      const { rule, code } = await one.socket.next('refused');
      expect(rule).toBe('undo');
      if (moves.length > 10) expect(code).toMatch(/Since$/);
    }
    const { table } = await look(match.server, match.table);
    expect([table.version, table.request]).toEqual([version, undefined]);
  }
});
