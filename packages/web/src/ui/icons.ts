/** Own pictograms on a grid of 24, drawn with one pen: the strokes of each. */
export const ICONS = {
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  undo: ['M8 5 4 9l4 4', 'M4 9h9.5a5.5 5.5 0 0 1 0 11H8'],
  hint: ['M9 18h6', 'M10 21h4', 'M9 15c0-2-3-3-3-6.5a6 6 0 0 1 12 0c0 3.5-3 4.5-3 6.5z'],
  play: ['M7 4.5v15l12-7.5z'],
  pause: ['M8 5v14', 'M16 5v14'],
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  history: ['M4.5 12a7.5 7.5 0 1 0 2.4-5.5', 'M4 3v4.5h4.5', 'M12 8v4.5l3 2'],
  first: ['M18 5l-7 7 7 7', 'M6 5v14'],
  last: ['M6 5l7 7-7 7', 'M18 5v14'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  rotate: ['M19.5 12a7.5 7.5 0 1 1-2.4-5.5', 'M20 3v4.5h-4.5'],
  sun: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M12 2.5v2',
    'M12 19.5v2',
    'M2.5 12h2',
    'M19.5 12h2',
    'M5.3 5.3l1.4 1.4',
    'M17.3 17.3l1.4 1.4',
    'M18.7 5.3l-1.4 1.4',
    'M6.7 17.3l-1.4 1.4',
  ],
  moon: ['M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'],
  sound: ['M4 9.5v5h3.5L12 19V5L7.5 9.5z', 'M15.5 9a4 4 0 0 1 0 6', 'M18 6a8 8 0 0 1 0 12'],
  globe: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M3 12h18', 'M12 3c-5 5-5 13 0 18', 'M12 3c5 5 5 13 0 18'],
  trash: ['M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13h10l1-13', 'M10 11v5.5', 'M14 11v5.5'],
  export: ['M12 15V3.5', 'M7.5 8 12 3.5 16.5 8', 'M5 13v7h14v-7'],
  import: ['M12 3.5V15', 'M7.5 10.5 12 15l4.5-4.5', 'M5 13v7h14v-7'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 11v5.5', 'M12 7.5v.01'],
  person: ['M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6'],
  people: [
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
    'M2.5 19.5c.4-3.5 3-5 6.5-5s6.1 1.5 6.5 5',
    'M15.5 5.2a3.5 3.5 0 0 1 0 6.6',
    'M18 14.8c2 .7 3.2 2.2 3.5 4.7',
  ],
  computer: ['M4 5h16v11H4z', 'M9 20h6', 'M12 16v4', 'M9 9.5v1.5', 'M15 9.5v1.5'],
  plus: ['M12 5v14', 'M5 12h14'],
  minus: ['M5 12h14'],
  pin: [
    'M12 21c-4-5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21z',
    'M12 7.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  ],
  eye: [
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z',
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ],
  settings: [
    'M4 7h9',
    'M17 7h3',
    'M15 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
    'M4 17h3',
    'M11 17h9',
    'M9 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  ],
  learn: [
    'M12 6.5C10 4.8 7 4.5 3.5 4.5v13.5c3.5 0 6.5.3 8.5 2 2-1.7 5-2 8.5-2V4.5c-3.5 0-6.5.3-8.5 2z',
    'M12 6.5V20',
  ],
  games: ['M4 4h7v7H4z', 'M13 4h7v7h-7z', 'M4 13h7v7H4z', 'M13 13h7v7h-7z'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  branch: ['M7 20V5', 'M4 8l3-3 3 3', 'M7 16c0-5 10-3 10-10', 'M14 9l3-3 3 3'],
  copy: ['M9 9h11v11H9z', 'M5 15H4V4h11v1'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What leads on or back: mirrored where lines run from right to left. */
export const DIRECTED: ReadonlySet<IconName> = new Set(['back', 'forward', 'first', 'last', 'undo']);

export type IconName = keyof typeof ICONS;
