/** Ways through the app that several journeys take. */
import { MODULES } from '@guimard/engine/metro';
import { CELL } from '@guimard/miniature/metro';
import { PLACES, words } from '../words.ts';
import type { Visitor } from './visitor.ts';

const INTRODUCED = MODULES.map(({ name }) => `metro/${name}`);

/** The first visit; from then on the app is as the tests want it, and has stored what else is given. */
export async function arrive(
  person: Visitor,
  stored: Readonly<Record<string, object>> = {},
  name = '',
): Promise<void> {
  await person.goto('/');
  await person.see({ css: 'h1' });
  // Firefox complains of fonts that it has asked for and then need not show.
  await person.evaluate(() => document.fonts.ready.then(() => null), null);
  const settings = { locale: 'en', speed: 'instant', confirm: false, name };
  await person.evaluate(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'guimard.settings': settings, 'guimard.introduced': INTRODUCED, ...stored },
  );
}

/** From set-up to the table, against one computer of the lowest level. */
export async function startTable(person: Visitor, path: string, variant: string): Promise<void> {
  await person.goto(path);
  await person.press({ css: 'label .title', name: variant });
  await person.evaluate(
    (label) => {
      const level = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (level === null) throw new Error('the computer has no level');
      level.selectedIndex = 0;
      level.dispatchEvent(new Event('change', { bubbles: true }));
    },
    words.shell.setup.level({ number: 2 }),
  );
  await person.press({ css: 'button', name: words.shell.setup.play });
  await person.see({ css: '.table .hand' });
}

/** Waits for the player's turn: the middles of the cells that are open for the tile chosen, on the screen. */
export async function markedSpots(person: Visitor): Promise<{ x: number; y: number }[] | 'over'> {
  return person.evaluate(async (size) => {
    for (;;) {
      if (document.querySelector('dialog[open] tfoot') !== null) return 'over';
      const marks = document.querySelector<SVGPathElement>('.overlay .legal');
      const matrix = marks?.getScreenCTM();
      const corners = [...(marks?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)];
      if (document.querySelector('.hand .tile:enabled') !== null && matrix && corners.length > 0)
        return corners.map(([, left, top]) => {
          const middle = new DOMPoint(Number(left) + size / 2, Number(top) + size / 2);
          const { x, y } = middle.matrixTransform(matrix);
          return { x, y };
        });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, CELL);
}

/** Plays by the buttons that tell the table in words, so many turns or to the end of the game. */
export async function playByButtons(person: Visitor, turns: number): Promise<'over' | 'unfinished'> {
  await person.press({ name: words.table.inWords });
  return person.evaluate(
    async ({ limit, places }) => {
      const buttons = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
      const isOver = () => document.querySelector('dialog[open] tfoot') !== null;
      let turn = 0;
      let pressed = Date.now();
      while (turn < limit && !isOver()) {
        const moves = buttons('.moves .button');
        const placements = moves.filter(({ textContent }) => new RegExp(places).test(textContent));
        const pieces = buttons('[data-chooser] .option');
        const some = pieces.length > 0 ? pieces : placements.length > 0 && turn % 4 > 0 ? placements : moves;
        if (some.length > 0) {
          some[(turn++ * 7) % some.length]?.click();
          pressed = Date.now();
        } else if (Date.now() - pressed > 20_000) {
          throw new Error(`nothing to press: ${document.querySelector('.hand')?.textContent}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return isOver() ? 'over' : 'unfinished';
    },
    { limit: turns, places: PLACES.source },
  );
}

export const tilesOnBoard = (person: Visitor): Promise<number> =>
  person.evaluate(() => document.querySelectorAll('.board .plate').length, null);

export const scores = (person: Visitor): Promise<string[]> =>
  person.evaluate(
    () => [...document.querySelectorAll('.score > span[aria-hidden]')].map(({ textContent }) => textContent),
    null,
  );
