import { describe, expect, it } from 'vitest'
import { constantReading, loadableReading } from '@/chain/calls/reading'
import type { OwnBid } from '@/domain/auction/auction'
import type { GamePosition, OwnGame } from '@/domain/game/ownGame'
import type { PositionHistory } from '@/domain/vault/history/positionHistory'
import { failed } from '@/features/portfolio/testing/positions'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import type { Asset } from '../reads'
import { assetPosition, bidPosition, closedPosition, gamePosition, leftAssets, lockPosition } from './buildPositions'

const TOKEN: Address = `0x${'1'.repeat(40)}`
const E18 = 10n ** 18n
const read = () => LOADING

const unpriced: Asset = {
  id: 'v',
  name: 'CRO-USDC LP',
  symbol: 'CRO-USDC LP',
  decimals: 18,
  amount: constantReading(3n * E18),
  earned: constantReading(E18 / 2n),
  rewards: { compounded: constantReading(E18 / 4n), pending: constantReading(E18 / 4n) },
  shares: { token: TOKEN, sinceBlock: 0, amount: constantReading(7n) },
}
const asset: Asset = { ...unpriced, price: constantReading(new Decimal(2)) }
const history: PositionHistory = {
  deposited: 5n * E18,
  withdrawn: E18,
  received: 0n,
  sent: 0n,
  shares: 7n,
  hasTransfers: false,
  sinceSec: 1,
  closedSec: undefined,
  isWhole: true,
  cut: undefined,
  lastBlock: 8,
  toBlock: 9,
}
const histories = (change: Partial<PositionHistory> = {}) => ready(new Map([[TOKEN, { ...history, ...change }]]))
const profitWith = (change: Partial<PositionHistory>, compounded = E18 / 4n) =>
  assetPosition(
    { ...asset, rewards: { compounded: constantReading(compounded), pending: constantReading(E18 / 4n) } },
    read,
    histories(change),
  ).profit

describe('gamePosition', () => {
  const currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 } as const
  const unclaimed = { wei: 5n * E18, usd: new Decimal('0.5') }
  const game = (open: GamePosition['open']): OwnGame => ({
    game: 'prediction',
    currency,
    position: ready({ unclaimed, open }),
  })
  const texts = { name: 'Prediction', openUnit: 'tickets' }

  it('has the stakes that are open, and what can be collected', () => {
    expect(gamePosition(game({ count: 2, wei: 3n * E18 }), texts)).toMatchObject({
      path: '/prediction',
      symbol: 'CRO',
      decimals: 18,
      amount: ready(3n * E18),
      unclaimed: ready({ ...unclaimed, symbol: 'CRO', decimals: 18 }),
    })
  })

  it('counts stakes without an amount', () => {
    expect(gamePosition(game({ count: 12 }), texts)).toMatchObject({
      symbol: 'tickets',
      decimals: 0,
      amount: ready(12n),
      unclaimed: ready({ ...unclaimed, symbol: 'CRO', decimals: 18 }),
    })
  })

  it('has no figure that could not be read', () => {
    const { amount, unclaimed: winnings } = gamePosition({ game: 'lottery', currency, position: failed() }, texts)
    expect([amount.status, winnings?.status]).toEqual(['failed', 'failed'])
  })
})

describe('bidPosition', () => {
  const token = { address: TOKEN, symbol: 'DIAL', name: 'Dial', decimals: 18 }
  const bid: OwnBid = {
    auctionId: 2,
    amountWei: 5n * E18,
    hasClaimed: false,
    isLocked: true,
    isReclaimable: false,
  }
  const terms = { name: 'Auction 2', price: ready(new Decimal(3)) }
  const positionOf = (change: Partial<OwnBid>) =>
    bidPosition(ready({ ...bid, ...change }), { address: TOKEN, token }, terms)

  it('is worth its tokens while its auction is open, and says when they can be taken back', () => {
    const locked = positionOf({})
    expect(locked).toMatchObject({
      path: '/farms/auction',
      symbol: 'DIAL',
      amount: ready(5n * E18),
      usd: ready(new Decimal(15)),
    })
    expect(locked).not.toHaveProperty('note')
    expect(positionOf({ isLocked: false, isReclaimable: true })).toMatchObject({
      usd: ready(new Decimal(15)),
      note: { kind: 'unlocked' },
    })
  })

  it.each([
    ['has won', {}],
    ['was taken back', { hasClaimed: true }],
  ])('is none of a bid that %s', (_, change) => {
    expect(positionOf({ isLocked: false, ...change })).toBeUndefined()
  })
})

