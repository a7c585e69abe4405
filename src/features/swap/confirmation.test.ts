import { describe, expect, it } from 'vitest'
import { swapTx } from '@/domain/trade/swapTx'
import type { Trade } from '@/domain/trade/trade'
import { type Loadable, ready } from '@/lib/loadable'
import { type ConfirmationFacts, deriveConfirmation } from './confirmation'
import { CRO, testTrade, USDC } from './testing/trades'

const account = `0x${'e'.repeat(40)}` as const
const agreed = testTrade()
const worse = testTrade({ amountOut: agreed.amountOut - 100n })
const better = testTrade({ amountOut: agreed.amountOut + 100n })
const steep = testTrade({ priceImpactBps: 600n })
const steeper = testTrade({ priceImpactBps: 1000n })
const noRoute: Loadable<Trade | 'noRoute'> = ready<Trade | 'noRoute'>('noRoute')
const refused = { status: 'refused', error: { kind: 'wouldRevert' } } as const
const facts: ConfirmationFacts = {
  agreed,
  quote: ready(agreed),
  isBehind: false,
  recipientMoved: undefined,
  check: { status: 'passed', isFeeOnTransfer: false },
  consentedBps: 0,
  requestOf: (trade) =>
    swapTx(trade, {
      router: account,
      input: CRO,
      output: USDC,
      account,
      recipient: account,
      deadlineSec: 1,
      slippageBps: 50,
      isFeeOnTransfer: false,
    }),
}

describe('deriveConfirmation', () => {
  it.each<[string, Partial<ConfirmationFacts>, string | undefined, Trade]>([
    ['lets through what was looked at', {}, undefined, agreed],
    ['lets through what is better', { quote: ready(better) }, undefined, better],
    ['asks anew where it is worse', { quote: ready(worse) }, 'changed', worse],
    ['lets through what was agreed to since', { quote: ready(worse), agreed: worse }, undefined, worse],
    ['stops where the recipient is another one', { recipientMoved: 'name' }, 'refused', agreed],
    ['stops where the account is another one', { recipientMoved: 'account' }, 'refused', agreed],
    ['stops where the route is gone', { quote: noRoute }, 'refused', agreed],
    ['waits while the quote is read', { quote: { status: 'loading' } }, 'unread', agreed],
    ['stops where the pools cannot be read', { quote: { status: 'failed', retry: () => undefined } }, 'unread', agreed],
    ['stops with a stale quote', { quote: { status: 'stale', value: better, asOfMs: 1 } }, 'unread', better],
    ['stops with a quote of the past', { isBehind: true }, 'unread', agreed],
    ['waits for the check', { check: { status: 'loading' } }, 'checking', agreed],
    ['stops where the check fails', { check: refused }, 'check', agreed],
    ['asks for consent to a price impact', { quote: ready(steep), agreed: steep }, 'consent', steep],
    ['takes consent to the whole tier', { quote: ready(steep), agreed: steep, consentedBps: 999 }, undefined, steep],
    ['takes no consent to less', { quote: ready(steeper), consentedBps: 999 }, 'consent', steeper],
    ['says first that the price is another', { quote: ready(worse), check: refused }, 'changed', worse],
  ])('%s', (_what, changed, kind, trade) => {
    const { block, shown } = deriveConfirmation({ ...facts, ...changed })
    expect(block?.kind).toBe(kind)
    expect(shown.trade).toEqual(trade)
  })
})
