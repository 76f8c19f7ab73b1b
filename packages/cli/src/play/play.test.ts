import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guimard } from '../guimard.ts';
import { type Ran, run, runProcess, Sink } from '../testing/run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guimard-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Both have a tile, and yellow has drawn one to place at once. */
const DRAWN = 'metro.1/players=2,first=0/aacb.cbaa.draw.aaaa';
/** Yellow may place aacb, or draw. */
const OPENING = 'metro.1/players=2,first=0/aacb.cbaa';
const TWO = ['--seat', 'human', '--seat', 'human'];

async function resume(
  game: string,
  commands: readonly string[],
  flags: readonly string[] = TWO,
): Promise<Ran> {
  const path = join(folder, 'game.txt');
  await writeFile(path, game);
  return run(['play', '--resume', path, ...flags], commands.map((command) => `${command}\n`).join(''));
}

/** Every cell, again and again: one of them is legal for any tile. */
const CELLS = Array.from({ length: 64 }, (_, cell) => `${cell >> 3}${cell & 7}\n`);
const SWEEPS = CELLS.join('').repeat(60);

describe('a whole game over a pipe', () => {
  it('ends with scores, a winner and the game as text, which replays', async () => {
    const { status, out, err } = await runProcess(['play', ...TWO, '--seed', 'pipe', '--first', '1'], {
      input: SWEEPS,
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toContain('\x1b');
    expect(out).not.toContain('> ');
    const [winner, text] = out.trimEnd().split('\n').slice(-2);
    expect(winner).toMatch(/^(Yellow|Blue) wins with \d+ points\.$/);
    const replayed = await run(['replay', '-'], text);
    expect(replayed.out).toContain(winner);
  });

  it('is played by computers alone', async () => {
    const { status, out } = await run([
      'play',
      '--seat',
      'random',
      '--seat',
      'random',
      '--seat',
      'random',
      '--seed',
      '1',
    ]);
    expect(status).toBe(0);
    expect(out).toMatch(/^Metro: Yellow \(random\), Blue \(random\), Orange \(random\)\.\n/);
    expect(out).toMatch(/Orange places \w{4} on \d\d\./);
    expect(out).not.toMatch(/draws [a-d]{4}/);
  });

  it('is the same with the same seed', async () => {
    const game = () =>
      run(['play', '--seat', 'random', '--seat', 'random', '--seed', 'same', '--rotate', '--hand', '2']);
    expect((await game()).out).toBe((await game()).out);
  });

  it('is played against rollouts, whose draws stay hidden', async () => {
    const { status, out } = await run(['play', '--seed', '7', '--first', '1'], CELLS.join('').repeat(2));
    expect(status).toBe(0);
    expect(out).toContain('Yellow (human), Blue (computer, level 6: skilled)');
    expect(out).toMatch(/Blue places \w{4} on \d\d\./);
    expect(out).toContain('Blue draws a tile.');
    expect(out).not.toMatch(/Blue draws [a-d]{4}/);
  });
});

describe('at the table', () => {
  it('takes a cell, a tile and a cell, or draw', async () => {
    const { out } = await resume(OPENING, ['01', 'cbaa 02', 'DRAW']);
    expect(out).toContain('Yellow places aacb on 01.\n');
    expect(out).toContain('Blue places cbaa on 02.\n');
    expect(out).toMatch(/Yellow draws [a-d]{4}\.\n/);
  });

  it.each([
    ['44', 'B1: 44 belongs to the central station'],
    ['11', 'B12: Tiles go on the edge or next to another tile, so not on 11.'],
    ['00', 'B14: This would make a line of one tile, from station'],
    ['cbaa05', 'B13: cbaa is aacb rotated'],
    ['dddd05', 'B10: dddd is not in hand, only aacb.'],
    ['dddd', 'B10: A tile must be placed or drawn now.'],
    ['99', 'B1: There is no cell 99'],
    ['hello', 'B7: “hello” isn’t an action'],
    ['line 33', 'B2: “33” is not a station'],
    ['tile abcd', 'B4: There is no tile “abcd”'],
    ['undo', 'undo: There’s nothing to undo.'],
    ['save', 'Please say where: save FILE.'],
    ['save /nowhere/at/all', 'cannot write /nowhere/at/all: ENOENT'],
  ])('refuses %s', async (command, says) => {
    expect((await resume(OPENING, [command])).out).toContain(`\n${says}`);
  });

  it('asks for the rotation, with free rotation', async () => {
    const { out } = await resume('metro.1/players=2,first=0,rotate=true/aacb.aacb', ['05', 'baac05']);
    expect(out).toContain('B7: 05 can mean aacb05, baac05, cbaa05, acba05. Please say which.\n');
    expect(out).toContain('Yellow places baac on 05.\n');
  });

  it('lists what is legal and what it scores', async () => {
    const { out } = await resume('metro.1/players=2,first=0/bbbb.cbcb.bbbb05.aaaa', ['legal']);
    expect(out).toMatch(/\ncbcb: .*\b06 Y\+2\b/);
    expect(out).toContain('\nor draw\n');
  });

  it('follows a line', async () => {
    const { out } = await resume('metro.1/players=2,first=0/aaaa.cbcb.aaaa01.aaaa', ['line 7', 'line 16']);
    expect(out).toContain(
      'station 7 (Jaurès), Yellow: 01\n  length 1 so far; it would enter 11 from the north next\n',
    );
    expect(out).toContain(
      'station 16 (Grenelle), Blue: no tile yet\n  length 0 so far; it would enter 70 from the west',
    );
  });

  it('explains a tile', async () => {
    expect((await resume(OPENING, ['tile cbaa'])).out).toContain(
      [
        '      │  │',
        '    ──╯╭─┼──',
        '    ───┼─┼──',
        '      ╭╯ │',
        '  c: in from the north, out to the west (to the next side counter-clockwise)',
        '  b: in from the east, out to the south (to the next side clockwise)',
        '  a: in from the south, out to the north (straight across)',
        '  a: in from the west, out to the east (straight across)',
        '  cbaa: 4 not seen yet, in the pile or in other hands',
      ].join('\n'),
    );
  });

  it('shows the log without hidden information, unless asked', async () => {
    const { out } = await resume(OPENING, ['log', 'log all']);
    expect(out).toMatch(/\/aacb\.\?\n/);
    expect(out).toMatch(/\/aacb\.cbaa\n/);
  });

  it('undoes a placement after which nothing was drawn', async () => {
    const { out } = await resume(DRAWN, ['aaaa03', 'undo', 'aaaa04']);
    expect(out.match(/Yellow places aaaa:/g)).toHaveLength(2);
    expect(out).toContain('Yellow places aaaa on 04.\n');
    expect(out).not.toContain('undo:');
  });

  it('does not undo what has been seen', async () => {
    const { out } = await resume(OPENING, ['01', 'undo']);
    expect(out).toContain('undo: You can’t undo this: something has been drawn since.\n');
  });

  it('does not show what others draw', async () => {
    const { out } = await resume(OPENING, ['01', '02']);
    expect(out).toContain('Yellow draws a tile.\n');
    expect(out).toContain('Blue draws a tile.\n');
    expect(out).toMatch(/Yellow draws [a-d]{4}\.\n/);
    expect(out).not.toMatch(/Blue draws [a-d]{4}/);
  });
});

describe('stopping and resuming', () => {
  it('says how to resume from the text', async () => {
    const { status, out } = await resume(OPENING, []);
    expect(status).toBe(0);
    const last = out.trimEnd().split('\n').at(-1);
    expect(last).toContain('run guimard play --resume FILE --seat human --seat human: metro.2/players=2,');
    expect(last).toMatch(/\/aacb\.cbaa$/);
  });

  it('says how to resume from the file', async () => {
    const path = join(folder, 'my game.json');
    const { out } = await resume(OPENING, ['01', `save ${path}`, 'quit', '02'], []);
    expect(out).toContain(`Saved in ${path}.\nTo go on: guimard play --resume "${path}"\n`);
    expect(out).not.toContain('on 02');
    const later = await run(['play', '--resume', path], 'log all\n');
    expect(later.out).toMatch(/aacb\.cbaa\.aacb01/);
  });

  it('keeps how long a computer may think', async () => {
    const path = join(folder, 'timed.json');
    const seats = ['--seat', 'human', '--seat', 'level:9:20ms'];
    const { out } = await resume(OPENING, ['01', 'quit'], [...seats, '--save', path]);
    expect(out).toContain('(computer, level 9: grandmaster, 0.02 s per move)');
    expect(out).toMatch(/Blue (places|draws)/);
    const goOn = `To go on: guimard play --resume ${path} ${seats.join(' ')}\n`;
    expect(out).toContain(goOn);
    expect((await run(['play', '--resume', path, ...seats, '--save', path], 'quit\n')).out).toContain(goOn);
  });

  it('saves the game throughout', async () => {
    const path = join(folder, 'kept.json');
    const { out } = await resume(OPENING, ['01'], [...TWO, '--save', path]);
    expect(out).toMatch(/To go on: guimard play --resume \S+kept\.json --seat human --seat human\n$/);
    expect((await run(['replay', path])).out).toContain('Yellow places aacb on 01.');
  });

  it('refuses an invalid game', async () => {
    const { status, out, err } = await resume('metro.1/players=2,first=0/aacb.cbaa.aacb44', []);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/game\.txt: action 2 \(aacb44\) is refused: B1: .*\n$/);
  });

  it('says whether the rule that refuses a game has changed since', async () => {
    const { err } = await resume('metro.1/players=2,first=0/aacb.cbaa.pass', []);
    expect(err).toMatch(/is refused: B11: .* with version 1 of the rules; B11 has changed since\.\n$/);
  });
});

describe('at a terminal', () => {
  async function atTerminal(keys: readonly string[], env = {}): Promise<Ran> {
    const path = join(folder, 'terminal.txt');
    await writeFile(path, OPENING);
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const out = Object.assign(new Sink(), { isTTY: true });
    const err = new Sink();
    for (const key of keys) input.write(key);
    const status = await guimard(['play', '--resume', path, ...TWO], { input, out, err, env });
    return { status, out: out.text, err: err.text };
  }

  it('clears the screen between players', async () => {
    const { status, out } = await atTerminal(['\r', '01\r', '\r', 'quit\r']);
    expect(status).toBe(0);
    const clear = '\x1b[2J\x1b[3J\x1b[H';
    const screens = out.split(clear);
    expect(screens[1]).toContain('Pass the device to Yellow');
    expect(screens[3]).toContain('Pass the device to Blue');
    // Between yellow's hand and blue's, no hand is on the screen.
    expect(screens[3]).not.toMatch(/placements|draws/);
    expect(screens[4]).toContain('Yellow places aacb on 01.');
    expect(out).toContain('\x1b[38;5;226m');
  });

  it('respects NO_COLOR', async () => {
    const { out } = await atTerminal(['\r', 'quit\r'], { NO_COLOR: '1' });
    expect(out).not.toContain('\x1b[0m');
  });

  it.each([
    ['Ctrl-C', '\x03', 130],
    ['Ctrl-D', '\x04', 0],
  ])('%s while the screen is passed on shows no hand', async (_, key, status) => {
    const ran = await atTerminal([key]);
    expect(ran.status).toBe(status);
    expect(ran.err).toBe('');
    expect(ran.out).not.toContain('placements');
  });

  it('Ctrl-C ends with status 130', async () => {
    expect((await atTerminal(['\r', '\x03'])).status).toBe(130);
  });
});
