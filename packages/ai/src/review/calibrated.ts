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
  // 374 positions of 40 games
  'metro 1 lines': {
    spread: 4.5,
    move: { share: 0.882, points: 0.01, mover: 0.038, lead: 1 },
    position: { share: 0.66, points: 0.035, mover: 0, lead: 1 },
  },
  // 400 positions of 40 games
  'metro 2 companies': {
    spread: 14.1,
    move: { share: 0.718, points: 0.019, mover: -0.425, lead: 1 },
    position: { share: 0.475, points: 0.055, mover: 0, lead: 1 },
  },
  // 394 positions of 40 games
  'metro 2 lines': {
    spread: 18.4,
    move: { share: 1.107, points: 0.02, mover: -0.008, lead: 1 },
    position: { share: 0.78, points: 0.06, mover: 0, lead: 1 },
  },
  // 400 positions of 40 games
  'metro 3 companies': {
    spread: 11.9,
    move: { share: 0.753, points: 0.02, mover: -0.195, lead: 1 },
    position: { share: 0.793, points: 0.001, mover: 0, lead: 1 },
  },
  // 400 positions of 40 games
  'metro 3 lines': {
    spread: 16.4,
    move: { share: 1.04, points: 0.054, mover: -0.083, lead: 1 },
    position: { share: 0.709, points: 0.079, mover: 0, lead: 1 },
  },
  // 400 positions of 40 games
  'metro 4 companies': {
    spread: 14.4,
    move: { share: 0.543, points: 0, mover: -0.134, lead: 1 },
    position: { share: 0.439, points: 0.05, mover: 0, lead: 1 },
  },
  // 399 positions of 40 games
  'metro 4 lines': {
    spread: 8.7,
    move: { share: 0.649, points: 0, mover: 0.096, lead: 0.795 },
    position: { share: 0.59, points: 0, mover: 0, lead: 1 },
  },
  // 400 positions of 40 games
  'metro 5 companies': {
    spread: 12.4,
    move: { share: 0.644, points: 0.03, mover: -0.127, lead: 1 },
    position: { share: 0.335, points: 0.106, mover: 0, lead: 1 },
  },
  // 398 positions of 40 games
  'metro 5 lines': {
    spread: 8.2,
    move: { share: 0.904, points: 0, mover: 0.091, lead: 0.863 },
    position: { share: 0.739, points: 0.004, mover: 0, lead: 1 },
  },
  // 400 positions of 40 games
  'metro 6 companies': {
    spread: 14,
    move: { share: 0.6, points: 0.012, mover: -0.029, lead: 1 },
    position: { share: 0.546, points: 0.034, mover: 0, lead: 1 },
  },
  // 398 positions of 40 games
  'metro 6 lines': {
    spread: 7.9,
    move: { share: 0.723, points: 0.04, mover: 0.098, lead: 0.828 },
    position: { share: 0.516, points: 0.067, mover: 0, lead: 1 },
  },
};
