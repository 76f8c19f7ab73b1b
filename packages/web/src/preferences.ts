/** What a player can choose, and how the choices are read from storage. */
import { LOCALES, type Locale } from './i18n/locale.ts';
import { boolean, object, oneOf, or, type Schema, string } from './schema.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const BOARD_THEMES = ['ceramic', 'map', 'cobalt'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const PAINTS = ['all', 'mine', 'pointed'] as const;
export const PALETTES = ['enamel', 'deutan', 'tritan'] as const;
export const SIGNS = ['letters', 'symbols'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const SOUND_KINDS = ['turn', 'place', 'score', 'over', 'chat'] as const;

export type SoundKind = (typeof SOUND_KINDS)[number];
type Sounds = Readonly<Record<SoundKind | 'on', boolean>>;

export interface Preferences {
  /** Missing as long as none is chosen. */
  locale?: Locale;
  theme: (typeof THEMES)[number];
  boardTheme: (typeof BOARD_THEMES)[number];
  textSize: (typeof TEXT_SIZES)[number];
  /** `auto` follows the system. */
  motion: (typeof MOTIONS)[number];
  /** Which lines are painted in their owner's colour: all, the viewer's, or the one pointed at. */
  paint: (typeof PAINTS)[number];
  palette: (typeof PALETTES)[number];
  /** What stands on badges and trains besides the colour. */
  signs: (typeof SIGNS)[number];
  /** How fast moves of others are shown. */
  speed: (typeof SPEEDS)[number];
  /** Ask once more before a tile is placed. */
  confirm: boolean;
  /** Ask before what cannot be taken back. */
  askFirst: boolean;
  /** Single keys do something anywhere on a page. */
  shortcuts: boolean;
  /** Each kind, and the main switch. */
  sounds: Sounds;
  /** What the player is called. */
  name: string;
}

/** Which lines are painted. */
export type PaintChoice = Preferences['paint'];

/** With the main switch on, every kind is heard at first. */
const allSounds = (on: boolean): Sounds => ({
  on,
  turn: true,
  place: true,
  score: true,
  over: true,
  chat: true,
});

export const defaultPreferences = (isTouch: boolean): Preferences => ({
  theme: 'auto',
  boardTheme: 'ceramic',
  textSize: 'normal',
  motion: 'auto',
  paint: 'all',
  palette: 'enamel',
  signs: 'letters',
  speed: 'normal',
  confirm: isTouch,
  askFirst: isTouch,
  shortcuts: true,
  sounds: allSounds(false),
  name: '',
});

/** Older versions had one switch for all sounds. */
const oneSwitch = object({ sound: boolean });

export function preferencesSchema(defaults: Preferences): Schema<Preferences> {
  const sounds = (fallback: Sounds) =>
    object({
      on: or(boolean, fallback.on),
      turn: or(boolean, fallback.turn),
      place: or(boolean, fallback.place),
      score: or(boolean, fallback.score),
      over: or(boolean, fallback.over),
      chat: or(boolean, fallback.chat),
    });
  return (value) => {
    const old = oneSwitch(value);
    const fallback = old === undefined ? defaults.sounds : allSounds(old.sound);
    const fields = {
      theme: or(oneOf(THEMES), defaults.theme),
      boardTheme: or(oneOf(BOARD_THEMES), defaults.boardTheme),
      textSize: or(oneOf(TEXT_SIZES), defaults.textSize),
      motion: or(oneOf(MOTIONS), defaults.motion),
      paint: or(oneOf(PAINTS), defaults.paint),
      palette: or(oneOf(PALETTES), defaults.palette),
      signs: or(oneOf(SIGNS), defaults.signs),
      speed: or(oneOf(SPEEDS), defaults.speed),
      confirm: or(boolean, defaults.confirm),
      askFirst: or(boolean, defaults.askFirst),
      shortcuts: or(boolean, defaults.shortcuts),
      sounds: or(sounds(fallback), fallback),
      name: or(string, defaults.name),
    };
    return object(fields, { locale: oneOf(LOCALES) })(value);
  };
}
