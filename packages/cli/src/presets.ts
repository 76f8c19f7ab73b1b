/** `guimard presets`: recommended options, by name. */
import { ok } from '@guimard/engine/kit';
import { type Command, DONE } from './command.ts';
import { GAME_FLAG, gameCalled } from './games.ts';
import { print } from './io.ts';
import { makeFlags } from './options.ts';
import { wrap } from './paragraph.ts';

const FLAGS = {
  json: { type: 'boolean', help: 'one JSON object for each preset' },
  ...GAME_FLAG,
} as const;

export const listPresets: Command<typeof FLAGS> = {
  name: 'presets',
  summary: 'list what most people choose from, by name',
  details: 'Tells the names that --preset takes, what each of them is, and the flags it\n' + 'stands for.',
  flags: FLAGS,
  async run({ flags }, io) {
    const entry = gameCalled(flags.game);
    if (!entry.ok) return entry;
    const presets = entry.value.game.presets.map((preset) => ({
      ...preset,
      flags: makeFlags(preset.options),
    }));
    const texts = presets.map((preset) => (flags.json ? `${JSON.stringify(preset)}\n` : tell(preset)));
    await print(io.out, texts.join(flags.json ? '' : '\n'));
    return ok(DONE);
  },
};

function tell(preset: { id: string; title: string; about: string; flags: string }): string {
  const about = wrap(' ', preset.about.split(' '), ' ');
  return `${preset.id}: ${preset.title}\n${about}\n  ${preset.flags || '(no flags)'}\n`;
}
