/** Tourists on rows of sights: one finds a field in the run, one finds none. */
import { moduleTutorial } from '../../learn/script.ts';

const SETUP =
  'sight-8 sight-1 sight-3 sight-9 sight-5 sight-0 sight-2 sight-6 sight-4 sight-10 sight-11 sight-7 tourist-green ' +
  'tourist-purple tourist-red tourist-brown tourist-grey tourist-yellow tourist-yellow tourist-red tourist-green ' +
  'tourist-grey tourist-orange tourist-blue tourist-brown tourist-orange tourist-brown tourist-brown tourist-grey ' +
  'tourist-purple tourist-blue tourist-yellow tourist-red tourist-orange tourist-red tourist-blue tourist-green ' +
  'tourist-purple tourist-green tourist-purple tourist-yellow tourist-grey tourist-blue tourist-orange';

const MOVES =
  'aaaa baac aaaa76 bbbb baac05 acba bbbb66 adbb acba06 adad adbb50 cccc adad75 dacc cccc02 cbaa dacc40 cddb';

export const tutorial = moduleTutorial('paris', [
  SETUP,
  MOVES,
  { text: 'tourists', wait: 'next' },
  { text: 'sights', wait: 'next', show: { panel: 'paris' } },
  { text: 'take', wait: { action: 'cbaa51' }, show: { cells: ['51'], panel: 'paris' } },
  { text: 'field', wait: { action: 'red-field-8' }, show: { panel: 'paris' } },
  {
    text: 'run',
    wait: 'next',
    show: { panel: 'paris' },
    expects: [{ what: 'field', seat: 0, colour: 'red', sight: 'notre-dame', field: 8 }],
  },
  'dacc cddb01 ddbc',
  { text: 'noField', wait: { action: 'dacc52' }, show: { cells: ['52'], panel: 'paris' } },
  { text: 'beside', wait: { action: 'orange-beside-42' }, show: { cells: ['42'], panel: 'paris' } },
  {
    text: 'together',
    wait: 'next',
    show: { cells: ['42'], panel: 'paris' },
    expects: [{ what: 'beside', seat: 0, colour: 'orange', cell: '42' }],
  },
]);
