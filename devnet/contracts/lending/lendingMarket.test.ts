import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, deployToken, ONE, owner } from '../../testing/vaultWorld.ts'

/** By block: base 10, slope 1,000, above 80 % use 50,000 (billionths), a tenth kept. */
const RATES = [10n * 10n ** 9n, 1_000n * 10n ** 9n, 50_000n * 10n ** 9n, (8n * ONE) / 10n, ONE / 10n]

let chain: TestChain
let token: TestContract
let market: TestContract
let ann: string
let ben: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
  token = await deployToken(chain, 'TKN')
  market = await chain.deploy('LendingMarket', ['Market', 'lTKN', token.address, true, RATES])
  await market.send(owner(chain), 'setCreditLine', [ben, 1_000n * ONE])
  await approve(token, market, [ann, ben])
})
afterAll(() => chain.stop())

const number = async (fn: string, args: readonly unknown[] = []) => (await market.read(fn, args)) as bigint
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])

describe('a money market', () => {
  it('asks more the more is lent, steeply above the kink', () =>
    chain.apart(async () => {
      await market.send(ann, 'mint', [1_000n * ONE])
      expect(await number('supplyRatePerBlock')).toBe(0n)
      await market.send(ben, 'borrow', [500n * ONE])
      // (10 + 1,000 / 2) billionths on the half that is lent, less a tenth.
      expect(await number('supplyRatePerBlock')).toBe((510n * 10n ** 9n * 9n) / 20n)
      await market.send(ben, 'borrow', [400n * ONE])
      const high = await number('supplyRatePerBlock')
      // About 10 + 800 + 50,000 / 10 on nine tenths.
      expect(Number(high) / (5_810e9 * 0.9 * 0.9)).toBeCloseTo(1, 2)
      await expect(market.read('supplyRatePerTimestamp')).rejects.toThrow('interest runs by block')
    }))

  it('lets interest run from the borrower to the suppliers, less the reserve', () =>
    chain.apart(async () => {
      await market.send(ann, 'mint', [1_000n * ONE])
      const { blockNumber } = await market.send(ben, 'borrow', [500n * ONE])
      await mine(1_000)
      const blocks = BigInt(Number(await chain.rpc.send('eth_blockNumber')) - blockNumber)
      const interest = (500n * ONE * 510n * 10n ** 9n * blocks) / ONE
      // Rounded up in favour of the market, at 18 decimals of the index.
      const roundedUp = (await number('debtOf', [ben])) - 500n * ONE - interest
      expect(roundedUp).toBeGreaterThanOrEqual(0n)
      expect(roundedUp).toBeLessThanOrEqual(500n)
      const gained = (await number('balanceOfUnderlying', [ann])) - 1_000n * ONE
      expect((interest * 9n) / 10n - gained).toBeGreaterThanOrEqual(0n)
      // One market token is 0.2 gwei at the start.
      expect((interest * 9n) / 10n - gained).toBeLessThan(10n ** 9n)

      await market.send(ben, 'repay', [600n * ONE])
      expect(await number('debtOf', [ben])).toBe(0n)
      await market.send(ann, 'redeem', [await number('balanceOf', [ann])])
      expect(await number('totalSupply')).toBe(0n)
      expect(await number('getCash')).toBeGreaterThanOrEqual(await number('totalReserves'))
    }))

  it('lends only within a credit line and its cash', () =>
    chain.apart(async () => {
      await market.send(ann, 'mint', [5_000n * ONE])
      await expect(market.send(ann, 'borrow', [1n])).rejects.toThrow('above the credit line')
      await expect(market.send(ben, 'borrow', [1_001n * ONE])).rejects.toThrow('above the credit line')
      await market.send(ann, 'redeem', [((await number('balanceOf', [ann])) * 9n) / 10n])
      await expect(market.send(ben, 'borrow', [501n * ONE])).rejects.toThrow('insufficient cash')
      await expect(market.send(ann, 'redeem', [0n])).rejects.toThrow('redeem tokens is zero')
      await expect(market.send(ann, 'mint', [1n])).rejects.toThrow('mint tokens is zero')
    }))
})
