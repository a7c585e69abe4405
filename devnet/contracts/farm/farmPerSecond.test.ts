import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployPerSecondVault } from '../../testing/strategyFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, ceilDiv, deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'

const REWARD = 3n * ONE

let chain: TestChain
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

describe('farm with a reward per second', () => {
  it('splits its reward by allocation points and stake, however many blocks pass', async () => {
    const lp = await deployToken(chain, 'LP')
    const reward = await chain.deploy('TestToken', ['RWD', 'RWD', 18n, 0n])
    const farm = await chain.deploy('FarmPerSecond', [reward.address, REWARD])
    await reward.send(owner(chain), 'setMinter', [farm.address, true])
    await farm.send(owner(chain), 'add', [lp.address, 25n])
    await farm.send(owner(chain), 'add', [(await deployToken(chain, 'LP2')).address, 75n])
    await approve(lp, farm, [alice, bob])
    const first = await farm.send(alice, 'deposit', [0n, 100n * ONE])
    await chain.setNextTime(first.timeSec + 100)
    const second = await farm.send(bob, 'deposit', [0n, 300n * ONE])
    await chain.setNextTime(second.timeSec + 40)
    await farm.send(alice, 'withdraw', [0n, 100n * ONE])
    const pool = REWARD / 4n
    expect(await readUint(reward, 'balanceOf', [alice])).toBe(100n * pool + (40n * pool) / 4n)
    expect(await readUint(farm, 'pendingReward', [0n, bob])).toBe((40n * pool * 3n) / 4n)
    expect(await readUint(lp, 'balanceOf', [farm.address])).toBe(300n * ONE)
  })

  it('pays rewards from before a rate change at the old rate', async () => {
    const token = await deployToken(chain, 'TKN')
    const { chef } = await deployPerSecondVault(chain, token, REWARD)
    await approve(token, chef, [alice])
    const { timeSec } = await chef.send(alice, 'deposit', [0n, ONE])
    const changed = await chef.send(owner(chain), 'setRewardPerSecond', [2n * REWARD])
    await chain.setNextTime(changed.timeSec + 10)
    const before = await readUint(token, 'balanceOf', [alice])
    await chef.send(alice, 'deposit', [0n, 0n])
    expect((await readUint(token, 'balanceOf', [alice])) - before).toBe(
      BigInt(changed.timeSec - timeSec) * REWARD + 20n * REWARD,
    )
  })
})

describe('vault on it', () => {
  it("accepts a deposit, compounds at the farm's rate and pays out", async () => {
    const token = await deployToken(chain, 'TKN')
    const { vault } = await deployPerSecondVault(chain, token, REWARD)
    const deposit = 5_000n * ONE
    const { timeSec } = await vault.send(alice, 'deposit', [deposit])
    await chain.setNextTime(timeSec + 86_400)
    await vault.send(bob, 'forceCompound')
    const gain = 86_400n * REWARD
    const fee = ceilDiv(gain * 2_000n, 10_000n)
    expect(await readUint(vault, 'totalAssets')).toBe(deposit + gain - fee + (gain * 50n) / 10_000n)
    const gained = (await readUint(vault, 'updatedBalanceOf', [alice])) - deposit
    expect(Number(gained) / Number(gain)).toBeCloseTo(0.8, 6)
    const before = await readUint(token, 'balanceOf', [alice])
    const worth = await readUint(vault, 'updatedBalanceOf', [alice])
    await vault.send(alice, 'withdrawAll')
    expect((await readUint(token, 'balanceOf', [alice])) - before).toBe(worth)
  })
})
