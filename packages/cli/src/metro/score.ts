/** `guimard score`: boards in, scores out. */
import { ok } from '@guimard/engine/kit';
import { badUsage, type Command } from '../command.ts';
import { answerLines } from '../lines.ts';
import { BOARDS_HELP, boardReader, canLie } from './boards.ts';
import { EXCLUSIVE, metroOptions } from './options.ts';

const FLAGS = {
  players: { type: 'string', value: 'N', help: 'how many play: 2 to 6' },
  ...EXCLUSIVE,
} as const;

export const score: Command<typeof FLAGS> = {
  name: 'score',
  summary: 'score boards: one a line in, one JSON object a line out',
  details:
    `${BOARDS_HELP}\n` +
    'Any board that can lie on a table is scored; whether it may come about in a\n' +
    'game, check tells.',
  flags: FLAGS,
  async run({ flags }, io) {
    if (flags.players === undefined) return badUsage('--players is missing');
    const options = metroOptions(flags);
    if (!options.ok) return options;
    const read = boardReader(options.value, canLie);
    return answerLines(io, 'score', (text) => {
      const lines: object[] = [];
      const board = read(text, (event) => {
        if (event.type !== 'line' || event.colour === null) return;
        const { station, colour, length, points, end } = event;
        lines.push({ station, colour, length, points, end });
      });
      return board.ok ? ok({ scores: Array.from(board.value.points), lines }) : board;
    });
  },
};
