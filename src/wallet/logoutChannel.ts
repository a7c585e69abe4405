const NAME = 'wallet.logout'

interface LogoutChannel {
  /** Notifies the other tabs of a logout. */
  readonly announce: () => void
  readonly close: () => void
}

/**
 * Disconnects all tabs together, because a user who disconnected must not sign in another tab. The stored login is no
 * signal for this, since a failed login removes it too.
 * @param onLogout called when the user disconnects in another tab
 */
export function openLogoutChannel(onLogout: () => void): LogoutChannel {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = onLogout
  return { announce: () => channel.postMessage(null), close: () => channel.close() }
}
