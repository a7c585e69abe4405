import { MaxUint256, ZeroAddress } from 'ethers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mined, startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { PoolModel } from './poolModel.ts'

const WEI = 10n ** 18n
const NATIVE = ZeroAddress

type Name = 'WCRO' | 'USDC' | 'ALPHA' | 'BETA' | 'GAMMA' | 'LONELY'

let chain: TestChain
let factory: TestContract
let router: TestContract
let zap: TestContract
let owner: string
let alice: string
let bob: string
let tokens: Readonly<Record<Name, TestContract>>

/** ALPHA trades against WCRO and USDC, BETA against WCRO, GAMMA against USDC, LONELY against nothing. */
const POOLS = [
  ['WCRO', 'USDC', 1_000_000n * WEI, 100_000n * 10n ** 6n],
  ['ALPHA', 'WCRO', 50_000n * WEI, 400_000n * WEI],
  ['ALPHA', 'USDC', 3_000n * WEI, 2_400n * 10n ** 6n],
  ['BETA', 'WCRO', 7_777_777n * WEI, 123_456n * WEI],
  ['GAMMA', 'USDC', 9_000n * WEI, 81_000n * 10n ** 6n],
] as const

const addressOf = (name: Name) => tokens[name].address
const isInOrder = (a: Name, b: Name) => BigInt(addressOf(a)) < BigInt(addressOf(b))
async function pool(a: Name, b: Name): Promise<TestContract> {
  return chain.at('UniswapV2Pair', (await factory.read('getPair', [addressOf(a), addressOf(b)])) as string)
}
const balance = async (token: TestContract, account: string) => (await token.read('balanceOf', [account])) as bigint
const quote = async (amount: bigint, ...path: Name[]) => {
  const amounts = (await router.read('getAmountsOut', [amount, path.map(addressOf)])) as bigint[]
  return amounts[amounts.length - 1]!
}
async function modelOf(a: Name, b: Name): Promise<PoolModel> {
  const pair = await pool(a, b)
  const [reserve0, reserve1] = (await pair.read('getReserves')) as [bigint, bigint]
  const isAFirst = isInOrder(a, b)
  return new PoolModel(
    isAFirst ? reserve0 : reserve1,
    isAFirst ? reserve1 : reserve0,
    (await pair.read('totalSupply')) as bigint,
  )
}

function zapFrom(from: string, tokenIn: string, tokenOut: string, amount: bigint, recipient = from): Promise<Mined> {
  return zap.send(from, 'zap', [tokenIn, tokenOut, amount, ZeroAddress, recipient], tokenIn === NATIVE ? amount : 0n)
}
const amountOutOf = (mined: Mined) => mined.events[0]!.args['amountOut'] as bigint

async function expectNothingStays(): Promise<void> {
  expect(await chain.balanceOf(zap.address)).toBe(0n)
  for (const token of Object.values(tokens)) expect(await balance(token, zap.address)).toBe(0n)
  for (const [a, b] of POOLS) expect(await balance(await pool(a, b), zap.address)).toBe(0n)
}

beforeAll(async () => {
  chain = await startTestChain()
  ;[owner = '', alice = '', bob = ''] = chain.accounts
  factory = await chain.deploy('UniswapV2Factory', [owner])
  const wcro = await chain.deploy('WrappedCro')
  await wcro.send(owner, 'deposit', [], 3_000_000n * WEI)
  const token = (name: string, decimals = 18) =>
    chain.deploy('TestToken', [name, name, decimals, 10n ** BigInt(decimals + 8)])
  tokens = {
    WCRO: wcro,
    USDC: await token('USDC', 6),
    ALPHA: await token('ALPHA'),
    BETA: await token('BETA'),
    GAMMA: await token('GAMMA'),
    LONELY: await token('LONELY'),
  }
  router = await chain.deploy('UniswapV2Router02', [factory.address, wcro.address])
  zap = await chain.deploy('Zap', [factory.address, wcro.address, addressOf('USDC')])
  for (const each of Object.values(tokens)) {
    await each.send(owner, 'approve', [router.address, MaxUint256])
    await each.send(alice, 'approve', [zap.address, MaxUint256])
    await each.send(owner, 'transfer', [alice, 10_000n * (each === tokens.USDC ? 10n ** 6n : WEI)])
  }
  for (const [a, b, amountA, amountB] of POOLS) {
    await router.send(owner, 'addLiquidity', [addressOf(a), addressOf(b), amountA, amountB, 0, 0, owner, MaxUint256])
    const pair = await pool(a, b)
    await pair.send(owner, 'transfer', [alice, (await balance(pair, owner)) / 100n])
    await pair.send(alice, 'approve', [zap.address, MaxUint256])
  }
})
afterAll(() => chain.stop())

