/** The events of modules and cities as sentences. */
import { type MetroEvent, parseCell, type Station } from '@guimard/engine/metro';
import type { MetroWords } from './en.ts';
import { cellName, colourWord, stopName } from './naming.ts';

type ModuleEvent = MetroEvent & { readonly type: 'module' };

/** What an event says, read in the words of the language. */
interface Told {
  readonly words: MetroWords;
  readonly text: (field: string) => string;
  readonly number: (field: string) => number;
  readonly has: (field: string) => boolean;
  /** The player whose turn or material it is. */
  readonly name: string;
  /** The player or company whose line it is. */
  readonly owner: string;
  /** Of the tourist, chip or card where there is one beside the owner's; else the event's only colour. */
  readonly colour: string;
  readonly points: number;
}

/** What is hidden stands beside what is open, if the viewer may know it. */
function read(words: MetroWords, event: ModuleEvent, names: readonly string[]): Told {
  const fields: ModuleEvent['data'] = { ...event.data, ...event.secret?.data };
  const name = names[Number(fields['seat'])];
  return {
    words,
    text: (field) => String(fields[field]),
    number: (field) => Number(fields[field]),
    has: (field) => fields[field] !== undefined,
    name,
    owner: name ?? words.company({ colour: colourWord(words, fields['colour']) }),
    colour: colourWord(words, fields['tourist'] ?? fields['colour']),
    points: Number(fields['points'] ?? fields['value']),
  };
}

const shareIn = ({ words, number, colour }: Told): string =>
  words.share({ percent: number('percent'), colour });

/** By module and `what`. */
const TELLERS: Readonly<Record<string, (told: Told) => string>> = {
  'companies dealt': (t) =>
    t.has('colour')
      ? t.words.events.companies.dealtShare({ name: t.name, share: shareIn(t) })
      : t.words.events.companies.dealt({ name: t.name, percent: t.number('percent') }),
  'companies turned': (t) => t.words.events.companies.turned({ share: shareIn(t) }),
  'companies shown': (t) => t.words.events.companies.shown({ name: t.name, share: shareIn(t) }),
  'companies valued': (t) => t.words.events.companies.valued(t),

  'central-stations token': (t) =>
    t.words.events.centralStations.token({
      name: t.name,
      colour: t.colour,
      platform: t.words.platform({ number: t.number('platform') }),
    }),
  'central-tracks covered': (t) => t.words.events.centralTracks.covered({ tile: t.text('tile') }),
  'solo turned': (t) => t.words.events.solo.turned(t),
  'solo refused': (t) => t.words.events.solo.refused({ tile: t.text('tile') }),

  'paris sight': (t) => t.words.events.paris.sight({ name: t.name, sight: t.text('sight') }),
  'paris field': (t) =>
    t.words.events.paris.field({
      name: t.name,
      colour: t.colour,
      sight: t.text('sight'),
      field: t.number('field'),
    }),
  'paris beside': (t) =>
    t.words.events.paris.beside({
      name: t.name,
      colour: t.colour,
      cell: cellName(parseCell(t.text('cell'))!),
    }),
  'paris left': (t) => t.words.events.paris.left(t),
  'paris row': (t) =>
    t.words.events.paris.row({
      name: t.name,
      run: t.number('run'),
      others: t.number('others'),
      full: t.number('full'),
      points: t.points,
    }),

  'stockholm sight': (t) => t.words.events.stockholm.sight({ sight: t.text('sight') }),
  'stockholm chip': (t) => t.words.events.stockholm.chip({ colour: t.colour, sight: t.text('sight') }),
  'stockholm dealt': (t) =>
    t.has('colour') ? t.words.events.stockholm.dealtColour(t) : t.words.events.stockholm.dealt(t),
  'stockholm visited': (t) =>
    t.words.events.stockholm.visited({ colour: t.colour, sight: t.text('sight'), points: t.points }),
  'stockholm scored': (t) =>
    t.words.events.stockholm.scored({
      name: t.name,
      colour: t.colour,
      sight: t.text('sight'),
      points: t.points,
      total: t.number('total'),
    }),
  'stockholm shown': (t) => t.words.events.stockholm.shown(t),

  'london sight': (t) => t.words.events.london.sight({ sight: t.text('sight') }),
  'london taxi': (t) =>
    t.points === 0
      ? t.words.events.london.missed({ colour: t.colour, driven: t.number('driven') })
      : t.words.events.london.arrived({
          name: t.name,
          colour: t.colour,
          sight: t.text('sight'),
          points: t.points,
          total: t.number('total'),
        }),

  'new-york board': (t) => t.words.events.newYork.board({ owner: t.owner, board: t.number('board') + 1 }),
  'new-york taken': (t) =>
    t.words.events.newYork.taken({
      owner: t.owner,
      colour: t.colour,
      station: stopName(t.words, t.number('station') as Station),
      sight: t.text('sight'),
      points: t.points,
    }),
  'new-york valued': (t) => t.words.events.newYork.valued(t),

  'st-petersburg stood': (t) =>
    t.words.events.stPetersburg.stood({ name: t.name, colour: t.colour, sight: t.text('sight') }),
  'st-petersburg took': (t) =>
    t.has('values')
      ? t.words.events.stPetersburg.tookValues({ owner: t.owner, colour: t.colour, values: t.text('values') })
      : t.words.events.stPetersburg.took({ owner: t.owner, colour: t.colour, count: t.number('count') }),
  'st-petersburg revealed': (t) => t.words.events.stPetersburg.revealed(t),

  'berlin visits': (t) =>
    t.words.events.berlin.visits({
      colour: t.colour,
      sight: t.text('sight'),
      high: t.number('high'),
      low: t.number('low'),
    }),
  'berlin took': (t) =>
    t.words.events.berlin.took({ owner: t.owner, colour: t.colour, count: t.number('count') }),
  'berlin won': (t) =>
    t.words.events.berlin.won({ owner: t.owner, sight: t.text('sight'), points: t.points }),
};

/** Whether the share taken was open is told by where its colour stands, so that the event itself is needed. */
function tellExchange(t: Told, isOpen: boolean): string {
  const { companies } = t.words.events;
  if (isOpen) return companies.tookOpen({ name: t.name, share: shareIn(t) });
  return t.has('colour')
    ? companies.tookHiddenShare({ name: t.name, share: shareIn(t) })
    : companies.tookHidden({ name: t.name, percent: t.number('percent') });
}

/** Where everybody stands at the start is seen on the board: a sentence for each would be too many. */
export const SILENT: readonly string[] = ['new-york waits', 'berlin stood'];

export function tellModuleEvent(words: MetroWords, event: ModuleEvent, names: readonly string[]): string {
  const what = `${event.module} ${event.what}`;
  if (SILENT.includes(what)) return '';
  const told = read(words, event, names);
  if (what === 'companies exchanged') return tellExchange(told, event.data['colour'] !== undefined);
  return TELLERS[what](told);
}
