import type { Log } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { record } from './testing/record.ts';
import { objects, run } from './testing/run.ts';

const log = record({ players: 2, first: 0 }, 'replay');
const replay = (input: unknown, ...flags: readonly string[]) =>
  run(['replay', '-', ...flags], typeof input === 'string' ? input : JSON.stringify(input));

describe('guimard replay', () => {
  it('prints a game as sentences', async () => {
    const { status, out, err } = await replay({ ...log, actions: log.actions.slice(0, 5) });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.split('\n').slice(0, 5).join('\n')).toMatchInlineSnapshot(`
      "   0  Chance  Yellow draws cbaa.
         1  Chance  Blue draws aaaa.
         2  Yellow  Yellow places cbaa on 10.
         3  Chance  Yellow draws baac.
         4  Blue    Blue places aaaa on 72."
    `);
    expect(out).toMatch(/central/);
    expect(out).toMatch(/The game is not over\.\n$/);
  });

  it('names the winner', async () => {
    expect((await replay(log)).out).toMatch(/\n(Yellow|Blue) wins with \d+ points\.\n$/);
  });

  it('prints actions and result as JSON', async () => {
    const answers = objects((await replay(log, '--json')).out);
    expect(answers).toHaveLength(log.actions.length + 1);
    expect(answers[0]).toEqual({
      index: 0,
      mover: 'chance',
      action: log.actions[0],
      events: [{ type: 'drew', seat: 0, secret: { seat: 0, tile: log.actions[0] } }],
    });
    expect(answers[2]).toMatchObject({ index: 2, mover: 0 });
    expect(answers.at(-1)).toEqual({
      result: { scores: [expect.any(Number), expect.any(Number)], winners: [expect.any(Number)], over: true },
    });
  });

  it('turns JSON into text and reads it back', async () => {
    const { out } = await replay(log, '--text');
    expect(out).toMatch(/^metro\.2\/players=2,first=0,\S+\n$/);
    expect((await replay(out, '--text')).out).toBe(out);
    expect((await replay(out, '--json')).out).toBe((await replay(log, '--json')).out);
  });

  it('names no winner of an unfinished game', async () => {
    const { out } = await replay({ ...log, actions: [] }, '--json');
    expect(objects(out)).toEqual([{ result: { scores: [0, 0], winners: [], over: false } }]);
  });

  it('prints events of modules', async () => {
    const input = { players: 3, first: 0, with: ['companies', 'central-stations', 'london'] };
    const modular = record(input, 'modules');
    const { status, out } = await replay(modular);
    expect(status).toBe(0);
    expect(out).toContain('Chance    Player 1 is dealt 10 % of ');
    expect(out).toMatch(/\nPlayer 1: \d+ {3}Player 2: \d+ {3}Player 3: \d+ {3}0 tiles in the pile\n/);
    for (const sentence of [
      'exchanges a share',
      'is turned face up',
      'The taxi drives',
      "'s shares are worth",
    ]) {
      expect(out).toContain(sentence);
    }
    expect(out).toMatch(/\nPlayer \d wins with \d+ points\.\n$/);
    const answers = objects((await replay(modular, '--json')).out);
    expect(answers).toContainEqual(
      expect.objectContaining({
        mover: 'chance',
        events: [expect.objectContaining({ type: 'module', module: 'companies', what: 'dealt' })],
      }),
    );
    expect(answers.at(-1)).toMatchObject({
      result: { scores: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    });
    expect((await replay((await replay(modular, '--text')).out, '--json')).out).toBe(
      (await replay(modular, '--json')).out,
    );
  });

  it('prints the result of a solo game', async () => {
    const { out } = await replay(record({ players: 1, with: ['solo'] }, 'solo'));
    expect(out).toMatch(/\nThe game ends with \d+ points\.\n$/);
  });

  const tampered: readonly (readonly [string, unknown, string])[] = [
    ['a tile moved into the centre', at(2, 'aaaa44'), 'action 2 (aaaa44) is refused: B'],
    ['a tile drawn twice too often', at(1, 'abba'), 'action 1 (abba) is refused: B7: '],
    ['an action left out', { ...log, actions: log.actions.toSpliced(1, 1) }, 'action 1 ('],
    [
      'an action too many',
      { ...log, actions: [...log.actions, 'draw'] },
      `action ${log.actions.length} (draw) is refused: B19: `,
    ],
    ['other rules', { ...log, rules: 99 }, 'standard input: log: It was played with version 99'],
    ['other options', { ...log, options: { players: 9 } }, 'standard input: B8: It takes 2 to 6 players'],
    ['another game', { ...log, game: 'chess' }, 'standard input: there is no game "chess"'],
    [
      'no actions',
      { ...log, actions: 7 },
      'standard input holds no game: “actions” must be a list of words.',
    ],
    ['no JSON', '{"game":', 'standard input holds no game: It isn’t valid JSON ('],
    ['no text', 'once upon a time', 'standard input holds no game: A game as text looks like'],
    ['nothing', '', 'standard input holds no game: '],
  ];
  it.each(tampered)('refuses %s', async (_, input, says) => {
    const { status, out, err } = await replay(input);
    expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 1, out: '', lines: 2 });
    expect(err).toContain(says);
  });

  it('names a missing file', async () => {
    const { status, err } = await run(['replay', '/nowhere/at/all.json']);
    expect(status).toBe(1);
    expect(err).toMatch(/^guimard replay: cannot read \/nowhere\/at\/all\.json: ENOENT.*\n$/);
  });
});

function at(index: number, word: string): Log {
  return { ...log, actions: log.actions.with(index, word) };
}
