import { vi } from 'vitest'
import { WAIT_MS } from '../../scripts/support/limits.mjs'

// Vitest gives up after a second, which a slow machine needs for a block or a drawing.
const { waitFor } = vi
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options })
