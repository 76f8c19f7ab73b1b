import { describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const misuse: readonly (readonly [args: string, says: string])[] = [
  ['dance', 'guimard: there is no command "dance"'],
  ['--dance', 'guimard: there is no flag --dance'],
  ['score', 'guimard score: --players is missing (see guimard score --help)'],
  ['score --players', '--players needs a value: --players N'],
  ['score --players --exclusive', '--players needs a value'],
  ['score --players=', '--players needs a value'],
  ['score --players 1', 'It takes 2 to 6 players. (B8)'],
  ['score --players two', 'It takes 2 to 6 players. (B8)'],
  ['score --players 2 --rotate', 'there is no flag --rotate'],
  ['score --players 2 -x', 'there is no flag -x'],
  ['score --players 2 aacb05', '"aacb05" is one word too many'],
  ['score --players 2 --toString', 'there is no flag --toString'],
  ['check --rotate=yes', '--rotate takes no value'],
  ['puzzles', 'it is mine, prove FILE, pack FILE… or grade FILE…'],
  ['puzzles mine FILE', 'it is mine, prove FILE, pack FILE… or grade FILE…'],
  ['puzzles mine', 'where to? --out FILE'],
  ['puzzles mine --out x --games 0', '--games must be a whole number from 1 to 1000000, not "0"'],
  ['puzzles mine --out x --hand 4', 'A hand has 1 to 3 tiles. (V2)'],
  ['puzzles pack x', 'where to? --out FOLDER'],
  ['legal', '--tile is missing'],
  ['legal --tile abcd', 'there is no tile "abcd"'],
  ['simulate --games 0', '--games must be a whole number from 1 to 1000000000, not "0"'],
  ['simulate --games 1e3', '--games must be a whole number'],
  ['simulate --games 1.5', '--games must be a whole number'],
  ['simulate --hand 4', 'A hand has 1 to 3 tiles. (V2)'],
  ['simulate --players 3 --first 3', 'a seat from 0 to 2, or “random”. (B9)'],
  ['simulate --with moon', 'There is no module “moon”. The modules are companies, '],
  ['simulate --with paris,london', 'Only one city at a time, not Paris and London together. (C1)'],
  ['simulate --with central-stations --with central-tracks', 'Central tracks cover the platforms'],
  ['simulate --with solo,paris', 'Solo is played without other modules. (C1)'],
  ['simulate --with solo --players 2', 'It takes exactly one player. (B8)'],
  ['simulate --with solo --players 1 --hand 3', 'With Solo, a hand always has 2 tiles. (C1)'],
  ['simulate --with companies --players 7', 'It takes 2 to 6 players. (B8)'],
  ['simulate --with companies --exclusive', 'One marker per space doesn’t work with Companies'],
  ['simulate --with berlin --side C', '“side” must be one of A, B, mixed.'],
  ['simulate --side A', 'This game has no variants to choose from.'],
  ['simulate --hard', 'This game has no variants to choose from.'],
  ['simulate --with solo --hard --side normal', '--hard and --side exclude each other'],
  ['simulate --with', '--with needs a value: --with LIST'],
  ['simulate --preset moon', 'there is no preset "moon"; there are classic, '],
  ['simulate --preset solo --players 2', 'It takes exactly one player. (B8)'],
  ['options --players 2', 'there is no flag --players'],
  ['options --game chess', 'there is no game "chess"'],
  ['presets solo', '"solo" is one word too many'],
  ['play --with solo --seat human --seat random', 'It takes exactly one player. (B8)'],
  ['play --resume FILE --preset solo', '--preset and --resume exclude each other'],
  ['play --resume FILE --with solo', '--with and --resume exclude each other'],
  ['score --players 2 --with paris', 'there is no flag --with'],
  ['simulate --game chess', 'there is no game "chess"; there are metro'],
  ['arena', 'at least 2 agents, please'],
  ['arena random', 'at least 2 agents, please, such as level:3 random'],
  ['arena --preset solo', 'at least 1 agent, please'],
  ['arena random robot', '“robot” isn’t a computer player. Choose random, rollout:N, search:N'],
  ['arena random level:10', '“level:10” isn’t a computer player'],
  ['arena random rollout:0', '“rollout:0” isn’t a computer player'],
  ['arena random random --deals 0', '--deals must be a whole number from 1 to 50000, not "0"'],
  ['arena random random --games 1.5', '--games must be a whole number from 1 to 100000, not "1.5"'],
  ['arena random random --games 2 --deals 1', '--games and --deals exclude each other'],
  ['arena random random --jobs 0', '--jobs must be a whole number'],
  ['arena random random --stdio-timeout never', '--stdio-timeout must be a whole number'],
  ['arena random --stdio', '--stdio needs a value: --stdio CMD'],
  ['arena random random --players 9', 'It takes 2 to 6 players. (B8)'],
  ['arena random random --game chess', 'there is no game "chess"'],
  ['replay', 'FILE|- is missing'],
  ['replay a b', '"b" is one word too many'],
  ['replay a --json --text', '--json and --text exclude each other'],
  ['play --seat robot', '--seat must be human or an agent: “robot” isn’t a computer player'],
  [
    'play --players 2 --seat human --seat human --seat random',
    '--seat is given 3 times, but there are 2 seats',
  ],
  ['play --resume FILE --rotate', '--rotate and --resume exclude each other'],
  ['play --resume FILE --game metro', '--game and --resume exclude each other'],
];

describe('a wrong command line', () => {
  it.each(misuse)('guimard %s', async (args, says) => {
    const { status, out, err } = await run(args.split(' ').filter((word) => word !== ''));
    expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 2, out: '', lines: 2 });
    expect(err).toContain(says);
    expect(err).toMatch(/\(see guimard.* --help\)\n$/);
  });

  it('stays one line whatever was typed', async () => {
    const { err } = await run(['da\nnce\x1b[31m']);
    expect(err).toMatch(/^guimard: there is no command "da\\u000ance\\u001b\[31m".*\n$/);
  });
});

describe('help', () => {
  it.each([
    [''],
    ['--help'],
    ['-h'],
    ['play --help'],
    ['simulate -h'],
    ['arena --help'],
    ['options --help'],
    ['presets --help'],
    ['score --players 2 --help'],
    ['replay -h'],
  ])('guimard %s fits 80 columns', async (args) => {
    const { status, out, err } = await run(args.split(' ').filter((word) => word !== ''));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('--help');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('lists a command’s flags', async () => {
    expect((await run(['check', '--help'])).out).toMatchInlineSnapshot(`
      "guimard check [flags]

      Boards are read from standard input, one a line: placements such as cbaa72
      (the tile cbaa in row 7, column 2), in the order they were placed. Each line is
      answered by one JSON object.
      A board that breaks a rule is a normal answer: it names the placement (from 0),
      the rule, and why: as a code with params, and in words.

        --rotate   free rotation of tiles (V1)
        --corners  corner contact suffices (V4)
        --help     show this
      "
    `);
  });

  it('prints the version', async () => {
    expect((await run(['--version'])).out).toMatch(/^guimard \d+\.\d+\.\d+\n$/);
  });
});
