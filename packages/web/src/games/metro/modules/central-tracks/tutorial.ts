/** A line through the middle of the board. */
import { moduleTutorial, station } from '../../learn/script.ts';

const MOVES =
  'centre-aacb centre-cccc centre-aaaa centre-bcbc acba cddb acba60 bbbb cddb01 baac bbbb10 accd baac61 acba accd75 ' +
  'cbaa acba00 acba cbaa76 adbb acba50 bcbc adbb03 dada bcbc40 bbbb dada20 bcdd bbbb30 cbcb bcdd51 cbcb cbcb66 aacb ' +
  'cbcb67 cbaa aacb47 ddbc cbaa27 adad ddbc13 ddbc adad11 cccc ddbc74 cddb cccc73 cbaa cddb63 aaaa cbaa02 aacb ' +
  'aaaa71 dacc aacb21 cbaa dacc72 aaaa cbaa12 aacb aaaa06 baac';

export const tutorial = moduleTutorial('central-tracks', [
  MOVES,
  { text: 'covered', wait: 'next' },
  { text: 'enter', wait: { action: 'aacb23' }, show: { departures: [station(5)], cells: ['23'] } },
  { text: 'through', wait: 'next', show: { departures: [station(5)] } },
  'adbb baac62 dbba',
  { text: 'finish', wait: { action: 'adbb53' }, show: { departures: [station(5)], cells: ['53'] } },
  {
    text: 'scored',
    wait: 'next',
    show: { departures: [station(5)] },
    expects: [{ type: 'line', station: 5, owner: 0, points: 17, end: 14 }],
  },
  { text: 'neighbours', wait: 'next' },
]);
