/** What people would fill in at a physical table on which this game has ended. */
import { CHIPS } from '../cities/st-petersburg/chips.ts';
import type { MetroEvent } from '../event.ts';
import { companies, handSlot, stockholm, stPetersburg } from '../modules/index.ts';
import { plays, sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import type { FieldValue, FormValues } from '../tally/form.ts';
import { minusOne } from '../tally/pieces.ts';
import { readForm } from '../tally/tally.ts';

/** What everybody saw, and what the players had hidden until the end. */
export function factsOf(s: MetroState, events: readonly MetroEvent[]): FormValues {
  const form: Record<string, FieldValue> = { ...readForm(s, events) };
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  if (plays(s, companies)) {
    const { share } = sliceOf(s, companies);
    for (const p of [0, 1, 2, 3])
      form[`companies.shares-${(p + 1) * 10}`] = minusOne(seats.map((seat) => share[handSlot(s, p, seat)]));
  }
  if (plays(s, stockholm) && s.rules.options.side === 'secret')
    form['stockholm.chips'] = minusOne(sliceOf(s, stockholm).chips);
  if (plays(s, stPetersburg)) form['st-petersburg.chips'] = takersByValue(s);
  return form;
}

/** The chips as the form lists them, by colour and in the order of T4, instead of as they lay in the piles. */
function takersByValue(s: MetroState): FieldValue {
  const { chip, taker } = sliceOf(s, stPetersburg);
  return CHIPS.flatMap((values, colour) => {
    const left = Array.from({ length: 4 }, (_, i) => colour * 4 + i);
    return values.map((value) => {
      const at = left.findIndex((i) => chip[i] === value + 1);
      const [index] = left.splice(at, 1);
      return taker[index] > 0 ? taker[index] - 1 : null;
    });
  });
}
