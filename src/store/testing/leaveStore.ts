import { PAUSE } from 'redux-persist'
import type { AppStore } from '../appStore'

/**
 * Ends the use of a store as a browser does when its page is left: it stores what it has not stored yet, and nothing
 * after that. A store that a test leaves behind would go on writing into the storage of the next one.
 */
export function leaveStore(store: AppStore): void {
  window.dispatchEvent(new Event('pagehide'))
  store.dispatch({ type: PAUSE })
}
