/** Tiles that carry tourists, and cards for lines that cross them. */
import { moduleTutorial, station } from '../../learn/script.ts';

const SETUP =
  'group-brown group-red group-green group-orange group-green group-blue group-yellow group-purple group-brown ' +
  'group-yellow group-purple group-grey group-orange group-blue group-grey group-red sight-yellow-a sight-grey-a ' +
  'sight-purple-a sight-green-a sight-brown-a sight-red-a sight-orange-a sight-blue-a';

const MOVES =
  'dacc baac dacc17 dada baac60 cddb dada16 dddd cddb15 acba dddd14 cbcb acba72 aaaa cbcb27 baac aaaa05 aaaa baac37 ' +
  'accd aaaa10 dbba';

export const tutorial = moduleTutorial('berlin', [
  SETUP,
  MOVES,
  { text: 'groups', wait: 'next', show: { panel: 'berlin' } },
  { text: 'carry', wait: { action: 'accd25' }, show: { cells: ['25'] } },
  'adad dbba50 bcdd',
  { text: 'finish', wait: { action: 'adad26' }, show: { departures: [station(31)], cells: ['26'] } },
  {
    text: 'cards',
    wait: 'next',
    show: { departures: [station(31)], panel: 'berlin' },
    expects: [
      { type: 'line', station: 31, owner: 0, points: 9 },
      { what: 'took', owner: { seat: 0 }, tourist: 'green', count: 1 },
      { what: 'took', owner: { seat: 0 }, tourist: 'blue', count: 2 },
      { what: 'took', owner: { seat: 0 }, tourist: 'purple', count: 1 },
    ],
  },
  'bcdd bcdd36 aaaa',
  { text: 'more', wait: { action: 'bcdd47' }, show: { departures: [station(29)], cells: ['47'] } },
  {
    text: 'majority',
    wait: 'next',
    show: { panel: 'berlin' },
    expects: [
      { what: 'took', owner: { seat: 0 }, tourist: 'purple', count: 2 },
      { what: 'took', owner: { seat: 0 }, tourist: 'blue', count: 1 },
    ],
  },
  { text: 'imaginary', wait: 'next', show: { panel: 'berlin' } },
]);
