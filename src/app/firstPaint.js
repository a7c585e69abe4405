// Runs before the first paint: what it shows must be what the app will show.

// A chosen theme does not flash in the system's. src/ui/themeChoice.ts stores it.
try {
  const theme = JSON.parse(localStorage.getItem('theme'))
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied or holds something else: the system's theme it is.
}

// The first words of the Earn page stand in index.html in English, for those who will read it so: src/i18n/language.ts
// stores a choice, and looks at the system's languages else.
try {
  const language = JSON.parse(localStorage.getItem('language')) ?? navigator.languages[0]
  const { pathname, hash } = location
  const path = hash.startsWith('#/') ? hash.slice(1).split('?')[0] : pathname
  if (/^en\b/.test(language) && path.endsWith('/earn')) document.documentElement.dataset.words = ''
} catch {
  // As above: no words until the app is there.
}
