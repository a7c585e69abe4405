import { describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import type { Trade } from '@/domain/trade/trade'
import { CRO, testTrade, USDC, WCRO } from '@/features/swap/testing/trades'
import { type Loadable, ready } from '@/lib/loadable'
import { deriveSwapForm, type TradeFacts, type WrapFacts } from './swapForm'
import { wrapTx } from './wrapTx'

const trade = testTrade()
const failed: Loadable<never> = { status: 'failed', retry: () => undefined }
const request = approveTx({ token: USDC.address, tokenName: 'USDC', spender: WCRO.address, amount: 1n })
const facts: TradeFacts = {
  act: 'trade',
  walletStatus: 'connected',
  input: CRO,
  output: USDC,
  isChosen: true,
  entry: { status: 'amount', wei: trade.amountIn },
  typedCurrency: CRO,
  balance: ready(trade.amountIn),
  trade: ready(trade),
  isBehind: false,
  approval: { status: 'APPROVED' },
  recipient: { status: 'address', address: WCRO.address },
  slippageBps: 50,
  isExpertMode: false,
  isSingleHopOnly: false,
}
const impact = (priceImpactBps: bigint) => ({ trade: ready(testTrade({ priceImpactBps })) })
const unrouted: Partial<TradeFacts> = { trade: ready<Trade | 'noRoute'>('noRoute') }

describe('deriveSwapForm of a trade', () => {
  it.each<[string, Partial<TradeFacts>, string]>([
    ['without an amount', { entry: { status: 'empty' } }, 'swap.enter'],
    [
      'without an amount and an output',
      { entry: { status: 'empty' }, output: undefined, isChosen: false, act: undefined },
      'swap.enter',
    ],
    ['without an output', { output: undefined, isChosen: false, act: undefined }, 'swap.select'],
    [
      'without an input',
      { input: undefined, isChosen: false, entry: { status: 'unscaled' }, act: undefined },
      'swap.select',
    ],
    ['while a token is read', { output: undefined, act: undefined }, 'swap.token.unread'],
    ['with too many decimals', { entry: { status: 'tooPrecise' } }, 'swap.amount.tooPrecise'],
    ['with more than can be counted', { entry: { status: 'tooLarge' } }, 'swap.amount.tooLarge'],
    ['while the pools are read', { trade: { status: 'loading' } }, 'swap.quote.loading'],
    ['where the pools could not be read', { trade: failed }, 'swap.quote.failed'],
    ['without a route', unrouted, 'swap.noRoute'],
    ['without a route over one pool', { ...unrouted, isSingleHopOnly: true }, 'swap.noRoute.singleHop'],
    ['without a route and a recipient', { ...unrouted, recipient: { status: 'empty' } }, 'swap.noRoute'],
    ['with an empty recipient', { recipient: { status: 'empty' } }, 'swap.recipient.enter'],
    ['with a recipient that is none', { recipient: { status: 'invalid' } }, 'swap.recipient.invalid'],
    ['while the name of a recipient is looked up', { recipient: { status: 'resolving' } }, 'swap.recipient.resolving'],
    [
      'where the name of a recipient could not be looked up',
      { recipient: { status: 'unread' } },
      'swap.recipient.unread',
    ],
    ['while the balance is read', { balance: { status: 'loading' } }, 'swap.balance.unread'],
    ['where the balance could not be read', { balance: failed }, 'swap.balance.failed'],
    ['with too little', { balance: ready(trade.amountIn - 1n) }, 'swap.insufficient'],
    ['with too little for the worst price', { trade: ready(testTrade({ kind: 'exactOut' })) }, 'swap.insufficient'],
    ['with a price impact of 15 %', impact(1500n), 'swap.impact.tooHigh'],
    [
      'with a price impact of 15 % before an approval',
      { ...impact(1500n), approval: { status: 'NOT_APPROVED', request } },
      'swap.impact.tooHigh',
    ],
    ['while the allowance is read', { approval: { status: 'UNKNOWN' } }, 'swap.allowance.unread'],
    ['with a quote of an earlier block', { isBehind: true }, 'swap.quote.stale'],
    [
      'with a quote that could not be refreshed',
      { trade: { status: 'stale', value: trade, asOfMs: 1 } },
      'swap.quote.stale',
    ],
  ])('%s offers nothing', (_what, changed, key) => {
    const form = deriveSwapForm({ ...facts, ...changed })
    expect(form).toMatchObject({ text: { key } })
    expect(['empty', 'invalid']).toContain(form.status)
  })

  it('connects, and changes the network, before all else', () => {
    expect(deriveSwapForm({ ...facts, walletStatus: 'disconnected', entry: { status: 'empty' } }).status).toBe(
      'disconnected',
    )
    expect(deriveSwapForm({ ...facts, walletStatus: 'connecting' }).status).toBe('disconnected')
    expect(deriveSwapForm({ ...facts, walletStatus: 'wrongChain' }).status).toBe('wrongChain')
  })

  it.each<[string, Partial<TradeFacts>, string]>([
    ['a trade', {}, 'swap.swap'],
    ['a price impact below 5 %', impact(499n), 'swap.swap'],
    ['a price impact of 5 %', impact(500n), 'swap.swapAnyway'],
    ['a price impact below 15 %', impact(1499n), 'swap.swapAnyway'],
    ['a price impact of 15 % to experts', { ...impact(1500n), isExpertMode: true }, 'swap.swapAnyway'],
    ['all that there is', { balance: ready(trade.amountIn) }, 'swap.swap'],
    [
      'the most that an exact output may take',
      { trade: ready(testTrade({ kind: 'exactOut' })), balance: ready((trade.amountIn * 1005n) / 1000n) },
      'swap.swap',
    ],
    ['a balance of a moment ago', { balance: { status: 'stale', value: trade.amountIn, asOfMs: 1 } }, 'swap.swap'],
  ])('offers %s', (_what, changed, key) => {
    expect(deriveSwapForm({ ...facts, ...changed })).toMatchObject({ status: 'ready', text: { key } })
  })

  it('offers the trade that it was asked about', () => {
    expect(deriveSwapForm(facts)).toMatchObject({ request: { act: 'trade', trade } })
  })

  it('asks for the approval, and waits for it', () => {
    expect(deriveSwapForm({ ...facts, approval: { status: 'NOT_APPROVED', request } })).toEqual({
      status: 'needsApproval',
      request,
      isPending: false,
      next: { text: { key: 'swap.swap' } },
    })
    expect(deriveSwapForm({ ...facts, approval: { status: 'PENDING', request } })).toEqual({
      status: 'needsApproval',
      request,
      isPending: true,
      next: { text: { key: 'swap.swap' } },
    })
  })

  it('names what the amount is of', () => {
    const form = deriveSwapForm({ ...facts, entry: { status: 'tooPrecise' }, typedCurrency: USDC })
    expect(form).toMatchObject({ text: { values: { asset: 'USDC', decimals: '6' } } })
  })
})

describe('deriveSwapForm of wrapping', () => {
  const wrapFacts: WrapFacts = {
    act: 'wrap',
    walletStatus: 'connected',
    input: CRO,
    output: WCRO,
    isChosen: true,
    entry: { status: 'amount', wei: 5n },
    typedCurrency: CRO,
    balance: ready(5n),
  }

  it('offers it at once', () => {
    expect(deriveSwapForm(wrapFacts)).toEqual({
      status: 'ready',
      request: { act: 'wrap', amountWei: 5n },
      text: { key: 'swap.wrap' },
    })
    expect(deriveSwapForm({ ...wrapFacts, act: 'unwrap' })).toMatchObject({
      status: 'ready',
      text: { key: 'swap.unwrap' },
    })
  })

  it.each<[string, Partial<WrapFacts>, string]>([
    ['without an amount', { entry: { status: 'empty' } }, 'swap.enter'],
    ['with too little', { balance: ready(4n) }, 'swap.insufficient'],
    ['while the balance is read', { balance: { status: 'loading' } }, 'swap.balance.unread'],
    ['with too many decimals', { entry: { status: 'tooPrecise' } }, 'swap.amount.tooPrecise'],
  ])('%s offers nothing', (_what, changed, key) => {
    expect(deriveSwapForm({ ...wrapFacts, ...changed })).toMatchObject({ text: { key } })
  })

  it('wraps with a value, and unwraps with an amount', () => {
    const wrap = wrapTx({ act: 'wrap', wcro: WCRO.address, input: CRO, output: WCRO, amountWei: 5n })
    expect(wrap).toMatchObject({
      contract: WCRO.address,
      value: 5n,
      args: [],
      summary: { values: { amount: '0.000000000000000005' } },
    })
    const unwrap = wrapTx({ act: 'unwrap', wcro: WCRO.address, input: WCRO, output: CRO, amountWei: 5n })
    expect(unwrap).toMatchObject({ contract: WCRO.address, args: [5n] })
    expect(unwrap.value).toBeUndefined()
  })
})
