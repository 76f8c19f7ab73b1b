/** A game by clients that add shares, across restarts, checked by programs that share no code with ours. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { finishedGame, hashOf } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../api/testing/client.ts';
import { type Running, startServer, tempFolder } from '../api/testing/server.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { ME, OPEN, sitDown } from './testing/seats.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url));
const VERIFIERS: readonly (readonly [string, string])[] = [
  [process.execPath, example('verify.mjs')],
  // Where there is Python.
  ...(spawnSync('python3', ['--version']).status === 0 ? [['python3', example('verify.py')] as const] : []),
];

test.each([
  ['two players', { first: 0 }, 2],
  ['six players and turned tiles', { rotate: true, hand: 2 }, 6],
])(
  'by the documentation alone a game of %s is verified, and forgeries are found',
  async (_, options, count) => {
    const folder = tempFolder();
    onTestFinished(() => folder.remove());
    const store = join(folder.path, 'tables.sqlite');
    const start = (): Promise<Running> => startServer({ store: openSqliteStore(store), log: false });
    let server = await start();
    onTestFinished(() => server.close());
    const seats = [ME, ...Array.from({ length: count - 1 }, () => OPEN)];
    const places = await sitDown(server.url, { game: 'metro', options, seats });
    const players = places.map((place) => new StubbornPlayer(place, () => server.url, { seed: 'verified' }));
    const playing = Promise.all(players.map((player) => player.play()));
    for (const moves of [12, 40]) {
      while (players[0].moves.length < moves) await sleep(5);
      await server.close();
      server = await start();
    }
    await playing;

    const { body } = await ask(server, 'GET', `/api/tables/${places[0].table}/game`);
    const game = finishedGame.parse(body);
    const shares = game.seeds.filter(({ seat }) => seat !== undefined);
    expect(game.seeds.length - shares.length).toBe(3);
    expect(new Set(shares.map(({ seat }) => seat)).size).toBe(count);
    // Who is connected again late may be without a share for some draws; nobody moves before theirs has come.
    expect(shares.length).toBeGreaterThanOrEqual(2 * count);

    const verdicts = (told: unknown): readonly string[] => {
      const file = join(folder.path, 'game.json');
      writeFileSync(file, JSON.stringify(told));
      return VERIFIERS.map(([program, script]) => {
        const { status, stdout, stderr } = spawnSync(program, [script, file], { encoding: 'utf8' });
        return status === 0 ? stdout : `${status} ${stderr}`;
      });
    };
    const { actions } = game.log;
    const draws = actions.filter((action) => /^([abcd]{4}|first\d)$/.test(action)).length;
    for (const verdict of verdicts(game))
      expect(verdict.trim()).toBe(
        `All ${draws} draws follow from the seeds. Shares of seats: [${Array.from({ length: count }, (__, seat) => seat).join(', ')}]`,
      );

    const lastDraw = actions.findLastIndex((action) => /^[abcd]{4}$/.test(action));
    const other = actions.find((action) => /^[abcd]{4}$/.test(action) && action !== actions[lastDraw])!;
    const [, second, third] = game.seeds.flatMap(({ seat }, i) => (seat === undefined ? [i] : []));
    // Not by one: the same tile may come by chance.
    const postponed = game.seeds.map((seed, i) =>
      i > second && i < third ? { ...seed, from: game.seeds[third].from } : seed,
    );
    const changed = (at: number) => {
      const seed = hashOf(game.seeds[at].seed);
      return game.seeds.with(at, { ...game.seeds[at], seed, hash: hashOf(seed) });
    };
    const forgeries = [
      { ...game, log: { ...game.log, actions: actions.with(lastDraw, other) } },
      { ...game, seeds: changed(0) },
      { ...game, seeds: changed(1) },
      { ...game, seeds: game.seeds.with(0, { ...game.seeds[0], hash: hashOf('') }) },
      { ...game, seeds: game.seeds.toSpliced(1, 1) },
      { ...game, seeds: postponed },
      { ...game, seats: game.seats!.toReversed() },
    ];
    for (const forged of forgeries)
      for (const verdict of verdicts(forged)) expect(verdict).toMatch(/^1 forged: /);
  },
  60_000,
);
