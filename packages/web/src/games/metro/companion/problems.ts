/** What is wrong with an entered board, in sentences. */
import { type BoardProblem, makeTile } from '@guimard/engine/metro';
import type { CompanionWords } from '../../../study/companion/words.ts';
import { cellName, list } from '../words/naming.ts';

export function tellProblem({ problems }: CompanionWords, problem: BoardProblem): string {
  const cells = list(problem.cells.map(cellName));
  switch (problem.what) {
    case 'tooManyCopies': {
      const { tile, count, copies } = problem;
      return problems.tooManyCopies({ tile: makeTile(tile), count, copies, cells });
    }
    case 'isolated':
      return problems.isolated({ cells });
    case 'oneTileLine':
      return problems.oneTileLine({ cells });
  }
}
