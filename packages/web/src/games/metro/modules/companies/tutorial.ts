/** Shares instead of lines: an exchange, and a line for the company that it was for. */
import { moduleTutorial, station } from '../../learn/script.ts';

const SETUP =
  'share-10-brown share-10-yellow share-10-grey share-10-green share-10-purple share-10-blue share-10-orange ' +
  'share-10-red share-20-green share-20-grey share-20-purple share-20-orange share-20-blue share-20-red ' +
  'share-20-yellow share-20-brown share-30-grey share-30-yellow share-30-green share-30-orange share-30-blue ' +
  'share-30-red share-30-purple share-30-brown share-40-grey share-40-brown share-40-orange share-40-purple ' +
  'share-40-blue share-40-yellow share-40-green share-40-red';

const MOVES =
  'baac adbb baac17 cbaa adbb10 adad cbaa67 dada adad16 adad dada57 aaaa adad71 cbcb aaaa77 baac cbcb47 bbad baac66 ' +
  'aacb bbad65 aacb';

export const tutorial = moduleTutorial('companies', [
  SETUP,
  MOVES,
  { text: 'lines', wait: 'next', show: { panel: 'companies' } },
  { text: 'shares', wait: 'next', show: { panel: 'companies' } },
  { text: 'exchange', wait: { action: 'exchange-10-open' }, show: { panel: 'companies' } },
  {
    text: 'majority',
    wait: 'next',
    show: { panel: 'companies' },
    expects: [{ what: 'exchanged', seat: 0, percent: 10, colour: 'grey' }],
  },
  'aacb07 cbaa',
  { text: 'build', wait: { action: 'aacb75' }, show: { departures: [station(24)], cells: ['75'] } },
  {
    text: 'profit',
    wait: 'next',
    show: { departures: [station(24)], panel: 'companies' },
    expects: [{ type: 'line', station: 24, colour: 'grey', points: 7, total: 10 }],
  },
  { text: 'secret', wait: 'next', show: { panel: 'companies' } },
]);
