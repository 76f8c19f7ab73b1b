/** Eight companies for one player: a tile refused, and three colours turned up. */
import type { Words } from '@guimard/messages/metro-learn';
import { station, tutorialOf } from '../../learn/script.ts';

const MOVES =
  'first0 cbaa dbcd colour-blue cbaa60 dada colour-orange dada27 bcbc colour-green dbcd07 adad colour-brown adad75 ' +
  'cbcb colour-grey bcbc77 dddd';

export const tutorial = tutorialOf<keyof Words['modules']['solo']['tutorial']>(
  { players: 1, with: ['solo'] },
  [
    MOVES,
    { text: 'alone', wait: 'next', show: { panel: 'solo' } },
    { text: 'refuse', wait: { action: 'refuse-dddd' } },
    'instead-aacb colour-yellow',
    {
      text: 'yellow',
      wait: { action: 'aacb17' },
      show: { departures: [station(32)], cells: ['17'] },
      expects: [
        { what: 'refused', tile: 'aacb' },
        { what: 'turned', colour: 'yellow' },
      ],
    },
    'acba colour-red',
    {
      text: 'red',
      wait: { action: 'cbcb74' },
      show: { departures: [station(21)], cells: ['74'] },
      expects: [
        { type: 'line', colour: 'yellow', points: 4 },
        { what: 'turned', colour: 'red' },
      ],
    },
    'aacb colour-purple',
    {
      text: 'purple',
      wait: { action: 'acba76' },
      show: { departures: [station(23)], cells: ['76'] },
      expects: [
        { type: 'line', colour: 'red', points: 3 },
        { what: 'turned', colour: 'purple' },
      ],
    },
    {
      text: 'lowest',
      wait: 'next',
      show: { panel: 'solo' },
      expects: [{ type: 'line', colour: 'purple', points: 4 }],
    },
    { text: 'cards', wait: 'next', show: { panel: 'solo' } },
  ],
);
