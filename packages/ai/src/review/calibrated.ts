/** Made by bench/calibration.ts from games of search:60 against itself (bench/calibration.md): do not edit. */
import type { Calibrated } from './calibration.ts';

export const CALIBRATED: Calibrated = {
  // 160 positions of 16 games
  'correspondances 2': {
    spread: 3.8,
    move: { share: 1.005, points: 0.709, mover: -0.246, lead: 1 },
    position: { share: 1.004, points: 1.101, mover: 0, lead: 1 },
  },
  // 40 positions of 4 games
  'correspondances 3': {
    spread: 4,
    move: { share: 1.004, points: 1.235, mover: -0.08, lead: 1 },
    position: { share: 1.002, points: 1.359, mover: 0, lead: 1 },
  },
  // 10 positions of 1 games
  'correspondances 4': {
    spread: 3.5,
    move: { share: 1.006, points: 1.156, mover: -0.092, lead: 1 },
    position: { share: 1.002, points: 1.336, mover: 0, lead: 1 },
  },
  // 151 positions of 16 games
  'metro 1 lines': {
    spread: 4.8,
    move: { share: 0.724, points: 0.015, mover: 0.041, lead: 1 },
    position: { share: 0.578, points: 0.021, mover: 0, lead: 1 },
  },
  // 170 positions of 17 games
  'metro 2 companies': {
    spread: 11.7,
    move: { share: 0.375, points: 0, mover: -0.737, lead: 0.082 },
    position: { share: 0.654, points: 0.007, mover: 0, lead: 1 },
  },
  // 700 positions of 71 games
  'metro 2 lines': {
    spread: 23.3,
    move: { share: 0.769, points: 0.016, mover: 0.088, lead: 1 },
    position: { share: 0.573, points: 0.025, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 3 companies': {
    spread: 12.1,
    move: { share: 0.534, points: 0, mover: -0.564, lead: 0.296 },
    position: { share: 0.599, points: 0.022, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 3 lines': {
    spread: 17.7,
    move: { share: 0.587, points: 0.025, mover: 0.007, lead: 0.665 },
    position: { share: 0.516, points: 0.019, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 4 companies': {
    spread: 13.7,
    move: { share: 0.543, points: 0, mover: -0.478, lead: 0.372 },
    position: { share: 0.659, points: 0, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 4 lines': {
    spread: 10.7,
    move: { share: 0.74, points: 0.016, mover: 0.004, lead: 1 },
    position: { share: 0.567, points: 0.02, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 5 companies': {
    spread: 13.1,
    move: { share: 0.614, points: 0, mover: -0.46, lead: 0.562 },
    position: { share: 0.378, points: 0.104, mover: 0, lead: 1 },
  },
  // 99 positions of 10 games
  'metro 5 lines': {
    spread: 9.6,
    move: { share: 0.739, points: 0.011, mover: 0.027, lead: 0.663 },
    position: { share: 0.628, points: 0.054, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 6 companies': {
    spread: 14,
    move: { share: 0.595, points: 0.044, mover: -0.39, lead: 1 },
    position: { share: 0.695, points: 0, mover: 0, lead: 1 },
  },
  // 99 positions of 10 games
  'metro 6 lines': {
    spread: 9.9,
    move: { share: 0.616, points: 0.009, mover: 0.017, lead: 0.718 },
    position: { share: 0.4, points: 0.024, mover: 0, lead: 1 },
  },
};
