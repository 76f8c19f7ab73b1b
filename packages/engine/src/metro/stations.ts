/** Who owns which station (B8), and the stations' names (B2). */
import { STATIONS, type Station } from './types.ts';

/** B8: the stations of each seat, by number of players. With two players, odd and even. */
const OWNED: Readonly<Record<number, readonly (readonly Station[])[]>> = {
  2: [0, 1].map((seat) => Array.from({ length: 16 }, (_, i) => 2 * i + 1 + seat)),
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};

/** B8. With 3, 5 or 6 players stations 16 and 17 belong to nobody. */
export function stationsOf(players: number): readonly (readonly Station[])[] {
  return OWNED[players] ?? [];
}

/** For modules: the stations of eight colours that belong to no seat, one on each side of the board. */
export const STATIONS_OF_EIGHT: readonly (readonly Station[])[] = [
  [4, 14, 18, 32],
  [3, 15, 17, 29],
  [2, 16, 20, 30],
  [1, 13, 19, 31],
  [5, 11, 23, 25],
  [6, 10, 24, 28],
  [7, 9, 21, 27],
  [8, 12, 22, 26],
];

/** Stations of the Paris network's first decade; number 9 is the printed game's, the others are our choice. */
export const STATION_NAMES: readonly string[] = [
  'Villiers',
  'Rome',
  'Blanche',
  'Pigalle',
  'Anvers',
  'La Chapelle',
  'Jaurès',
  'Belleville',
  'Place de Clichy',
  'Monceau',
  'Ternes',
  'Étoile',
  'Kléber',
  'Trocadéro',
  'Passy',
  'Grenelle',
  'Cambronne',
  'Pasteur',
  'Montparnasse',
  'Raspail',
  'Denfert-Rochereau',
  'Glacière',
  'Corvisart',
  "Place d'Italie",
  'Austerlitz',
  'Bercy',
  'Daumesnil',
  'Nation',
  'Bagnolet',
  'Père-Lachaise',
  'Ménilmontant',
  'Couronnes',
];
if (STATION_NAMES.length !== STATIONS) throw new Error('every station needs a name');
