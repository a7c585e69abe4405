import { afterEach } from 'vitest'

afterEach(() => {
  // Only a test that asks for a page has its storage.
  if (typeof document !== 'undefined') localStorage.clear()
})
