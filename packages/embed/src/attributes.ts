/** The attributes of the element, as text of the page becomes what is to be shown. */
export const ATTRIBUTES = [
  'log',
  'src',
  'at',
  'lang',
  'players',
  'trace',
  'paint',
  'controls',
  'theme',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What the page asks for. */
export interface Wanted {
  /** The text of a log; where there is none, `src` leads to it. */
  readonly log: string | undefined;
  readonly src: string | undefined;
  /** How many moves are shown at first; undefined for all. */
  readonly at: number | undefined;
  /** The languages that the page names, the nearest first. */
  readonly languages: readonly string[];
  /** By seat; those left out are called by their colour. */
  readonly players: readonly string[];
  /** Lines that are lit at first, as the game names them. */
  readonly trace: readonly string[];
  readonly isPainted: boolean;
  readonly hasControls: boolean;
}

export function readAttributes(
  read: (name: Attribute) => string | null,
  languages: readonly string[],
): Wanted {
  const text = (name: Attribute): string | undefined => read(name)?.trim() || undefined;
  return {
    log: text('log'),
    src: text('src'),
    at: readCount(text('at')),
    languages,
    players: readNames(text('players') ?? ''),
    trace: (text('trace') ?? '').split(/[\s,]+/).filter((name) => name !== ''),
    isPainted: text('paint') !== 'none',
    hasControls: text('controls') !== 'off',
  };
}

const readCount = (text = ''): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** Separated by commas; as a list in JSON where a name has a comma itself. */
function readNames(text: string): readonly string[] {
  if (text.startsWith('[')) {
    try {
      const names: unknown = JSON.parse(text);
      if (Array.isArray(names)) return names.map(String);
    } catch {
      // It is no list after all: the names are as they are written.
    }
  }
  return text === '' ? [] : text.split(',').map((name) => name.trim());
}
