import { describe, expect, it } from 'vitest'
import { lockView } from './lockView'

const CRO = 10n ** 18n
const lock = {
  tokenId: 3n,
  croAmount: 250n * CRO,
  apr: (12n * CRO) / 100n,
  reward: CRO / 2n,
  startTime: 1_000n,
  unlockEndTime: 1_300n,
}

describe('lockView', () => {
  it('is locked up to its last second', () => {
    const view = lockView(lock, 1_299, 'en-US')
    expect(view).toMatchObject({
      status: 'locked',
      unlockSec: 1_300,
      amount: { text: '250' },
      apr: { text: '12', unit: '%' },
      payout: { text: '250.5' },
    })
  })

  it('knows how much of its time has passed', () => {
    expect(lockView(lock, 1_150, 'en-US')).toMatchObject({ share: 0.5 })
    expect(lockView(lock, 900, 'en-US')).toMatchObject({ share: 0 })
  })

  it('is unlocked from its unlock time on', () => {
    expect(lockView(lock, 1_300, 'en-US')).toEqual({ status: 'unlocked', payoutText: '250.5' })
  })
})
