/**
 * npm run learn -- shares
 *
 * With companies, how much more likely are hidden shares that bring their holders more (PER_POINT in
 * packages/ai/src/games/metro/heuristic.ts)? In games of the search against itself, the likelihood of the shares that the
 * others really hold is compared with that of samples, by how strongly their expected points count.
 */
import { learnedFor, MetroHeuristic } from '@guimard/ai/metro';
import { nth, SeededRng, viewOf } from '@guimard/engine/kit';
import { type MetroState, metro, TILES_IN_BOX } from '@guimard/engine/metro';
import { playJudged } from './judged-games.ts';

const PLAYOUTS = 300;
const GAMES = 12;
const SAMPLES = 15;
const STAGES = 6;
const COUNTED = [0, 0.04, 0.08, 0.1, 0.12, 0.15, 0.2, 0.3];

/** Expected points of the others: of the real shares first, then of samples. */
type Points = readonly number[];

function othersPoints(s: MetroState): number {
  const scores = new Float64Array(s.seats);
  new MetroHeuristic(s, learnedFor(s), undefined).evaluate(scores);
  return scores.reduce((sum, points, seat) => (seat === s.seat ? sum : sum + points), 0);
}

/** The mean logarithm of the real shares' chance among the samples. */
function likelihood(positions: readonly Points[], weight: number): number {
  let sum = 0;
  for (const points of positions) {
    const top = Math.max(...points);
    const total = points.reduce((all, one) => all + Math.exp(weight * (one - top)), 0);
    sum += weight * (nth(points, 0) - top) - Math.log(total);
  }
  return sum / positions.length;
}

for (const players of [2, 4]) {
  const byStage = Array.from({ length: STAGES }, (): Points[] => []);
  for (let game = 0; game < GAMES; game++) {
    const rng = new SeededRng(`samples ${game}`);
    playJudged({ players, with: ['companies'] }, PLAYOUTS, `shares ${players} ${game}`, (s: MetroState) => {
      const view = viewOf(metro, s, s.seat);
      const sampled = metro.create(metro.optionsOf(s));
      const points = [othersPoints(s)];
      for (let i = 0; i < SAMPLES; i++) {
        metro.sample(view, rng, sampled);
        points.push(othersPoints(sampled));
      }
      nth(byStage, Math.floor((STAGES * s.placed) / TILES_IN_BOX)).push(points);
    });
  }
  console.log(
    `${players} players, from the first tiles to the last; by chance alone ${(-Math.log(SAMPLES + 1)).toFixed(2)}`,
  );
  for (const positions of byStage)
    console.log(COUNTED.map((weight) => `${weight}: ${likelihood(positions, weight).toFixed(2)}`).join('  '));
}
