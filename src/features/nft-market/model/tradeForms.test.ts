import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { TradeContracts } from '@/domain/nft-market/marketTx'
import { tradeContractsOf } from '@/domain/nft-market/tradeContracts'
import type { SaleShares } from '@/domain/nft-market/tradeReads'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import {
  type BuyFacts,
  choosePayment,
  deriveAdjustForm,
  deriveBuyForm,
  deriveListForm,
  priceWarningOf,
  readPrice,
} from './tradeForms'

const CRO = 10n ** 18n
const COLLECTION: Address = `0x${'12'.repeat(20)}`
const nft = { collection: COLLECTION, tokenId: 3n, name: 'Selvage #3' }
const RANGE = { minWei: CRO / 200n, maxWei: 10_000n * CRO }
/** 2 CRO with 2 % for the market and 3 % for the creator. */
const SHARES: SaleShares = { netWei: (19n * CRO) / 10n, tradingWei: CRO / 25n, creatorWei: (3n * CRO) / 50n }
const FAILED = { status: 'failed', retry: () => undefined } as const

function contractsOf(): TradeContracts {
  const contracts = tradeContractsOf(getDeployment())
  if (contracts === undefined) throw new Error('No market')
  return contracts
}
const contracts = contractsOf()
const keyOf = (form: ReturnType<typeof deriveBuyForm>) => ('text' in form ? form.text.key : form.status)

describe('deriveBuyForm', () => {
  const facts: BuyFacts = {
    walletStatus: 'connected',
    contracts,
    nft,
    shares: ready(SHARES),
    agreedWei: 2n * CRO,
    balance: ready(5n * CRO),
    payment: 'native',
    approval: { status: 'UNKNOWN' },
    isUnaccepted: false,
  }

  it('sends exactly the price in CRO', () => {
    const form = deriveBuyForm(facts)
    expect(form).toMatchObject({ status: 'ready', request: { value: 2n * CRO } })
  })

  it('passes exactly the price in wrapped CRO, once it is approved', () => {
    const wrapped: BuyFacts = { ...facts, payment: 'wrapped' }
    expect(deriveBuyForm(wrapped)).toMatchObject({ status: 'invalid', text: { key: 'nftTrade.checking' } })
    const form = deriveBuyForm({ ...wrapped, approval: { status: 'APPROVED' } })
    expect(form).toMatchObject({ status: 'ready', request: { args: [COLLECTION, 3n, 2n * CRO] } })
    expect(form.status === 'ready' && form.request.value).toBeUndefined()
  })

  it.each<[string, Partial<BuyFacts>]>([
    ['disconnected', { walletStatus: 'disconnected' }],
    ['wrongChain', { walletStatus: 'wrongChain' }],
    ['nftTrade.unread', { shares: FAILED }],
    ['nftTrade.unread', { balance: FAILED }],
    ['nftTrade.checking', { shares: LOADING }],
    ['nftTrade.buy.gone', { shares: ready(undefined) }],
    ['nftTrade.buy.insufficient', { balance: ready(2n * CRO - 1n) }],
  ])('says %s', (key, change) => {
    expect(keyOf(deriveBuyForm({ ...facts, ...change }))).toBe(key)
  })

  it('asks to accept a higher price and a warning, but not a lower price', () => {
    expect(deriveBuyForm({ ...facts, agreedWei: 2n * CRO - 1n }).status).toBe('unaccepted')
    expect(deriveBuyForm({ ...facts, isUnaccepted: true }).status).toBe('unaccepted')
    expect(deriveBuyForm({ ...facts, agreedWei: 3n * CRO }).status).toBe('ready')
  })
})

it('warns above three times the lowest price, and where that is unknown', () => {
  expect(priceWarningOf(3n * CRO, ready(CRO))).toBeUndefined()
  expect(priceWarningOf(3n * CRO + 1n, ready(CRO))).toBe('high')
  expect(priceWarningOf(3n * CRO, ready(undefined))).toBeUndefined()
  expect(priceWarningOf(CRO, FAILED)).toBe('unread')
  expect(priceWarningOf(CRO, LOADING)).toBeUndefined()
})

it('pays with wrapped CRO only where CRO is short and wrapped CRO is enough', () => {
  const choose = (native: bigint, wrapped: bigint) =>
    choosePayment(2n, { native: ready(native), wrapped: ready(wrapped) })
  expect(choose(3n, 9n)).toBe('native')
  // Nothing would be left for the fee.
  expect(choose(2n, 9n)).toBe('wrapped')
  expect(choose(1n, 1n)).toBe('native')
  expect(choosePayment(2n, { native: LOADING, wrapped: ready(9n) })).toBe('native')
})

describe('readPrice', () => {
  const textOf = (typed: string) => {
    const price = readPrice(typed, RANGE, contracts)
    return price.status === 'invalid' ? price.text.key : price.status
  }

  it.each([
    ['', 'empty'],
    ['0.004999999999999999', 'nftTrade.price.range'],
    ['0.005', 'price'],
    ['10000', 'price'],
    ['10000.000000000000000001', 'nftTrade.price.range'],
    ['1.0000000000000000001', 'common.tooPrecise'],
  ])('reads %s as %s', (typed, status) => {
    expect(textOf(typed)).toBe(status)
  })

  it('names the bounds of the contract', () => {
    expect(readPrice('1', undefined, contracts)).toEqual({ status: 'invalid', text: { key: 'nftTrade.checking' } })
    expect(readPrice('0.001', RANGE, contracts)).toMatchObject({
      text: { values: { minPrice: '0.005', maxPrice: '10000', symbol: 'WCRO' } },
    })
  })
})

describe('a listing', () => {
  const priced = {
    walletStatus: 'connected',
    contracts,
    nft,
    price: { status: 'price', wei: 2n * CRO },
    shares: ready(SHARES),
  } as const
  const list = { ...priced, isListable: ready(true), approval: { status: 'APPROVED' } } as const

  it('is made at the typed price', () => {
    expect(deriveListForm(list)).toMatchObject({
      status: 'ready',
      request: { args: [COLLECTION, 3n, 2n * CRO] },
    })
  })

  it('needs an NFT that can be listed, an open collection and a price', () => {
    expect(keyOf(deriveListForm({ ...list, isListable: ready(false) }))).toBe('nftTrade.ineligible')
    expect(keyOf(deriveListForm({ ...list, isListable: FAILED }))).toBe('nftTrade.unread')
    expect(keyOf(deriveListForm({ ...list, shares: ready(undefined) }))).toBe('nftTrade.closed')
    expect(keyOf(deriveListForm({ ...list, price: { status: 'empty' } }))).toBe('nftTrade.price.enter')
  })

  it('is changed to another price only', () => {
    expect(keyOf(deriveAdjustForm({ ...priced, currentWei: 2n * CRO }))).toBe('nftTrade.adjust.same')
    expect(deriveAdjustForm({ ...priced, currentWei: CRO }).status).toBe('ready')
  })
})
