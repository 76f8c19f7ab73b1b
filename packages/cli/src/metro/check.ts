/** `guimard check`: could these tiles have been placed in this order? */
import { newRefusal, nth, ok, type Refusal } from '@guimard/engine/kit';
import {
  judgePlacement,
  type MetroOptions,
  type MetroState,
  makeTile,
  metro,
  type Placement,
  ROTATIONS,
  type Tile,
} from '@guimard/engine/metro';
import type { Command } from '../command.ts';
import { answerLines } from '../lines.ts';
import { inWords } from '../refusals.ts';
import { BOARDS_HELP, boardReader } from './boards.ts';
import { CORNERS, metroOptions, ROTATE } from './options.ts';

const FLAGS = { ...ROTATE, ...CORNERS } as const;

export const check: Command<typeof FLAGS> = {
  name: 'check',
  summary: 'check whether boards follow the rules',
  details:
    `${BOARDS_HELP}\n` +
    'A board that breaks a rule is a normal answer: it names the placement (from 0),\n' +
    'the rule, and why: as a code with params, and in words.',
  flags: FLAGS,
  async run({ flags }, io) {
    const options = metroOptions(flags);
    if (!options.ok) return options;
    const read = boardReader(options.value, legality(options.value));
    return answerLines(io, 'check', (text) => {
      const board = read(text);
      if (board.ok) return ok({ valid: true });
      const { at, rule, code, params } = board.error;
      return ok({ valid: false, at, rule, code, params, reason: inWords(board.error) });
    });
  },
};

/** The cell comes first (B1, B12), then whether the box has such a tile left (B6), then the lines (B14). */
function legality(options: MetroOptions): (s: MetroState, placement: Placement) => Refusal | undefined {
  const box = metro.create(options).bag;
  return (s, { tile, cell }) => {
    const refusal = judgePlacement(s, tile, cell);
    if (refusal?.rule === 'B1' || refusal?.rule === 'B12') return refusal;
    const kind = nth(s.rules.kind, tile);
    if (s.bag[kind] === 0) return usedUp(tile, nth(box, kind), options.rotate);
    if (refusal === undefined) s.bag[kind] = nth(s.bag, kind) - 1;
    return refusal;
  };
}

function usedUp(tile: Tile, copies: number, rotate: boolean): Refusal {
  return rotate && nth(ROTATIONS, tile).length > 1
    ? newRefusal('B6', 'allRotationsPlaced', { tile: makeTile(tile), count: copies })
    : newRefusal('B6', 'allCopiesPlaced', { tile: makeTile(tile), count: copies });
}
