import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, makeText } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalWords, record } from '../testing/record.ts';
import { type Ran, run } from '../testing/run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guimard-'));
});
afterAll(() => rm(folder, { recursive: true }));

const seats = (kind: string, count: number): string[] =>
  Array.from({ length: count }, () => ['--seat', kind]).flat();

/** The first state, in any game, in which such a word is legal. */
function reach(options: object, pattern: RegExp): { log: Log; word: string } {
  for (let game = 0; ; game++) {
    let word: string | undefined;
    const log = record(options, `game ${game}`, (s) => {
      word = legalWords(s).find((candidate) => pattern.test(candidate));
      return word !== undefined;
    });
    if (word !== undefined) return { log, word };
  }
}

/** People resume a game at the first state in which such a word is legal. */
async function decide(
  options: object,
  pattern: RegExp,
  commands: (word: string) => readonly string[],
): Promise<Ran & { word: string }> {
  const { log, word } = reach({ first: 0, ...options }, pattern);
  const path = join(folder, 'game.txt');
  await writeFile(path, makeText(log));
  const input = commands(word).map((command) => `${command}\n`);
  const players = 'players' in options ? Number(options.players) : 2;
  return {
    word,
    ...(await run(['play', '--resume', path, ...seats('human', players)], input.join(''))),
  };
}

describe('a whole game over a pipe', () => {
  it.each(metro.presets)('$id', async ({ id, options }) => {
    const players = Number(options['players'] ?? 2);
    const { status, out, err } = await run([
      'play',
      '--preset',
      id,
      '--seed',
      id,
      ...seats('random', players),
    ]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [outcome, text] = out.trimEnd().split('\n').slice(-2);
    expect(outcome).toMatch(/ \d+ points\.$|^The game ends with -\d+ points\.$/);
    expect((await run(['replay', '-'], text)).out).toContain(outcome);
  });
});

describe('decisions of modules', () => {
  it('where a tourist goes in Paris', async () => {
    const { word, out } = await decide({ players: 2, with: ['paris'] }, /-field-/, (choice) => [
      '00',
      'yellow-field-99',
      choice.toUpperCase(),
    ]);
    expect(out).toMatch(/\n(Yellow|Blue) places the tourists of this cell, one by one:/);
    expect(out).toContain(word);
    expect(out).toContain('B10: There is something else to decide first: Paris.\n');
    expect(out).toContain('B10: “yellow-field-99” is not possible now.\n');
    const [colour, , field] = word.split('-');
    expect(out).toMatch(new RegExp(`sends the ${colour} tourist to .* \\(field ${field}\\)\\.\\n`));
  });

  it('a tourist for a sight in St Petersburg', async () => {
    const { out } = await decide({ players: 2, with: ['st-petersburg'] }, /^stand-/, () => [
      'legal',
      'stand red',
    ]);
    expect(out).toMatch(/ chooses the tourist that stands at the sight: stand-yellow /);
    expect(out).toContain('\nOne of stand-yellow  stand-blue');
    expect(out).toMatch(/places the red tourist at .*\.\n/);
  });

  it('a refusal in the solo game', async () => {
    const { out } = await decide({ players: 1, with: ['solo'] }, /^refuse-/, (word) => [word]);
    expect(out).toMatch(/Player keeps the dddd, or refuses it for another tile: keep-dddd {2}refuse-dddd\n/);
    expect(out).toMatch(/A dddd is refused; \w{4} comes instead\.\n/);
  });

  it('shares and tokens with companies', async () => {
    const options = { players: 2, with: ['companies', 'central-stations'] };
    const { out } = await decide(options, /^exchange-/, () => [
      'legal',
      'exchange-20-open',
      'token-yellow-10-p1',
      'log',
    ]);
    expect(out).toContain('or draws, or exchanges a share, or places a token:');
    expect(out).toMatch(/\nor draw {2}exchange-10-open {2}exchange-10-hidden /);
    expect(out).toMatch(/Player 1 exchanges a share for 20 % of \w+\.\n/);
    expect(out).toMatch(/M10: You have no hidden|Player 2 places the yellow token/);
  });
});

describe('hidden information', () => {
  const options = { players: 2, with: ['companies'] };

  it("is missing in a player's log", async () => {
    const { out } = await decide(options, /^exchange-/, () => ['log', 'log all']);
    const [own, all] = out.split('\n').filter((line) => line.startsWith('metro.2/'));
    // Known are the viewer's share and the face-up one of each percentage, and the viewer's own tile.
    expect(own.match(/share-/g)).toHaveLength(8);
    expect(all.match(/share-/g)).toHaveLength(32);
    expect(own.match(/\?/g)).toHaveLength(24 + 1);
  });

  it('stays hidden after an undo', async () => {
    const taken = await decide(options, /^exchange-/, () => ['exchange-10-hidden', 'undo']);
    expect(taken.out).toContain('undo: You can’t undo this: something hidden has been shown since.\n');
    const placed = await decide({ players: 2, with: ['central-stations'] }, /^token-yellow-p3$/, (word) => [
      word,
      'undo',
    ]);
    expect(placed.out).not.toContain('undo:');
    expect(placed.out.match(/Tokens to place: Yellow, Blue/g)).toHaveLength(2);
  });
});

describe('at the table', () => {
  it('prints events from the set-up on', async () => {
    const { out } = await run(['play', '--with', 'berlin', '--side', 'B', ...seats('human', 2)], 'story\n');
    const [before, story] = out.split('places ');
    expect(before).not.toContain('visits');
    expect(story).toMatch(/The \w+ tourist visits Alexanderplatz \(7\/1\)\.\n/);
  });

  it('shows what a placement would lead to', async () => {
    const { out } = await decide({ players: 2, with: ['st-petersburg'] }, /11$/, () => [
      'legal',
      'try 11',
      'try draw',
      'try 44',
    ]);
    expect(out).toMatch(/\b11 (\w\+\d+ )*\?/);
    expect(out).toMatch(
      / {2}(Yellow|Blue) places \w{4} on 11\.\n(.*\n)* {2}Then there is something to decide\.\n/,
    );
    expect(out).toContain('B7: You can only try placing a tile, for example: try 05.\n');
    expect(out).toContain('B1: 44 belongs to the central station');
  });

  it('follows the line of a platform', async () => {
    const { out } = await decide({ players: 2, with: ['central-stations'] }, /^token-yellow-p3$/, (word) => [
      'line p3',
      word,
      'line p3',
      'line p9',
    ]);
    expect(out).toMatch(/\nplatform 3, nobody's: /);
    expect(out).toMatch(/\nplatform 3, Yellow: /);
    expect(out).toContain('B2: “p9” is not a station. Stations are 1 to 32, platforms p1 to p8.\n');
  });
});
