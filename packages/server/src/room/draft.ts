/** What a client asks for when it opens a table. */
import { type AnyGame, ok, type Result, refuse } from '@guimard/engine/kit';
import type { CreateTable } from '@guimard/protocol';
import type { SeatSetup } from '../domain/entry.ts';
import { computerName } from '../domain/names.ts';
import { GAMES, gameCalled } from '../games.ts';

/** The game's options, with as many players as there are seats. */
export function checkDraft(draft: CreateTable): Result<{ readonly game: AnyGame; readonly options: object }> {
  const game = gameCalled(draft.game);
  if (game === undefined) {
    return refuse('game', 'unknownGame', { name: draft.game, names: GAMES.map(({ meta }) => meta.id) });
  }
  if (draft.seats.filter(({ kind }) => kind === 'me').length !== 1) {
    return refuse('seats', 'oneSeatYours');
  }
  const options = game.options({ ...draft.options, players: draft.seats.length });
  return options.ok ? ok({ game, options: options.value }) : options;
}

export function placesOf({ seats, nickname }: CreateTable): SeatSetup[] {
  const taken = [{ name: nickname }];
  return seats.map((seat, i) => {
    if (seat.kind !== 'computer') return { kind: 'open' };
    const place: SeatSetup = { ...seat, name: computerName(i, taken) };
    taken.push(place);
    return place;
  });
}