describe('Zap between tokens', () => {
  it("swaps in a single hop, with the router's output to the wei", () =>
    chain.withSnapshot(async () => {
      const amount = 1_234_567_890_123_456_789n
      const expected = await quote(amount, 'BETA', 'WCRO')
      const before = await balance(tokens.WCRO, alice)
      const mined = await zapFrom(alice, addressOf('BETA'), addressOf('WCRO'), amount)
      expect((await balance(tokens.WCRO, alice)) - before).toBe(expected)
      expect(mined.events.map(({ name }) => name)).toEqual(['Zapped'])
      expect(mined.events[0]!.args.toArray()).toEqual([
        alice,
        addressOf('BETA'),
        addressOf('WCRO'),
        amount,
        expected,
        alice,
        ZeroAddress,
      ])
      await expectNothingStays()
    }))

  it('routes through CRO if there is no direct pool', () =>
    chain.withSnapshot(async () => {
      const expected = await quote(5n * WEI, 'BETA', 'WCRO', 'ALPHA')
      const before = await balance(tokens.ALPHA, alice)
      await zapFrom(alice, addressOf('BETA'), addressOf('ALPHA'), 5n * WEI)
      expect((await balance(tokens.ALPHA, alice)) - before).toBe(expected)
    }))

  it('routes through USDC, or both, if only those connect', () =>
    chain.withSnapshot(async () => {
      const viaUsdc = await quote(WEI, 'GAMMA', 'USDC', 'WCRO')
      const viaBoth = await quote(WEI, 'GAMMA', 'USDC', 'WCRO', 'BETA')
      await chain.withSnapshot(async () => {
        expect(amountOutOf(await zapFrom(alice, addressOf('GAMMA'), addressOf('WCRO'), WEI))).toBe(viaUsdc)
      })
      expect(amountOutOf(await zapFrom(alice, addressOf('GAMMA'), addressOf('BETA'), WEI))).toBe(viaBoth)
      await expectNothingStays()
    }))

  it('prefers a longer route over a shallow direct pool', () =>
    chain.withSnapshot(async () => {
      const amount = 2_000n * 10n ** 6n
      const direct = await quote(amount, 'USDC', 'ALPHA')
      const viaWcro = await quote(amount, 'USDC', 'WCRO', 'ALPHA')
      expect(viaWcro).toBeGreaterThan(direct)
      expect(amountOutOf(await zapFrom(alice, addressOf('USDC'), addressOf('ALPHA'), amount))).toBe(viaWcro)
    }))

  it('sends to the recipient and names the referrer', () =>
    chain.withSnapshot(async () => {
      const expected = await quote(WEI, 'BETA', 'WCRO')
      const mined = await zap.send(alice, 'zap', [addressOf('BETA'), addressOf('WCRO'), WEI, owner, bob])
      expect(await balance(tokens.WCRO, bob)).toBe(expected)
      expect(mined.events[0]!.args.toArray().slice(4)).toEqual([expected, bob, owner])
    }))

  it('is simulated to the exact output', async () => {
    const simulated = await zap.read('zap', [addressOf('GAMMA'), addressOf('BETA'), WEI, ZeroAddress, alice], alice)
    await chain.withSnapshot(async () =>
      expect(amountOutOf(await zapFrom(alice, addressOf('GAMMA'), addressOf('BETA'), WEI))).toBe(simulated),
    )
  })
})

