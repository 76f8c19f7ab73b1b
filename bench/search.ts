/**
 * npm run bench -- search [--json]
 *
 * Playouts per second of the computer's search from the opening position, on one core: base game, every preset, and the
 * heaviest combination. The baseline's playouts (uniformly random games) are listed beside them.
 */
import { GAMES, Search } from '@guimard/ai';
import { type AnyGame, CHANCE, playOut, SeededRng, type State, viewOf } from '@guimard/engine/kit';
import { median } from './statistics.ts';

const ROUNDS = 5;
const ROUND_MS = 400;

/** Six seats, everything that goes together, big hands that may be rotated. */
const HEAVIEST = {
  players: 6,
  with: ['companies', 'central-stations', 'berlin'],
  hand: 3,
  rotate: true,
  corners: true,
};

function opening(game: AnyGame, options: object): State {
  const rng = new SeededRng('opening');
  const s = game.create(options);
  while (game.toMove(s) === CHANCE) game.play(s, game.pick(s, rng));
  return s;
}

/** How often `work` can be done per second: the median of some rounds. */
function rate(work: () => void): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const begun = performance.now();
    let done = 0;
    while (performance.now() - begun < ROUND_MS) {
      for (let i = 0; i < 20; i++) work();
      done += 20;
    }
    return (done / (performance.now() - begun)) * 1000;
  });
  // The first is a warm-up.
  return Math.round(median(rounds.slice(1)));
}

const rows = GAMES.flatMap(({ game, policy }) => {
  const presets = game.presets.map(({ id, options }) => [id, options] as const);
  const settings = game.meta.players[1] === 6 ? [...presets, ['heaviest', HEAVIEST] as const] : presets;
  return settings.map(([name, given]) => {
    const options = game.options(given);
    if (!options.ok) throw new Error(options.error.code);
    const s = opening(game, options.value);
    const view = viewOf(game, s, game.toMove(s));
    const search = new Search(game, policy, options.value, new SeededRng('bench'), 1 << 18);
    search.begin(view);
    const sampled = game.create(options.value);
    const rng = new SeededRng('rollout');
    return {
      game: game.meta.id,
      name,
      searchPlayoutsPerSecond: rate(() => search.run(1)),
      randomPlayoutsPerSecond: rate(() => {
        game.sample(view, rng, sampled);
        playOut(game, sampled, rng);
      }),
    };
  });
});

if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else console.table(rows);
