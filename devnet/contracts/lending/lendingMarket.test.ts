import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mined, startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, ceilDiv, deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'

/** Per block, in 1e-9: base 10, slope 1,000, jump 50,000 above 80 % utilization; reserve factor 10 %. */
const RATES = [10n * 10n ** 9n, 1_000n * 10n ** 9n, 50_000n * 10n ** 9n, (8n * ONE) / 10n, ONE / 10n]

const abi = new Interface([
  'function mint(uint256)',
  'function repay(uint256)',
  'event AccrueInterest(uint256, uint256, uint256, uint256)',
])
const GAS = '0x7a120'

let chain: TestChain
let token: TestContract
let market: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
  token = await deployToken(chain, 'TKN')
  market = await chain.deploy('LendingMarket', ['Market', 'lTKN', token.address, true, RATES])
  await market.send(owner(chain), 'setCreditLine', [bob, 1_000n * ONE])
  await approve(token, market, [alice, bob])
})
afterAll(() => chain.stop())

const readUint = async (fn: string, args: readonly unknown[] = []) => (await market.read(fn, args)) as bigint
const entryOf = (event: Mined['events'][number] | undefined) => event && [event.name, ...event.args]
const firstEvent = ({ events }: Mined) => entryOf(events[0])
const lastEvent = ({ events }: Mined) => entryOf(events.at(-1))
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])

describe('money market', () => {
  it('charges more as utilization rises, steeply above the kink', () =>
    chain.withSnapshot(async () => {
      await market.send(alice, 'mint', [1_000n * ONE])
      expect(await readUint('supplyRatePerBlock')).toBe(0n)
      await market.send(bob, 'borrow', [500n * ONE])
      // (10 + 1,000 / 2) * 1e-9 on the lent half, less the reserve of a tenth.
      expect(await readUint('supplyRatePerBlock')).toBe((510n * 10n ** 9n * 9n) / 20n)
      await market.send(bob, 'borrow', [400n * ONE])
      const high = await readUint('supplyRatePerBlock')
      // About 10 + 800 + 50,000 / 10 on nine tenths.
      expect(Number(high) / (5_810e9 * 0.9 * 0.9)).toBeCloseTo(1, 2)
      await expect(market.read('supplyRatePerTimestamp')).rejects.toThrow('interest runs by block')
    }))

  it("passes the borrower's interest to the suppliers, less the reserve", () =>
    chain.withSnapshot(async () => {
      await market.send(alice, 'mint', [1_000n * ONE])
      const { blockNumber } = await market.send(bob, 'borrow', [500n * ONE])
      await mine(1_000)
      const blocks = BigInt(Number(await chain.rpc.send('eth_blockNumber')) - blockNumber)
      const interest = (500n * ONE * 510n * 10n ** 9n * blocks) / ONE
      // Debt rounds up, at the index's 18 decimals.
      const roundedUp = (await readUint('debtOf', [bob])) - 500n * ONE - interest
      expect(roundedUp).toBeGreaterThanOrEqual(0n)
      expect(roundedUp).toBeLessThanOrEqual(500n)
      const gained = (await readUint('balanceOfUnderlying', [alice])) - 1_000n * ONE
      expect((interest * 9n) / 10n - gained).toBeGreaterThanOrEqual(0n)
      // One market token is worth 0.2 gwei at the start.
      expect((interest * 9n) / 10n - gained).toBeLessThan(10n ** 9n)

      await market.send(bob, 'repay', [600n * ONE])
      expect(await readUint('debtOf', [bob])).toBe(0n)
      await market.send(alice, 'redeem', [await readUint('balanceOf', [alice])])
      expect(await readUint('totalSupply')).toBe(0n)
      expect(await readUint('getCash')).toBeGreaterThanOrEqual(await readUint('totalReserves'))
    }))

  it('lends only within the credit line and its cash', () =>
    chain.withSnapshot(async () => {
      await market.send(alice, 'mint', [5_000n * ONE])
      await expect(market.send(alice, 'borrow', [1n])).rejects.toThrow('above the credit line')
      await expect(market.send(bob, 'borrow', [1_001n * ONE])).rejects.toThrow('above the credit line')
      await market.send(alice, 'redeem', [((await readUint('balanceOf', [alice])) * 9n) / 10n])
      await expect(market.send(bob, 'borrow', [501n * ONE])).rejects.toThrow('insufficient cash')
      await expect(market.send(alice, 'redeem', [0n])).rejects.toThrow('redeem tokens is zero')
      await expect(market.send(alice, 'mint', [1n])).rejects.toThrow('mint tokens is zero')
    }))

  it('logs each accrual as Compound v2 does, once per block', () =>
    chain.withSnapshot(async () => {
      await market.send(alice, 'mint', [1_000n * ONE])
      const { blockNumber } = await market.send(bob, 'borrow', [500n * ONE])
      const indexBefore = await readUint('borrowIndex')
      await mine(99)
      const paid = await market.send(bob, 'repay', [100n * ONE])
      expect(paid.blockNumber).toBe(blockNumber + 100)
      // 510 * 1e-9 per block (half lent: 10 + 1,000 / 2) on 500, for 100 blocks.
      const interest = 255n * 10n ** 14n
      const index = indexBefore + ceilDiv(indexBefore * 51n, 10n ** 6n)
      expect(firstEvent(paid)).toEqual(['AccrueInterest', 500n * ONE, interest, index, 500n * ONE + interest])

      await chain.rpc.send('evm_setAutomine', [false])
      for (const [from, method] of [
        [alice, 'mint'],
        [bob, 'repay'],
      ] as const) {
        const data = abi.encodeFunctionData(method, [ONE])
        await chain.rpc.send('eth_sendTransaction', [{ from, to: market.address, data, gas: GAS }])
      }
      await mine(1)
      await chain.rpc.send('evm_setAutomine', [true])
      expect(await chain.rpc.send('eth_getBlockTransactionCountByNumber', ['latest'])).toBe('0x2')
      const filter = {
        address: market.address,
        fromBlock: 'latest',
        topics: [abi.getEvent('AccrueInterest')?.topicHash],
      }
      expect(await chain.rpc.send('eth_getLogs', [filter])).toHaveLength(1)
    }))

  it('logs changes of its reserves and of their share of the interest', () =>
    chain.withSnapshot(async () => {
      await token.send(owner(chain), 'approve', [market.address, 5n * ONE])
      await market.send(alice, 'mint', [1_000n * ONE])
      const added = await market.send(owner(chain), '_addReserves', [5n * ONE])
      expect(lastEvent(added)).toEqual(['ReservesAdded', owner(chain), 5n * ONE, 5n * ONE])
      const reduced = await market.send(owner(chain), '_reduceReserves', [2n * ONE])
      expect(lastEvent(reduced)).toEqual(['ReservesReduced', owner(chain), 2n * ONE, 3n * ONE])
      const changed = await market.send(owner(chain), '_setReserveFactor', [ONE / 4n])
      expect(lastEvent(changed)).toEqual(['NewReserveFactor', ONE / 10n, ONE / 4n])
      expect(await readUint('reserveFactorMantissa')).toBe(ONE / 4n)
      expect(await readUint('totalReserves')).toBe(3n * ONE)
      // Neither is the suppliers' money.
      expect(await readUint('balanceOfUnderlying', [alice])).toBe(1_000n * ONE)
      await expect(market.send(alice, '_reduceReserves', [1n])).rejects.toThrow()
      await expect(market.send(owner(chain), '_reduceReserves', [4n * ONE])).rejects.toThrow('insufficient reserves')
    }))
})