describe('Zap of native CRO', () => {
  it('accepts CRO', () =>
    chain.withSnapshot(async () => {
      const expected = await quote(7n * WEI, 'WCRO', 'ALPHA')
      const before = await balance(tokens.ALPHA, alice)
      await zapFrom(alice, NATIVE, addressOf('ALPHA'), 7n * WEI)
      expect((await balance(tokens.ALPHA, alice)) - before).toBe(expected)
      await expectNothingStays()
    }))

  it('pays out CRO', () =>
    chain.withSnapshot(async () => {
      const expected = await quote(WEI, 'ALPHA', 'WCRO')
      const before = await chain.balanceOf(alice)
      const { feeWei } = await zapFrom(alice, addressOf('ALPHA'), NATIVE, WEI)
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(expected)
      await expectNothingStays()
    }))

  it('wraps and unwraps one to one', () =>
    chain.withSnapshot(async () => {
      const wrapped = await balance(tokens.WCRO, alice)
      await zapFrom(alice, NATIVE, addressOf('WCRO'), 3n * WEI)
      expect((await balance(tokens.WCRO, alice)) - wrapped).toBe(3n * WEI)
      const before = await chain.balanceOf(alice)
      const { feeWei } = await zapFrom(alice, addressOf('WCRO'), NATIVE, 3n * WEI)
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(3n * WEI)
    }))
})

describe('Zap into LP tokens', () => {
  it('splits one token of the pair optimally and refunds the dust', () =>
    chain.withSnapshot(async () => {
      const amount = 1_234n * WEI + 567n
      const model = await modelOf('WCRO', 'ALPHA')
      const best = model.bestSwapOfA(amount, 0n)
      const lp = await pool('WCRO', 'ALPHA')
      const before = [
        await balance(lp, alice),
        await balance(tokens.WCRO, alice),
        await balance(tokens.ALPHA, alice),
      ] as const
      const mined = await zapFrom(alice, addressOf('WCRO'), lp.address, amount)
      const got = (await balance(lp, alice)) - before[0]
      expect(got).toBe(amountOutOf(mined))

      // The closed formula may differ from the bisection in the last digits, so the outcome is checked for its own
      // split.
      const swapped = swapAmounts(await receiptLogs(mined, lp.address))
      expect(abs(swapped - best)).toBeLessThan(10n ** 6n)
      const bought = model.swapAToB(swapped)
      const { liquidity, dustA, dustB } = isInOrder('WCRO', 'ALPHA')
        ? model.add(amount - swapped, bought)
        : model.addBFirst(amount - swapped, bought)
      expect(got).toBe(liquidity)
      expect((await balance(tokens.WCRO, alice)) - before[1]).toBe(dustA - amount)
      expect((await balance(tokens.ALPHA, alice)) - before[2]).toBe(dustB)
      expect(dustA + dustB).toBeLessThan(10n ** 7n)
      await expectNothingStays()
    }))

  it('refunds CRO dust as CRO if the input was CRO', () =>
    chain.withSnapshot(async () => {
      const lp = await pool('WCRO', 'USDC')
      const before = [
        await chain.balanceOf(alice),
        await balance(tokens.WCRO, alice),
        await balance(tokens.USDC, alice),
      ] as const
      const { feeWei } = await zapFrom(alice, NATIVE, lp.address, 1_000n * WEI + 1n)
      const spent = before[0] - feeWei - (await chain.balanceOf(alice))
      expect(spent).toBeGreaterThan(999n * WEI)
      expect(spent).toBeLessThanOrEqual(1_000n * WEI + 1n)
      expect(await balance(tokens.WCRO, alice)).toBe(before[1])
      expect((await balance(tokens.USDC, alice)) - before[2]).toBeLessThanOrEqual(1n)
      await expectNothingStays()
    }))

  it('first buys one token of a pair that does not contain the input', () =>
    chain.withSnapshot(async () => {
      const lp = await pool('ALPHA', 'WCRO')
      const before = await balance(lp, alice)
      const cro = await quote(100_000n * WEI, 'BETA', 'WCRO')
      const model = await modelOf('WCRO', 'ALPHA')
      const swap = model.bestSwapOfA(cro, 0n)
      const { liquidity } = model.add(cro - swap, model.swapAToB(swap))
      await tokens.BETA.send(owner, 'transfer', [alice, 100_000n * WEI])
      await zapFrom(alice, addressOf('BETA'), lp.address, 100_000n * WEI)
      const got = (await balance(lp, alice)) - before
      expect(abs(got - liquidity) * 10n ** 12n).toBeLessThan(liquidity)
      await expectNothingStays()
    }))

  it('works with tokens of few decimals, from either side', () =>
    chain.withSnapshot(async () => {
      for (const name of ['USDC', 'GAMMA'] as const) {
        const lp = await pool('GAMMA', 'USDC')
        const other = name === 'USDC' ? 'GAMMA' : 'USDC'
        const amount = name === 'USDC' ? 333_333_333n : 37n * WEI
        const model = await modelOf(name, other)
        const swap = model.bestSwapOfA(amount, 0n)
        const { liquidity } = model.add(amount - swap, model.swapAToB(swap))
        const mined = await zapFrom(alice, addressOf(name), lp.address, amount)
        expect(abs(amountOutOf(mined) - liquidity) * 10n ** 6n).toBeLessThan(liquidity)
        await expectNothingStays()
      }
    }))
})

