import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployBarVault, deployHeldVault } from '../../testing/strategyFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultFixtures.ts'

const REWARD = ONE / 100n
const DAY_SEC = 86_400

let chain: TestChain
let token: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
  token = await deployToken(chain, 'TKN')
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

describe('staking bar', () => {
  it('grows by its rewards and pays each holder their share', async () => {
    const { bar } = await deployBarVault(chain, token, REWARD)
    expect(await readUint(bar, 'ratio')).toBe(ONE)
    const { timeSec } = await bar.send(alice, 'enter', [3_000n * ONE])
    await chain.setNextTime(timeSec + 100_000)
    const second = await bar.send(bob, 'enter', [2_000n * ONE])
    // 3,000 became 4,000, so bob's deposit mints two thirds of alice's shares.
    expect(await readUint(bar, 'balanceOf', [bob])).toBe(1_500n * ONE)
    await chain.setNextTime(second.timeSec + 30_000)
    const before = await readUint(token, 'balanceOf', [alice])
    await bar.send(alice, 'leave', [3_000n * ONE])
    expect((await readUint(token, 'balanceOf', [alice])) - before).toBe(4_200n * ONE)
    expect(await readUint(token, 'balanceOf', [bar.address])).toBe(2_100n * ONE)
  })

  it('records its ratio on the first change of a day', async () => {
    const { bar } = await deployBarVault(chain, token, REWARD)
    const { timeSec } = await bar.send(alice, 'enter', [1_000n * ONE])
    const midnight = (Math.floor(timeSec / DAY_SEC) + 3) * DAY_SEC
    await chain.setNextTime(midnight + 7)
    const { events } = await bar.send(bob, 'update')
    const ratio = ONE + (BigInt(midnight + 7 - timeSec) * REWARD) / 1_000n
    expect(events.map(({ name, args }) => [name, ...(args.toArray() as bigint[])])).toEqual([
      ['DailySnapshot', BigInt(midnight), ratio],
    ])
    expect((await bar.send(bob, 'update')).events).toEqual([])
  })
})

describe('vault on it', () => {
  it('accepts a deposit, accounts for the growth and pays out', async () => {
    const { vault, bar } = await deployBarVault(chain, token, REWARD)
    await bar.send(bob, 'enter', [3_000n * ONE])
    const { timeSec } = await vault.send(alice, 'deposit', [1_000n * ONE])
    const ratio = await readUint(bar, 'ratio')
    await chain.setNextTime(timeSec + 10 * DAY_SEC)
    await vault.send(bob, 'forceCompound')
    const growth = Number(await readUint(bar, 'ratio')) / Number(ratio) - 1
    expect(growth).toBeGreaterThan(0.5)
    const worth = await readUint(vault, 'updatedBalanceOf', [alice])
    expect(Number(worth) / 1e21 - 1).toBeCloseTo(growth * 0.8, 6)
    const before = await readUint(token, 'balanceOf', [alice])
    await vault.send(alice, 'withdrawAll')
    expect(worth - ((await readUint(token, 'balanceOf', [alice])) - before)).toBeLessThanOrEqual(2n)
  })
})

describe('vault whose farm has ended', () => {
  it('returns deposits, and accounts only for what is sent to it', async () => {
    const { vault, strategy } = await deployHeldVault(chain, token)
    await vault.send(alice, 'deposit', [1_000n * ONE])
    await expect(vault.send(bob, 'forceCompound')).rejects.toThrow('nothing to compound')
    await token.send(bob, 'transfer', [strategy.address, 10n * ONE])
    await vault.send(bob, 'forceCompound')
    const worth = await readUint(vault, 'updatedBalanceOf', [alice])
    expect(1_008n * ONE - worth).toBeLessThan(ONE / 1_000n)
    const before = await readUint(token, 'balanceOf', [alice])
    await vault.send(alice, 'withdrawAll')
    expect((await readUint(token, 'balanceOf', [alice])) - before).toBe(worth)
  })
})
