/** The lessons and rules of the base game in their order; those of the modules follow from their catalogues. */
export const contents = {
  lessons: ['base', 'variants'],
  sections: [
    { id: 'board', rules: ['B1', 'B2', 'B3'] },
    { id: 'tiles', rules: ['B4'] },
    { id: 'players', rules: ['B8', 'B9'] },
    { id: 'turn', rules: ['B10', 'B11'] },
    { id: 'laying', rules: ['B12', 'B13', 'B14', 'B15'] },
    { id: 'scoring', rules: ['B16', 'B17', 'B18', 'B19'] },
    { id: 'variants', rules: ['V1', 'V2', 'V3', 'V4'] },
    { id: 'combinations', rules: ['C1'] },
    { id: 'cities', rules: ['Y1', 'Y2', 'Y3'] },
    { id: 'notation', rules: ['B5', 'B6', 'B7'] },
  ],
} as const;
