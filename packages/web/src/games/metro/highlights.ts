/** What was best in a game: the longest line, and the most points at once. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type MetroEvent } from '@guimard/engine/metro';
import type { Gain, Highlight } from '../../game-ui.ts';
import { groupBy } from '../../group-by.ts';
import type { SeenStep, TableHistory, TableSetup } from '../../table/table-model.ts';
import type { MetroDesk } from './desk.svelte.ts';
import type { LineEvent } from './lines.ts';
import { liveryOf } from './liveries.ts';
import { gainOf } from './log.ts';
import { ownEvent } from './own.ts';
import type { MetroWords } from './words.ts';

type OwnedLine = LineEvent & { readonly colour: NonNullable<LineEvent['colour']> };

const isOwned = (event: MetroEvent): event is OwnedLine => event.type === 'line' && event.colour !== null;
const sum = (gains: readonly Gain[]): number => gains.reduce((all, { points }) => all + points, 0);

export function highlightsOf(
  words: MetroWords,
  { steps, names, options }: Pick<TableSetup & TableHistory, 'steps' | 'names' | 'options'>,
): readonly Highlight<MetroDesk>[] {
  const whoOwns = ({ owner, colour }: OwnedLine): string =>
    owner === undefined ? words.company({ colour }) : nth(names, owner);
  const lines = steps.flatMap(({ index, events }) =>
    events.map(ownEvent).flatMap((event) => (isOwned(event) ? [{ at: index + 1, event }] : [])),
  );
  const best = bestStep(words, options, steps);
  return [
    ...lines
      .toSorted((a, b) => b.event.length - a.event.length)
      .slice(0, 1)
      .map(({ at, event }) => ({
        title: words.highlights.longest,
        livery: liveryOf(words, COLOURS.indexOf(event.colour)),
        who: whoOwns(event),
        figure: String(event.length),
        at,
        show: (desk: MetroDesk) => desk.lights.replay([event]),
      })),
    ...(best === undefined
      ? []
      : [
          {
            title: words.highlights.biggest,
            livery: best.livery,
            who: best.who(names),
            figure: `+${best.points}`,
            at: best.at,
            show: (desk: MetroDesk) => desk.lights.replay(best.lines),
          },
        ]),
  ];
}

interface BestStep extends Gain {
  readonly at: number;
  readonly lines: readonly LineEvent[];
  readonly who: (names: readonly string[]) => string;
}

/** The most that one owner got by one action; what comes at the end is no action's. */
function bestStep(words: MetroWords, options: object, steps: readonly SeenStep[]): BestStep | undefined {
  const found: BestStep[] = steps.flatMap(({ index, events }) => {
    const scoring = events
      .map(ownEvent)
      .filter(({ type }) => type === 'line' || type === 'module')
      .flatMap((event) => {
        const gain = gainOf(words, options, event);
        return gain === undefined ? [] : [{ event, gain }];
      });
    return [...groupBy(scoring, ({ gain }) => gain.livery.letter).values()].map((own) => {
      const { livery } = nth(own, 0).gain;
      const lines = own.flatMap(({ event }) => (event.type === 'line' ? [event] : []));
      const seat = own.map(({ event }) => seatOf(event)).find((one) => one !== undefined);
      return {
        at: index + 1,
        livery,
        points: sum(own.map(({ gain }) => gain)),
        lines,
        who: (names) =>
          seat === undefined ? words.company({ colour: nth(COLOURS, livery.colour) }) : nth(names, seat),
      };
    });
  });
  return found.toSorted((a, b) => b.points - a.points)[0];
}

function seatOf(event: MetroEvent): number | undefined {
  if (event.type === 'line') return event.owner;
  return event.type === 'module' && 'gain' in event ? event.gain.seat : undefined;
}
