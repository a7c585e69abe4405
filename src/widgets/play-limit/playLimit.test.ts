import { describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { Decimal } from '@/lib/decimal'
import { isPastLimit, localDay, parsePlayLimit, playedOn, withoutConsent } from './playLimit'

const usd = (text: string) => new Decimal(text)

describe('the limit of a day', () => {
  it('counts only what was played on that day', () => {
    const played = { day: '2026-11-23', usd: '12.5' }
    expect(playedOn('2026-11-23', { played }).toFixed()).toBe('12.5')
    expect(playedOn('2026-11-24', { played }).toFixed()).toBe('0')
    expect(playedOn('2026-11-24', { played: undefined }).toFixed()).toBe('0')
  })

  it.each<[number | undefined, string, string | undefined, boolean]>([
    [undefined, '1000', '1000', false],
    [undefined, '1000', undefined, false],
    [50, '0', '50', false],
    [50, '40', '10', false],
    [50, '40', '10.01', true],
    [50, '0', undefined, true],
    [0, '0', '0.01', true],
  ])('of %s dollars, with %s played and a stake of %s: past it is %s', (playLimitUsd, played, stake, isPast) => {
    expect(isPastLimit({ playLimitUsd }, usd(played), stake === undefined ? undefined : usd(stake))).toBe(isPast)
  })

  it("is counted by the local calendar's day", () => {
    expect(localDay(new Date(2026, 0, 5, 0, 0, 1).getTime() / 1000)).toBe('2026-01-05')
    expect(localDay(new Date(2026, 0, 4, 23, 59, 59).getTime() / 1000)).toBe('2026-01-04')
  })

  it.each<[string, ReturnType<typeof parsePlayLimit>]>([
    ['', undefined],
    [' ', undefined],
    ['0', 0],
    ['50', 50],
    ['9999999', 9_999_999],
    ['10000000', 'invalid'],
    ['1.5', 'invalid'],
    ['-1', 'invalid'],
    ['1e3', 'invalid'],
  ])('typed as "%s" is %s', (typed, limit) => {
    expect(parsePlayLimit(typed)).toBe(limit)
  })
})

describe('a form past the limit', () => {
  const request = approveTx({
    token: `0x${'b'.repeat(40)}`,
    tokenName: 'DIAL',
    spender: `0x${'c'.repeat(40)}`,
    amount: 1n,
  })
  const text = { key: 'common.close' }

  it('stakes nothing before the consent, not even together with an approval', () => {
    expect(withoutConsent({ status: 'ready', request, text })).toEqual({ status: 'unaccepted', text })
    const approving = { status: 'needsApproval', request, isPending: false } as const
    expect(withoutConsent({ ...approving, next: { request, text } })).toEqual({ ...approving, next: { text } })
  })

  it('says what it is missing otherwise', () => {
    expect(withoutConsent({ status: 'empty', text })).toEqual({ status: 'empty', text })
  })
})
