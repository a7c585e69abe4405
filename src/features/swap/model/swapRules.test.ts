import { describe, expect, it } from 'vitest'
import type { KnownAddresses } from '@/domain/known-address/useKnownAddresses'
import { testTrade, USDC, WCRO } from '@/features/swap/testing/trades'
import type { Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { readSwapAmount } from './amountEntry'
import { impactConsent, impactTier } from './impactTier'
import { assessRecipient, contractsOf, type NamedRecipient, parseName, readRecipient } from './recipient'
import { swapAct } from './swapAct'

describe('impactTier', () => {
  it.each([
    [0n, 'negligible', 'none'],
    [99n, 'negligible', 'none'],
    [100n, 'low', 'none'],
    [299n, 'low', 'none'],
    [300n, 'medium', 'none'],
    [499n, 'medium', 'none'],
    [500n, 'high', 'checkbox'],
    [999n, 'high', 'checkbox'],
    [1000n, 'typed', 'typed'],
    [1499n, 'typed', 'typed'],
    [1500n, 'blocked', 'typed'],
    [10_000n, 'blocked', 'typed'],
  ] as const)('of %s is %s, agreed to by %s', (bps, tier, consent) => {
    expect(impactTier(bps)).toBe(tier)
    expect(impactConsent(tier)).toBe(consent)
  })
})

describe('readSwapAmount', () => {
  const wei = (value: bigint) => ({ status: 'amount', wei: value })
  it.each([
    ['', 18, { status: 'empty' }],
    ['.', 18, { status: 'empty' }],
    ['0', 18, { status: 'empty' }],
    ['0.000', 2, { status: 'empty' }],
    ['1.5', 18, wei(15n * 10n ** 17n)],
    ['.5', 6, wei(500_000n)],
    ['1.', 6, wei(1_000_000n)],
    ['1.50', 1, wei(15n)],
    ['1.05', 1, { status: 'tooPrecise' }],
    ['1.5', 0, { status: 'tooPrecise' }],
    ['15', 0, wei(15n)],
    [`0.${'0'.repeat(76)}1`, 77, wei(1n)],
    ['9'.repeat(79), 0, { status: 'tooLarge' }],
    ['9'.repeat(79), 77, { status: 'tooLarge' }],
    ['5', undefined, { status: 'unscaled' }],
    ['0.', undefined, { status: 'empty' }],
    [String(2n ** 256n), 0, { status: 'tooLarge' }],
    [String(2n ** 256n - 1n), 0, wei(2n ** 256n - 1n)],
  ] as const)('of %s with %s decimals', (typed, decimals, entry) => {
    expect(readSwapAmount(typed, decimals)).toEqual(entry)
  })
})

const someoneElse = `0x${'5'.repeat(40)}`

describe('readRecipient', () => {
  const someone: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const trade = testTrade()
  const read = (typed: string) => readRecipient(typed, contractsOf(trade))

  it('takes an address, in one letter case or with its checksum', () => {
    expect(read(someone)).toEqual({ status: 'address', address: someone })
    expect(read(someone.toLowerCase())).toMatchObject({ status: 'address' })
  })

  it.each([
    ['a mistyped checksum', someone.replace('5a', '5A')],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a name', 'somebody'],
    ['half an address', someone.slice(0, 20)],
    ['a token on the way', USDC.address],
    ['a token on the way in another letter case', WCRO.address.toUpperCase().replace('0X', '0x')],
    ['a pool on the way', trade.route.pairs[0]?.address ?? ''],
  ])('refuses %s', (_what, typed) => {
    expect(read(typed)).toEqual({ status: 'invalid' })
  })

  it('waits for one', () => {
    expect(read('')).toEqual({ status: 'empty' })
  })

  it.each<[string, NamedRecipient['address'], object]>([
    ['who it leads to', ready(someone), { status: 'address', address: someone, name: 'ada.cro' }],
    ['nobody', ready<'nobody'>('nobody'), { status: 'invalid' }],
    ['nothing yet', { status: 'loading' }, { status: 'resolving' }],
    ['what could not be read', { status: 'failed', retry: () => undefined }, { status: 'unread' }],
    ['what could not be read again', { status: 'stale', value: someone, asOfMs: 1 }, { status: 'unread' }],
    ['a token on the way', ready(USDC.address), { status: 'invalid' }],
    ['the zero address', ready<Address>(`0x${'0'.repeat(40)}`), { status: 'invalid' }],
  ])('of a name is %s', (_what, address, recipient) => {
    expect(readRecipient('ada.cro', contractsOf(trade), { name: 'ada.cro', address })).toEqual(recipient)
  })
})

describe('weighRecipient', () => {
  const friend: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const imitation: Address = `0x5aa${'0'.repeat(34)}aed`
  const known: KnownAddresses = {
    list: [friend, WCRO.address],
    of: (address) => (address === friend ? 'sentTo' : address === WCRO.address ? 'contract' : undefined),
  }
  const weigh = (address: Address, compared?: Address) =>
    assessRecipient({ status: 'address', address, name: 'ada.cro' }, known, compared)

  it('has one that imitates a known address compared first', () => {
    expect(weigh(imitation)).toEqual({ status: 'lookalike', address: imitation, name: 'ada.cro', looksLike: friend })
    expect(weigh(imitation, friend)).toMatchObject({ status: 'lookalike' })
    expect(weigh(imitation, imitation)).toEqual({
      status: 'address',
      address: imitation,
      name: 'ada.cro',
      looksLike: friend,
    })
  })

  it('takes a known one and a new one as they are, and what is no address yet', () => {
    expect(weigh(friend)).toEqual({ status: 'address', address: friend, name: 'ada.cro' })
    expect(weigh(USDC.address)).toEqual({ status: 'address', address: USDC.address, name: 'ada.cro' })
    expect(assessRecipient({ status: 'resolving' }, known, undefined)).toEqual({ status: 'resolving' })
  })

  it('refuses a contract of the network', () => {
    expect(weigh(WCRO.address, WCRO.address)).toEqual({ status: 'invalid' })
  })
})

describe('parseName', () => {
  const parse = (typed: string) => parseName(typed, ['cro', 'eth'])
  it.each([
    ['ada.cro', 'ada.cro'],
    ['ADA.Cro', 'ada.cro'],
    ['my.long-name_1.eth', 'my.long-name_1.eth'],
    ['ada.com', undefined],
    ['cro', undefined],
    ['.cro', undefined],
    ['ada..cro', undefined],
    ['ada.cro/', undefined],
    ['ada.cro.', undefined],
    ['a da.cro', undefined],
    ['Ünï.eth', 'ünï.eth'],
    ['ada:80.cro', undefined],
    [`${'a'.repeat(64)}.cro`, undefined],
    [someoneElse, undefined],
    ['', undefined],
  ])('reads %s as %s', (typed, name) => {
    expect(parse(typed)).toBe(name)
  })
})

describe('swapAct', () => {
  const upper = WCRO.address.toUpperCase().replace('0X', '0x') as Address
  it.each([
    ['native', WCRO.address, 'wrap'],
    ['native', upper, 'wrap'],
    [WCRO.address, 'native', 'unwrap'],
    ['native', USDC.address, 'trade'],
    [USDC.address, 'native', 'trade'],
    [WCRO.address, USDC.address, 'trade'],
    [undefined, USDC.address, undefined],
    [USDC.address, undefined, undefined],
  ] as const)('of %s and %s is %s', (input, output, act) => {
    expect(swapAct(input, output, WCRO.address)).toBe(act)
  })
})
