import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BIN, run, runProcess } from '../testing/run.ts';
import { Program } from './program.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/stdio-bot.mjs', import.meta.url));
const NODE = `"${process.execPath}"`;
const example = `${NODE} "${EXAMPLE}"`;

/** A program that gets ready and then does this when asked for a move; contains no double quotes. */
const bot = (onGo: string): string =>
  `${NODE} -e "process.stdin.on('data', (lines) => {` +
  `if (/^start$/m.test(lines)) console.log('ready'); if (/^go$/m.test(lines)) { ${onGo} } })"`;

const face = (program: string, ...flags: string[]) =>
  run(['arena', 'random', '--stdio', program, '--deals', '1', '--jobs', '1', ...flags]);

describe('a program as an agent', () => {
  it('plays whole games, as a process', async () => {
    const args = ['arena', 'random', '--stdio', example, '--deals', '2', '--json'];
    const { status, out, err } = await runProcess(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      games: 4,
      pairings: [{ a: example, b: 'random', games: 4 }],
      agents: [{ name: example, moves: expect.any(Number) }, { name: 'random' }],
    });
  });

  it.each([
    ['--game', 'correspondances'],
    ['--with', 'companies,paris', '--hand', '2', '--rotate'],
  ])('plays every game and module: %s %s', async (...flags) => {
    expect(await face(example, ...flags)).toMatchObject({ status: 0, err: '' });
  });

  const failures: readonly (readonly [what: string, program: string, says: string])[] = [
    ['nonsense', bot(`console.log('banana')`), ' answered "banana", which is refused: “banana” is not a '],
    ['what a rule forbids', bot(`console.log('bbbb33')`), ' answered "bbbb33", which is refused: '],
    ['no ready', `${NODE} -p "'hello'"`, ' answered "hello" to start, not "ready"'],
    ['an end', bot('process.exit(7)'), ' ended with status 7 instead of answering'],
    ['silence', bot(''), ' did not answer within 1 s'],
    ['nothing at all', 'no-such-program --fast', '"no-such-program --fast" (deal 0, seat 0) cannot be run ('],
  ];
  it.each(failures)('ends the arena when it gives %s', async (_, program, says) => {
    const timeout = says.includes('within') ? '1' : '30';
    const { status, out, err } = await face(program, '--stdio-timeout', timeout);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`guimard arena: "${program}" (deal 0, seat 0) `);
    expect(err).toContain(says);
    if (says.includes('refused')) expect(err).toMatch(/\. \(B\d+\)\n$/);
    expect(err.split('\n')).toHaveLength(2);
  });

  it('gets the position and the result of the game', async () => {
    // It replies with the first legal word and writes everything it gets, unless too long, to standard error.
    const told = `${NODE} -e "let legal; require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const [keyword, word] = line.split(' ');
      if (keyword !== 'known') console.error(line);
      if (keyword === 'legal') legal = word;
      if (keyword === 'start') console.log('ready');
      if (keyword === 'go') console.log(legal);
    })"`;
    const { status, err } = await runProcess([
      'arena',
      'random',
      '--stdio',
      told,
      '--deals',
      '1',
      '--jobs',
      '1',
    ]);
    expect(status).toBe(0);
    const lines = err.split('\n');
    expect(lines.slice(0, 7)).toEqual([
      'guimard 1',
      'game metro',
      'rules 2',
      'options {"players":2,"first":"random","rotate":false,"hand":1,"exclusive":false,"corners":false,"with":[],"side":""}',
      'seats 2',
      'seat 0',
      'start',
    ]);
    const turn = lines.slice(7, lines.indexOf('go'));
    expect(turn.map((line) => line.split(' ')[0])).toEqual(['scores', 'board', 'hand', 'pile', 'legal']);
    expect(lines.filter((line) => /^board ([a-d]{4}\d\d){55,}$/.test(line)).length).toBeGreaterThan(0);
    const ends = lines.flatMap((line, i) => (line === 'end' ? [lines[i - 1]] : []));
    expect(ends).toHaveLength(2);
    for (const scores of ends) expect(scores).toMatch(/^scores \d+ \d+$/);
  });

  it('is stopped with the arena', async () => {
    // It ends neither by itself nor when its input is closed.
    const deaf = `${NODE} -e "console.error('here'); setInterval(() => {}, 1000)"`;
    const child = spawn(process.execPath, [BIN, 'arena', 'random', '--stdio', deaf, '--jobs', '1']);
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    // Resolves when nothing holds its streams any more, including the program.
    expect(await once(child, 'close')).toEqual([130, null]);
  });
});

describe('a program that stays after the game', () => {
  it('is reported', async () => {
    const pids = new Set<number>();
    const watch = { started: (pid: number) => pids.add(pid), ended: (pid: number) => pids.delete(pid) };
    const program = new Program('it', [process.execPath, '-e', 'setInterval(() => {}, 1000)'], 10, watch);
    expect(pids.size).toBe(1);
    await expect(program.close(['end'])).rejects.toThrow('it did not end within 0.01 s after the game');
    program.kill();
    await expect.poll(() => pids.size).toBe(0);
  });
});
