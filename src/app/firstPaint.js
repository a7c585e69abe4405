// Runs before the first paint: what it shows must be what the app will show.

// A chosen theme does not flash in the system's. src/ui/themeChoice.ts stores it.
try {
  const theme = JSON.parse(localStorage.getItem('theme'))
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied or holds something else: the system's theme it is.
}
