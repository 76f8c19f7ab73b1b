/** Which lines are painted, and how: the board as a map. */
import { nth, type View } from '@guimard/engine/kit';
import { type Colour, isComplete, type MetroState, NOBODY } from '@guimard/engine/metro';
import type { PaintChoice } from '../../preferences.ts';
import { makePaint, type Paint, type Painting } from './board/paint.ts';
import { departuresOf, type LinesByPoint } from './lines.ts';
import { shownIn } from './modules/shown.ts';

/** The colours that are the viewer's: their own, or those of their shares. Undefined where none stand out. */
function coloursOfViewer({ known, viewer }: View<MetroState>): ReadonlySet<Colour> | undefined {
  if (viewer < 0) return undefined;
  if (known.rules.seatsOwnColours) return new Set([viewer]);
  const colours = shownIn(known).flatMap((ui) => ui.coloursHeld?.(known, viewer) ?? []);
  return colours.length > 0 ? new Set(colours) : undefined;
}

/** Whether lines of a colour are painted in the course of a game. */
const paints = (choice: PaintChoice, isViewers: boolean): boolean =>
  choice === 'all' || (choice === 'mine' && isViewers);

/**
 * Lines that are open are strong, complete ones calm. When all is over, the whole map shows, and what the player
 * chose to see stands out of it.
 */
export function paintingOf(
  view: View<MetroState>,
  lines: LinesByPoint,
  choice: PaintChoice,
  isOver: boolean,
): Painting {
  const { known } = view;
  const held = coloursOfViewer(view);
  const byDeparture = new Map<number, Paint>();
  for (const departure of departuresOf(known)) {
    const colour = nth(known.owner, departure) - 1;
    const isChosen = paints(choice, held?.has(colour) ?? true);
    if (colour === NOBODY || !(isChosen || isOver)) continue;
    byDeparture.set(departure, makePaint(colour, isOver ? !isChosen : isComplete(known, departure)));
  }
  return lines.map((line) => byDeparture.get(line - 1) ?? 0);
}
