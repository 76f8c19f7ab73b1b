/** A tourist on a sight, and chips for a line that crosses its tile. */
import { moduleTutorial, station } from '../../learn/script.ts';

const SETUP =
  'pile-yellow-4312 pile-blue-3223 pile-orange-5050 pile-green-4141 pile-purple-2035 pile-grey-1711 pile-red-3403 ' +
  'pile-brown-2422';

const MOVES =
  'dddd cbcb dddd02 ccda cbcb03 bcdd ccda60 dddd bcdd17 cbaa dddd16 stand-grey aaaa cbaa75 aacb aaaa01 cddb aacb74 ' +
  'cbcb';

export const tutorial = moduleTutorial('st-petersburg', [
  SETUP,
  MOVES,
  { text: 'sights', wait: 'next', show: { panel: 'st-petersburg' } },
  { text: 'place', wait: { action: 'cddb11' }, show: { departures: [station(7)], cells: ['11'] } },
  { text: 'choose', wait: { action: 'stand-orange' }, show: { panel: 'st-petersburg' } },
  'cddb cbcb20 cdac',
  {
    text: 'line',
    wait: { action: 'cddb10' },
    show: { departures: [station(7)], cells: ['10'] },
    expects: [{ what: 'stood', seat: 0, tourist: 'orange', sight: 'peterhof' }],
  },
  {
    text: 'took',
    wait: 'next',
    show: { departures: [station(7)], panel: 'st-petersburg' },
    expects: [
      { type: 'line', station: 7, owner: 0, points: 5 },
      { what: 'took', owner: { seat: 0 }, tourist: 'orange', count: 2, secret: { values: [5, 0] } },
    ],
  },
  { text: 'end', wait: 'next', show: { panel: 'st-petersburg' } },
]);
