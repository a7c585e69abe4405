// Opens the shell without a network. Only the site's own files: what comes from the chain is never kept.
const BUILD = '%BUILD%'
/** Paths from this file's folder. */
const SHELL = '%SHELL%'
const CACHE = `shell-${BUILD}`
const PAGE = './'
/** How long a page waits for the network before it opens from here. */
const PATIENCE_MS = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE].concat(SHELL)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const forget = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(forget.then(() => self.clients.claim()))
})

async function openPage(request) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const answer = await fetch(request, { signal })
    if (answer.ok) return answer
  } catch {
    // No network, or none to speak of.
  }
  return (await caches.match(PAGE)) ?? Response.error()
}

/** A file whose name changes with its content: what was fetched once is right for good. */
async function openAsset(request) {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}

async function openOther(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept !== undefined) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const folder = new URL(PAGE, self.location.href)
  if (request.method !== 'GET' || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return
  if (pathname.endsWith('/build.json')) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else event.respondWith(pathname.startsWith(`${folder.pathname}assets/`) ? openAsset(request) : openOther(request))
})
