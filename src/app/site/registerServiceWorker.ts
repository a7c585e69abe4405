import { ownScriptUrl } from '@/platform/ownScripts'
import { pageBuild } from './pageBuild'

/** Resolves when a service worker controls the page, and so caches what it loads from then on. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

/** Caches the files that the page loaded before, so that it also opens offline after a single visit. */
async function cacheLoadedFiles(build: string): Promise<void> {
  await isControlled()
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, document.baseURI).href
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // The worker's own cache (sw.js).
  const cache = await caches.open(`shell-${build}`)
  await cache.addAll([...new Set(loaded)].filter((url) => url.startsWith(assets)))
}

/** Registers the service worker, which makes visited pages available offline. Failures are ignored. */
export function registerServiceWorker(): void {
  const build = pageBuild()
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || build === undefined) return
  navigator.serviceWorker
    .register(ownScriptUrl('shellKeeper'))
    .then(() => cacheLoadedFiles(build))
    .catch(() => undefined)
}
