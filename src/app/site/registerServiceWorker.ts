import { ownScriptUrl } from '@/platform/ownScripts'
import { pageBuild } from '@/platform/pageBuild'

/** Resolves when a service worker controls the page, and so caches what it loads from then on. */
async function isControlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

/**
 * Caches the files that the page loaded without the service worker, so that it also opens offline after a single visit:
 * those from before the worker took control, and those that were still on their way then.
 */
async function cacheLoadedFiles(build: string): Promise<void> {
  await isControlled()
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, document.baseURI).href
  // The worker's own cache (sw.js).
  const cache = await caches.open(`shell-${build}`)
  new PerformanceObserver((loaded) => {
    const passed = loaded
      .getEntries()
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming && entry.workerStart === 0 ? [entry.name] : []))
    cache.addAll([...new Set(passed)].filter((url) => url.startsWith(assets))).catch(() => undefined)
  }).observe({ type: 'resource', buffered: true })
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
