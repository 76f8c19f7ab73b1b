/** Whether colours are told apart by symbols rather than letters. The app sets it from the player's settings. */
export const signs = $state({ areSymbols: false });
