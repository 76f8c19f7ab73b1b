import { metro } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from './args.ts';
import { OPTION_FLAGS } from './games.ts';
import { chosenOptions } from './options.ts';
import { simulate } from './simulate.ts';
import { objects, run } from './testing/run.ts';

/** The options from a line of flags. */
function read(flags: string): unknown {
  const given = parseCommandLine(simulate, flags.split(' ').filter(Boolean));
  const options = given.ok ? chosenOptions(metro, OPTION_FLAGS, given.value.flags) : given;
  return options.ok ? options.value : options.error.message;
}

const combinations = [...metro.combinations()];

describe('guimard options', () => {
  it('prints every combination as flags that produce it', async () => {
    const { status, out, err } = await run(['options']);
    expect({ status, err }).toEqual({ status: 0, err: `${combinations.length} combinations\n` });
    expect(out.trimEnd().split('\n').map(read)).toEqual(combinations);
  });

  it('prints them as JSON', async () => {
    const { out, err } = await run(['options', '--json', '--game', 'metro']);
    const lines = objects(out);
    expect({ lines, err }).toEqual({ lines: combinations, err: '' });
    expect(lines.map((line) => metro.options(line))).toEqual(
      combinations.map((value) => ({ ok: true, value })),
    );
  });
});

describe('guimard presets', () => {
  it('prints names, sentences and flags', async () => {
    const { status, out } = await run(['presets']);
    expect(status).toBe(0);
    expect(out).toContain('classic: Classic 2000\n  The original game, with nothing added.\n  (no flags)\n');
    expect(out).toContain('--with companies,central-stations --hand 2\n');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(metro.presets)('$id gives a game, by name and by its flags', async ({ id, title, about }) => {
    const presets = objects((await run(['presets', '--json'])).out) as { id: string; flags: string }[];
    const preset = presets.find((candidate) => candidate.id === id);
    expect(preset).toMatchObject({ title, about });
    const options = read(`--preset ${id}`);
    expect(options).toEqual(read(preset!.flags));
    expect(metro.options(options)).toEqual({ ok: true, value: options });
  });
});

describe('flags for modules', () => {
  it.each([
    ['--with companies,paris', { players: 2, with: ['companies', 'paris'] }],
    ['--with paris --with companies', { with: ['companies', 'paris'] }],
    ['--with berlin', { side: 'A' }],
    ['--with berlin --side mixed', { side: 'mixed' }],
    ['--with solo', { players: 1, hand: 2, side: 'normal' }],
    ['--with solo --hard', { players: 1, side: 'hard' }],
    ['--preset solo --hard', { players: 1, side: 'hard' }],
    [
      '--preset expert --hand 3 --players 4',
      { players: 4, hand: 3, with: ['companies', 'central-stations'] },
    ],
    ['--preset expert --with london', { hand: 2, with: ['london'] }],
  ])('%s', (flags, options) => {
    expect(read(flags)).toMatchObject(options);
  });
});
