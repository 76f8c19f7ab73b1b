/** Recommended combinations, by name: what most people choose from. */
import type { Preset } from '../../kit/game.ts';
import { MODULES } from './index.ts';

const cities: readonly Preset[] = MODULES.filter(({ city }) => city).map(({ name, title, about }) => ({
  id: name,
  title,
  about,
  options: { with: [name] },
}));

export const PRESETS: readonly Preset[] = [
  {
    id: 'classic',
    title: 'Classic 2000',
    about: 'The original game, with nothing added.',
    options: {},
  },
  {
    id: 'companies',
    title: 'Companies',
    about: 'Hidden shares in eight companies instead of lines of your own.',
    options: { with: ['companies'] },
  },
  ...cities,
  {
    id: 'expert',
    title: 'Expert',
    about: 'Companies, central stations, and hands of two tiles.',
    options: { with: ['companies', 'central-stations'], hand: 2 },
  },
  {
    id: 'solo',
    title: 'Solo',
    about: 'Alone: the poorest of eight companies is your score.',
    options: soloOptions('normal'),
  },
  {
    id: 'solo-hard',
    title: 'Solo hard',
    about: 'Alone: the poorest company, minus the gap to the richest.',
    options: soloOptions('hard'),
  },
];

function soloOptions(side: string): Preset['options'] {
  return { players: 1, with: ['solo'], side };
}
