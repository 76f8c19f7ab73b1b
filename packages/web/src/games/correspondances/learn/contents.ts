/** The lessons and rules of Correspondances in their order. The texts are in the catalogues. */

const LESSONS = ['game', 'transfers', 'scoring'] as const;

const RULES = [
  { id: 'aim', rules: ['T1', 'D1'] },
  { id: 'tiles', rules: [['T2', 'D2'], 'D11'] },
  { id: 'setup', rules: [['T3', 'T5'], 'T4', ['T6', 'T7']] },
  { id: 'lines', rules: [['T8', 'T9'], 'T10', ['T11', 'D3']] },
  {
    id: 'turn',
    rules: ['T12', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10'],
  },
  {
    id: 'journey',
    rules: [['T13', 'T14'], 'T15', 'D12', 'D13', 'D14', 'D15'],
  },
  { id: 'round', rules: ['T17', 'D16', 'D17', 'T21', 'T22', 'D24'] },
  {
    id: 'scoring',
    rules: [['T18', 'D21'], 'T25', ['T20', 'D19'], ['T24', 'D20'], 'D18', 'T19'],
  },
  { id: 'match', rules: [['T16', 'T26'], ['T23', 'D22'], 'D23'] },
] as const;

export const contents = { lessons: LESSONS, sections: RULES } as const;
