/** What a cell of the table is called aloud: what lies there, or what may come. */
import {
  type CorrespondancesState,
  EAST_PIECE,
  indexOn,
  isOpen,
  isSection,
  type Spot,
  WEST_PIECE,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { cellName, pieceName, tracksName, wantsName } from './names.ts';
import { correspondancesWords } from './words.ts';

/** `ways` is in how many ways the section fits there, where the table tells. */
export function cellLabel(known: CorrespondancesState, spot: Spot, ways: number): string {
  const { board } = correspondancesWords.words;
  return board.cell({ cell: cellName(spot), what: whatIsOn(known, spot, ways) });
}

function whatIsOn(known: CorrespondancesState, spot: Spot, ways: number): string {
  const { board } = correspondancesWords.words;
  const index = indexOn(known, spot);
  if (index < 0) return whatMayCome(known, spot, ways);
  const piece = nth(known.pieces, index);
  if (piece === WEST_PIECE) return board.westEnd;
  if (piece === EAST_PIECE) return board.eastEnd;
  return isSection(piece)
    ? board.section({ tile: pieceName(piece), tracks: tracksName(piece) })
    : pieceName(piece);
}

function whatMayCome(known: CorrespondancesState, spot: Spot, ways: number): string {
  const { board } = correspondancesWords.words;
  if (!isOpen(known, spot)) return board.empty;
  const wants = wantsName(known, spot);
  if (ways > 0) return wants === '' ? board.fitsFreely({ ways }) : board.fits({ wants, ways });
  return wants === '' ? board.open : board.openWants({ wants });
}
