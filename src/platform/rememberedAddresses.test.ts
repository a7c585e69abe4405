// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'

const [ANN, BEN] = ['0x00000000000000000000000000000000000000Aa', '0x00000000000000000000000000000000000000bb'] as const
const addressOf = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`

/** The module as another visit, or another tab, has it. */
async function newVisit() {
  vi.resetModules()
  return import('./rememberedAddresses')
}

describe('addresses that are remembered', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('outlive the visit, each once, the latest first', async () => {
    const { rememberAddress, rememberedAddresses } = await newVisit()
    rememberAddress('destinations', ANN)
    rememberAddress('destinations', BEN)
    rememberAddress('destinations', ANN.toLowerCase() as Address)
    rememberAddress('accounts', BEN)
    const expected = { accounts: [BEN], destinations: [ANN.toLowerCase(), BEN] }
    expect(rememberedAddresses.getSnapshot()).toEqual(expected)
    expect((await newVisit()).rememberedAddresses.getSnapshot()).toEqual(expected)
  })

  it('of two tabs are all kept', async () => {
    const [first, second] = [await newVisit(), await newVisit()]
    first.rememberAddress('destinations', ANN)
    second.rememberAddress('destinations', BEN)
    expect((await newVisit()).rememberedAddresses.getSnapshot().destinations).toEqual([BEN, ANN])
  })

  it('are not endless', async () => {
    const { rememberAddress, rememberedAddresses } = await newVisit()
    for (let n = 0; n < 310; n += 1) rememberAddress('destinations', addressOf(n))
    const { destinations } = rememberedAddresses.getSnapshot()
    expect([destinations.length, destinations[0], destinations.at(-1)]).toEqual([300, addressOf(309), addressOf(10)])
  })

  it.each(['no JSON', 'null', '[]', '{"accounts":{},"destinations":["0x12",7,null]}'])(
    'are none where the storage holds %s',
    async (kept) => {
      localStorage.setItem('addresses', kept)
      expect((await newVisit()).rememberedAddresses.getSnapshot()).toEqual({ accounts: [], destinations: [] })
    },
  )

  it('are known in this visit where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { rememberAddress, rememberedAddresses } = await newVisit()
    rememberAddress('destinations', ANN)
    rememberAddress('destinations', BEN)
    expect(rememberedAddresses.getSnapshot().destinations).toEqual([BEN, ANN])
  })
})
