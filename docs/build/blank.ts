/** Stands for each text in a drawing that all languages share, in the order of the texts in its frame. */
export const BLANK = '¤';
