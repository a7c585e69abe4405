import { describe, expect, it } from 'vitest'
import type { Currency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { reviewedLoss } from '@/domain/zap/model/loss'
import { ALPHA, tokenAt } from '@/domain/zap/testing/pairs'
import { zapTx } from '@/domain/zap/zapTx'
import { LOADING, ready } from '@/lib/loadable'
import { deriveZapForm, type ZapFacts } from './zapForm'

const UNIT = 10n ** 18n
const CRO: Currency = { address: 'native', symbol: 'CRO', name: 'Cronos', decimals: 18 }
const TOKEN: Currency = { address: ALPHA, symbol: 'ALPHA', name: 'Alpha', decimals: 6 }
const request = zapTx(
  {
    contract: tokenAt(70),
    input: CRO,
    output: TOKEN,
    amountWei: UNIT,
    account: tokenAt(71),
    referrer: undefined,
  },
  {
    amountText: '1',
    shownWei: 5n,
    pools: [],
    loss: reviewedLoss({ totalBps: 10, impactBps: 10, keptBps: 0 }, 0),
    requote: () => Promise.reject(new Error('Not asked here')),
  },
)
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
    ['an impact above 5 %', { loss: impactOf(501) }, ['unaccepted', 'zap.zap']],
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
    ['a token that keeps 12 %', { loss: cutOf(1200) }, ['unaccepted', 'zap.zap']],
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
