/** What a panel of a module is given: what the viewer may see, and what the viewer may decide now. */
import type { Code, View } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState } from '@guimard/engine/metro';

/** A choice that a module offers, with the word that the log has for it. */
export interface ModuleChoice {
  readonly code: Code;
  readonly word: string;
}

export interface ModuleView {
  readonly view: View<MetroState>;
  /** By seat. */
  readonly names: readonly string[];
  /** The legal choices of modules; empty unless the viewer may act. */
  readonly legal: readonly ModuleChoice[];
  readonly choose: (code: Code) => void;
}

/** The choices whose word fits a pattern, each with the parts of the word that the pattern captures. */
export function choicesLike(
  legal: readonly ModuleChoice[],
  pattern: RegExp,
): readonly { readonly code: Code; readonly parts: readonly (string | undefined)[] }[] {
  return legal.flatMap(({ code, word }) => {
    const found = pattern.exec(word);
    return found === null ? [] : [{ code, parts: found.slice(1) }];
  });
}

/** A colour by its name in words of the log and in events. */
export const colourCalled = (name: string | number | undefined): Colour =>
  COLOURS.map(String).indexOf(String(name));
