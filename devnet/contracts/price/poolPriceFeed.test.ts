import { MaxUint256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mineAt, readTime, useSteadyTime } from '../../testing/gameFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'

const INTERVAL_SEC = 10
const MILLION_USDC = 10n ** 12n

let chain: TestChain
let usdc: TestContract
let cro: TestContract
let router: TestContract
let pair: string

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  const factory = await chain.deploy('UniswapV2Factory', [owner(chain)])
  router = await chain.deploy('UniswapV2Router02', [factory.address, owner(chain)])
  usdc = await deployToken(chain, 'USDC', 6n)
  cro = await deployToken(chain, 'WCRO')
  for (const token of [usdc, cro]) await token.send(owner(chain), 'approve', [router.address, MaxUint256])
  // 0.1 dollars
  const amounts = [MILLION_USDC, 10_000_000n * ONE]
  await router.send(owner(chain), 'addLiquidity', [
    usdc.address,
    cro.address,
    ...amounts,
    0n,
    0n,
    owner(chain),
    MaxUint256,
  ])
  pair = (await factory.read('getPair', [usdc.address, cro.address])) as string
})
afterAll(() => chain.stop())

async function deployFeed(base = cro) {
  const feed = await chain.deploy('PoolPriceFeed', [pair, base.address, INTERVAL_SEC, 'CRO / USD'])
  return { feed, startSec: await readTime(chain) }
}

const swap = (amount: bigint, path: readonly TestContract[]) =>
  router.send(owner(chain), 'swapExactTokensForTokens', [
    amount,
    0n,
    path.map(({ address }) => address),
    owner(chain),
    MaxUint256,
  ])

async function updateAt(feed: TestContract, timeSec: number): Promise<bigint> {
  await chain.setNextTime(timeSec)
  const { events } = await feed.send(owner(chain), 'update')
  return events[0]?.args[0] as bigint
}

const latest = async (feed: TestContract) => [...((await feed.read('latestRoundData')) as bigint[])]

describe('price feed of a pool', () => {
  it('answers with 8 decimals, whatever the decimals and the order of the tokens', () =>
    chain.withSnapshot(async () => {
      const { feed, startSec } = await deployFeed()
      expect([await feed.read('decimals'), await feed.read('description')]).toEqual([8n, 'CRO / USD'])
      const other = await deployFeed(usdc)
      // The pool's fixed-point price is rounded down.
      expect(10_000_000n - (await updateAt(feed, startSec + 20))).toBeLessThanOrEqual(1n)
      expect(1_000_000_000n - (await updateAt(other.feed, other.startSec + 40))).toBeLessThanOrEqual(1n)
    }))

  it('averages the price over the seconds since the answer before', () =>
    chain.withSnapshot(async () => {
      const { feed, startSec } = await deployFeed()
      await updateAt(feed, startSec + 10)
      await chain.setNextTime(startSec + 13)
      // A tenth of the pool: from 0.1 to about 0.083.
      await swap(1_000_000n * ONE, [cro, usdc])
      const reserves = (await chain.at('UniswapV2Pair', pair).read('getReserves')) as [bigint, bigint]
      const [reserveUsdc, reserveCro] =
        BigInt(usdc.address) < BigInt(cro.address) ? reserves : [reserves[1], reserves[0]]
      const after = (reserveUsdc * 10n ** 20n) / reserveCro
      expect(after).toBeLessThan(8_400_000n)
      const answer = await updateAt(feed, startSec + 20)
      const expected = (3n * 10_000_000n + 7n * after) / 10n
      expect(answer - expected).toBeGreaterThanOrEqual(-1n)
      expect(answer - expected).toBeLessThanOrEqual(1n)
    }))

  it('is not moved by a swap in the same block', () =>
    chain.withSnapshot(async () => {
      const { feed, startSec } = await deployFeed()
      // Room for two transactions, each of which may use a usual block's gas.
      await chain.rpc.send('evm_setBlockGasLimit', ['0x5f5e100'])
      await chain.rpc.send('evm_setAutomine', [false])
      const pending = async () =>
        Number(((await chain.rpc.send('txpool_status')) as { readonly pending: string }).pending)
      const swapped = swap(5_000_000n * ONE, [cro, usdc])
      await expect.poll(pending).toBe(1)
      const updated = feed.send(owner(chain), 'update')
      await expect.poll(pending).toBe(2)
      await mineAt(chain, startSec + 30)
      await chain.rpc.send('evm_setAutomine', [true])
      const [first, second] = await Promise.all([swapped, updated])
      expect(first.blockNumber).toBe(second.blockNumber)
      expect(10_000_000n - ((await latest(feed))[1] ?? 0n)).toBeLessThanOrEqual(1n)
    }))

  it('adds answers with increasing ids, at most one per interval, and keeps them', () =>
    chain.withSnapshot(async () => {
      const { feed, startSec } = await deployFeed()
      await expect(feed.read('latestRoundData')).rejects.toThrow('no answer')
      await expect(updateAt(feed, startSec + INTERVAL_SEC - 1)).rejects.toThrow('updated already')
      const first = await updateAt(feed, startSec + INTERVAL_SEC)
      await expect(updateAt(feed, startSec + 2 * INTERVAL_SEC - 1)).rejects.toThrow('updated already')
      const second = await updateAt(feed, startSec + 50)
      expect(await latest(feed)).toEqual([2n, second, BigInt(startSec + INTERVAL_SEC), BigInt(startSec + 50), 2n])
      expect([...((await feed.read('getRoundData', [1n])) as bigint[])]).toEqual([
        1n,
        first,
        BigInt(startSec),
        BigInt(startSec + INTERVAL_SEC),
        1n,
      ])
      for (const id of [0n, 3n]) await expect(feed.read('getRoundData', [id])).rejects.toThrow('no answer')
    }))

  it('needs a token of its pool', async () => {
    await expect(chain.deploy('PoolPriceFeed', [pair, router.address, 10, ''])).rejects.toThrow('not in the pool')
  })
})
