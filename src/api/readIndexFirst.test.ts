import { describe, expect, it, vi } from 'vitest'
import { ServiceError } from './fetchJson'
import { readIndexFirst } from './readIndexFirst'

const fromChain = () => Promise.resolve('chain')

describe('readIndexFirst', () => {
  it('reads the index alone if it answers', async () => {
    const readChain = vi.fn(fromChain)
    expect(await readIndexFirst(() => Promise.resolve('index'), readChain)).toBe('index')
    expect(readChain).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', undefined],
    ['fails', () => Promise.reject(new ServiceError('down'))],
    ['does not know enough', () => Promise.resolve(undefined)],
  ])('reads the chain if the index %s', async (_, readIndex) => {
    expect(await readIndexFirst(readIndex, fromChain)).toBe('chain')
  })

  it('does not hide other errors', async () => {
    await expect(readIndexFirst(() => Promise.reject(new Error('a bug')), fromChain)).rejects.toThrow('a bug')
  })
})
