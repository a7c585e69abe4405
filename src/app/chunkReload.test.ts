// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkFailure, reloadOnceFor } from './chunkReload'

beforeEach(() => sessionStorage.clear())

const earnFailure = new TypeError('Failed to fetch dynamically imported module: http://host/assets/EarnPage-1.js')
const vaultFailure = new TypeError('Failed to fetch dynamically imported module: http://host/assets/VaultPage-1.js')

describe('isChunkFailure', () => {
  it.each([
    earnFailure.message,
    'error loading dynamically imported module: http://host/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('detects %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('ignores other errors', () => {
    expect(isChunkFailure(new Error('x is undefined'))).toBe(false)
    expect(isChunkFailure('dynamically imported module')).toBe(false)
  })
})

describe('reloadOnceFor', () => {
  it('reloads once per chunk', () => {
    const reload = vi.fn()
    expect(reloadOnceFor(earnFailure, reload)).toBe(true)
    expect(reloadOnceFor(earnFailure, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnceFor(vaultFailure, reload)).toBe(true)
    expect(reloadOnceFor(earnFailure, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload without storage', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const reload = vi.fn()
    expect(reloadOnceFor(earnFailure, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    setItem.mockRestore()
  })

  it('ignores invalid stored data', () => {
    sessionStorage.setItem('reloadedFor', '{"a":1}')
    expect(reloadOnceFor(earnFailure, vi.fn())).toBe(true)
  })
})
