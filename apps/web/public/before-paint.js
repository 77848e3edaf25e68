// Runs before the first paint, so that a chosen theme never flashes the other one. The rest of it is in src/app/theme.ts.
try {
  const theme = localStorage.getItem('miraco.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system decides.
}