describe('Zap out of LP tokens', () => {
  it('removes liquidity and sells both tokens', () =>
    chain.withSnapshot(async () => {
      const lp = await pool('BETA', 'WCRO')
      const amount = (await balance(lp, alice)) / 3n
      const model = await modelOf('BETA', 'WCRO')
      const [beta, cro] = model.burn(amount)
      const expected = cro + model.swapAToB(beta)
      const before = await chain.balanceOf(alice)
      const { feeWei } = await zapFrom(alice, lp.address, NATIVE, amount)
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(expected)
      await expectNothingStays()
    }))

  it('sells both tokens for a third one', () =>
    chain.withSnapshot(async () => {
      const lp = await pool('GAMMA', 'USDC')
      const amount = await balance(lp, alice)
      const pools = {
        gamma: await modelOf('GAMMA', 'USDC'),
        cro: await modelOf('USDC', 'WCRO'),
        beta: await modelOf('WCRO', 'BETA'),
      }
      const [gamma, usdc] = pools.gamma.burn(amount)
      const sell = (usd: bigint) => pools.beta.swapAToB(pools.cro.swapAToB(usd))
      // The tokens are sold in the pair's order.
      const isGammaFirst = isInOrder('GAMMA', 'USDC')
      const first = isGammaFirst ? sell(pools.gamma.swapAToB(gamma)) : sell(usdc)
      const second = isGammaFirst ? sell(usdc) : sell(pools.gamma.swapAToB(gamma))
      expect(amountOutOf(await zapFrom(alice, lp.address, addressOf('BETA'), amount))).toBe(first + second)
      await expectNothingStays()
    }))

  it('converts one LP token to another, with and without a common token', () =>
    chain.withSnapshot(async () => {
      for (const target of [await pool('ALPHA', 'WCRO'), await pool('GAMMA', 'USDC')]) {
        const from = await pool('BETA', 'WCRO')
        const amount = (await balance(from, alice)) / 10n
        const valueIn = await croValueOf(['BETA', 'WCRO'], amount)
        const before = await balance(target, alice)
        const mined = await zapFrom(alice, from.address, target.address, amount)
        const got = (await balance(target, alice)) - before
        expect(got).toBe(amountOutOf(mined))
        const names: readonly [Name, Name] =
          target.address === (await pool('ALPHA', 'WCRO')).address ? ['ALPHA', 'WCRO'] : ['GAMMA', 'USDC']
        const valueOut = await croValueOf(names, got)
        // Fees of up to four hops and the price impact of these small pools.
        expect(valueOut * 100n).toBeGreaterThan(valueIn * 95n)
        await expectNothingStays()
      }
    }))
})

