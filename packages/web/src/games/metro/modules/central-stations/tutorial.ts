/** A token on a platform, and the line that starts there. */
import { moduleTutorial, platform } from '../../learn/script.ts';

const MOVES =
  'bbad ccda bbad72 aaaa ccda62 cbcb aaaa01 cbaa cbcb37 ddbc cbaa02 dbba ddbc11 baac dbba71 baac baac73 bcbc baac74 ' +
  'bcbc bcbc03 dada bcbc75 badb dada47 bbbb badb63 dddd bbbb05 bcdd dddd46 dbcd bcdd64 acba dbcd67 bcbc acba06 badb ' +
  'bcbc04 cbcb badb27 cccc cbcb10 accd cccc76 acba accd16 cbaa acba77 aacb cbaa14 dddd aacb36 aaaa dddd26 cbcb ' +
  'aaaa50 bcdd';

export const tutorial = moduleTutorial('central-stations', [
  MOVES,
  { text: 'token', wait: 'next', show: { panel: 'central-stations' } },
  { text: 'place', wait: { action: 'token-yellow-p7' }, show: { cells: ['45'], panel: 'central-stations' } },
  'bcdd17 dacc',
  {
    text: 'start',
    wait: { action: 'cbcb45' },
    show: { departures: [platform(7)], cells: ['45'] },
    expects: [{ what: 'token', seat: 0, platform: 7 }],
  },
  'aacb dacc60 baac',
  { text: 'finish', wait: { action: 'aacb35' }, show: { departures: [platform(7)], cells: ['35'] } },
  {
    text: 'scored',
    wait: 'next',
    show: { departures: [platform(7)] },
    expects: [{ type: 'line', station: 'p7', owner: 0, length: 12, points: 12, end: 'centre' }],
  },
  { text: 'wait', wait: 'next', show: { panel: 'central-stations' } },
]);
