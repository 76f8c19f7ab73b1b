/** `guimard options`: all possible options. */
import { ok } from '@guimard/engine/kit';
import { type Command, DONE } from './command.ts';
import { GAME_FLAG, gameCalled } from './games.ts';
import { print } from './io.ts';
import { makeFlags } from './options.ts';

const FLAGS = {
  json: { type: 'boolean', help: 'one JSON object for each combination' },
  ...GAME_FLAG,
} as const;

/** Lines written at a time. */
const BATCH = 500;

export const listOptions: Command<typeof FLAGS> = {
  name: 'options',
  summary: 'list every legal combination of options',
  details:
    'Tells every combination of options that makes a difference to the rules, one a\n' +
    'line, as flags for play and simulate. Who starts, and what is not mentioned, is\n' +
    'as usual.',
  flags: FLAGS,
  async run({ flags }, io) {
    const entry = gameCalled(flags.game);
    if (!entry.ok) return entry;
    const { game } = entry.value;
    const usual = game.options({});
    if (!usual.ok) throw new Error(`the usual options are refused: ${usual.error.code}`);
    const combinations = [...game.combinations()];
    for (let i = 0; i < combinations.length; i += BATCH) {
      const lines = combinations
        .slice(i, i + BATCH)
        .map((options) => (flags.json ? JSON.stringify(options) : makeFlags(unusual(options, usual.value))));
      await print(io.out, `${lines.join('\n')}\n`);
    }
    if (!flags.json) await print(io.err, `${combinations.length} combinations\n`);
    return ok(DONE);
  },
};

/** The number of players, and the difference from the defaults. */
function unusual(options: object, usual: object): object {
  const defaults = new Map(Object.entries(usual).map(([name, value]) => [name, `${value}`]));
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => name === 'players' || defaults.get(name) !== `${value}`,
    ),
  );
}
