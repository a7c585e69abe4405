import { ownScriptUrl } from '@/platform/ownScripts'

/**
 * Registers the service worker, which makes the site available offline from the next visit on. Failures are ignored.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(ownScriptUrl('shellKeeper')).catch(() => undefined)
}
