/** A taxi that drives to tourists’ colours: three rides that pay, and one that does not. */
import { moduleTutorial, station } from '../../learn/script.ts';

const SETUP =
  'sight-4 sight-5 sight-3 sight-7 sight-0 sight-1 sight-6 sight-2 tourist-grey tourist-orange tourist-yellow ' +
  'tourist-red tourist-orange tourist-yellow tourist-blue tourist-purple tourist-green tourist-yellow tourist-brown ' +
  'tourist-purple tourist-grey tourist-green tourist-brown tourist-green tourist-blue tourist-blue tourist-green ' +
  'tourist-purple tourist-yellow tourist-grey tourist-red tourist-purple tourist-brown tourist-grey tourist-orange ' +
  'tourist-red tourist-brown tourist-red tourist-blue tourist-orange';

const MOVES =
  'baac adbb baac17 aacb adbb16 accd aacb01 dada accd06 aacb dada20 acba aacb67 cbaa acba27 acba cbaa57 baac';

export const tutorial = moduleTutorial('london', [
  SETUP,
  MOVES,
  { text: 'circuit', wait: 'next', show: { panel: 'london' } },
  { text: 'ride', wait: { action: 'acba66' }, show: { cells: ['66'], panel: 'london' } },
  'acba baac47 dacc',
  {
    text: 'paid',
    wait: { action: 'acba26' },
    show: { cells: ['26'], panel: 'london' },
    expects: [
      { what: 'taxi', colour: 'orange', driven: 4, sight: 'buckingham-palace', gain: { seat: 0, points: 4 } },
    ],
  },
  'cddb dacc10 aaaa',
  {
    text: 'both',
    wait: { action: 'cddb11' },
    show: { departures: [station(7)], cells: ['11'], panel: 'london' },
    expects: [{ what: 'taxi', colour: 'purple', gain: { seat: 0, points: 4 } }],
  },
  'bbad aaaa56',
  {
    text: 'missed',
    wait: 'next',
    show: { panel: 'london' },
    expects: [
      { what: 'taxi', colour: 'grey', gain: { seat: 0, points: 4 } },
      { type: 'line', station: 7, owner: 0, points: 3 },
      { what: 'taxi', colour: 'grey', driven: 4, gain: { seat: 1, points: 0 } },
    ],
  },
  { text: 'plan', wait: 'next', show: { panel: 'london' } },
]);
