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
  ])('knows %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('leaves other errors alone', () => {
    expect(isChunkFailure(new Error('x is undefined'))).toBe(false)
    expect(isChunkFailure('dynamically imported module')).toBe(false)
  })
})

describe('reloadOnceFor', () => {
  it('reloads once for each part', () => {
    const reload = vi.fn()
    expect(reloadOnceFor(earnFailure, reload)).toBe(true)
    expect(reloadOnceFor(earnFailure, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnceFor(vaultFailure, reload)).toBe(true)
    expect(reloadOnceFor(earnFailure, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not reload where it could not remember that it did', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const reload = vi.fn()
    expect(reloadOnceFor(earnFailure, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    setItem.mockRestore()
  })

  it('starts afresh where what it remembered is nonsense', () => {
    sessionStorage.setItem('reloadedFor', '{"a":1}')
    expect(reloadOnceFor(earnFailure, vi.fn())).toBe(true)
  })
})
