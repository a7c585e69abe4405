import { describe, expect, it } from 'vitest'
import { type ContractControl, functionSelector } from '@/chain/calls/contractControl'
import { Decimal } from '@/lib/decimal'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { safetyFacts, type TokenEvidence } from './safetyFacts'

const DAY_SEC = 86_400
const NOW_SEC = 100 * DAY_SEC
const OWNER: Address = `0x${'2'.repeat(40)}`
const control = (change: Partial<ContractControl>, ...functions: readonly string[]): ContractControl => ({
  owner: undefined,
  isPaused: undefined,
  isUpgradeable: false,
  selectors: new Set(functions.map(functionSelector)),
  ...change,
})
const NOTHING: TokenEvidence = {
  source: undefined,
  firstPoolSec: undefined,
  arePoolsPartial: false,
  liquidityUsd: undefined,
  doubts: undefined,
  control: undefined,
  fees: undefined,
}
const fees = (buying: number, selling: number) => ({ buying: new Decimal(buying), selling: new Decimal(selling) })
/** By id: the tone and the text's last part. */
const factsOf = (change: Partial<TokenEvidence>) =>
  Object.fromEntries(
    safetyFacts({ ...NOTHING, ...change }, NOW_SEC, 'en-US').map(({ id, tone, text }) => [
      id,
      `${tone} ${text.key.replace('infoDetail.safety.', '')}`,
    ]),
  )

describe('safetyFacts', () => {
  it('say nothing of what is not known', () => {
    expect(factsOf({})).toEqual({})
  })

  it('name where a token is listed', () => {
    expect(factsOf({ source: 'noList' })).toEqual({ listing: 'warning unlisted' })
    expect(factsOf({ source: { kind: 'deployment' } })).toEqual({ listing: 'good known' })
    expect(factsOf({ source: { kind: 'exchange' } })).toEqual({ listing: 'info ranked' })
    expect(factsOf({ source: { kind: 'list', name: 'Some list' } })).toEqual({ listing: 'info list' })
  })

  it('warn of a token whose first pool is younger than a week, unless older pools may be missing', () => {
    const young = { firstPoolSec: NOW_SEC - 7 * DAY_SEC + 1 }
    expect(factsOf(young)).toMatchObject({ age: 'warning young' })
    expect(factsOf({ ...young, arePoolsPartial: true })).toMatchObject({ age: 'good age' })
    expect(factsOf({ firstPoolSec: NOW_SEC - 7 * DAY_SEC })).toMatchObject({ age: 'good age' })
  })

  it('warn of little liquidity, and of liquidity that can not be valued', () => {
    expect(factsOf({ liquidityUsd: new Decimal(9_999), doubts: [] })).toMatchObject({ liquidity: 'warning thin' })
    expect(factsOf({ liquidityUsd: new Decimal(10_000), doubts: [] })).toMatchObject({ liquidity: 'good liquidity' })
    expect(factsOf({ liquidityUsd: new Decimal(1e12), doubts: ['uneven'] })).toMatchObject({
      liquidity: 'warning liquidityUnknown',
    })
  })

  it('tell a token without a transfer fee from one with a fee, and from one with a high fee', () => {
    expect(factsOf({ fees: fees(0, 0) })).toMatchObject({ transferFee: 'good noFee' })
    expect(factsOf({ fees: fees(0, 0.01) })).toMatchObject({ transferFee: 'warning fee' })
    expect(factsOf({ fees: fees(0.12, 0) })).toMatchObject({ transferFee: 'bad fee' })
  })

  it("warn of an owner's powers", () => {
    const owned = control({ owner: OWNER, isUpgradeable: true }, 'mint(address,uint256)', 'blacklist(address)')
    expect(factsOf({ control: owned })).toMatchObject({
      owner: 'info owned',
      mint: 'warning power.mint',
      block: 'warning power.block',
      upgrade: 'warning power.upgrade',
    })
  })

  it('warn of no powers that nobody can use, except an upgrade, which has an admin of its own', () => {
    const renounced = control({ owner: ZERO_ADDRESS, isUpgradeable: true }, 'pause()')
    expect(factsOf({ control: renounced })).toMatchObject({
      owner: 'good renounced',
      pause: 'info power.pause',
      upgrade: 'warning power.upgrade',
    })
  })

  it('warn of powers without a named owner, because roles may exist', () => {
    expect(factsOf({ control: control({}, 'setFee(uint256)') })).toMatchObject({
      owner: 'info noOwner',
      fee: 'warning power.fee',
    })
  })

  it('say that nothing is found, and that a token is paused now', () => {
    expect(factsOf({ control: control({ isPaused: false }) })).toMatchObject({ powers: 'good noPowers' })
    expect(factsOf({ control: control({ isPaused: true }, 'pause()') })).toMatchObject({ paused: 'bad paused' })
  })
})
