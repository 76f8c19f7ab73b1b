import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { createAgent } from '@guimard/ai';
import { describe, expect, it } from 'vitest';
import { analyseWith } from './analyse.ts';
import { parseCommandLine } from './args.ts';
import { rankingAgent } from './testing/ranking-agent.ts';
import { record } from './testing/record.ts';
import { run, Sink } from './testing/run.ts';

const log = record({ players: 2, first: 0 }, 'replay');
const text = JSON.stringify(log);

/** The command with agents whose evaluations are predictable; the seeds they were created with. */
async function analyse(args: readonly string[], input = text, isTTY = false) {
  const seeds: string[] = [];
  const make: typeof createAgent = (_subject, spec, seed) => {
    seeds.push(`${spec.kind} ${seed}`);
    return rankingAgent();
  };
  const command = analyseWith(make);
  const out = Object.assign(new Sink(), { isTTY });
  const given = parseCommandLine(command, ['-', ...args]);
  const io = { input: Readable.from([Buffer.from(input)]), out, err: new Sink(), env: {} };
  const outcome = given.ok ? await command.run(given.value as never, io) : given;
  return { outcome, out: out.text, seeds };
}

describe('guimard analyse', () => {
  it('evaluates move by move, and adds up', async () => {
    const { outcome, out, seeds } = await analyse(['--to', '16']);
    expect(outcome).toEqual({ ok: true, value: 0 });
    expect(seeds.slice(0, 2)).toEqual(['search 1/2', 'search 1/4']);
    expect(out).toMatchInlineSnapshot(`
      "Metro, judged by search:2000, seed 1: what was lost by each move

            seat    played    better     points      win
         2  Yellow  cbaa10    cbaa01        7.0   14.0 %  mistake
         4  Blue    aaaa72    aaaa00     not considered
         6  Yellow  baac47    baac00      ~14.0  ~28.0 %  blunder
         8  Blue    cddb20    cddb01        7.0   14.0 %  mistake
        10  Yellow  dacc11    the same      0.0    0.0 %  good
        12  Blue    cccc60    cccc01      ~16.0  ~32.0 %  blunder
        14  Yellow  dbba40    dbba12        6.0   12.0 %  mistake
        16  Blue    badb37    badb01       11.0   22.0 %  blunder

      seat    moves  agreed  mean points  mean win  inaccuracies  mistakes  blunders  not considered
      Yellow      4       1          6.8    13.5 %             0         2         1               0
      Blue        4       0         11.3    22.7 %             0         1         2               1

      The worst moves:
         6  Yellow  baac47    baac00      ~14.0  ~28.0 %
         2  Yellow  cbaa10    cbaa01        7.0   14.0 %
        14  Yellow  dbba40    dbba12        6.0   12.0 %
        12  Blue    cccc60    cccc01      ~16.0  ~32.0 %
        16  Blue    badb37    badb01       11.0   22.0 %
         8  Blue    cddb20    cddb01        7.0   14.0 %
      "
    `);
  });

  it('covers one seat, in colour on a terminal', async () => {
    const { out } = await analyse(['--seat', 'blue', '--from', '3', '--to', '12'], text, true);
    expect(out).not.toMatch(/^ +\d+ {2}Yellow/m);
    expect(out).toContain('\x1b[1;31mblunder\x1b[0m');
    expect((await analyse(['--seat', '1', '--from', '3', '--to', '12'], text, true)).out).toBe(out);
    expect((await analyse(['--no-color', '--to', '12'], text, true)).out).not.toContain('\x1b');
  });

  it('prints everything as JSON', async () => {
    const { out } = await analyse(['--json', '--to', '9', '--seed', 'x', '--agent', 'search:500']);
    const { moves, seats, ...head } = JSON.parse(out);
    expect(out.split('\n')).toHaveLength(2);
    expect(head).toEqual({ game: 'metro', options: log.options, agent: 'search:500', seed: 'x' });
    expect(moves.map((move: { index: number }) => move.index)).toEqual([2, 4, 6, 8]);
    expect(moves[0]).toEqual({
      index: 2,
      seat: 0,
      played: 'cbaa10',
      choice: 'cbaa01',
      expected: {
        played: { visits: 210, scores: [53, 40], wins: [0.66, 0.1] },
        choice: { visits: 1000, scores: [60, 40], wins: [0.8, 0.1] },
      },
      loss: { points: 7, win: 0.14 },
      mark: 'mistake',
      uncertain: false,
    });
    expect(moves[1]).toMatchObject({
      index: 4,
      loss: null,
      mark: null,
      uncertain: true,
      expected: { played: null },
    });
    expect(seats[1]).toEqual({
      seat: 1,
      moves: 2,
      agreed: 0,
      notConsidered: 1,
      marks: { good: 0, inaccuracy: 0, mistake: 1, blunder: 0 },
      meanLoss: { points: 7, win: 0.14 },
      worst: [8],
    });
  });

  it('covers solo games in points only', async () => {
    const { out } = await analyse(
      ['--to', '10'],
      JSON.stringify(record({ players: 1, with: ['solo'] }, 'solo')),
    );
    expect(out).toMatch(/played +better +points\n/);
    expect(out).not.toContain('win');
    expect(out).not.toContain('%');
  });

  it('covers other games', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guimard-'));
    const file = join(folder, 'game.json');
    await run(['simulate', '--game', 'correspondances', '--games', '1', '--log', file]);
    const { out } = await run(['replay', file, '--text']);
    await rm(folder, { recursive: true });
    const { outcome, out: told } = await analyse(['--to', '30'], out);
    expect(outcome.ok).toBe(true);
    expect(told).toMatch(/^Correspondances to 10 points, judged by search:2000, seed 1: /);
    expect(told).toMatch(
      /\n +\d+ {2}\S.* {2}place-\S+ +(the same|place-\S+) .*(good|inaccuracy|mistake|blunder)\n/,
    );
  });

  it('says when there was nothing to decide', async () => {
    const { out } = await analyse([], JSON.stringify({ ...log, actions: [] }));
    expect(out).toMatch(/\nThere is nothing to judge: nobody had a choice\.\n$/);
    expect(JSON.parse((await analyse(['--json', '--to', '1'])).out)).toMatchObject({ moves: [], seats: [] });
  });

  it.each([
    [['--agent', 'oracle'], '--agent: “oracle” isn’t a computer player. Choose random, rollout:N, search:N'],
    [['--agent', 'random'], '--agent random does not tell what it thinks of a move; take search:N'],
    [['--agent', 'rollout:100'], '--agent rollout:100 does not tell what it thinks of a move'],
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

  it('names a missing file', async () => {
    const { status, err } = await run(['analyse', '/nowhere/at/all.json']);
    expect(status).toBe(1);
    expect(err).toMatch(/^guimard analyse: cannot read \/nowhere\/at\/all\.json: ENOENT.*\n$/);
  });
});
