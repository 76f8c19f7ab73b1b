// Before anything is painted: the theme that the player has chosen (src/settings.svelte.ts), if not that of the system.
try {
  const { theme } = JSON.parse(localStorage.getItem('guimard.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing kept, or nothing readable: then the system decides.
}
