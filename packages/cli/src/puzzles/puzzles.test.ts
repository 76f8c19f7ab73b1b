import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readDirectory, readPuzzles } from '@guimard/ai/puzzles';
import { idOf, type MinedPuzzle, writePuzzles } from '@guimard/ai/puzzles/mining';
import { nth, replay, viewOf } from '@guimard/engine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCommandLine } from '../args.ts';
import { gameCalled } from '../games.ts';
import { record } from '../testing/record.ts';
import { run, Sink } from '../testing/run.ts';
import { puzzlesWith } from './puzzles.ts';
import type { Answer, Request } from './worker.ts';

const whole = record({ players: 2, first: 0 }, 'puzzles');

/** The last decision between several moves before an action; its moves, as if the first were the best. */
function mined(before: number): MinedPuzzle {
  const entry = gameCalled('metro');
  if (!entry.ok) throw new Error(entry.error.message);
  const { game } = entry.value;
  for (let length = before; ; length--) {
    const log = { ...whole, actions: whole.actions.slice(0, length) };
    const state = replay(game, log);
    if (!state.ok) throw new Error(state.error.code);
    const seat = game.toMove(state.value);
    const { legal } = viewOf(game, state.value, seat);
    if (legal.length < 3) continue;
    const moves = legal.slice(0, 3).map((code, i) => ({
      move: game.format(game.decode(state.value, code)),
      points: [50 - 10 * i, 40],
      wins: seat === 0 ? [0.75 - i / 4, 0.25 + i / 4] : [0.25 + i / 4, 0.75 - i / 4],
      loss: { points: 10 * i, win: i / 4 },
    }));
    const found = [0, 0, 0, 0, 0, 1, 1, 1];
    const margin = { points: 8, win: 0.1 };
    return { id: idOf(log), log, seat, moves, margin, mined: 200, proved: 3000, found };
  }
}
const PUZZLES = [mined(90), mined(100), mined(110)];

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guimard-'));
});
beforeEach(async () => {
  file = join(await mkdtemp(join(folder, 'mined-')), 'mined.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

/** The command with a crew that finds a puzzle in every game, and can prove only the first. */
async function puzzles(...args: string[]) {
  const asked: Request[] = [];
  const answer = (request: Request): Answer => {
    if (request.kind === 'grade') return { level: 3, rating: 1000 + request.log.actions.length };
    if (request.kind === 'mine') return [nth(PUZZLES, (asked.length - 1) % PUZZLES.length)];
    return request.solution === nth(nth(PUZZLES, 0).moves, 0).move ? { points: 9, win: 0.2 } : undefined;
  };
  const command = puzzlesWith(() => ({
    async ask(request) {
      asked.push(request);
      return answer(request);
    },
    async close() {},
  }));
  const given = parseCommandLine(command, args);
  const out = new Sink();
  const io = { input: Readable.from([]), out, err: new Sink(), env: {} };
  // The command's own flags, as parsed.
  const outcome = given.ok ? await command.run(given.value as never, io) : given;
  return { outcome, out: out.text, asked };
}

describe('guimard puzzles mine', () => {
  it('adds to the file, and goes on where it stopped', async () => {
    const first = await puzzles('mine', '--games', '2', '--out', file, '--jobs', '1');
    expect(first.out).toMatch(/^2 puzzles in 2 games, \d+ s of CPU time\n$/);
    expect((await puzzles('mine', '--games', '2', '--out', file)).asked).toEqual([]);
    const more = await puzzles('mine', '--games', '3', '--out', file, '--jobs', '1');
    expect(more.asked).toHaveLength(1);
    const other = await puzzles('mine', '--games', '1', '--players', '3', '--out', file);
    const seeds = [...first.asked, ...more.asked, ...other.asked].map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(4);
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(8);
  });

  it('mines on threads', async () => {
    const args = ['puzzles', 'mine', '--preset', 'solo', '--games', '1'];
    const one = await run([...args, '--out', file]);
    expect(one).toMatchObject({ status: 0, err: '' });
    expect(await readFile(file, 'utf8')).toContain('{"done":"metro.');
  });

  it('removes a line that an interruption cut off', async () => {
    await puzzles('mine', '--games', '1', '--out', file);
    const whole = await readFile(file, 'utf8');
    await appendFile(file, '{"id":"aé');
    expect((await puzzles('mine', '--games', '1', '--out', file)).outcome.ok).toBe(true);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  it('adds nothing to a file that holds something else', async () => {
    await puzzles('mine', '--games', '1', '--out', file);
    await appendFile(file, 'once upon a time\n');
    const { outcome } = await puzzles('mine', '--games', '2', '--out', file);
    expect(outcome).toMatchObject({
      ok: false,
      error: { status: 1, message: `${file}: line 3 is not from guimard puzzles mine` },
    });
  });
});

describe('guimard puzzles pack', () => {
  it('writes the files of the app: from easy to hard, none twice, with a directory', async () => {
    await puzzles('mine', '--games', '5', '--out', file, '--jobs', '1');
    const out = join(folder, 'packed');
    const packed = await puzzles('pack', file, '--out', out);
    expect(packed.outcome).toEqual({ ok: true, value: 0 });
    expect(packed.out).toMatch(/^3 puzzles, 1 files\n\nlevel +1 +2 .* all\n/);
    expect(packed.out).toMatch(/\nall +0 +0 +0 +0 +0 +3 +0 +0 +0 +3\n$/);
    expect((await readdir(out)).sort()).toEqual(['index.json', 'metro-01.json']);
    const read = async (name: string) => JSON.parse(await readFile(join(out, name), 'utf8'));
    const shard = readPuzzles(await read('metro-01.json'));
    expect(shard.map(({ id }) => id).sort()).toEqual(PUZZLES.map(({ id }) => id).sort());
    for (const puzzle of shard)
      expect(puzzle).toMatchObject({ level: 6, rating: 1725, mined: 200, proved: 3000 });
    expect(readDirectory(await read('index.json')).map(({ id }) => id)).toEqual(shard.map(({ id }) => id));
    const again = await puzzles('prove', join(out, 'metro-01.json'));
    expect(again.asked).toHaveLength(3);
  });
});

describe('guimard puzzles grade', () => {
  it('writes the same puzzles with the difficulty that they have now', async () => {
    await puzzles('mine', '--games', '3', '--out', file, '--jobs', '1');
    const [out, again] = [join(folder, 'before'), join(folder, 'graded')];
    await puzzles('pack', file, '--out', out);
    const graded = await puzzles('grade', join(out, 'metro-01.json'), '--out', again, '--seed', 'z');
    expect(graded.outcome).toEqual({ ok: true, value: 0 });
    expect(graded.asked.map(({ seed }) => seed).sort()).toEqual(PUZZLES.map(({ id }) => `z/${id}`).sort());
    const read = async (name: string) =>
      readPuzzles(JSON.parse(await readFile(join(name, 'metro-01.json'), 'utf8')));
    const before = new Map((await read(out)).map((puzzle) => [puzzle.id, puzzle]));
    for (const { id, level, rating, ...rest } of await read(again)) {
      expect([level, rating]).toEqual([3, 1000 + rest.log.actions.length]);
      expect(before.get(id)).toMatchObject(rest);
    }
  });

  it.each([
    ['no folder', ['--jobs', '1'], '--out FOLDER'],
    ['what holds none', ['--out', 'x'], 'holds no puzzles'],
  ])('refuses %s', async (_, args, says) => {
    await puzzles('mine', '--games', '1', '--out', file, '--jobs', '1');
    const { outcome } = await puzzles('grade', file, ...args);
    expect(outcome.ok ? '' : outcome.error.message).toContain(says);
  });
});

describe('guimard puzzles prove', () => {
  it('says what it can prove again, and what not', async () => {
    await puzzles('mine', '--games', '2', '--out', file, '--jobs', '1');
    const { outcome, out, asked } = await puzzles('prove', file, '--seed', 'x', '--jobs', '1');
    expect(outcome).toEqual({ ok: true, value: 1 });
    expect(asked.map(({ seed }) => seed)).toEqual(['again x', 'again x']);
    const [first, second] = PUZZLES;
    expect(out.split('\n')).toEqual([
      `${first?.id}  ${first?.moves[0]?.move}  9.0 points, 20.0 %, stated at least 8.0 points, 10.0 %`,
      `${second?.id}  ${second?.moves[0]?.move}  does not hold, stated at least 8.0 points, 10.0 %`,
      '1 of 2 proven again',
      '',
    ]);
  });

  it('draws a sample by its seed', async () => {
    await puzzles('mine', '--games', '3', '--out', file, '--jobs', '1');
    const { asked } = await puzzles('prove', file, '--sample', '1', '--seed', 'y');
    expect(asked).toHaveLength(1);
    expect((await puzzles('prove', file, '--sample', '1', '--seed', 'y')).asked).toEqual(asked);
  });

  it.each([
    [
      'a sample larger than the file',
      ['--sample', '9'],
      '--sample must be a whole number from 1 to 2, not "9"',
    ],
    ['what is not there', [], 'cannot read'],
    ['what holds none', [], 'holds no puzzles'],
    ['a damaged file', [], 'holds no puzzles'],
    ['a game that cannot be played', [], `puzzle ${nth(PUZZLES, 0).id}: `],
  ])('refuses %s', async (name, args, says) => {
    if (name.includes('sample')) await puzzles('mine', '--games', '2', '--out', file);
    if (name.includes('none')) await writeFile(file, '');
    if (name.includes('cannot be played')) {
      const actions = nth(PUZZLES, 0).log.actions.with(3, 'aaaa44');
      const puzzle = {
        ...nth(PUZZLES, 0),
        log: { ...whole, actions },
        themes: ['save'],
        level: 1,
        rating: 600,
      } as const;
      await writeFile(file, JSON.stringify(writePuzzles([puzzle])));
    }
    if (name.includes('damaged')) await writeFile(file, '{"version":1,"puzzles":[{}]}');
    const { outcome } = await puzzles('prove', file, ...args);
    expect(outcome.ok ? '' : outcome.error.message).toContain(says);
  });
});
