import { describe, expect, it } from 'vitest'
import { claimTx, commitTx, roomOf } from '@/domain/ifo/ifoTx'
import type { Offering, Offerings } from '@/domain/ifo/offering'
import { type Sale, SHARE_SCALE } from '@/domain/ifo/sale'
import { ACCOUNT, BASIC, CLAIMED, ONE, SALE, UNLIMITED } from '@/domain/ifo/testing/sales'
import { LOADING, ready } from '@/lib/loadable'
import { type CommitFacts, commitEffect, committableWei, deriveCommitForm } from './commitForm'
import { orderSales, phaseOf, priceOf, priceWithTax, subscription } from './saleView'
import { saleSteps } from './steps'

const DECIMALS = { lp: 18, token: 18 }
const address = (digit: string) => `0x${digit.repeat(40)}` as const
const token = (digit: string, symbol: string) => ({ address: address(digit), symbol, name: symbol, decimals: 18 })
const offering: Offering = {
  id: 'almanac',
  version: 2,
  contract: address('a'),
  token: token('b', 'ALMA'),
  deployedBlocks: { start: 100, end: 200 },
}
const offerings: Offerings = {
  multicall: address('c'),
  pointCenter: address('d'),
  profile: address('e'),
  lpToken: token('f', 'LP'),
  lpSymbols: undefined,
  list: [offering],
}
const facts: CommitFacts = {
  walletStatus: 'connected',
  offerings,
  offering,
  name: 'unlimited',
  sale: ready(SALE),
  own: ready(ACCOUNT),
  hasProfile: ready(true),
  balance: ready(100n * ONE),
  block: 150,
  typed: '5',
  approval: { status: 'APPROVED' },
}
const FAILED = { status: 'failed', retry: () => undefined } as const
const basicAccount = (amountWei: bigint) => ({
  ...ACCOUNT,
  pools: ACCOUNT.pools.map((pool) => (pool.name === 'basic' ? { ...pool, amountWei } : pool)),
})

describe('deriveCommitForm', () => {
  it.each<[string, Partial<CommitFacts>, string]>([
    ['without a wallet', { walletStatus: 'disconnected' }, 'disconnected'],
    ['while the sale loads', { sale: LOADING }, 'ifo.checking'],
    ['where it can not be read', { own: FAILED }, 'ifo.commit.unread'],
    ['before the start', { block: 99 }, 'ifo.commit.early'],
    ['while it is not scheduled', { sale: ready({ ...SALE, startBlock: 0, endBlock: 0 }) }, 'ifo.commit.early'],
    ['in the last block, which the transaction can not reach', { block: 200 }, 'ifo.commit.late'],
    ['without an active profile', { hasProfile: ready(false) }, 'ifo.commit.profile'],
    ['at the limit', { name: 'basic', own: ready(basicAccount(50n * ONE)) }, 'ifo.commit.limitReached'],
    ['above the limit', { name: 'basic', own: ready(basicAccount(46n * ONE)) }, 'ifo.commit.overLimit'],
    ['without an amount', { typed: '' }, 'ifo.commit.enter'],
    ['of nothing', { typed: '0' }, 'ifo.commit.enter'],
    ['above the balance', { typed: '100.1' }, 'ifo.commit.insufficient'],
    ['with an unknown balance', { balance: FAILED }, 'ifo.commit.balance.failed'],
    ['with an unknown allowance', { approval: { status: 'UNKNOWN' } }, 'ifo.checking'],
  ])('%s says so', (_, changed, key) => {
    const form = deriveCommitForm({ ...facts, ...changed })
    expect('text' in form ? form.text.key : form.status).toBe(key)
  })

  it('is ready up to exactly the limit', () => {
    expect(deriveCommitForm({ ...facts, name: 'basic', own: ready(basicAccount(45n * ONE)) }).status).toBe('ready')
    expect(deriveCommitForm(facts)).toMatchObject({ status: 'ready', text: { key: 'ifo.commit.submit' } })
  })

  it('of the first version needs no profile', () => {
    const first = { ...facts, offering: { ...offering, version: 1 as const }, hasProfile: ready(false) }
    expect(deriveCommitForm(first).status).toBe('ready')
  })
})

describe('limits', () => {
  it('bound what can be committed, together with the balance', () => {
    expect(roomOf(SALE, basicAccount(20n * ONE), 'basic')).toBe(30n * ONE)
    expect(roomOf(SALE, basicAccount(60n * ONE), 'basic')).toBe(0n)
    expect(roomOf(SALE, ACCOUNT, 'unlimited')).toBeUndefined()
    expect(committableWei(SALE, ACCOUNT, 70n * ONE, 'basic')).toBe(50n * ONE)
    expect(committableWei(SALE, ACCOUNT, 7n, 'basic')).toBe(7n)
    expect(committableWei(SALE, ACCOUNT, undefined, 'basic')).toBeUndefined()
  })
})

