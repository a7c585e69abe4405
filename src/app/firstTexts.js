// Runs while the page is parsed: chooses the initial language, sets the page's `lang`, and preloads the first texts while
// the code is still loading.
{
  const { base, hashes, rightToLeft, common, firstSets } = JSON.parse('%FIRST_TEXTS%')
  const path = base === './' ? `/${location.hash.slice(2).split('?')[0]}` : `/${location.pathname.slice(base.length)}`
  const languageOf = (code) => code.split('-')[0].toLowerCase()
  // For the code, which would otherwise carry them again.
  globalThis.textHashes = hashes
  const offered = Object.keys(hashes)
  let stored
  try {
    stored = JSON.parse(localStorage.getItem('language'))
  } catch {
    // Storage is blocked or invalid: use the system's language.
  }
  // Prefer an exact tag to the same language of another country.
  const fitting = (navigator.languages ?? []).flatMap((wanted) => [
    offered.find((code) => code.toLowerCase() === wanted.toLowerCase()),
    offered.find((code) => languageOf(code) === languageOf(wanted)),
  ])
  const isOffered = (code) => offered.includes(code)
  const code = isOffered(stored) ? stored : (fitting.find(isOffered) ?? offered[0])
  document.documentElement.lang = code
  document.documentElement.dir = rightToLeft.includes(code) ? 'rtl' : 'ltr'
  for (const set of [common, ...(firstSets[path] ?? [])]) {
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'preload',
      as: 'fetch',
      href: `${base}assets/texts/${code}-${hashes[code]}/${set}.json`,
      crossOrigin: '',
    })
    document.head.append(link)
  }
}
