import { ownScriptUrl } from '@/platform/ownScripts'

/** Lets the site open without a network from the next visit on. A browser that refuses loses nothing else. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(ownScriptUrl('shellKeeper')).catch(() => undefined)
}
