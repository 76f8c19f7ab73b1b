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
import { type CorrespondancesWords, correspondancesWords } from './words.ts';

/** `ways` is in how many ways the section fits there, where the table tells. */
export function cellLabel(
  known: CorrespondancesState,
  spot: Spot,
  ways: number,
  words: CorrespondancesWords = correspondancesWords.words,
): string {
  return words.board.cell({ cell: cellName(spot), what: whatIsOn(known, spot, ways, words) });
}

function whatIsOn(
  known: CorrespondancesState,
  spot: Spot,
  ways: number,
  words: CorrespondancesWords,
): string {
  const { board } = words;
  const index = indexOn(known, spot);
  if (index < 0) return whatMayCome(known, spot, ways, words);
  const piece = nth(known.pieces, index);
  if (piece === WEST_PIECE) return board.westEnd;
  if (piece === EAST_PIECE) return board.eastEnd;
  return isSection(piece)
    ? board.section({ tile: pieceName(piece, words), tracks: tracksName(piece, words) })
    : pieceName(piece, words);
}

function whatMayCome(
  known: CorrespondancesState,
  spot: Spot,
  ways: number,
  words: CorrespondancesWords,
): string {
  const { board } = words;
  if (!isOpen(known, spot)) return board.empty;
  const wants = wantsName(known, spot, words);
  if (ways > 0) return wants === '' ? board.fitsFreely({ ways }) : board.fits({ wants, ways });
  return wants === '' ? board.open : board.openWants({ wants });
}
