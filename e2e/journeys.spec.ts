/** Every preset by mouse and by touch, by day by one of them: what is decided at the board and the panels, and the way to the final screen. */
import { correspondances } from '@guimard/engine/correspondances';
import type { Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { matchByHand, playByHand } from './by-hand.ts';
import { checkFinal } from './final.ts';
import { nightlyUnless } from './nightly.ts';
import { test } from './no-complaints.ts';
import { finger, mouse } from './pointing.ts';
import { prefer } from './settings.ts';
import { findTable, makeTable, mayDo, sessionOf, sitDown, toMove } from './tables.ts';

/** What players decide besides placing tiles, by preset: the words of the log. */
const DECISIONS: Readonly<Record<string, readonly RegExp[]>> = {
  companies: [/^exchange-\d+-open$/, /^exchange-\d+-hidden$/],
  paris: [/-field-/, /-beside-/],
  'st-petersburg': [/^stand-/],
  expert: [/^exchange-/, /^token-/],
  solo: [/^keep-/],
  'solo-hard': [/^refuse-/],
};

/** Few tiles are left, and it is the person's turn. */
const nearEnd =
  (pattern = /./) =>
  (session: Session): boolean =>
    session.log.actions.filter((word) => /^[a-d]{4}\d\d$/.test(word)).length >= 57 && mayDo(pattern)(session);

const DEVICES = {
  mouse: { pointing: mouse, use: { viewport: { width: 1280, height: 800 } } },
  touch: { pointing: finger, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
};

for (const [nth, [device, { pointing, use }]] of Object.entries(DEVICES).entries()) {
  test.describe(device, () => {
    test.use(use);
    test.beforeEach(({ page }) => prefer(page));

    for (const [i, { id, options }] of metro.presets.entries()) {
      test(`${id} by ${device}`, nightlyUnless(i % 2 === nth), async ({ page }) => {
        const hand = pointing(page);
        const game = { options: { players: 2, first: 0, ...options }, seed: id };
        const decisions = [...(DECISIONS[id] ?? [])];
        // Decisions of the solo game come at its beginning only.
        const last = id.startsWith('solo') ? undefined : decisions.pop();
        for (const first of decisions) {
          const table = findTable({ ...game, until: mayDo(first) });
          await sitDown(page, table);
          await playByHand(page, hand, { id: table.id, first, actions: 2 });
        }
        const table = findTable({ ...game, seed: `${id}-end`, until: nearEnd(last) });
        await sitDown(page, table);
        await playByHand(page, hand, { id: table.id, first: last });
        await checkFinal(page);
      });
    }

    for (const [i, { id, options }] of correspondances.presets.entries()) {
      test(`Correspondances, ${id}, by ${device}`, nightlyUnless(i % 2 === nth), async ({ page }) => {
        const wanted = { game: 'correspondances', options: { players: 2, ...options }, seed: id } as const;
        const whole = sessionOf(makeTable({ ...wanted, until: ({ isOver }) => isOver }));
        const almost = (session: Session): boolean =>
          toMove(session) === 0 && session.steps.length >= whole.steps.length - 12;
        const table = makeTable({ ...wanted, until: almost });
        await sitDown(page, table);
        await matchByHand(page, pointing(page));
        await checkFinal(page);
      });
    }
  });
}
