/** What every tutorial is held to: a legal game in which happens what its texts say, in every language. */
import { type AnyGame, type GameEvent, nth, type PlayedAction, replay } from '@guimard/engine/kit';
import { LOCALES } from '@guimard/messages/locales';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dictionary } from '../../i18n/dictionary.svelte.ts';
import type { LearnWords, PlacedStep, Tutorial, TutorialEntry } from '../learn.ts';
import { figuresIn, spelledIn } from './numbers.ts';

interface Taught {
  readonly game: AnyGame;
  readonly entry: TutorialEntry;
  readonly learn: Dictionary<LearnWords>;
  /** The cell that an action takes, if it takes one. */
  readonly cellOf: (action: string) => string | undefined;
  /** The ids of the panels at its table. */
  readonly panels: readonly string[];
}

export function holdsTutorialContract({ game, entry, learn, cellOf, panels }: Taught): void {
  let script: Tutorial;
  const played: PlayedAction<GameEvent>[] = [];

  const eventsIn = (from: number, to: number): readonly GameEvent[] =>
    played.slice(from, to).flatMap(({ events }) => events);
  /** What has happened since the step before. */
  const newsOf = (step: PlacedStep): readonly GameEvent[] => {
    const before = script.steps[script.steps.indexOf(step) - 1];
    return eventsIn(before?.at ?? 0, step.at);
  };
  const asked = (): readonly (readonly [action: string, step: PlacedStep])[] =>
    script.steps.flatMap((step) => (step.wait === 'next' ? [] : [[step.wait.action, step] as const]));

  describe(`the tutorial ${entry.id}`, () => {
    beforeAll(async () => {
      script = await entry.load();
      const end = replay(game, script.log, (action) => played.push(action));
      if (!end.ok) throw new Error(`action ${end.error.at}: ${end.error.code}`);
    });

    it('lets the player make every move of theirs once it has begun, and no other', () => {
      const first = nth(script.steps, 0).at;
      const own = played.filter(({ mover, index }) => mover === script.seat && index >= first);
      expect(asked().map(([action, { at }]) => [action, at])).toEqual(
        own.map(({ action, index }) => [action, index]),
      );
      expect(own.length).toBeGreaterThanOrEqual(2);
    });

    it('marks one cell where the player is to take one, and opens panels that there are', () => {
      for (const { show } of script.steps) {
        expect(show?.cells ?? []).toHaveLength(show?.cells === undefined ? 0 : 1);
        if (show?.panel !== undefined) expect(panels).toContain(show.panel);
      }
      for (const [action, { show }] of asked()) {
        const cell = cellOf(action);
        if (cell !== undefined) expect(show?.cells).toEqual([cell]);
      }
    });

    it('is about what happens', () => {
      expect(script.steps.flatMap(({ expects = [] }) => expects)).not.toEqual([]);
      for (const step of script.steps) {
        for (const expected of step.expects ?? []) {
          expect(newsOf(step), step.text).toContainEqual(expect.objectContaining(containing(expected)));
        }
      }
    });

    it.each(LOCALES)('has a text for each step in %s, and no figure that has not come up', async (locale) => {
      const { tutorials, lessons } = await learn.fetch(locale);
      const english = (await learn.fetch('en')).tutorials[entry.id] ?? {};
      const texts = tutorials[entry.id] ?? {};
      expect(lessons.map(({ id }) => id)).toContain(entry.id);
      expect(script.steps.map(({ text }) => text)).toEqual(Object.keys(texts));
      for (const { text, at, show } of script.steps) {
        const figures = figuresIn(english[text]);
        const given = figuresIn(texts[text]);
        expect(given, text).toEqual(expect.arrayContaining([...figures]));
        expect([...figures, ...spelledIn(english[text])], text).toEqual(expect.arrayContaining([...given]));
        // Departures are counted from 0, stations from 1.
        const departures = (show?.departures ?? []).map((departure) => departure + 1);
        const known = [...figuresIn(eventsIn(0, at)), ...figuresIn(asked()), ...departures];
        expect(
          figures.filter((figure) => !known.includes(figure)),
          text,
        ).toEqual([]);
      }
    });
  });
}

/** Parts of an event, which may have parts themselves. */
function containing(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? expect.objectContaining(containing(value))
        : value,
    ]),
  );
}
