import { expect, test } from 'vitest';
import { line, stackedAreas } from './chances.ts';

const pointsIn = (path: string): number[][] =>
  path
    .slice(1)
    .replace('Z', '')
    .split('L')
    .map((point) => point.split(' ').map(Number));

test('areas lie on each other from the bottom to the top', () => {
  const [low, high] = stackedAreas([
    [0.5, 0.25, 1],
    [0.5, 0.75, 0],
  ]).map(pointsIn);
  expect(low).toEqual([
    [0, 50],
    [50, 75],
    [100, 0],
    [100, 100],
    [50, 100],
    [0, 100],
  ]);
  expect(high).toEqual([
    [0, 0],
    [50, 0],
    [100, 0],
    [100, 0],
    [50, 75],
    [0, 50],
  ]);
});

test('a line is as high as its highest value', () => {
  expect(pointsIn(line([0, 30, 15]))).toEqual([
    [0, 100],
    [50, 0],
    [100, 50],
  ]);
});
