import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { type ItemFacts, itemView } from './itemView'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const ME = address('a')
const OTHER = address('b')
const PROFILES = address('c')
const ASK = { seller: OTHER, priceWei: 5n }
const FAILED = { status: 'failed', retry: () => undefined } as const

describe('itemView', () => {
  const facts: ItemFacts = {
    account: ME,
    ask: ready(undefined),
    owner: ready(ME),
    isClosed: false,
    isOnMarket: true,
    profileContract: PROFILES,
  }
  const view = (change: Partial<ItemFacts>) => itemView({ ...facts, ...change })

  it('offers a listing to others, and its seller to change it', () => {
    expect(view({ ask: ready(ASK) })).toMatchObject({ kind: 'forSale', canBuy: true })
    expect(view({ ask: ready({ ...ASK, seller: address('A') }) })).toMatchObject({
      kind: 'ownListing',
      canAdjust: true,
    })
    expect(view({ account: undefined, ask: ready(ASK) })).toMatchObject({ kind: 'forSale' })
  })

  it('neither sells nor changes in a closed collection', () => {
    expect(view({ isClosed: true, ask: ready(ASK) })).toMatchObject({ kind: 'forSale', canBuy: false })
    expect(view({ isClosed: true, ask: ready({ ...ASK, seller: ME }) })).toMatchObject({ canAdjust: false })
    expect(view({ isClosed: true })).toEqual({ kind: 'own', sale: 'closed' })
  })

  it('says why an own NFT can not be sold', () => {
    expect(view({})).toEqual({ kind: 'own', sale: 'possible' })
    expect(view({ isOnMarket: false })).toEqual({ kind: 'own', sale: 'notOnMarket' })
    expect(view({ owner: ready(PROFILES) })).toEqual({ kind: 'profilePicture' })
    expect(view({ owner: ready(OTHER) })).toEqual({ kind: 'notForSale' })
  })

  it('waits and fails with what it needs', () => {
    expect(view({ ask: LOADING }).kind).toBe('loading')
    expect(view({ owner: LOADING }).kind).toBe('loading')
    expect(view({ ask: FAILED }).kind).toBe('failed')
    expect(view({ owner: FAILED }).kind).toBe('failed')
    // The seller is known without the owner.
    expect(view({ ask: ready(ASK), owner: FAILED }).kind).toBe('forSale')
  })
})
