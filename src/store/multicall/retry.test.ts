import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CancelledError, RetriableError, retry } from './retry'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const old = () => Promise.reject(new RetriableError('old block'))

describe('retry', () => {
  it.each([
    [0, 2_500],
    [1, 3_500],
  ])('tries again after 2.5 to 3.5 s (random %d)', async (random, waitMs) => {
    const attempt = vi.fn<() => Promise<string>>().mockImplementationOnce(old).mockResolvedValue('done')
    const { promise } = retry(attempt, () => random)
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(attempt).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt).toHaveBeenCalledTimes(2)
    await expect(promise).resolves.toBe('done')
  })

  it('does not retry other errors', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('no')))
    await expect(retry(attempt).promise).rejects.toThrow('no')
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('stops waiting when cancelled', async () => {
    const attempt = vi.fn(old)
    const { promise, cancel } = retry(attempt)
    const ended = expect(promise).rejects.toBeInstanceOf(CancelledError)
    await vi.advanceTimersByTimeAsync(1_000)
    cancel()
    await ended
    await vi.advanceTimersByTimeAsync(10_000)
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('accepts the result of the current attempt after being cancelled, but does not retry', async () => {
    const good = retry(() => Promise.resolve('done'))
    good.cancel()
    await expect(good.promise).resolves.toBe('done')
    const bad = retry(old)
    bad.cancel()
    await expect(bad.promise).rejects.toBeInstanceOf(CancelledError)
  })
})
