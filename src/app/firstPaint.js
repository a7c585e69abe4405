// Runs before the first paint, and must match what the app renders.

// Applies the stored theme (src/ui/themeChoice.ts) without a flash of the system's.
try {
  const theme = JSON.parse(localStorage.getItem('theme'))
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked or invalid: use the system's theme.
}
