const NAME = 'wallet.logout'

interface LogoutChannel {
  /** Tells the other tabs that the user disconnected here. */
  readonly announce: () => void
  readonly close: () => void
}

/**
 * Disconnecting in one tab disconnects them all: a user who left one must not be signing in another. The kept login would
 * not tell: a login that fails in one tab forgets it too, and ends nothing elsewhere.
 * @param onLogout called when the user disconnects in another tab
 */
export function openLogoutChannel(onLogout: () => void): LogoutChannel {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = onLogout
  return { announce: () => channel.postMessage(null), close: () => channel.close() }
}
