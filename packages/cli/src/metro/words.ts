/** Short ways of writing an action. */
import { ok, type Result, refuse, type View } from '@guimard/engine/kit';
import { type MetroState, makeTile, metro, tilesToPlace } from '@guimard/engine/metro';

/** `aacb 05` is the same as `aacb05`; `05` is enough when only one tile and rotation are possible there; modules' words may omit their hyphens. */
export function complete(view: View<MetroState>, typed: string): Result<string> {
  const word = typed.replaceAll(' ', '');
  const { known, legal } = view;
  const actions = legal.map((code) => metro.decode(known, code));
  if (!/^\d\d$/.test(word)) {
    const choices = actions.flatMap((action) => (action.type === 'choose' ? [action.choice] : []));
    return ok(choices.find((choice) => choice.replaceAll('-', '') === word) ?? word);
  }
  const placements = actions
    .filter((action) => action.type === 'place' && action.cell === word)
    .map((action) => metro.format(action));
  const [only, ...others] = placements;
  if (others.length > 0) return refuse('B7', 'ambiguous', { word, words: placements });
  if (only !== undefined) return ok(only);
  if (actions.some(({ type }) => type === 'pass')) return refuse('B11', 'handEmpty');
  // If nothing is legal, the engine says why, whatever the tile.
  return ok(makeTile(tilesToPlace(known)[0] ?? 0) + word);
}
