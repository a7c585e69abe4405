import { describe, expect, it } from 'vitest'
import type { Trade } from '@/domain/trade/trade'
import { ready } from '@/lib/loadable'
import { type ConfirmationFacts, deriveConfirmation } from './confirmation'
import { testTrade } from './testTrades'

const agreed = testTrade()
const worse = testTrade({ amountOut: agreed.amountOut - 1n })
const better = testTrade({ amountOut: agreed.amountOut + 1n })
const steep = testTrade({ priceImpactBps: 600n })
const facts: ConfirmationFacts = {
  agreed,
  quote: ready(agreed),
  isBehind: false,
  isRecipientMoved: false,
  check: { status: 'passed', isFeeOnTransfer: false },
  consented: undefined,
}

describe('deriveConfirmation', () => {
  it.each<[string, Partial<ConfirmationFacts>, string | undefined, Trade]>([
    ['lets through what was looked at', {}, undefined, agreed],
    ['lets through what is better', { quote: ready(better) }, undefined, better],
    ['asks anew where it is worse', { quote: ready(worse) }, 'updated', worse],
    ['lets through what was agreed to since', { quote: ready(worse), agreed: worse }, undefined, worse],
    ['stops where the recipient is another one', { isRecipientMoved: true }, 'recipientMoved', agreed],
    ['stops where the route is gone', { quote: ready<Trade | 'noRoute'>('noRoute') }, 'gone', agreed],
    ['waits while the quote is read', { quote: { status: 'loading' } }, 'behind', agreed],
    ['stops where the pools cannot be read', { quote: { status: 'failed', retry: () => undefined } }, 'behind', agreed],
    ['stops with a stale quote', { quote: { status: 'stale', value: better, asOfMs: 1 } }, 'behind', better],
    ['stops with a quote of the past', { isBehind: true }, 'behind', agreed],
    ['waits for the check', { check: { status: 'loading' } }, 'checking', agreed],
    ['stops where the check fails', { check: { status: 'refused', error: { kind: 'network' } } }, 'refused', agreed],
    ['asks for consent to a price impact', { quote: ready(steep), agreed: steep }, 'consent', steep],
    ['takes consent', { quote: ready(steep), agreed: steep, consented: 'high' }, undefined, steep],
    ['takes no consent to less', { quote: ready(testTrade({ priceImpactBps: 1000n })), consented: 'high' }, 'consent', testTrade({ priceImpactBps: 1000n })],
    ['says first that the price is another', { quote: ready(worse), check: { status: 'refused', error: { kind: 'network' } } }, 'updated', worse],
  ])('%s', (_what, changed, block, trade) => {
    expect(deriveConfirmation({ ...facts, ...changed })).toMatchObject({ block, trade })
  })
})
