/** Made by bench/calibration.ts: do not edit. */
import type { Calibrated } from './calibration.ts';

export const CALIBRATED: Calibrated = {};