describe('assetPosition', () => {
  it('values amount, earned, pending and profit; what was taken out before counts, and what is pending', () => {
    const position = assetPosition(asset, read, histories())
    expect(position).toMatchObject({
      usd: ready(new Decimal(6)),
      earned: ready({ wei: E18 / 2n, usd: new Decimal(1) }),
      pending: ready({ wei: E18 / 4n, usd: new Decimal('0.5') }),
      profit: ready({ wei: (-3n * E18) / 4n, usd: new Decimal('-1.5') }),
    })
  })

  it('tells what is paid a day in another token, and nothing of it where the deposit has no price', () => {
    const tonic = { symbol: 'TONIC', decimals: 6, apr: new Decimal('0.365'), price: new Decimal('0.5') }
    const extraRewards = constantReading([tonic])
    // 6 dollars x 0.365 / 365
    expect(assetPosition({ ...asset, extraRewards }, read, histories()).extras).toEqual(
      ready([{ symbol: 'TONIC', decimals: 6, wei: 12_000n, usd: new Decimal('0.006') }]),
    )
    expect(
      assetPosition({ ...asset, price: constantReading(undefined), extraRewards }, read, histories()).extras,
    ).toEqual(ready([]))
  })

  it('counts shares that were received or sent, and says so', () => {
    const position = assetPosition(asset, read, histories({ received: 2n * E18, sent: E18, hasTransfers: true }))
    expect(position).toMatchObject({
      profit: ready({ wei: (-7n * E18) / 4n, usd: new Decimal('-3.5') }),
      hasTransfers: true,
    })
  })

  it.each<[string, Partial<PositionHistory>]>([
    ['the events are behind the shares', { shares: 6n }],
    ['older events are missing', { isWhole: false }],
  ])('takes what the vault counts where %s, and guesses nothing where that is no gain', (_, change) => {
    expect(profitWith(change)).toEqual(ready({ wei: E18 / 2n, usd: new Decimal(1) }))
    expect(profitWith(change, 0n)).toEqual(ready(undefined))
  })

  it('waits where value and shares are not of the same stand', () => {
    expect(assetPosition(asset, read, ready(new Map([[TOKEN, 'unsettled' as const]]))).profit).toEqual(LOADING)
  })

  it('takes what the vault counts where the events of this vault alone could not be read', () => {
    expect(assetPosition(asset, read, ready(new Map())).profit).toEqual(ready({ wei: E18 / 2n, usd: new Decimal(1) }))
  })

  it('is a stake with its rewards in their own token, and leads to the finished ones after the end', () => {
    const reward = { address: TOKEN, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
    const stake: Asset = {
      id: 'pool 1',
      name: 'Earn USDC with DIAL',
      path: '/pools',
      symbol: 'DIAL',
      decimals: 18,
      amount: constantReading(3n * E18),
      price: constantReading(new Decimal(2)),
      unclaimed: { reward, amount: constantReading(500_000n), price: constantReading(new Decimal(4)) },
    }
    const end = (hasEnded: boolean) => ({ hasEnded: constantReading(hasEnded), path: '/pools?state=finished' })
    const apy = ready(new Decimal('0.1'))
    const live = assetPosition({ ...stake, end: end(false) }, read, histories(), apy)
    expect(live).toMatchObject({
      path: '/pools',
      usd: ready(new Decimal(6)),
      unclaimed: ready({ wei: 500_000n, usd: new Decimal(2), symbol: 'USDC', decimals: 6 }),
      apy,
    })
    const ended = assetPosition({ ...stake, end: end(true) }, read, histories(), apy)
    expect(ended).toMatchObject({ path: '/pools?state=finished', note: { kind: 'ended' }, usd: ready(new Decimal(6)) })
    expect(ended).not.toHaveProperty('apy')
    // Its price is not read then.
    const priceless = { reward, amount: constantReading(0n), price: loadableReading<Decimal | undefined>(LOADING) }
    const broken: Asset = { ...stake, amount: loadableReading(failed()), unclaimed: priceless }
    expect(assetPosition(broken, read, histories()).unclaimed?.status).toBe('failed')
    const unread = { reward, amount: loadableReading<bigint>(failed()), price: constantReading(undefined) }
    expect(assetPosition({ ...stake, unclaimed: unread }, read, histories())).toMatchObject({
      usd: ready(new Decimal(6)),
      unclaimed: { status: 'failed' },
    })
  })

  it('keeps the amount where the price fails, and the price failure to the dollars', () => {
    const position = assetPosition({ ...asset, price: loadableReading(failed()) }, read, histories())
    expect([position.amount.status, position.usd?.status, position.earned?.status]).toEqual([
      'ready',
      'failed',
      'failed',
    ])
  })

  it('fails with its amount in every figure, so that none loads for ever', () => {
    const position = assetPosition(
      { ...asset, amount: loadableReading(failed()), earned: loadableReading(LOADING) },
      read,
      LOADING,
    )
    expect([position.usd?.status, position.earned?.status, position.profit?.status]).toEqual([
      'failed',
      'failed',
      'failed',
    ])
  })

  it('has the rate of its vault, and none without one', () => {
    const apy = ready(new Decimal('0.1'))
    expect(assetPosition(asset, read, histories(), apy).apy).toBe(apy)
    expect(assetPosition(asset, read, histories())).not.toHaveProperty('apy')
  })

  it('has no dollars where its kind has no market', () => {
    expect(assetPosition(unpriced, read, histories())).not.toHaveProperty('usd')
  })
})

describe('lockPosition', () => {
  const lock = ready({
    tokenId: 4n,
    croAmount: 100n * E18,
    apr: E18 / 20n,
    reward: 5n * E18,
    startTime: 0n,
    unlockEndTime: 1000n,
  })
  const terms = { name: 'Lock #4', contract: TOKEN, tokenId: 4n, symbol: 'CRO', price: ready(new Decimal('0.1')) }

  it('is worth its deposit until the unlock, from then on the reward with it', () => {
    expect(lockPosition(lock, { ...terms, nowSec: 999 })).toMatchObject({
      amount: ready(100n * E18),
      usd: ready(new Decimal(10)),
      note: { kind: 'locked', untilSec: 1000 },
      apy: ready(new Decimal('0.05')),
    })
    expect(lockPosition(lock, { ...terms, nowSec: 1000 })).toMatchObject({
      amount: ready(105n * E18),
      usd: ready(new Decimal('10.5')),
      note: { kind: 'unlocked' },
    })
    expect(lockPosition(lock, { ...terms, nowSec: 1000 })).not.toHaveProperty('apy')
  })

  it('says nothing of a lock that failed', () => {
    const position = lockPosition(failed(), { ...terms, nowSec: 0 })
    expect(position.amount.status).toBe('failed')
    expect(position).not.toHaveProperty('note')
  })
})

describe('leftAssets', () => {
  const gone = { ...history, deposited: 5n * E18, withdrawn: 6n * E18, shares: 0n, closedSec: 9 }
  const empty: Asset = { ...asset, amount: constantReading(0n) }
  const left = (change: Partial<PositionHistory>, of: Asset = empty) =>
    leftAssets([of], read, new Map([[TOKEN, { ...gone, ...change }]]))

  it('are the vaults with events in which nothing is left', () => {
    expect(left({})).toHaveLength(1)
  })

  it.each<[string, Partial<PositionHistory>, Asset]>([
    ['without an event', { lastBlock: 0 }, empty],
    ['whose last withdrawal is not among the events yet', { shares: 7n }, empty],
    ['that still hold something', {}, asset],
    ['whose amount is not known', {}, { ...asset, amount: loadableReading(failed()) }],
  ])('are not those %s', (_, change, of) => {
    expect(left(change, of)).toEqual([])
  })

  it('have what came out less what went in as profit, with transfers', () => {
    const [first] = left({ received: E18, sent: E18 / 2n })
    expect(first && closedPosition(first, read)).toMatchObject({
      deposited: 6n * E18,
      withdrawn: (13n * E18) / 2n,
      profit: ready({ wei: E18 / 2n, usd: new Decimal(1) }),
      closedSec: 9,
    })
  })

  it('have no known profit if older events are missing', () => {
    const [first] = left({ isWhole: false, shares: -3n })
    expect(first && closedPosition(first, read).profit).toEqual(ready(undefined))
  })

  it('keep what went in and out if the price fails', () => {
    const [first] = left({}, { ...empty, price: loadableReading(failed()) })
    expect(first && closedPosition(first, read)).toMatchObject({ deposited: 5n * E18, profit: { status: 'failed' } })
  })
})