describe('Zap of a token with a transfer fee of 12 %', () => {
  let comet: TestContract
  let lp: TestContract
  const kept = (amount: bigint) => amount - (amount * 12n) / 100n
  const model = async () => {
    const [reserve0, reserve1] = (await lp.read('getReserves')) as [bigint, bigint]
    const [cometReserve, croReserve] =
      (await lp.read('token0')) === comet.address ? [reserve0, reserve1] : [reserve1, reserve0]
    return new PoolModel(cometReserve, croReserve, (await lp.read('totalSupply')) as bigint)
  }

  beforeAll(async () => {
    comet = await chain.deploy('FeeToken', ['Safe Comet', 'COMET', 10n ** 24n])
    await comet.send(owner, 'approve', [router.address, MaxUint256])
    await router.send(owner, 'addLiquidity', [
      comet.address,
      addressOf('WCRO'),
      10n ** 22n,
      20_000n * WEI,
      0,
      0,
      owner,
      MaxUint256,
    ])
    lp = chain.at('UniswapV2Pair', (await factory.read('getPair', [comet.address, addressOf('WCRO')])) as string)
    await lp.send(owner, 'transfer', [alice, (await balance(lp, owner)) / 100n])
    await comet.send(owner, 'transfer', [alice, 1_000n * WEI])
    for (const each of [comet, lp]) await each.send(alice, 'approve', [zap.address, MaxUint256])
  })
  const expectNoneStays = async () => {
    await expectNothingStays()
    for (const each of [comet, lp]) expect(await balance(each, zap.address)).toBe(0n)
  }

  it('sells what reaches the pool, so that the fee is charged once', () =>
    chain.withSnapshot(async () => {
      const cro = (await model()).swapAToB(kept(50n * WEI))
      const before = await balance(tokens.WCRO, alice)
      const mined = await zapFrom(alice, comet.address, addressOf('WCRO'), 50n * WEI)
      expect(amountOutOf(mined)).toBe(cro)
      expect((await balance(tokens.WCRO, alice)) - before).toBe(cro)
      await expectNoneStays()
    }))

  it('returns the amount received, not what the pool sent', () =>
    chain.withSnapshot(async () => {
      const bought = (await model()).swapBToA(30n * WEI)
      const before = await balance(comet, alice)
      const mined = await zapFrom(alice, NATIVE, comet.address, 30n * WEI)
      expect(amountOutOf(mined)).toBe(kept(bought))
      expect((await balance(comet, alice)) - before).toBe(kept(bought))
      await expectNoneStays()
    }))

  it('routes over several pools, and into an LP token of other tokens', () =>
    chain.withSnapshot(async () => {
      const cro = (await model()).swapAToB(kept(50n * WEI))
      const usd = await quote(cro, 'WCRO', 'USDC')
      await chain.withSnapshot(async () =>
        expect(amountOutOf(await zapFrom(alice, comet.address, addressOf('USDC'), 50n * WEI))).toBe(usd),
      )
      const other = await pool('WCRO', 'USDC')
      const before = await balance(other, alice)
      const mined = await zapFrom(alice, comet.address, other.address, 50n * WEI)
      expect((await balance(other, alice)) - before).toBe(amountOutOf(mined))
      expect(await croValueOf(['WCRO', 'USDC'], amountOutOf(mined))).toBeGreaterThan((cro * 99n) / 100n)
      await expectNoneStays()
    }))

  it('removes liquidity from its LP token', () =>
    chain.withSnapshot(async () => {
      const amount = await balance(lp, alice)
      const pools = await model()
      const [comets, cro] = pools.burn(amount)
      const expected = cro + pools.swapAToB(kept(kept(comets)))
      const before = await chain.balanceOf(alice)
      const { feeWei } = await zapFrom(alice, lp.address, NATIVE, amount)
      expect((await chain.balanceOf(alice)) - before + feeWei).toBe(expected)
      await expectNoneStays()
    }))

  it('rejects its LP token as output, which would lose half of the CRO', async () => {
    const why = 'LP tokens of fee-on-transfer tokens are not supported'
    await expect(zapFrom(alice, NATIVE, lp.address, 30n * WEI)).rejects.toThrow(why)
    await expect(zapFrom(alice, comet.address, lp.address, 30n * WEI)).rejects.toThrow(why)
  })
})

