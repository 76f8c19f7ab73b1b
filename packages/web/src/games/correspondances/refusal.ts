/** Why a section may not go somewhere, in the language of the app. */
import {
  type CorrespondancesState,
  judgePlacement,
  ROTATIONS,
  type Spot,
  type Tile,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { wantsName } from './names.ts';
import { correspondancesWords } from './words.ts';

export function whyNot(known: CorrespondancesState, tile: Tile, spot: Spot, rot: number): string | undefined {
  const judge = (turned: number) => judgePlacement(known, tile, xOf(spot), yOf(spot), turned);
  const refusal = judge(rot);
  if (refusal === undefined) return undefined;
  const words = correspondancesWords.words.refusal;
  switch (refusal.rule) {
    case 'D5':
      return words.alone;
    case 'D4': {
      const wants = wantsName(known, spot);
      const fitsNowhere = Array.from({ length: ROTATIONS[tile] }, (_, turned) => judge(turned)).every(
        Boolean,
      );
      return fitsNowhere ? words.never({ wants }) : words.misfit({ wants });
    }
    default:
      // D6: rotations on the screen are always distinct ones, so a tile lies there.
      return words.taken;
  }
}
