import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PositionRequest } from '@guimard/ai';
import { type AnyGame, makeText, Session } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import { gameReview } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { analyseWith } from './analyse.ts';
import { parseCommandLine } from './args.ts';
import { speak } from './language.ts';
import { fixedCrew } from './testing/fixed-crew.ts';
import { record } from './testing/record.ts';
import { run, Sink } from './testing/run.ts';

const metro: AnyGame = metroGame;
const log = record({ players: 2, first: 0 }, 'replay');
const text = JSON.stringify(log);

/** The command with predictable evaluations; what it asked for, and how many threads it wanted. */
async function analyse(args: readonly string[], input = text, isTTY = false) {
  const asked: PositionRequest[] = [];
  let threads = 0;
  const command = analyseWith((wanted) => {
    threads = wanted;
    return fixedCrew(asked);
  });
  const out = Object.assign(new Sink(), { isTTY });
  const given = parseCommandLine(command, ['-', ...args]);
  const io = { input: Readable.from([Buffer.from(input)]), out, err: new Sink(), env: {} };
  const outcome = given.ok ? await command.run(given.value as never, io) : given;
  return { outcome, out: out.text, asked, threads };
}

describe('guimard analyse', () => {
  it('grades move by move, and tells luck from skill', async () => {
    const { outcome, out } = await analyse(['--to', '16']);
    expect(outcome).toEqual({ ok: true, value: 0 });
    expect(out).toMatchInlineSnapshot(`
      "Metro, reviewed at normal depth, seed 1

            seat    played    best       points      win
         2  Yellow  cbaa10    cbaa01       14.0    14.0%  mistake
         4  Blue    aaaa72    aaaa00       44.0    44.0%  blunder
         6  Yellow  baac47    baac00       28.0    28.0%  blunder
         8  Blue    cddb20    cddb01       14.0    14.0%  mistake
        10  Yellow  dacc11    the same      0.0     0.0%  best
        12  Blue    cccc60    cccc01       32.0    32.0%  blunder
        14  Yellow  dbba40    dbba12       12.0    12.0%  mistake
        16  Blue    badb37    badb01       22.0    22.0%  blunder

      seat    moves  accuracy  mean points  mean win  inaccuracies  mistakes  blunders
      Yellow      4     26.0%         13.5     13.5%             0         2         1
      Blue        4      0.0%         28.0     28.0%             0         1         3
      A blunder loses 12.5 points or 20%, a mistake half as much, an inaccuracy a quarter.

      Luck and skill, in points
      seat    at the start  luck  own play  others’ play  hidden  result
      Yellow          50.0  +9.0      +2.0          +2.0    +4.0    67.0
      Blue            50.0  +0.0      +2.0          +2.0    -4.0    50.0

      Luck and skill, in chance to win
      seat    at the start   luck  own play  others’ play  hidden  result
      Yellow         30.0%  +9.0%     +0.0%         +0.0%   +8.0%   47.0%
      Blue           70.0%  -9.0%     +0.0%         +0.0%   -8.0%   53.0%

      Key moments
         0  Chance: cbaa  (Yellow +1.0, +1.0%; Blue +0.0, -1.0%)
         1  Chance: aaaa  (Yellow +1.0, +1.0%; Blue +0.0, -1.0%)
         2  Yellow: cbaa10  (Yellow +1.0, +1.0%; Blue +0.0, -1.0%)
         3  Chance: baac  (Yellow +1.0, +1.0%; Blue +0.0, -1.0%)
         4  Blue: aaaa72  (Yellow +1.0, +1.0%; Blue +0.0, -1.0%)
      "
    `);
  });

  it('covers one seat, in colour on a terminal', async () => {
    const { out } = await analyse(['--seat', 'blue', '--from', '3', '--to', '12'], text, true);
    expect(out).not.toMatch(/^ +\d+ {2}Yellow {2}.*%/m);
    expect(out).toContain('\x1b[1;31mblunder\x1b[0m');
    expect((await analyse(['--seat', '1', '--from', '3', '--to', '12'], text, true)).out).toBe(out);
    expect((await analyse(['--no-color', '--to', '12'], text, true)).out).not.toContain('\x1b');
  });

  it('prints the review as JSON', async () => {
    const { out, asked, threads } = await analyse(
      '--json --from 2 --to 9 --seed x --depth deep --jobs 3'.split(' '),
    );
    expect(out.split('\n')).toHaveLength(2);
    const review = JSON.parse(out);
    expect(gameReview.parse(review)).toEqual(review);
    expect(review).toMatchObject({
      version: 1,
      game: 'metro',
      options: log.options,
      depth: 'deep',
      seed: 'x',
    });
    expect(review.steps.map((step: { index: number }) => step.index)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(asked.map(({ index }) => index)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(asked[0].depth.search).toBe(6000);
    expect(threads).toBe(3);
  });

  it('writes a file per game as JSON if there are several', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guimard-'));
    const files = ['one.json', 'two.txt'].map((name) => join(folder, name));
    await writeFile(files[0], text);
    await writeFile(files[1], makeText(record({ players: 3, first: 0 }, 'two')));
    const command = analyseWith(() => fixedCrew());
    const io = { input: Readable.from([]), out: new Sink(), err: new Sink(), env: {} };
    const outcome = await command.run({ flags: { json: true, to: '9' }, operands: files }, io);
    expect([outcome, io.out.text]).toEqual([{ ok: true, value: 0 }, '']);
    const reviews = await Promise.all(
      ['one', 'two'].map(async (name) =>
        gameReview.parse(JSON.parse(await readFile(join(folder, `${name}.review.json`), 'utf8'))),
      ),
    );
    await rm(folder, { recursive: true });
    expect(reviews.map(({ seats }) => seats.length)).toEqual([2, 3]);
  });

  it('does not judge moves whose hands can only be guessed', async () => {
    const hands = record({ players: 2, first: 0, hand: 2 }, 'hands');
    const session = Session.open(metro, hands);
    if (!session.ok) throw new Error(session.error.code);
    const { out } = await analyse([], makeText(session.value.logFor(0)));
    expect(out).toMatch(/^.*\nUnknown draws were made up; \d+ moves depend on them and are not judged\.\n/);
    const known = await analyse(['--json'], JSON.stringify(session.value.logFor(0)));
    const { seats } = gameReview.parse(JSON.parse(known.out));
    expect(seats[1].decisions).toBeLessThan(seats[0].decisions / 2);
  });

  it('covers solo games in points only', async () => {
    const { out } = await analyse(
      ['--to', '10'],
      JSON.stringify(record({ players: 1, with: ['solo'] }, 'solo')),
    );
    expect(out).toMatch(/played +best +points\n/);
    expect(out).not.toContain('win');
  });

  it('covers other games', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guimard-'));
    const file = join(folder, 'game.json');
    await run(['simulate', '--game', 'correspondances', '--games', '1', '--log', file]);
    const { out } = await run(['replay', file, '--text']);
    await rm(folder, { recursive: true });
    const { outcome, out: told } = await analyse(['--to', '30'], out);
    expect(outcome.ok).toBe(true);
    expect(told).toMatch(/^Correspondances to 10, reviewed at normal depth, seed 1\n/);
    expect(told).toMatch(
      /\n +\d+ {2}\S.* {2}place-\S+ +(the same|place-\S+) .*(best|good|inaccuracy|mistake|blunder)\n/,
    );
  });

  it('reviews on threads, however many', async () => {
    const last = String(log.actions.length - 3);
    const args = ['analyse', '-', '--depth', 'quick', '--from', last, '--json'];
    const one = await run([...args, '--jobs', '1'], text);
    expect(one.status).toBe(0);
    expect(gameReview.parse(JSON.parse(one.out)).steps).toHaveLength(3);
    expect((await run([...args, '--jobs', '2'], text)).out).toBe(one.out);
  });

  it('says when there was nothing to decide', async () => {
    const { out } = await analyse([], JSON.stringify({ ...log, actions: [] }));
    expect(out).toMatch(/\n\nNobody had a choice, so there is nothing to grade\.\n$/);
    expect((await analyse(['--to', '1'])).out).toContain('there is nothing to grade');
  });

  it.each([
    [['--depth', 'abyss'], '--depth must be quick, normal, deep, not "abyss"'],
    [['--depth', 'toString'], '--depth must be quick, normal, deep, not "toString"'],
    [['--jobs', '0'], '--jobs must be a whole number from 1 to 1024, not "0"'],
    [['--from', '-1'], '--from needs a value'],
    [['--from', '9999'], `--from must be a whole number from 0 to ${log.actions.length - 1}, not "9999"`],
    [
      ['--from', '9', '--to', '8'],
      `--to must be a whole number from 9 to ${log.actions.length - 1}, not "8"`,
    ],
    [['--seat', 'green'], '--seat must be Yellow, Blue, or a number from 0 to 1, not "green"'],
    [['--seat', '2'], '--seat must be Yellow, Blue, or a number from 0 to 1, not "2"'],
  ])('refuses %s', async (flags, says) => {
    const { status, out, err } = await run(['analyse', '-', ...flags], text);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`guimard analyse: ${says}`);
  });

  it.each([
    ['no game', 'once upon a time', 'standard input holds no game: A game as text looks like'],
    ['another game', JSON.stringify({ ...log, game: 'chess' }), 'standard input: there is no game "chess"'],
    [
      'what is not legal',
      JSON.stringify({ ...log, actions: log.actions.with(2, 'aaaa44') }),
      'standard input: action 2 (aaaa44) is refused: B',
    ],
  ])('refuses %s', async (_, input, says) => {
    const { status, out, err } = await run(['analyse', '-'], input);
    expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 1, out: '', lines: 2 });
    expect(err).toContain(`guimard analyse: ${says}`);
  });

  it('is told in the language of the player, numbers included', async () => {
    await speak('de');
    try {
      const { out } = await analyse(['--to', '16']);
      expect(out).toMatch(/^Metro, analysiert mit Tiefe „normal“, Startwert 1\n/);
      expect(out).toMatch(/\n +2 {2}Gelb {2}.* 14,0 +14,0\s%/);
      expect(out).not.toMatch(/Yellow|\d\.\d/);
    } finally {
      await speak('en');
    }
  });

  it('names a missing file', async () => {
    const { status, err } = await run(['analyse', '/nowhere/at/all.json']);
    expect(status).toBe(1);
    expect(err).toMatch(/^guimard analyse: cannot read \/nowhere\/at\/all\.json: ENOENT.*\n$/);
  });
});
