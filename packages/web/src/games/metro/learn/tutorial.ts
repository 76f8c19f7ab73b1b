/** The first tutorial: a whole game for two, in which the player is yellow and makes the moves that teach something. */
import { type Script, station, tutorialOf } from './script.ts';
import type { TutorialKey } from './words.ts';

/** B8: with two players yellow has the odd stations. */
const yellow = Array.from({ length: 16 }, (_, i) => station(2 * i + 1));

/** The middle of the game: 47 tiles that the script places for both. The player's last tile is `bbbb`. */
const MIDDLE =
  'adbb acba47 ddbc adbb74 aacb ddbc75 bcbc aacb72 acba bcbc10 cbcb acba22 dbcd cbcb06 acba dbcd76 bbbb acba00 ' +
  'aacb bbbb20 baac aacb11 ccda baac30 adbb ccda40 dacc adbb64 bbad dacc37 cdac bbad63 baac cdac60 dbcd baac32 ' +
  'cbcb dbcd27 bcdd cbcb73 dbba bcdd26 accd dbba62 badb accd31 ddbc badb53 baac ddbc50 cddb baac54 dddd cddb21 ' +
  'cbaa dddd41 dada cbaa57 adad dada16 cbaa adad36 aaaa cbaa25 cddb aaaa07 baac cddb56 aaaa baac46 dbba aaaa17 ' +
  'cbaa dbba71 ccda cbaa52 badb ccda55 aacb badb67 dacc aacb70 dada dacc42 cbaa dada66 bbad cbaa65 accd bbad35 ' +
  'cbcb accd61 bbbb cbcb45 aaaa';

const SCRIPT: Script<TutorialKey> = [
  'bcbc acba',
  { text: 'welcome', wait: 'next' },
  { text: 'stations', wait: 'next', show: { departures: yellow } },
  { text: 'right', wait: 'next', show: { departures: [station(7)] } },
  { text: 'place', wait: { action: 'bcbc01' }, show: { departures: [station(7)], cells: ['01'] } },
  'aaaa acba02 cccc',
  { text: 'grow', wait: { action: 'aaaa03' }, show: { departures: [station(7)], cells: ['03'] } },
  'bcdd cccc12 cdac',
  { text: 'turnBack', wait: { action: 'bcdd04' }, show: { departures: [station(7)], cells: ['04'] } },
  { text: 'scored', wait: 'next', show: { departures: [station(7)], cells: ['02', '03'] } },
  'dddd cdac05 bcbc',
  { text: 'hurt', wait: 'next', show: { departures: [station(3)], cells: ['05'] } },
  { text: 'refused', wait: 'next', show: { cells: ['00', '06', '07'] } },
  { text: 'draw', wait: { action: 'draw' } },
  'adad',
  { text: 'drawn', wait: { action: 'adad13' }, show: { departures: [station(5)], cells: ['13'] } },
  'bcbc23 aacb',
  { text: 'revenge', wait: { action: 'dddd15' }, show: { departures: [station(4)], cells: ['15'] } },
  'cccc aacb24 acba',
  { text: 'centre', wait: { action: 'cccc14' }, show: { departures: [station(5)], cells: ['14'] } },
  { text: 'doubled', wait: 'next', show: { departures: [station(5)], cells: ['14'] } },
  MIDDLE,
  { text: 'last', wait: { action: 'bbbb51' }, show: { departures: [station(17)], cells: ['51'] } },
  'aaaa77',
  { text: 'over', wait: 'next' },
];

export const tutorial = tutorialOf({ players: 2, first: 0 }, SCRIPT);
