/** Secret colours: a good field for one of one’s own, a poor one for another. */
import { moduleTutorial } from '../../learn/script.ts';

const SETUP =
  'tourist-green tourist-blue tourist-blue tourist-yellow tourist-orange tourist-green tourist-purple ' +
  'tourist-purple tourist-grey tourist-grey tourist-brown tourist-brown tourist-yellow tourist-blue tourist-purple ' +
  'tourist-grey tourist-orange tourist-green tourist-blue tourist-grey tourist-red tourist-yellow tourist-red ' +
  'tourist-green tourist-brown tourist-orange tourist-red tourist-purple tourist-brown tourist-orange tourist-red ' +
  'tourist-yellow sight-2 sight-0 sight-6 sight-1 sight-4 sight-7 sight-5 sight-3 chip-orange chip-green chip-brown ' +
  'chip-blue chip-yellow chip-grey';

const MOVES =
  'dada ddbc dada17 adad ddbc60 adbb adad76 bcdd adbb16 cbaa bcdd27 bcdd cbaa10 aacb bcdd06 dada aacb20 bcbc';

export const tutorial = moduleTutorial('stockholm', [
  SETUP,
  MOVES,
  { text: 'chips', wait: 'next', show: { panel: 'stockholm' } },
  { text: 'row', wait: 'next', show: { panel: 'stockholm' } },
  { text: 'send', wait: { action: 'dada11' }, show: { cells: ['11'], panel: 'stockholm' } },
  'aaaa bcbc37 dacc',
  {
    text: 'low',
    wait: { action: 'aaaa12' },
    show: { cells: ['12'], panel: 'stockholm' },
    expects: [{ what: 'visited', seat: 0, colour: 'green', points: 5 }],
  },
  'dddd dacc66',
  {
    text: 'guess',
    wait: 'next',
    show: { panel: 'stockholm' },
    expects: [
      { what: 'visited', seat: 0, colour: 'blue', points: 1 },
      { what: 'visited', seat: 1, colour: 'yellow', points: 3 },
    ],
  },
  { text: 'end', wait: 'next', show: { panel: 'stockholm' } },
]);
