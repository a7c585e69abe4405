import { afterEach } from 'vitest'

afterEach(() => {
  // Only tests with a jsdom page have storage.
  if (typeof document !== 'undefined') localStorage.clear()
})
