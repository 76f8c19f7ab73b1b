/**
 * A toy game that proves the kit knows no game: a heap of pebbles, and a hidden card for each player.
 * Chance deals every seat a card from 1 to 3 out of two of each; seats in turn take 1 or 2 pebbles; when the
 * heap is gone a seat scores its pebbles times its card.
 */
import { pickFromList } from '../driver.ts';
import { CHANCE, type Game, type GameEvent, OVER, type Seat } from '../game.ts';
import { allocate, copy, layout, open, perSeat, type State, secret, type Values } from '../layout.ts';
import { ok, refuse } from '../result.ts';

export interface PebblesOptions {
  readonly players: number;
  readonly heap: number;
  readonly tags: readonly string[];
}
export type PebblesAction = { readonly card: number } | { readonly take: number };
export type PebblesEvent = GameEvent &
  (
    | {
        readonly type: 'dealt';
        readonly seat: Seat;
        readonly secret: { readonly seat: Seat; readonly card: number };
      }
    | { readonly type: 'took'; readonly seat: Seat; readonly pebbles: number }
  );

const core = layout({
  heap: open.number(),
  seat: open.number(),
  dealt: open.number(),
  taken: open.u16((d) => d.seats),
  card: perSeat.u8(1),
  deck: secret.u8(4),
  cut: secret.number(),
});
export interface Pebbles extends State, Values<typeof core.fields> {
  options: PebblesOptions;
}

const TAKE = 10;

export const pebbles: Game<Pebbles, PebblesOptions, PebblesAction, PebblesEvent> = {
  meta: {
    id: 'pebbles',
    title: 'Pebbles',
    rules: 3,
    changedSince: { 2: ['P2'] },
    players: [2, 4],
    maxLegal: 4,
  },
  options(input) {
    const { players, heap, tags } = { players: 2, heap: 5, tags: [], ...(input as Partial<PebblesOptions>) };
    if (![2, 3, 4].includes(players) || !Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string'))
      return refuse('options', 'badOptions');
    return Number.isInteger(heap) && heap > 0 ? ok({ players, heap, tags }) : refuse('P1', 'noPebbles');
  },
  presets: [{ id: 'plain', title: 'Plain', about: 'Five pebbles.', options: {} }],
  combinations: () => [2, 3, 4].map((players) => ({ players, heap: 5, tags: [] })),
  create(options) {
    const s: Pebbles = Object.assign(allocate(core, [], { seats: options.players }), { options });
    s.heap = options.heap;
    s.deck.set([0, 2, 2, 2]);
    s.cut = 7;
    return s;
  },
  optionsOf: (s) => s.options,
  seats: (s) => s.seats,
  toMove(s) {
    if (s.dealt < s.seats) return CHANCE;
    return s.heap === 0 ? OVER : s.seat;
  },
  legal(s, out) {
    let n = 0;
    if (s.dealt < s.seats) {
      for (let card = 1; card <= 3; card++) if (s.deck[card] > 0) out[n++] = card;
    } else {
      for (let take = 1; take <= Math.min(2, s.heap); take++) out[n++] = TAKE + take;
    }
    return n;
  },
  pick: (s, rng) => pickFromList(pebbles, s, rng),
  weight: (s, code) => s.deck[code],
  drawsFrom: () => 'deck',
  play(s, code, emit) {
    if (code < TAKE) {
      s.deck[code]--;
      s.card[s.dealt] = code;
      emit?.({ type: 'dealt', seat: s.dealt, secret: { seat: s.dealt, card: code } });
      s.dealt++;
      return;
    }
    s.heap -= code - TAKE;
    s.taken[s.seat] += code - TAKE;
    emit?.({ type: 'took', seat: s.seat, pebbles: code - TAKE });
    s.seat = (s.seat + 1) % s.seats;
  },
  encode(s, action) {
    const out = new Int32Array(4);
    const code = 'card' in action ? action.card : TAKE + action.take;
    const n = pebbles.legal(s, out);
    return out.subarray(0, n).includes(code)
      ? ok(code)
      : refuse('P2', 'notLegal', { word: pebbles.format(action) });
  },
  decode: (_, code) => (code < TAKE ? { card: code } : { take: code - TAKE }),
  parse(word) {
    const parts = /^(card|take)(\d)$/.exec(word);
    if (parts === null) return refuse('P0', 'noAction', { word });
    return ok(parts[1] === 'card' ? { card: Number(parts[2]) } : { take: Number(parts[2]) });
  },
  format: (action) => ('card' in action ? `card${action.card}` : `take${action.take}`),
  describe: (event) => event.type,
  scores(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = s.taken[seat] * s.card[seat];
  },
  sample(view, rng, into) {
    copy(view.known, into);
    const hidden = [0, 2, 2, 2];
    if (view.viewer >= 0) hidden[into.card[view.viewer]]--;
    hidden[0] = 0;
    const cards = hidden.flatMap((count, card) => Array<number>(count).fill(card));
    for (let seat = 0; seat < into.dealt; seat++) {
      if (seat !== view.viewer) into.card[seat] = cards.splice(rng.below(cards.length), 1)[0];
    }
    into.deck.fill(0);
    for (const card of cards) into.deck[card]++;
    into.cut = 7;
  },
};
