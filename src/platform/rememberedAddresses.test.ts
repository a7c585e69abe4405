// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { numberedAddress } from '@/lib/testing/addresses'

const [ANN, BEN] = ['0x00000000000000000000000000000000000000Aa', '0x00000000000000000000000000000000000000bb'] as const

/** The module as loaded in another visit or tab. */
async function newVisit() {
  vi.resetModules()
  return import('./rememberedAddresses')
}

describe('rememberedAddresses', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('persist, without duplicates, latest first', async () => {
    const { rememberAddress, rememberedAddresses } = await newVisit()
    rememberAddress('destinations', ANN)
    rememberAddress('destinations', BEN)
    rememberAddress('destinations', ANN.toLowerCase() as Address)
    rememberAddress('accounts', BEN)
    const expected = { accounts: [BEN], destinations: [ANN.toLowerCase(), BEN] }
    expect(rememberedAddresses.getSnapshot()).toEqual(expected)
    expect((await newVisit()).rememberedAddresses.getSnapshot()).toEqual(expected)
  })

  it('merge the addresses of two tabs', async () => {
    const [first, second] = [await newVisit(), await newVisit()]
    first.rememberAddress('destinations', ANN)
    second.rememberAddress('destinations', BEN)
    expect((await newVisit()).rememberedAddresses.getSnapshot().destinations).toEqual([BEN, ANN])
  })

  it('are limited in number', async () => {
    const { rememberAddress, rememberedAddresses } = await newVisit()
    for (let n = 0; n < 310; n += 1) rememberAddress('destinations', numberedAddress(n))
    const { destinations } = rememberedAddresses.getSnapshot()
    expect([destinations.length, destinations[0], destinations.at(-1)]).toEqual([
      300,
      numberedAddress(309),
      numberedAddress(10),
    ])
  })

  it.each(['no JSON', 'null', '[]', '{"accounts":{},"destinations":["0x12",7,null]}'])(
    'are empty if storage holds %s',
    async (kept) => {
      localStorage.setItem('addresses', kept)
      expect((await newVisit()).rememberedAddresses.getSnapshot()).toEqual({ accounts: [], destinations: [] })
    },
  )

  it('work in memory if the browser blocks storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { rememberAddress, rememberedAddresses } = await newVisit()
    rememberAddress('destinations', ANN)
    rememberAddress('destinations', BEN)
    expect(rememberedAddresses.getSnapshot().destinations).toEqual([BEN, ANN])
  })
})
