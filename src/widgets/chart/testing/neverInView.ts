import { vi } from 'vitest'

/** Scrolls nothing into view, so that the code of drawings is not fetched. */
export function neverInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
}
