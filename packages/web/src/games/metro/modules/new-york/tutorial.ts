/** Tourists at the ends of lines: some worth a lot, some worth nothing. */
import { moduleTutorial, station } from '../../learn/script.ts';

const SETUP =
  'board-1 board-2 tourist-brown tourist-blue tourist-purple tourist-green tourist-grey tourist-orange ' +
  'tourist-orange tourist-yellow tourist-yellow tourist-red tourist-green tourist-red tourist-grey tourist-grey ' +
  'tourist-red tourist-brown tourist-brown tourist-red tourist-purple tourist-orange tourist-purple tourist-orange ' +
  'tourist-purple tourist-yellow tourist-blue tourist-green tourist-green tourist-brown tourist-blue tourist-blue ' +
  'tourist-yellow tourist-grey';

const MOVES =
  'cbaa dada cbaa67 aacb dada10 aacb aacb75 cdac aacb76 dacc cdac50 ccda dacc40 bcdd ccda60 bcbc bcdd17 badb bcbc30 ' +
  'baac badb47 dbba';

export const tutorial = moduleTutorial('new-york', [
  SETUP,
  MOVES,
  { text: 'board', wait: 'next', show: { panel: 'new-york' } },
  { text: 'waits', wait: 'next', show: { panel: 'new-york' } },
  {
    text: 'finish',
    wait: { action: 'baac00' },
    show: { departures: [station(9)], cells: ['00'], panel: 'new-york' },
  },
  {
    text: 'taken',
    wait: 'next',
    show: { departures: [station(9)], panel: 'new-york' },
    expects: [
      { type: 'line', station: 9, owner: 0, points: 3, end: 8 },
      { what: 'taken', owner: { seat: 0 }, tourist: 'yellow', station: 8, value: 3 },
    ],
  },
  'cddb dbba37 cbcb',
  {
    text: 'cut',
    wait: 'next',
    show: { departures: [station(29)], cells: ['37'], panel: 'new-york' },
    expects: [
      { type: 'line', station: 29, owner: 0, end: 28 },
      { what: 'taken', owner: { seat: 0 }, tourist: 'brown', station: 28, value: 0 },
    ],
  },
  {
    text: 'both',
    wait: { action: 'cddb01' },
    show: { departures: [station(7), station(8)], cells: ['01'], panel: 'new-york' },
  },
  {
    text: 'sum',
    wait: 'next',
    show: { panel: 'new-york' },
    expects: [
      { what: 'taken', owner: { seat: 0 }, tourist: 'yellow', value: 3 },
      { what: 'taken', owner: { seat: 1 }, tourist: 'orange', value: 0 },
    ],
  },
]);
