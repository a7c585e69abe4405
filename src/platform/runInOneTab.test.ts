import { afterEach, describe, expect, it, vi } from 'vitest'
import { runInOneTab } from './runInOneTab'

/** Web Locks with `ifAvailable`, shared by all callers as by all tabs. */
function fakeLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: object, task: (lock: object | null) => Promise<unknown>) => {
      if (held.has(name)) return task(null)
      held.add(name)
      try {
        return await task({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('runInOneTab', () => {
  it('runs nothing while another task of the name runs', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    let finish = () => {}
    const first = runInOneTab('mints', () => new Promise((resolve) => (finish = resolve)))
    const second = vi.fn(() => Promise.resolve())
    expect(await runInOneTab('mints', second)).toBe(false)
    expect(second).not.toHaveBeenCalled()
    finish()
    expect(await first).toBe(true)
    expect(await runInOneTab('mints', second)).toBe(true)
  })

  it('runs at once in a browser without locks', async () => {
    vi.stubGlobal('navigator', {})
    const task = vi.fn(() => Promise.resolve())
    expect(await runInOneTab('mints', task)).toBe(true)
    expect(task).toHaveBeenCalledOnce()
  })
})
