/**
 * Laws over every module and every legal set of modules, in random games: filters only remove; a reaction writes only its
 * own slice; the order of modules changes no score; modules that are not chosen change nothing.
 */
import { describe, expect, it, vi } from 'vitest';
import { OVER } from '../../kit/game.ts';
import { hash } from '../../kit/layout.ts';
import { type Rng, SeededRng } from '../../kit/rng.ts';
import { metro } from '../metro.ts';
import type { Decision, Hooks, Module } from '../module.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { type MetroState, MODULE_STEP, SET_UP, seatScores } from '../state.ts';
import { EVERY_SET, playWords, randomMoves, refusalOf, wordOf } from '../testing/games.ts';
import { MODULES } from './index.ts';

vi.setConfig({ testTimeout: 120_000 });

const modulesOf = ({ with: names }: MetroOptions): Module[] =>
  MODULES.filter(({ name }) => names.includes(name));

// Hooks that only return something, and write nothing.
const ANSWERS: readonly (keyof Hooks)[] = [
  'permits',
  'forbids',
  'explains',
  'linePoints',
  'isOver',
  'actsFor',
];

/** What modules may change outside their slices, and the function of the core that does it for them. */
const THROUGH_THE_CORE: Readonly<Record<string, string>> = {
  step: 'ask',
  from: 'ask',
  points: 'award',
  victory: 'award',
  owner: 'claimPlatform',
  hand: 'swapNewestTile',
  bag: 'swapNewestTile',
  tiles: 'coverCentre',
  far: 'coverCentre',
};

type AnyFunction = (s: MetroState, ...rest: never[]) => unknown;

/** Watches what each function of each module changes. Functions may call one another's through the core. */
class Watch {
  readonly used = new Set<string>();
  readonly called = new Set<string>();
  readonly #open: { module: string; what: string; before: Int32Array }[] = [];
  readonly #undo: (() => void)[] = [];

  /** The module with every hook wrapped. Decisions are compared by identity: `play` is wrapped in place, until `restore`. */
  wrap(module: Module): Module {
    const { setUpDecisions = [], beforeTurn, insteadOfPlacing, decisions = [] } = module;
    for (const decision of [...setUpDecisions, beforeTurn, insteadOfPlacing, ...decisions])
      if (decision !== undefined) this.#wrapPlay(module.name, decision);
    const hooks = Object.entries(module.hooks).map(([what, hook]) => [
      what,
      this.#watched(module.name, what, hook),
    ]);
    return { ...module, hooks: Object.fromEntries(hooks) as Partial<Hooks> };
  }

  restore(): void {
    for (const undo of this.#undo.toReversed()) undo();
  }

  #wrapPlay(module: string, decision: Decision): void {
    const own = Object.getOwnPropertyDescriptor(decision, 'play');
    const play = this.#watched(module, 'play', own?.value as AnyFunction);
    Object.defineProperty(decision, 'play', { ...own, value: play });
    this.#undo.push(() => Object.defineProperty(decision, 'play', { ...own }));
  }

  #watched(module: string, what: string, run: AnyFunction): AnyFunction {
    return (s, ...rest) => {
      this.called.add(`${module} ${what}`);
      this.#check(s);
      this.#open.push({ module, what, before: s.words.slice() });
      const cells = what === 'permits' ? 1 : what === 'forbids' ? 2 : 0;
      const answer =
        cells === 0 ? run(s, ...rest) : expectToShrink(rest[cells], rest[cells + 1], () => run(s, ...rest));
      this.#check(s);
      this.#open.pop();
      this.#open.at(-1)?.before.set(s.words);
      return answer;
    };
  }

  /** Attributes the changes so far to the innermost function. */
  #check(s: MetroState): void {
    const inner = this.#open.at(-1);
    if (inner === undefined || s.words.every((word, i) => word === inner.before[i])) return;
    const bytes = new Uint8Array(inner.before.buffer);
    for (const { name, array } of s.places) {
      const before = bytes.subarray(array.byteOffset, array.byteOffset + array.byteLength);
      const after = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      if (after.every((byte, i) => byte === before[i])) continue;
      const allowed = name.startsWith(`${inner.module}.`) ? 'its own' : THROUGH_THE_CORE[name];
      if (allowed === undefined || ANSWERS.includes(inner.what as keyof Hooks))
        throw new Error(`${inner.module} writes ${name} in ${inner.what}`);
      if (allowed !== 'its own') this.used.add(allowed);
    }
    inner.before.set(s.words);
  }
}

