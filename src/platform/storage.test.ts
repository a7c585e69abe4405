// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, removeStored, writeStored } from './storage'

const asNumber = (raw: unknown) => (typeof raw === 'number' ? raw : undefined)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('stored values', () => {
  it('reads back what was written, and nothing after removal', () => {
    writeStored('count', 3)
    expect(readStored('count', asNumber)).toBe(3)
    removeStored('count')
    expect(readStored('count', asNumber)).toBeUndefined()
  })

  it.each(['', '{', '"3"', 'undefined', '[3]', 'null'])('rejects %j', (garbage) => {
    localStorage.setItem('count', garbage)
    expect(readStored('count', asNumber)).toBeUndefined()
  })

  it('tolerates blocked storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied)
    writeStored('count', 3)
    removeStored('count')
    expect(readStored('count', asNumber)).toBeUndefined()
  })
})
