import { describe, expect, it } from 'vitest'
import { DEAD_ADDRESS } from '@/config/deadAddress'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { numberedAddress } from '@/lib/testing/addresses'
import { type Concentration, concentrationOf, type LpHolders } from './concentration'

const FARM = numberedAddress(0xfa)
const isFarm = (address: Address) => address === FARM
const holdersOf = (
  totalSupply: number,
  held: readonly (readonly [Address, number])[],
  isPartial = false,
): LpHolders => ({
  totalSupply: new Decimal(totalSupply),
  holders: held.map(([account, liquidity]) => ({ account, liquidity: new Decimal(liquidity) })),
  isPartial,
})
const percent = (share: Decimal | undefined) => share?.times(100).toFixed()
const figures = (found: Concentration | undefined) =>
  found && {
    largest: percent(found.largest),
    topTen: percent(found.topTen),
    inContracts: percent(found.inContracts),
    burned: percent(found.burned),
  }

describe('concentrationOf', () => {
  it('is of accounts alone: what a farm holds for many, and what is burned, stand apart', () => {
    // Of 1,000 LP tokens 400 are in the farm, 300 and 150 in two wallets, 100 burned, and 50 at the zero address.
    const found = concentrationOf(
      holdersOf(1_000, [
        [numberedAddress(2), 150],
        [FARM, 400],
        [numberedAddress(1), 300],
        [DEAD_ADDRESS, 100],
      ]),
      isFarm,
    )
    expect(figures(found)).toEqual({ largest: '30', topTen: '45', inContracts: '40', burned: '15' })
    expect(found?.holders.map(({ account, role, share }) => [account, role, percent(share)])).toEqual([
      [FARM, 'contract', '40'],
      [numberedAddress(1), 'account', '30'],
      [numberedAddress(2), 'account', '15'],
      [DEAD_ADDRESS, 'burned', '10'],
    ])
  })

  it('counts ten accounts, not the eleventh', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => [numberedAddress(index + 1), 5] as const)
    expect(figures(concentrationOf(holdersOf(60, twelve), isFarm))).toMatchObject({
      largest: percent(new Decimal(5).div(60)),
      topTen: percent(new Decimal(5).div(60).times(10)),
    })
  })

  it('does not take the holders that are not listed for burned tokens', () => {
    const found = concentrationOf(holdersOf(1_000, [[numberedAddress(1), 300]], true), isFarm)
    expect(figures(found)).toEqual({ largest: '30', topTen: '30', inContracts: '0', burned: '0' })
    expect(found?.isPartial).toBe(true)
  })

  it('never burns less than nothing, where an index lists more than the supply', () => {
    expect(percent(concentrationOf(holdersOf(100, [[numberedAddress(1), 120]]), isFarm)?.burned)).toBe('0')
  })

  it('has no figures for a pool without LP tokens', () => {
    expect(concentrationOf(holdersOf(0, []), isFarm)).toBeUndefined()
  })
})
