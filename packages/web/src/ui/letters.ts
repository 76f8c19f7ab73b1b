/**
 * The letters of the eight colours, the same in every language: yellow, blue, orange, green, purple, grEy, red,
 * browN.
 */
export const LETTERS = ['Y', 'B', 'O', 'G', 'P', 'E', 'R', 'N'] as const;
