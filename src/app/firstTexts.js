// Runs while the page is parsed: chooses the initial language, sets the page's `lang`, and preloads the first texts while
// the code is still loading.
{
  const { base, offered, common, firstSets } = JSON.parse('%FIRST_TEXTS%')
  const path = base === './' ? `/${location.hash.slice(2).split('?')[0]}` : `/${location.pathname.slice(base.length)}`
  const languageOf = (code) => code.split('-')[0].toLowerCase()
  let stored
  try {
    stored = JSON.parse(localStorage.getItem('language'))
  } catch {
    // Storage is blocked or invalid: use the system's language.
  }
  // Prefer an exact tag to the same language of another country.
  const fitting = (navigator.languages ?? []).flatMap((wanted) => [
    offered.find(({ code }) => code.toLowerCase() === wanted.toLowerCase()),
    offered.find(({ code }) => languageOf(code) === languageOf(wanted)),
  ])
  const chosen = offered.find(({ code }) => code === stored) ?? fitting.find((language) => language !== undefined)
  const { code, dir, folder } = chosen ?? offered[0]
  document.documentElement.lang = code
  document.documentElement.dir = dir
  for (const set of [common, ...(firstSets[path] ?? [])]) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', href: `${base}${folder}${set}.json`, crossOrigin: '' })
    document.head.append(link)
  }
}
