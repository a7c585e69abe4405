import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployBarVault, deployHeldVault } from '../../testing/sourceWorld.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultWorld.ts'

const REWARD = ONE / 100n
const DAY_SEC = 86_400

let chain: TestChain
let token: TestContract
let ann: string
let ben: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
  token = await deployToken(chain, 'TKN')
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

describe('a staking bar', () => {
  it('grows by what it earns, and gives each their part of it', async () => {
    const { bar } = await deployBarVault(chain, token, REWARD)
    expect(await number(bar, 'ratio')).toBe(ONE)
    const { timeSec } = await bar.send(ann, 'enter', [3_000n * ONE])
    await chain.setNextTime(timeSec + 100_000)
    const second = await bar.send(ben, 'enter', [2_000n * ONE])
    // 3,000 became 4,000: ben's part is two thirds of what ann's is.
    expect(await number(bar, 'balanceOf', [ben])).toBe(1_500n * ONE)
    await chain.setNextTime(second.timeSec + 30_000)
    const before = await number(token, 'balanceOf', [ann])
    await bar.send(ann, 'leave', [3_000n * ONE])
    expect((await number(token, 'balanceOf', [ann])) - before).toBe(4_200n * ONE)
    expect(await number(token, 'balanceOf', [bar.address])).toBe(2_100n * ONE)
  })

  it('notes its ratio on the first change of a day', async () => {
    const { bar } = await deployBarVault(chain, token, REWARD)
    const { timeSec } = await bar.send(ann, 'enter', [1_000n * ONE])
    const midnight = (Math.floor(timeSec / DAY_SEC) + 3) * DAY_SEC
    await chain.setNextTime(midnight + 7)
    const { events } = await bar.send(ben, 'update')
    const ratio = ONE + (BigInt(midnight + 7 - timeSec) * REWARD) / 1_000n
    expect(events.map(({ name, args }) => [name, ...(args.toArray() as bigint[])])).toEqual([
      ['DailySnapshot', BigInt(midnight), ratio],
    ])
    expect((await bar.send(ben, 'update')).events).toEqual([])
  })
})

describe('a vault in it', () => {
  it('takes a deposit, books the growth and pays out', async () => {
    const { vault, bar } = await deployBarVault(chain, token, REWARD)
    await bar.send(ben, 'enter', [3_000n * ONE])
    const { timeSec } = await vault.send(ann, 'deposit', [1_000n * ONE])
    const ratio = await number(bar, 'ratio')
    await chain.setNextTime(timeSec + 10 * DAY_SEC)
    await vault.send(ben, 'forceCompound')
    const growth = Number(await number(bar, 'ratio')) / Number(ratio) - 1
    expect(growth).toBeGreaterThan(0.5)
    const worth = await number(vault, 'updatedBalanceOf', [ann])
    expect(Number(worth) / 1e21 - 1).toBeCloseTo(growth * 0.8, 6)
    const before = await number(token, 'balanceOf', [ann])
    await vault.send(ann, 'withdrawAll')
    expect(worth - ((await number(token, 'balanceOf', [ann])) - before)).toBeLessThanOrEqual(2n)
  })
})

describe('a vault whose farm has ended', () => {
  it('gives back what was put in, and books only what it is given', async () => {
    const { vault, strategy } = await deployHeldVault(chain, token)
    await vault.send(ann, 'deposit', [1_000n * ONE])
    await expect(vault.send(ben, 'forceCompound')).rejects.toThrow('nothing to compound')
    await token.send(ben, 'transfer', [strategy.address, 10n * ONE])
    await vault.send(ben, 'forceCompound')
    const worth = await number(vault, 'updatedBalanceOf', [ann])
    expect(1_008n * ONE - worth).toBeLessThan(ONE / 1_000n)
    const before = await number(token, 'balanceOf', [ann])
    await vault.send(ann, 'withdrawAll')
    expect((await number(token, 'balanceOf', [ann])) - before).toBe(worth)
  })
})
