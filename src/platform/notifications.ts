/** Whether the browser shows notifications of this site; `default` before the user was asked. */
export type NotificationConsent = 'granted' | 'denied' | 'default' | 'unsupported'

export function notificationConsent(): NotificationConsent {
  return 'Notification' in window ? Notification.permission : 'unsupported'
}

/** Asks the user; only in response to a click. Never rejects. */
export async function askForNotifications(): Promise<NotificationConsent> {
  if (!('Notification' in window)) return 'unsupported'
  return Notification.requestPermission().catch(() => 'denied' as const)
}

/** Shows a notification; one of the same tag replaces it. Ignored where the browser refuses. */
export function showNotification(title: string, tag: string): void {
  if (notificationConsent() !== 'granted') return
  try {
    const shown = new Notification(title, { tag })
    shown.addEventListener('click', () => window.focus())
  } catch {
    // Phones only allow them from a service worker.
  }
}
