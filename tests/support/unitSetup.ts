import { setImmediate } from 'node:timers/promises'
import { afterEach } from 'vitest'

afterEach(async () => {
  // Only tests with a jsdom page have storage.
  if (typeof document === 'undefined') return
  // Until the stores that were left have written to it.
  await setImmediate()
  localStorage.clear()
})
