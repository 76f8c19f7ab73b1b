/** Made by bench/calibration.ts from games of search:60 against itself (bench/calibration.md): do not edit. */
import type { Calibrated } from './calibration.ts';

export const CALIBRATED: Calibrated = {
  // 80 positions of 8 games
  'correspondances 2': {
    spread: 3.9,
    move: { share: 1.004, points: 0.647, mover: -0.148, lead: 1 },
    position: { share: 1.004, points: 1.083, mover: 0, lead: 1 },
  },
  // 20 positions of 2 games
  'correspondances 3': {
    spread: 4,
    move: { share: 1.004, points: 1.143, mover: -0.023, lead: 1 },
    position: { share: 1.002, points: 1.27, mover: 0, lead: 1 },
  },
  // 10 positions of 1 games
  'correspondances 4': {
    spread: 3.5,
    move: { share: 1.006, points: 1.091, mover: -0.024, lead: 1 },
    position: { share: 1.002, points: 1.264, mover: 0, lead: 1 },
  },
  // 151 positions of 16 games
  'metro 1 lines': {
    spread: 4.8,
    move: { share: 0.724, points: 0.015, mover: 0.041, lead: 1 },
    position: { share: 0.578, points: 0.021, mover: 0, lead: 1 },
  },
  // 140 positions of 14 games
  'metro 2 companies': {
    spread: 12.2,
    move: { share: 0.368, points: 0, mover: -0.614, lead: 0.071 },
    position: { share: 0.656, points: 0.018, mover: 0, lead: 1 },
  },
  // 700 positions of 71 games
  'metro 2 lines': {
    spread: 23.3,
    move: { share: 0.769, points: 0.016, mover: 0.088, lead: 1 },
    position: { share: 0.573, points: 0.025, mover: 0, lead: 1 },
  },
  // 70 positions of 7 games
  'metro 3 companies': {
    spread: 13.4,
    move: { share: 0.542, points: 0.001, mover: -0.446, lead: 0.381 },
    position: { share: 0.575, points: 0.03, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 3 lines': {
    spread: 17.7,
    move: { share: 0.587, points: 0.025, mover: 0.007, lead: 0.665 },
    position: { share: 0.516, points: 0.019, mover: 0, lead: 1 },
  },
  // 70 positions of 7 games
  'metro 4 companies': {
    spread: 14.9,
    move: { share: 0.465, points: 0, mover: -0.414, lead: 0.379 },
    position: { share: 0.61, points: 0, mover: 0, lead: 1 },
  },
  // 100 positions of 10 games
  'metro 4 lines': {
    spread: 10.7,
    move: { share: 0.74, points: 0.016, mover: 0.004, lead: 1 },
    position: { share: 0.567, points: 0.02, mover: 0, lead: 1 },
  },
  // 70 positions of 7 games
  'metro 5 companies': {
    spread: 13.8,
    move: { share: 0.541, points: 0, mover: -0.373, lead: 0.636 },
    position: { share: 0.34, points: 0.108, mover: 0, lead: 1 },
  },
  // 99 positions of 10 games
  'metro 5 lines': {
    spread: 9.6,
    move: { share: 0.739, points: 0.011, mover: 0.027, lead: 0.663 },
    position: { share: 0.628, points: 0.054, mover: 0, lead: 1 },
  },
  // 70 positions of 7 games
  'metro 6 companies': {
    spread: 13.8,
    move: { share: 0.552, points: 0.038, mover: -0.291, lead: 1 },
    position: { share: 0.675, points: 0, mover: 0, lead: 1 },
  },
  // 99 positions of 10 games
  'metro 6 lines': {
    spread: 9.9,
    move: { share: 0.616, points: 0.009, mover: 0.017, lead: 0.718 },
    position: { share: 0.4, points: 0.024, mover: 0, lead: 1 },
  },
};
