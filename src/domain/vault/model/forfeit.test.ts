import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { forfeitNow, forfeitOf } from './forfeit'

const pending = ready({ wei: 10n, usd: new Decimal(5) })

describe('forfeitOf', () => {
  it('is everything pending for a full withdrawal', () => {
    expect(forfeitOf(pending, 30n, 30n)).toEqual({ wei: 10n, usd: new Decimal(5) })
  })

  it('is at most the proportional part for a partial withdrawal, rounded up', () => {
    expect(forfeitOf(pending, 10n, 30n)).toEqual({ wei: 4n, usd: new Decimal(2) })
    expect(forfeitOf(ready({ wei: 10n, usd: undefined }), 15n, 30n)).toEqual({ wei: 5n, usd: undefined })
  })

  it('is undefined if nothing is pending, and unknown if that is unknown', () => {
    expect(forfeitOf(ready({ wei: 0n, usd: new Decimal(0) }), 30n, 30n)).toBeUndefined()
    expect(forfeitOf(LOADING, 30n, 30n)).toEqual({ wei: undefined, usd: undefined })
    expect(forfeitOf({ status: 'failed', retry: () => undefined }, 30n, 30n)).toEqual({
      wei: undefined,
      usd: undefined,
    })
  })
})

describe('forfeitNow', () => {
  it('follows the pending rewards at the previous price', () => {
    expect(forfeitNow({ wei: 10n, usd: new Decimal(5) }, 12n)).toEqual({ wei: 12n, usd: new Decimal(6) })
    expect(forfeitNow(undefined, 12n)).toEqual({ wei: 12n, usd: undefined })
    expect(forfeitNow({ wei: 10n, usd: new Decimal(5) }, 0n)).toBeUndefined()
    expect(forfeitNow({ wei: 10n, usd: new Decimal(5) }, undefined)).toEqual({ wei: undefined, usd: undefined })
  })
})
