import { expect, test } from 'vitest';
import { type Colour, Raster } from './raster.ts';

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** How black each pixel is, in hundredths. */
function inkOf({ bytes, width, height }: Raster): number[][] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => Math.round((255 - bytes[(y * width + x) * 3]) / 2.55)),
  );
}

const total = (raster: Raster): number =>
  inkOf(raster)
    .flat()
    .reduce((sum, ink) => sum + ink, 0) / 100;

test('a box on whole pixels covers exactly these', () => {
  const raster = new Raster(4, 3, WHITE);
  raster.box(1, 1, 2, 1, 0, BLACK);
  expect(inkOf(raster)).toEqual([
    [0, 0, 0, 0],
    [0, 100, 100, 0],
    [0, 0, 0, 0],
  ]);
});

test('a box between pixels covers parts of them', () => {
  const raster = new Raster(4, 3, WHITE);
  raster.box(0.5, 0, 2, 3, 0, BLACK);
  expect(inkOf(raster)[1]).toEqual([50, 100, 50, 0]);
});

test('a straight line has the given width', () => {
  const raster = new Raster(9, 9, WHITE);
  raster.line(
    [
      { x: -5, y: 4.5 },
      { x: 20, y: 4.5 },
    ],
    4,
    BLACK,
  );
  expect(inkOf(raster).map((row) => row[4])).toEqual([0, 0, 50, 100, 100, 100, 50, 0, 0]);
});

test('no pixel is painted twice where a line bends', () => {
  const raster = new Raster(20, 20, WHITE);
  raster.line(
    [
      { x: 4, y: 10 },
      { x: 10, y: 10 },
      { x: 16, y: 10 },
    ],
    5,
    [128, 128, 128],
  );
  expect(Math.max(...inkOf(raster).flat())).toBe(50);
});

test.each([3, 10, 24])('a disc of radius %i has the area of a disc', (radius) => {
  const raster = new Raster(60, 60, WHITE);
  raster.line([{ x: 30, y: 30 }], 2 * radius, BLACK);
  expect(total(raster) / (Math.PI * radius * radius)).toBeCloseTo(1, 1);
  const rounded = new Raster(60, 60, WHITE);
  rounded.box(30 - radius, 30 - radius, 2 * radius, 2 * radius, radius, BLACK);
  expect(rounded.bytes).toEqual(raster.bytes);
});

test('ends are round or square', () => {
  const places = [
    { x: 10, y: 10 },
    { x: 20, y: 10 },
  ];
  const reach = (ends: 'round' | 'cut'): number => {
    const raster = new Raster(30, 20, WHITE);
    raster.line(places, 8, BLACK, ends);
    return inkOf(raster)[10].filter((ink) => ink > 0).length;
  };
  expect([reach('round'), reach('cut')]).toEqual([18, 12]);
});

test('whatever is outside the picture is clipped', () => {
  const raster = new Raster(3, 3, WHITE);
  raster.box(-10, -10, 5, 5, 2, BLACK);
  raster.line([{ x: 1000, y: -1000 }], 5, BLACK);
  expect(total(raster)).toBe(0);
});