/** A filter removes cells from its two masks, adds none, and changes nothing else in the list. */
function expectToShrink(cells: Int32Array, at: number, filter: () => unknown): unknown {
  const before = cells.slice();
  const answer = filter();
  cells.forEach((mask, i) => {
    const mayShrink = i === at || i === at + 1;
    if (mayShrink ? (mask & ~before[i]) !== 0 : mask !== before[i]) throw new Error('a filter adds cells');
  });
  return answer;
}

function playWatched(watch: Watch, options: MetroOptions, modules: readonly Module[], seed: string): void {
  try {
    const s = createState(
      options,
      modules.map((module) => watch.wrap(module)),
    );
    // A refusal now and then triggers explanations, too.
    for (const _ of randomMoves(s, new SeededRng(seed))) if (s.placed % 7 === 0) refusalOf(s, 'aaaa00');
  } finally {
    watch.restore();
  }
}

describe('filters only remove cells, and a reaction writes only its own slice', () => {
  const watch = new Watch();

  it.each(EVERY_SET)('%s', (name, all) => {
    for (const options of all) playWatched(watch, options, modulesOf(options), `watch ${name}`);
  });

  it('uses every core function for modules', () => {
    expect(watch.used).toEqual(new Set(Object.values(THROUGH_THE_CORE)));
  });

  it('every hook of every module was called', () => {
    const hooks = MODULES.flatMap((module) =>
      Object.keys(module.hooks).map((hook) => `${module.name} ${hook}`),
    );
    // Views trigger samples, and refusals explanations; `sample` is tested with views.
    expect(hooks.filter((hook) => !watch.called.has(hook) && !/ (sample|explains)$/.test(hook))).toEqual([]);
  });

  it.each<[string, Partial<Hooks>]>([
    ['bad writes pile in onTilePlaced', { onTilePlaced: (s) => void s.pile-- }],
    ['bad writes placed in forbids', { forbids: (s) => void s.placed++ }],
    ['a filter adds cells', { permits: (_, __, cells, at) => void cells.fill(-1, at, at + 1) }],
    ['a filter adds cells', { forbids: (_, __, ___, cells, at) => void cells.fill(7, at + 2) }],
  ])('and the watch would see it: %s', (message, hooks) => {
    const bad: Module = { name: 'bad', title: 'bad', about: '', hooks };
    expect(() => {
      playWatched(new Watch(), DEFAULTS, [bad], 'bad');
    }).toThrow(message);
  });
});

/** All orders of a list. */
const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => ordersOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

const isSettingUp = (s: MetroState): boolean => s.step >= MODULE_STEP && s.from === SET_UP;

interface Recorded {
  readonly setUp: readonly string[];
  readonly game: readonly string[];
  readonly scores: readonly number[];
  readonly points: readonly number[];
}

const resultOf = (s: MetroState): Pick<Recorded, 'scores' | 'points'> => ({
  scores: Array.from(seatScores(s)),
  points: Array.from(s.points),
});

function record(options: MetroOptions, rng: Rng): Recorded {
  const s = createState(options);
  const setUp: string[] = [];
  const game: string[] = [];
  for (const code of randomMoves(s, rng)) (isSettingUp(s) ? setUp : game).push(wordOf(s, code));
  return { setUp, game, ...resultOf(s) };
}

describe('the order of modules changes no score', () => {
  it.each(EVERY_SET.filter(([, [{ with: names }]]) => names.length > 1))('%s', (name, all) => {
    for (const options of all) {
      const { setUp, game, ...result } = record(options, new SeededRng(`order ${name}`));
      for (const modules of ordersOf(modulesOf(options))) {
        const s = createState(options, modules);
        const left = [...setUp];
        // Chance sets up the modules in their new order, each with the same outcomes.
        while (isSettingUp(s)) {
          const next = left.findIndex((word) => refusalOf(s, word) === undefined);
          playWords(s, left.splice(next, 1)[0]);
        }
        playWords(s, game.join(' '));
        expect([metro.toMove(s), left, resultOf(s)]).toEqual([OVER, [], result]);
      }
    }
  });
});

describe('a module that is not chosen changes nothing', () => {
  /** A base game, with something else happening between its actions; the hash of each of its states. */
  function baseGame(options: MetroOptions, between: () => void): number[] {
    const s = createState(options, []);
    const hashes: number[] = [];
    for (const _ of randomMoves(s, new SeededRng('base'))) {
      between();
      hashes.push(hash(s));
    }
    return [...hashes, hash(s)];
  }

  it.each(EVERY_SET)('even if a game with it is played in between: %s', (name, [options]) => {
    const base = { ...DEFAULTS, players: Math.max(2, options.players), rotate: options.rotate, hand: 1 };
    const other = randomMoves(createState(options), new SeededRng(`beside ${name}`));
    expect(baseGame(base, () => other.next())).toEqual(baseGame(base, () => undefined));
  });
});