describe('transactions', () => {
  it('of a commitment show what it brings after all commitments, with the tax', () => {
    // A share of 1 % of 5,050 and so on: 50 of 5,050 for 1,000 and 10,000 tokens.
    const { preview, args } = commitTx({ offerings, offering, name: 'unlimited', amountWei: 50n * ONE }, SALE)
    expect(args).toEqual([50n * ONE, 1n])
    expect(preview?.sends).toMatchObject([{ token: offerings.lpToken.address, amountWei: 50n * ONE }])
    expect(preview?.receives).toMatchObject([
      { token: offering.token.address, amountWei: (50n * ONE * 10_000n) / 5_050n, isGuaranteed: false },
      { token: offerings.lpToken.address, isGuaranteed: false },
    ])
    expect(preview?.warning?.key).toBe('ifo.tx.commit.warning.tax')
  })

  it('of a claim show tokens and refund, or only the refund of a sale that missed its minimum', () => {
    const [, pool] = ACCOUNT.pools
    const claim = {
      name: 'unlimited' as const,
      ...pool?.outcome,
      offeringWei: 100n,
      payWei: 0n,
      refundWei: 40n,
      taxWei: 0n,
    }
    const tx = claimTx(offerings, offering, claim)
    expect([tx.summary.key, tx.preview?.receives.length]).toEqual(['ifo.tx.claim', 2])
    const refund = claimTx(offerings, offering, { ...claim, offeringWei: 0n })
    expect([refund.summary.key, refund.preview?.receives.length]).toEqual(['ifo.tx.refund', 1])
    expect(claimTx(offerings, { ...offering, version: 1 }, claim).args).toEqual([])
  })
})

describe('commitEffect', () => {
  it('is of the whole commitment, as if the sale closed right after it', () => {
    // 50 before and 50 now, of 5,050.
    expect(commitEffect(SALE, 'unlimited', 50n * ONE, 50n * ONE)).toMatchObject({
      share: (100n * SHARE_SCALE) / 5_050n,
      taxRate: SHARE_SCALE / 100n,
      isMinimumMet: true,
      offeringWei: (100n * ONE * 10_000n) / 5_050n,
    })
  })

  it('falls to the next tax rate where the commitment reaches it', () => {
    expect(commitEffect(SALE, 'unlimited', 0n, 45_000n * ONE)?.taxRate).toBe(SHARE_SCALE / 200n)
    expect(commitEffect(SALE, 'unlimited', 0n, 45_000n * ONE - 1n)?.taxRate).toBe(SHARE_SCALE / 100n)
  })

  it('is undefined for a pool that the sale does not have', () => {
    expect(commitEffect({ ...SALE, pools: [UNLIMITED] }, 'basic', 0n, 1n)).toBeUndefined()
  })
})

describe('saleView', () => {
  it('prices a token with and without the tax', () => {
    expect(priceOf(UNLIMITED, DECIMALS).toFixed()).toBe('0.1')
    expect(priceWithTax(UNLIMITED, DECIMALS).toFixed()).toBe('0.104')
    expect(priceOf({ ...BASIC, offeringWei: 3_000n * 10n ** 8n }, { lp: 18, token: 8 }).toFixed()).toBe('0.1')
    expect(subscription(UNLIMITED).toFixed()).toBe('5')
  })

  it('orders sales by what comes next, and past ones newest first', () => {
    const reads = (id: string, start: number, end: number, sale?: Partial<Sale>) => ({
      offering: { ...offering, id, deployedBlocks: { start, end } },
      sale: sale === undefined ? LOADING : ready({ ...SALE, ...sale }),
    })
    const all = [
      reads('later', 300, 400),
      reads('idle', 50, 60, { startBlock: 0, endBlock: 0 }),
      reads('old', 10, 20),
      reads('live', 100, 200),
      reads('newer', 30, 40),
      reads('moved', 10, 20, { startBlock: 250, endBlock: 260 }),
    ]
    const { next, past } = orderSales(all, 150)
    expect(next.map((sale) => sale.offering.id)).toEqual(['live', 'moved', 'later', 'idle'])
    expect(past.map((sale) => sale.offering.id)).toEqual(['newer', 'old'])
    expect(phaseOf(reads('idle', 50, 60, { startBlock: 0 }), 150)).toBe('idle')
  })
})

describe('saleSteps', () => {
  const none = { pools: [] }
  const states = (changed: Partial<Parameters<typeof saleSteps>[0]>) =>
    saleSteps({ version: 2, phase: 'live', hasProfile: true, balanceWei: 5n, account: none, ...changed }).map(
      ({ state }) => state,
    )

  it.each([
    ['a newcomer', { hasProfile: false, balanceWei: 0n }, ['now', 'later', 'later', 'later']],
    ['with a profile', { balanceWei: 0n }, ['done', 'now', 'later', 'later']],
    ['ready to commit', {}, ['done', 'done', 'now', 'later']],
    ['ready before the start', { phase: 'comingSoon' }, ['done', 'done', 'later', 'later']],
    ['committed', { account: ACCOUNT }, ['done', 'done', 'done', 'later']],
    ['after the end', { phase: 'finished', account: ACCOUNT }, ['done', 'done', 'done', 'now']],
    ['claimed', { phase: 'finished', account: CLAIMED }, ['done', 'done', 'done', 'done']],
    ['who missed it', { phase: 'finished', balanceWei: 0n }, ['done', 'missed', 'missed', 'missed']],
    ['of the first version', { version: 1, hasProfile: false }, ['done', 'now', 'later']],
  ] as const)('%s', (_, changed, expected) => {
    expect(states(changed)).toEqual(expected)
  })
})
