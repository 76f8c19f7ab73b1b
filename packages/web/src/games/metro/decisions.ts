/** What modules let a player decide now, sorted by where it is decided: at a place on the board, or beside it. */
import type { Code, View } from '@guimard/engine/kit';
import { type MetroState, metro } from '@guimard/engine/metro';
import type { BoardPlace, Decision, PieceSign } from './module-ui.ts';
import { uisIn } from './modules/index.ts';
import type { ModuleChoice } from './modules/parts/module-view.ts';

type MetroView = View<MetroState>;

/** A place on the board where something can be chosen. */
export interface ChoosablePlace {
  readonly place: BoardPlace;
  /** The player may place a tile instead. */
  readonly isOptional: boolean;
  readonly options: readonly PlaceOption[];
}

interface PlaceOption {
  readonly code: Code;
  readonly sign: PieceSign;
}

/** The choices of one decision that have no place on the board. */
export interface ChoiceGroup {
  readonly decision: Decision;
  readonly choices: readonly ModuleChoice[];
}

export interface Decisions {
  readonly places: readonly ChoosablePlace[];
  readonly groups: readonly ChoiceGroup[];
}

/** What the modules in play may ask. */
export const decisionsIn = (known: MetroState): readonly Decision[] =>
  uisIn(known).flatMap(({ decisions }) => decisions ?? []);

/** The decision that a word of the log belongs to, and what its pattern captures. */
export function decisionFor(
  known: MetroState,
  word: string,
): { readonly decision: Decision; readonly parts: readonly string[] } | undefined {
  for (const decision of decisionsIn(known)) {
    const parts = decision.pattern.exec(word);
    if (parts !== null) return { decision, parts: parts.slice(1) };
  }
  return undefined;
}

/** The modules' choices among the viewer's legal actions. */
export const moduleChoices = ({ known, legal }: MetroView): readonly ModuleChoice[] =>
  legal.flatMap((code) => {
    const action = metro.decode(known, code);
    return action.type === 'choose' ? [{ code, word: action.choice }] : [];
  });

export const isSamePlace = (a: BoardPlace, b: BoardPlace): boolean =>
  a.type === 'cell'
    ? b.type === 'cell' && a.cell === b.cell
    : b.type === 'departure' && a.departure === b.departure;

export function sortDecisions(view: MetroView): Decisions {
  const places: (ChoosablePlace & { readonly options: PlaceOption[] })[] = [];
  const groups: { readonly decision: Decision; readonly choices: ModuleChoice[] }[] = [];
  for (const choice of moduleChoices(view)) {
    const found = decisionFor(view.known, choice.word);
    if (found === undefined) throw new Error(`no module asks for ${choice.word}`);
    const { decision, parts } = found;
    const onBoard = decision.onBoard?.(view, parts);
    if (onBoard === undefined) {
      const group = groups.find((one) => one.decision === decision);
      if (group === undefined) groups.push({ decision, choices: [choice] });
      else group.choices.push(choice);
      continue;
    }
    const { place, sign } = onBoard;
    const option = { code: choice.code, sign };
    const known = places.find((one) => isSamePlace(one.place, place));
    if (known === undefined)
      places.push({ place, isOptional: decision.isOptional === true, options: [option] });
    else known.options.push(option);
  }
  return { places, groups };
}
