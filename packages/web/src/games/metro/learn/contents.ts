/** The lessons and rules of Metro in their order. The texts are in the catalogues. */

/** The base game, the variants, then every module by its name in the engine. */
const LESSONS = [
  'base',
  'variants',
  'companies',
  'central-stations',
  'central-tracks',
  'solo',
  'paris',
  'stockholm',
  'london',
  'new-york',
  'st-petersburg',
  'berlin',
] as const;

const BASE_RULES = [
  { id: 'board', rules: ['B1', 'B2', 'B3'] },
  { id: 'tiles', rules: ['B4', 'B5', 'B6', 'B7'] },
  { id: 'players', rules: ['B8', 'B9'] },
  { id: 'turn', rules: ['B10', 'B11'] },
  { id: 'laying', rules: ['B12', 'B13', 'B14', 'B15'] },
  { id: 'scoring', rules: ['B16', 'B17', 'B18', 'B19'] },
  { id: 'variants', rules: ['V1', 'V2', 'V3', 'V4'] },
] as const;

const MODULE_RULES = [
  { id: 'combinations', rules: ['C1'] },
  { id: 'companies', rules: ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] },
  { id: 'central-stations', rules: ['M9', 'M10', 'M11', 'M12'] },
  { id: 'central-tracks', rules: ['M13', 'M14', 'M15'] },
  { id: 'solo', rules: ['M16', 'M17', 'M18', 'M19', 'M20'] },
] as const;

const CITY_RULES = [
  { id: 'cities', rules: ['Y1', 'Y2', 'Y3'] },
  { id: 'paris', rules: ['P1', 'P2', 'P3', 'P4'] },
  { id: 'stockholm', rules: ['S1', 'S2', 'S3', 'S4'] },
  { id: 'london', rules: ['L1', 'L2', 'L3'] },
  { id: 'new-york', rules: ['N1', 'N2', 'N3'] },
  { id: 'st-petersburg', rules: ['T1', 'T2', 'T3', 'T4'] },
  { id: 'berlin', rules: ['E1', 'E2', 'E3', 'E4'] },
] as const;

export const contents = {
  lessons: LESSONS,
  sections: [...BASE_RULES, ...MODULE_RULES, ...CITY_RULES],
} as const;
