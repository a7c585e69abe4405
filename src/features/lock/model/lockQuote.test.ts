import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lockQuote } from './lockQuote'

const lock = {
  tokenId: 1n,
  croAmount: 1_000n * 10n ** 18n,
  apr: 0n,
  reward: 10n * 10n ** 18n,
  startTime: 100n,
  unlockEndTime: 100n + 31_536_000n,
}

describe('lockQuote', () => {
  it('is the reward over a year, divided by the deposit', () => {
    expect(lockQuote(lock).apr.toFixed()).toBe('0.01')
  })

  it('annualises a shorter time', () => {
    expect(lockQuote({ ...lock, unlockEndTime: lock.startTime + 31_536_000n / 4n }).apr.toFixed()).toBe('0.04')
  })

  it('is the rate that the contract rounds its reward from', () => {
    const reward = 1_141_552_511_415_525n
    expect(lockQuote({ ...lock, reward, unlockEndTime: lock.startTime + 300n }).apr.toFixed()).toBe('0.12')
  })

  it.each([
    ['no time', { unlockEndTime: lock.startTime }],
    ['time that runs back', { unlockEndTime: 1n }],
    ['no deposit', { croAmount: 0n }],
  ])('has none for %s', (_what, change) => {
    expect(() => lockQuote({ ...lock, ...change })).toThrow('No rate can be computed')
  })

  it('gives back the yearly rate that the reward was computed with', () => {
    const rateBps = fc.bigInt({ min: 1n, max: 100_000n })
    fc.assert(
      fc.property(
        rateBps,
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.bigInt({ min: 60n, max: 10n ** 9n }),
        (bps, cro, seconds) => {
          const croAmount = cro * 10n ** 18n
          const reward = (croAmount * bps * seconds) / (31_536_000n * 10_000n)
          const { apr } = lockQuote({ ...lock, croAmount, reward, unlockEndTime: lock.startTime + seconds })
          expect(apr.times(10_000).minus(bps.toString()).abs().lt('0.001')).toBe(true)
        },
      ),
    )
  })
})
