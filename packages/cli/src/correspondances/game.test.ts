import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CorrespondancesOptions, correspondances } from '@guimard/engine/correspondances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommandLine } from '../args.ts';
import { GAMES, OPTION_FLAGS } from '../games.ts';
import { chosenOptions } from '../options.ts';
import { simulate } from '../simulate.ts';
import { objects, type Ran, run, runProcess } from '../testing/run.ts';

const GAME = ['--game', 'correspondances'];
const RANDOM = ['random', 'random', 'random', 'random'].flatMap((kind) => ['--seat', kind]);
const TWO = ['--seat', 'human', '--seat', 'human'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guimard-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The options from a line of flags, or why they are invalid. */
function read(flags: string): CorrespondancesOptions | string {
  const given = parseCommandLine(simulate, flags.split(' ').filter(Boolean));
  const options = given.ok ? chosenOptions(correspondances, OPTION_FLAGS, given.value.flags) : given;
  return options.ok ? options.value : options.error.message;
}

describe('flags', () => {
  it.each([
    ['', { players: 2, first: 0, rotateFirst: false, target: 10 }],
    ['--players 4 --first 3', { players: 4, first: 3 }],
    ['--rotate-first', { rotateFirst: true }],
    ['--target 5', { target: 5 }],
    ['--preset short --players 3', { players: 3, target: 5 }],
    ['--preset short --target 7', { target: 7 }],
  ])('%s', (flags, options) => {
    expect(read(flags)).toMatchObject(options);
  });

  it.each([
    ['--players 5', 'It takes 2 to 4 players. (D1)'],
    ['--first random', 'The first player must be one of the players: a seat from 0 to 1. (D3)'],
    ['--target 0', 'The winning score must be a whole number from 1 to 50. (T16)'],
    [
      '--rotate',
      'There is no option “rotate”. The options are players, first, rotateFirst, and target. (options)',
    ],
    ['--rotate-first=yes', '--rotate-first takes no value'],
    ['--preset solo', 'there is no preset "solo"; there are match, short'],
  ])('refuses %s', (flags, says) => {
    expect(read(flags)).toBe(says);
  });

  it('are refused by the other game', async () => {
    const { status, err } = await run(['simulate', '--target', '5']);
    expect(status).toBe(2);
    expect(err).toContain('There is no option “target”');
  });

  it('mean the same in all games that have them', () => {
    const shared = ['players', 'first'];
    for (const { flags } of GAMES) {
      for (const name of shared) expect(flags[name]).toBe(OPTION_FLAGS[name]);
    }
    const names = GAMES.flatMap(({ flags }) => Object.keys(flags));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual(shared);
  });

  it('say which game they belong to', async () => {
    const { out } = await run(['simulate', '--help']);
    expect(out).toMatch(/--rotate +Metro: free rotation/);
    expect(out).toMatch(/--target N +Correspondances: points that win/);
    expect(out).toMatch(/--players N +how many play/);
  });

  it('are printed for every combination', async () => {
    const { status, out, err } = await run(['options', ...GAME]);
    const combinations = [...correspondances.combinations()];
    expect({ status, err }).toEqual({ status: 0, err: `${combinations.length} combinations\n` });
    expect(out).toContain('--players 3 --rotate-first\n');
    expect(out.trimEnd().split('\n').map(read)).toEqual(combinations);
  });

  it('are printed for every preset', async () => {
    const { out } = await run(['presets', ...GAME, '--json']);
    const presets = objects(out) as { id: string; flags: string }[];
    expect(presets.map(({ id }) => id)).toEqual(['match', 'short']);
    for (const { id, flags } of presets) expect(read(flags)).toEqual(read(`--preset ${id}`));
  });
});

describe('many matches', () => {
  const games = (seed: string, ...flags: readonly string[]): Promise<Ran> =>
    run(['simulate', ...GAME, '--players', '4', '--games', '5', '--seed', seed, ...flags]);

  it('depend only on the seed', async () => {
    const [once, again, other] = await Promise.all(['a', 'a', 'b'].map((seed) => games(seed)));
    expect(once.status).toBe(0);
    expect(once.out).toContain('5 games of Correspondances, seed a\nplayers 4, first 0, rotateFirst false,');
    expect(once.out).toMatch(/\nPlayer 4( +[\d.]+){5} %\n/);
    expect(again.out).toBe(once.out);
    expect(other.out).not.toBe(once.out.replace('seed a', 'seed b'));
  });

  it('write the last one, which replays, as JSON and as text', async () => {
    const path = join(folder, 'last.json');
    expect((await games('log', '--rotate-first', '--log', path)).status).toBe(0);
    const log = JSON.parse(await readFile(path, 'utf8'));
    expect(log).toMatchObject({ game: 'correspondances', options: { players: 4, rotateFirst: true } });
    const text = (await run(['replay', path, '--text'])).out;
    expect(text).toMatch(/^correspondances\.1\/players=4,first=0,rotateFirst=true,target=10\/order-\S+\n$/);
    expect((await run(['replay', '-', '--text'], text)).out).toBe(text);
    const answers = objects((await run(['replay', path, '--json'])).out);
    expect(answers).toHaveLength(log.actions.length + 1);
    expect(answers.at(-1)).toMatchObject({ result: { over: true, winners: [expect.any(Number)] } });
    const told = (await run(['replay', path])).out;
    expect(told).toContain('   0  Chance    Round 1: the straights lie in the order ');
    expect(told).toMatch(/\nPlayer \d wins with \d+ points\.\n$/);
  });
});

describe('a whole match over a pipe', () => {
  it('is played by computers alone, the same with the same seed, and replays', async () => {
    const args = ['play', ...GAME, ...RANDOM, '--seed', 'pipe'];
    const { status, out, err } = await runProcess(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Correspondances to 10 points: Player 1 \(random\), .*, Player 4 \(random\)\.\n/);
    expect(out).not.toContain('\x1b');
    // Spectators learn of lines only when a round is scored.
    expect(out).toContain('\nPlayer 4 draws a line.\n');
    expect(out).not.toMatch(/draws line/);
    const [winner, text] = out.trimEnd().split('\n').slice(-2);
    expect(winner).toMatch(/^Player \d wins with \d+ points\.$/);
    expect((await run(['replay', '-'], text)).out).toContain(`\n${winner}\n`);
    expect((await run(args)).out).toBe(out);
  });

  it('is played by a person, who tries every cell', async () => {
    const spots = Array.from({ length: 11 * 13 }, (_, i) => {
      const [x, y] = [(i % 13) - 3, Math.floor(i / 13) - 5];
      return `${x < 0 ? 'w' : 'e'}${Math.abs(x)}${y < 0 ? 'n' : 's'}${Math.abs(y)}`;
    });
    const words = spots.flatMap((spot) => [0, 1, 2, 3].map((rot) => `${spot} ${rot}\n`));
    const flags = ['--seat', 'human', '--seat', 'random', '--seed', '1', '--target', '1'];
    const { status, out } = await run(['play', ...GAME, ...flags], words.join('').repeat(40));
    expect(status).toBe(0);
    expect(out).toMatch(/\nPlayer \d wins with \d+ points\.\ncorrespondances\.1\/\S+\n$/);
  });
});

/** Both have a line, and the first has drawn a section. */
const OPENING = 'correspondances.1/players=2,first=0/order-2134.line-2.line-3.bridge-24';

async function resume(commands: readonly string[], game = OPENING, flags = TWO): Promise<Ran> {
  const path = join(folder, 'game.txt');
  await writeFile(path, game);
  return run(['play', '--resume', path, ...flags], commands.map((command) => `${command}\n`).join(''));
}

describe('at the table', () => {
  it.each(['e0n1', 'E0N1 0', 'e0n1-0', 'place e0n1 0', 'place-e0n1-0'])('takes %s', async (word) => {
    const { status, out } = await resume([word]);
    expect(status).toBe(0);
    expect(out).toContain('\nPlayer 1 places bridge-24 on e0n1.\n');
    expect(out).toMatch(/\nPlayer 2 places \w+-\d\d:\n/);
  });

  it.each([
    ['w1s0', 'T12: w1s0 can mean w1s0-0, w1s0-1. Please say which.'],
    ['e2n1', 'D4: This tile doesn’t fit here in any rotation: the cell needs line '],
    ['e0s0', 'D6: There’s already a tile on e0s0, and tiles can’t be moved.'],
    ['e9s9', 'D5: Tiles go next to another tile: e9s9 isn’t next to any.'],
    ['e0n1 2', 'D6: bridge-24 looks the same after half a turn'],
    ['e0n1 9', 'T12: “place-e0n1-9” isn’t an action'],
    ['cross-12', 'T12: bridge-24 must be placed now.'],
    ['hello', 'T12: “hello” isn’t an action'],
    ['line 7', 'T2: There is no line “7”. The lines are 1 to 4.'],
    ['tile cross-21', 'T2: There is no tile “cross-21”'],
    ['undo', 'undo: There’s nothing to undo.'],
  ])('refuses %s', async (command, says) => {
    expect((await resume([command])).out).toContain(`\n${says}`);
  });

  it('does not undo past a draw', async () => {
    const { out } = await resume(['e0n1', 'undo']);
    expect(out).toContain('\nundo: You can’t undo this: something has been drawn since.');
  });

  it('lists what is legal, follows lines and shows tiles', async () => {
    const { out } = await resume(['legal', 'line 2', 'tile link-13']);
    expect(out).toContain('\nOne of e0n1-0  e1n1-0  e4n1-1  w1s0-0  w1s0-1  e6s0-0  e6s0-1  e1s1-0');
    expect(out).toContain('\nline 2 (blue): no tile yet on e0n1\n');
    expect(out).toContain('\n  -0: 3╮○╰1   -1: 3╯○╭1   -2: 1╮○╰3   -3: 1╯○╭3\n');
  });

  it('prints help without commands of the other game', async () => {
    const { out } = await resume(['help']);
    expect(out).toContain('  e6n2 1 ');
    expect(out).not.toMatch(/aacb|laying|placement your|station|hand/);
  });

  it('saves and resumes', async () => {
    const path = join(folder, 'kept.json');
    await resume(['e0n1', `save ${path}`]);
    const later = await run(['play', '--resume', path, ...TWO], 'log all\n');
    expect(later.out).toMatch(/\/order-2134\.line-2\.line-3\.bridge-24\.place-e0n1-0\.\w+-\d\d\n/);
    expect(later.out).not.toContain('Player 1 has line');
  });
});

describe('lines', () => {
  it('are shown only to their holder, on the screen and in the log', async () => {
    const { out } = await resume(['board', 'story', 'log', 'legal']);
    expect(out).toContain('Player 1 has line 2 (blue): from e0n1 to the eastern end');
    expect(out).toContain('\nPlayer 1 draws line 2 (blue).\nPlayer 2 draws a line.\n');
    expect(out).toContain('/order-2134.line-2.?.bridge-24\n');
    expect(out.split('To go on')[0]).not.toMatch(/line-3|line 3|yellow/);
  });

  it("are ? in another seat's log", async () => {
    const { out } = await resume(['e0n1', 'log', 'story']);
    const second = out.slice(out.indexOf('Player 2 has line')).split('To go on')[0];
    expect(second).toMatch(/\/order-2134\.\?\.line-3\.bridge-24\.place-e0n1-0\.\w+-\d\d\n/);
    expect(second).not.toMatch(/line-2|line 2|blue/);
  });
});
