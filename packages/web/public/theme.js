// Before anything is painted: the looks that the player has chosen (src/setup/apply-settings.ts).
try {
  const chosen = JSON.parse(localStorage.getItem('guimard.settings') ?? '{}');
  for (const look of ['theme', 'boardTheme', 'textSize', 'motion', 'palette'])
    if (typeof chosen[look] === 'string') document.documentElement.dataset[look] = chosen[look];
} catch {
  // Nothing stored, or nothing readable: the defaults hold.
}