describe('Zap between any two tokens', () => {
  it('pays the amount it returns, keeps nothing, and spends no more than the input', async () => {
    const lps = await Promise.all(POOLS.map(([a, b]) => pool(a, b)))
    const all = [...Object.values(tokens).filter((each) => each !== tokens.LONELY), ...lps]
    const pick = fc.integer({ min: 0, max: all.length - 1 })
    await fc.assert(
      fc.asyncProperty(pick, pick, fc.integer({ min: 1, max: 9_999 }), async (from, to, basisPoints) => {
        fc.pre(from !== to)
        await chain.withSnapshot(async () => {
          const [tokenIn, tokenOut] = [all[from]!, all[to]!]
          const before = [await balance(tokenIn, alice), await balance(tokenOut, bob)] as const
          const amount = (before[0] * BigInt(basisPoints)) / 10_000n
          const mined = await zapFrom(alice, tokenIn.address, tokenOut.address, amount, bob)
          expect(amountOutOf(mined)).toBeGreaterThan(0n)
          expect((await balance(tokenOut, bob)) - before[1]).toBe(amountOutOf(mined))
          expect(before[0] - (await balance(tokenIn, alice))).toBeLessThanOrEqual(amount)
          expect(mined.gasUsed).toBeLessThan(1_500_000n)
          await expectNothingStays()
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('Zap reverts', () => {
  const refused = (tokenIn: string, tokenOut: string, amount: bigint, value = 0n, recipient = alice) =>
    expect(zap.send(alice, 'zap', [tokenIn, tokenOut, amount, ZeroAddress, recipient], value)).rejects

  it('for invalid arguments', async () => {
    const cro = addressOf('WCRO')
    await refused(cro, addressOf('ALPHA'), 0n).toThrow('Nothing to zap')
    await refused(cro, cro, 1n).toThrow('Same token')
    await refused(cro, addressOf('ALPHA'), WEI, 0n, ZeroAddress).toThrow('No recipient')
    await refused(NATIVE, addressOf('ALPHA'), WEI, WEI - 1n).toThrow('Wrong value')
    await refused(NATIVE, addressOf('ALPHA'), WEI, WEI + 1n).toThrow('Wrong value')
    await refused(cro, addressOf('ALPHA'), WEI, WEI).toThrow('Wrong value')
  })

  it('if no pool connects the tokens, and keeps nothing', async () => {
    await refused(addressOf('LONELY'), addressOf('WCRO'), WEI).toThrow('No route')
    await refused(addressOf('WCRO'), addressOf('LONELY'), WEI).toThrow('No route')
    await refused(addressOf('WCRO'), (await pool('ALPHA', 'WCRO')).address, 1n).toThrow()
    await expectNothingStays()
  })

  it('without allowance or balance', async () => {
    await expect(zapFrom(bob, addressOf('ALPHA'), addressOf('WCRO'), WEI)).rejects.toThrow()
    await refused(addressOf('ALPHA'), addressOf('WCRO'), 10_000n * WEI + 1n).toThrow()
  })

  it('for plain CRO transfers', async () => {
    const { status } = await chain.transact({ from: alice, to: zap.address, value: 1n })
    expect(status).toBe('0x0')
  })
})

const abs = (value: bigint) => (value < 0n ? -value : value)

const SWAP = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
type Log = { readonly address: string; readonly topics: readonly string[]; readonly data: string }

async function receiptLogs(mined: Mined, address: string): Promise<readonly Log[]> {
  const { logs } = (await chain.rpc.send('eth_getTransactionReceipt', [mined.hash])) as { logs: Log[] }
  return logs.filter((log) => log.address === address.toLowerCase())
}

/** Input of the pool's only swap. */
function swapAmounts(logs: readonly Log[]): bigint {
  const [swap, more] = logs.filter(({ topics }) => topics[0] === SWAP)
  if (swap === undefined || more !== undefined) throw new Error('Expected exactly one swap')
  return BigInt(swap.data.slice(0, 66)) + BigInt(`0x${swap.data.slice(66, 130)}`)
}

/** Value of LP tokens in wei of CRO, at the prices of the CRO pools. */
async function croValueOf([a, b]: readonly [Name, Name], liquidity: bigint): Promise<bigint> {
  const [amountA, amountB] = (await modelOf(a, b)).burn(liquidity)
  const spot = async (name: Name, amount: bigint): Promise<bigint> => {
    if (name === 'WCRO') return amount
    if (name === 'GAMMA')
      return spot('USDC', (amount * (await reserveOf('USDC', 'GAMMA'))) / (await reserveOf('GAMMA', 'USDC')))
    return (amount * (await reserveOf('WCRO', name))) / (await reserveOf(name, 'WCRO'))
  }
  return (await spot(a, amountA)) + (await spot(b, amountB))
}
async function reserveOf(name: Name, other: Name): Promise<bigint> {
  return balance(tokens[name], (await pool(name, other)).address)
}
