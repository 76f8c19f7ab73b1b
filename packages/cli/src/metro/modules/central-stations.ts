/** Central stations on the terminal: the tokens. */
import { centralStationsStanding } from '@guimard/engine/metro';
import { wrap } from '../../paragraph.ts';
import { colourName } from '../colours.ts';
import type { ModuleScreen } from './module-screen.ts';

export const centralStationsScreen: ModuleScreen = {
  platforms: true,
  lines({ known }) {
    const { toPlace } = centralStationsStanding(known);
    return toPlace.length === 0 ? [] : [wrap('Tokens to place:', toPlace.map(colourName), ', ')];
  },
  decision: { pattern: /^token-/, asks: 'places a token' },
};
