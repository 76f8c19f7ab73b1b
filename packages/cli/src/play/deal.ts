/** A game whose draws follow from the name of a deal, such as that of the day. */
import { type Agent, GAMES, playable } from '@guimard/ai';
import { dailyOn, dealtMove } from '@guimard/ai/daily';
import { type AnyGame, newLog, ok, type Result, Session } from '@guimard/engine/kit';
import { type Deal, type Draws, verifyDeal } from '@guimard/protocol';
import { badInput, badUsage, type UserError } from '../command.ts';
import { gameCalled } from '../games.ts';
import type { Recorded } from '../logfile.ts';
import type { SeatKind } from './seats.ts';

/** A deal, and the flag that names it. */
export interface NamedDeal {
  readonly deal: Deal;
  readonly flag: string;
}

interface DailyGame extends Recorded {
  readonly dealt: NamedDeal;
  /** You have the first seat. */
  readonly kinds: readonly SeatKind[];
}

const pad = (number: number): string => String(number).padStart(2, '0');
/** By the clock of this machine. */
const today = (now = new Date()): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

/** The game of a date, from its beginning. */
export function dailyGame(written: string): Result<DailyGame, UserError> {
  const date = written === 'today' ? today() : written;
  const daily = dailyOn(date, GAMES);
  if (daily === undefined)
    return badUsage(`--daily must be today or a date such as 2026-11-17, not "${date}"`);
  const entry = gameCalled(daily.game);
  if (!entry.ok) return entry;
  const session = Session.open(entry.value.game, newLog(entry.value.game, daily.options));
  if (!session.ok) throw new Error(`an empty log is refused: ${session.error.code}`);
  const computers = Array.from(
    session.value.scores.slice(1),
    (): SeatKind => ({ kind: 'level', level: daily.level }),
  );
  return ok({
    entry: entry.value,
    session: session.value,
    dealt: { deal: daily.deal, flag: `--daily ${date}` },
    kinds: [{ kind: 'human' }, ...computers],
  });
}

/** The draws of the rest of a game, if those before were dealt like this. */
export function drawsOfDeal({ entry, session }: Recorded, deal: Deal): Result<Draws, UserError> {
  const draws = verifyDeal(entry.game, session.log, deal);
  if (draws.ok) return draws;
  const { at, expected } = draws.error;
  return badInput(`the game was not dealt as ${JSON.stringify(deal)}: action ${at} should be ${expected}`);
}

/** A computer whose moves depend on deal and position alone. */
export function dealtAgent(game: AnyGame, deal: Deal, level: number, at: () => number): Agent {
  const subject = playable(game.meta.id);
  if (subject === undefined) throw new Error(`the computer does not know the game ${game.meta.id}`);
  return { choose: (view) => dealtMove(subject, deal, level, view, at()) };
}
