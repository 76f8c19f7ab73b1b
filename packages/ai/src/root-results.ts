/** What a search has found out about each move of the position it began with, apart from what the tree keeps for later ones. */
import type { Seat } from '@guimard/engine/kit';
import type { Candidate } from './agent.ts';
import { margin } from './margin.ts';

/** Fewer playouts say nothing about their variance. */
const FEW = 8;

/** Results of playouts by the root's edges, which are the first of the tree. */
export class RootResults {
  /** Playouts of each edge. */
  readonly tries: Int32Array;
  readonly #seats: number;
  /** Sums of results, by edge and seat. */
  readonly #scores: Float64Array;
  readonly #wins: Float64Array;
  /** Sums of the viewer's margin and of its squares, by edge. */
  readonly #leads: Float64Array;
  readonly #leadSquares: Float64Array;

  /** `edges`: the most that there can be. */
  constructor(edges: number, seats: number) {
    this.#seats = seats;
    this.tries = new Int32Array(edges);
    this.#scores = new Float64Array(edges * seats);
    this.#wins = new Float64Array(edges * seats);
    this.#leads = new Float64Array(edges);
    this.#leadSquares = new Float64Array(edges);
  }

  /** For another position. */
  reset(): void {
    this.tries.fill(0);
    this.#scores.fill(0);
    this.#wins.fill(0);
    this.#leads.fill(0);
    this.#leadSquares.fill(0);
  }

  /** Counts a playout that began with this edge. */
  add(edge: number, scores: Float64Array, wins: Float64Array, viewer: Seat): void {
    const seats = this.#seats;
    this.tries[edge]++;
    for (let seat = 0; seat < seats; seat++) {
      this.#scores[edge * seats + seat] += scores[seat];
      this.#wins[edge * seats + seat] += wins[seat];
    }
    const lead = margin(scores, viewer);
    this.#leads[edge] += lead;
    this.#leadSquares[edge] += lead * lead;
  }

  /** The means of an edge that has been tried. */
  of(edge: number): Pick<Candidate, 'scores' | 'wins' | 'lead' | 'leadError'> {
    const tries = this.tries[edge];
    const lead = this.#leads[edge] / tries;
    // Rounding may leave a little less than nothing.
    const squares = Math.max(0, this.#leadSquares[edge] - tries * lead * lead);
    return {
      scores: this.#means(this.#scores, edge),
      wins: this.#means(this.#wins, edge),
      lead,
      leadError: tries < FEW ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (tries - 1) / tries),
    };
  }

  #means(sums: Float64Array, edge: number): number[] {
    const first = edge * this.#seats;
    return Array.from(sums.subarray(first, first + this.#seats), (sum) => sum / this.tries[edge]);
  }
}
