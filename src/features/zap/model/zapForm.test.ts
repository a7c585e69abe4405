import { describe, expect, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { list } from '@/chain/abi/composite'
import { address, uint256 } from '@/chain/abi/elementary'
import { zapContract, zappedEvent } from '@/chain/contracts/zap'
import type { Currency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { ALPHA, BETA, tokenAt, USDC, WCRO } from '@/features/zap/testing/pairs'
import { ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { lastZap } from './lastZap'
import { reviewedLoss } from './loss'
import { receivedAmount } from './receivedAmount'
import { routeView, swapCount } from './routeView'
import { deriveZapForm, type ZapFacts } from './zapForm'
import { type ZapOffer, type ZapTerms, zapTx } from './zapTx'

const UNIT = 10n ** 18n
const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const TOKEN: Currency = { address: ALPHA, symbol: 'ALPHA', name: 'Alpha', decimals: 6 }
const [ZAP, ACCOUNT, FRIEND] = [tokenAt(70), tokenAt(71), tokenAt(72)]
const terms = (more: Partial<ZapTerms> = {}): ZapTerms => ({
  contract: ZAP,
  input: CRO,
  output: TOKEN,
  amountWei: UNIT,
  account: ACCOUNT,
  referrer: undefined,
  ...more,
})
const said: ZapOffer = {
  amountText: '1',
  shownWei: 5n,
  pools: [BETA],
  loss: reviewedLoss({ totalBps: 10, impactBps: 10, keptBps: 0 }, 0),
  requote: () => Promise.reject(new Error('Not asked here')),
}
const request = zapTx(terms(), said)
const impactOf = (bps: number) => ({ totalBps: bps, impactBps: bps, keptBps: 0 })
const cutOf = (bps: number) => ({ totalBps: bps, impactBps: 10, keptBps: bps - 10 })
const facts: ZapFacts = {
  walletStatus: 'connected',
  input: CRO,
  output: TOKEN,
  typed: '1',
  balance: ready(2n * UNIT),
  route: 'found',
  approval: { status: 'APPROVED' },
  simulation: { status: 'ready', amountOut: 5n },
  loss: impactOf(10),
  isLossAccepted: false,
  request,
  estimatedRequest: undefined,
}
const textOf = (more: Partial<ZapFacts>) => {
  const form = deriveZapForm({ ...facts, ...more })
  return 'text' in form ? [form.status, form.text.key] : [form.status]
}

describe('the form of a zap', () => {
  it('offers what was simulated', () => {
    expect(deriveZapForm(facts)).toEqual({ status: 'ready', request, text: { key: 'zap.zap' } })
  })

  it.each<[string, Partial<ZapFacts>, string[]]>([
    ['one not chosen', { output: undefined }, ['empty', 'zap.choose']],
    ['both the same', { output: CRO }, ['invalid', 'zap.same']],
    ['no wallet', { walletStatus: 'disconnected' }, ['disconnected']],
    ['a wallet elsewhere', { walletStatus: 'wrongChain' }, ['wrongChain']],
    ['no amount', { typed: '' }, ['empty', 'zap.enter']],
    ['zero', { typed: '0.000' }, ['empty', 'zap.enter']],
    ['more than there is', { typed: '3' }, ['invalid', 'zap.insufficient']],
    ['a balance that loads', { balance: LOADING }, ['invalid', 'zap.unread']],
    ['no route', { route: 'noRoute', simulation: { status: 'none' } }, ['invalid', 'zap.noRoute']],
    ['an allowance that is not known', { approval: { status: 'UNKNOWN' } }, ['invalid', 'zap.checking']],
    ['an allowance that is missing', { approval: { status: 'NOT_APPROVED', request } }, ['needsApproval']],
    ['a simulation under way', { simulation: { status: 'loading' } }, ['invalid', 'zap.simulating']],
    [
      'a simulation that failed',
      { simulation: { status: 'failed', error: { kind: 'wouldRevert' } } },
      ['invalid', 'zap.refusedByChain'],
    ],
    ['pools that are not read', { route: 'loading', loss: undefined }, ['invalid', 'zap.simulating']],
    ['pools that could not be read', { route: 'failed', loss: undefined }, ['invalid', 'zap.poolsUnread']],
    ['an impact of 5 %', { loss: impactOf(500) }, ['ready', 'zap.zap']],
    ['an impact above 5 %', { loss: impactOf(501) }, ['invalid', 'zap.impact.tick']],
    ['one that was agreed to', { loss: impactOf(1500), isLossAccepted: true }, ['ready', 'zap.zap']],
    [
      'one above 15 %, agreed to or not',
      { loss: impactOf(1501), isLossAccepted: true },
      ['invalid', 'zap.impact.refused'],
    ],
    [
      'one above 15 %, before an approval for nothing',
      { loss: impactOf(1501), approval: { status: 'NOT_APPROVED', request } },
      ['invalid', 'zap.impact.refused'],
    ],
    ['a token that keeps 4 %', { loss: cutOf(400) }, ['ready', 'zap.zap']],
    ['a token that keeps 12 %', { loss: cutOf(1200) }, ['invalid', 'zap.loss.tick']],
    ['one that keeps 12 %, agreed to', { loss: cutOf(1200), isLossAccepted: true }, ['ready', 'zap.zap']],
    [
      'a token that keeps 20 %, agreed to or not',
      { loss: cutOf(2000), isLossAccepted: true },
      ['invalid', 'zap.loss.refused'],
    ],
  ])('with %s', (_what, more, expected) => {
    expect(textOf(more)).toEqual(expected)
  })

  it('offers the approval with the estimated zap, but not before a high impact was agreed to', () => {
    const unapproved = {
      approval: { status: 'NOT_APPROVED', request },
      simulation: { status: 'none' },
      request: undefined,
      estimatedRequest: request,
    } as const
    const next = { request, text: { key: 'zap.zap' } }
    expect(deriveZapForm({ ...facts, ...unapproved })).toMatchObject({ status: 'needsApproval', next })
    const unbatched = { text: { key: 'zap.zap' } }
    expect(deriveZapForm({ ...facts, ...unapproved, loss: impactOf(501) })).toHaveProperty('next', unbatched)
    expect(deriveZapForm({ ...facts, ...unapproved, loss: impactOf(501), isLossAccepted: true })).toMatchObject({
      next,
    })
    expect(deriveZapForm({ ...facts, ...unapproved, route: 'loading', loss: undefined })).toHaveProperty(
      'next',
      unbatched,
    )
  })

  it('fills in all but 1 CRO', () => {
    expect([maxAmount('native', 3n * UNIT), maxAmount('native', UNIT), maxAmount('native', 5n)]).toEqual([
      2n * UNIT,
      0n,
      0n,
    ])
    expect(maxAmount(ALPHA, 5n)).toBe(5n)
  })
})

describe('the transaction', () => {
  it('pays native CRO along, by the zero address, to the account itself', () => {
    expect(request.value).toBe(UNIT)
    expect(request.args).toEqual([ZERO_ADDRESS, ALPHA, UNIT, ZERO_ADDRESS, ACCOUNT])
    expect(request.gas.minimum).toBe(700_000n)
    expect(
      encodeCall(zapContract.functions.zap, [ZERO_ADDRESS, ALPHA, UNIT, ZERO_ADDRESS, ACCOUNT]).startsWith(
        zapContract.functions.zap.selector,
      ),
    ).toBe(true)
  })

  it('names the referrer, and pays nothing for a token', () => {
    const other = zapTx(terms({ input: TOKEN, output: CRO, amountWei: 7n, referrer: FRIEND }), {
      ...said,
      amountText: '7',
      pools: [],
    })
    expect(other.value).toBeUndefined()
    expect(other.args).toEqual([ALPHA, ZERO_ADDRESS, 7n, FRIEND, ACCOUNT])
  })

  it('says how it went', () => {
    expect([request.success.key, request.failure.key]).toEqual(['zap.tx.success', 'zap.tx.failure'])
  })
})

describe('what arrived', () => {
  const log = {
    address: ZAP,
    topics: [zappedEvent.topic, ACCOUNT, ALPHA, BETA],
    data: `0x${list(uint256, uint256, address, address).encode([7n, 5n, ACCOUNT, ZERO_ADDRESS])}`,
  } as const

  it('is read from the event of the zap contract alone', () => {
    expect(receivedAmount([{ ...log, address: BETA }, log], ZAP)).toBe(5n)
    expect(receivedAmount([{ ...log, topics: [] }], ZAP)).toBeUndefined()
    expect(receivedAmount([{ ...log, data: '0x12' }], ZAP)).toBeUndefined()
  })

  const kept = { hash: '0x1', summary: request.summary } as const

  it('is found with what was shown among the kept transactions', () => {
    const other = { hash: '0x2', summary: { key: 'vault.tx.deposit' } } as const
    expect(lastZap([other, kept])).toEqual({
      hash: '0x1',
      outcome: 'pending',
      symbol: 'ALPHA',
      decimals: 6,
      shownWei: 5n,
    })
    const receipt = {
      status: 1,
      transactionHash: '0x3',
      blockHash: '0x4',
      blockNumber: 1,
      transactionIndex: 0,
      from: ACCOUNT,
      to: null,
      contractAddress: null,
    } as const
    expect(lastZap([{ ...kept, receipt }])).toMatchObject({ outcome: 'succeeded', hash: '0x3' })
    expect(lastZap([{ ...kept, receipt: { ...receipt, status: 0 } }])?.outcome).toBe('failed')
    expect(lastZap([{ ...kept, ending: { kind: 'dropped', time: 1 } }])).toMatchObject({
      outcome: 'failed',
      hash: '0x1',
    })
  })

  it('is not asked for a record that was tampered with', () => {
    for (const values of [{}, { decimals: '6', shownWei: 'x' }, { decimals: '1e9', shownWei: '1' }]) {
      expect(lastZap([{ ...kept, summary: { ...kept.summary, values } }])).toBeUndefined()
    }
  })
})

describe('the route in words', () => {
  const labels: Record<string, { symbol: string; decimals: number | undefined }> = {
    [WCRO]: { symbol: 'WCRO', decimals: 18 },
    [USDC]: { symbol: 'USDC', decimals: 6 },
    [BETA]: { symbol: '0x0000...0004', decimals: undefined },
  }
  const view = routeView(
    [
      { kind: 'wrap', amount: UNIT },
      { kind: 'swap', path: [WCRO, USDC, BETA], from: { token: WCRO, amount: UNIT }, to: { token: BETA, amount: 9n } },
      {
        kind: 'addLiquidity',
        takes: [
          { token: USDC, amount: 1n },
          { token: WCRO, amount: UNIT },
        ],
        lp: { token: BETA, amount: 1n },
        left: [{ token: USDC, amount: 2_000_000n }],
      },
    ],
    (token) => labels[token] ?? { symbol: '?', decimals: 0 },
    'CRO',
    'en-US',
  )

  it('writes amounts, of a token without known decimals only its name', () => {
    expect(view.map(({ text }) => text)).toEqual([
      { key: 'zap.step.wrap', values: { amount: '1 CRO' } },
      { key: 'zap.step.swap', values: { from: '1 WCRO', to: '0x0000...0004' } },
      { key: 'zap.step.addLiquidity', values: { lp: '0x0000...0004', first: '0.000001 USDC', second: '1 WCRO' } },
      { key: 'zap.step.left', values: { amounts: '2 USDC' } },
    ])
    expect(view.map(({ path }) => path.length)).toEqual([0, 3, 0, 0])
  })

  it('counts the pools that take a fee', () => {
    expect(
      swapCount([
        { kind: 'wrap', amount: 1n },
        { kind: 'swap', path: [WCRO, USDC, BETA], from: { token: WCRO, amount: 1n }, to: { token: BETA, amount: 1n } },
      ]),
    ).toBe(2)
  })
})
