/** What is printed on the material of the cities, for screens: by the name of the city. */
import * as berlin from '../cities/berlin.ts';
import * as london from '../cities/london.ts';
import * as newYork from '../cities/new-york.ts';
import * as paris from '../cities/paris.ts';
import * as stPetersburg from '../cities/st-petersburg.ts';
import * as stockholm from '../cities/stockholm.ts';

/** Sights stand in the order in which states number them. */
export const PRINTED = {
  /** P4: the colours of the four fields, left to right. */
  paris: { sights: paris.SIGHTS.map(([name], sight) => ({ name, fields: paris.FIELD_COLOURS[sight] })) },
  /** S4: the points under the four fields, left to right. */
  stockholm: { sights: stockholm.SIGHTS },
  /** L3: the colours of the fields as the taxi comes to them: upper left, upper right, lower right, lower left. */
  london: { sights: london.SIGHTS.map(({ name }, sight) => ({ name, fields: london.DRIVEN[sight] })) },
  /** N3: the sight of each colour, and what its tourists are worth on a board. */
  'new-york': { sights: newYork.NEW_YORK_SIGHTS.map((name) => ({ name })), valueOn: newYork.valueOn },
  /** T4: the cells of the sights, and the chips of each colour. */
  'st-petersburg': {
    sights: stPetersburg.SIGHTS.map(([name, cell]) => ({ name, cell })),
    chips: stPetersburg.CHIPS,
  },
  /** E1, E4: the numbers for most and second most on both sides; the cells of the tourists, group by group. */
  berlin: { sights: berlin.SIGHTS, cells: berlin.GROUP_CELLS },
} as const;
