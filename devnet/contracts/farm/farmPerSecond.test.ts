import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployPerSecondVault } from '../../testing/sourceWorld.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, approve, ceilDiv, deployToken, ONE, owner } from '../../testing/vaultWorld.ts'

const REWARD = 3n * ONE

let chain: TestChain
let ann: string
let ben: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

describe('a farm that pays by the second', () => {
  it('shares by allocation and by stake, however many blocks there are', async () => {
    const lp = await deployToken(chain, 'LP')
    const reward = await chain.deploy('TestToken', ['RWD', 'RWD', 18n, 0n])
    const farm = await chain.deploy('FarmPerSecond', [reward.address, REWARD])
    await reward.send(owner(chain), 'setMinter', [farm.address, true])
    await farm.send(owner(chain), 'add', [lp.address, 25n])
    await farm.send(owner(chain), 'add', [lp.address, 75n])
    await approve(lp, farm, [ann, ben])
    const first = await farm.send(ann, 'deposit', [0n, 100n * ONE])
    await chain.setNextTime(first.timeSec + 100)
    const second = await farm.send(ben, 'deposit', [0n, 300n * ONE])
    await chain.setNextTime(second.timeSec + 40)
    await farm.send(ann, 'withdraw', [0n, 100n * ONE])
    const pool = REWARD / 4n
    expect(await number(reward, 'balanceOf', [ann])).toBe(100n * pool + (40n * pool) / 4n)
    expect(await number(farm, 'pendingReward', [0n, ben])).toBe((40n * pool * 3n) / 4n)
    expect(await number(lp, 'balanceOf', [farm.address])).toBe(300n * ONE)
  })

  it('pays what was earned at the old rate when the rate changes', async () => {
    const token = await deployToken(chain, 'TKN')
    const { chef } = await deployPerSecondVault(chain, token, REWARD)
    await approve(token, chef, [ann])
    const { timeSec } = await chef.send(ann, 'deposit', [0n, ONE])
    const changed = await chef.send(owner(chain), 'setRewardPerSecond', [2n * REWARD])
    await chain.setNextTime(changed.timeSec + 10)
    const before = await number(token, 'balanceOf', [ann])
    await chef.send(ann, 'deposit', [0n, 0n])
    expect((await number(token, 'balanceOf', [ann])) - before).toBe(
      BigInt(changed.timeSec - timeSec) * REWARD + 20n * REWARD,
    )
  })
})

describe('a vault in it', () => {
  it('takes a deposit, compounds what its rate says and pays out', async () => {
    const token = await deployToken(chain, 'TKN')
    const { vault } = await deployPerSecondVault(chain, token, REWARD)
    const deposit = 5_000n * ONE
    const { timeSec } = await vault.send(ann, 'deposit', [deposit])
    await chain.setNextTime(timeSec + 86_400)
    await vault.send(ben, 'forceCompound')
    const gain = 86_400n * REWARD
    const fee = ceilDiv(gain * 2_000n, 10_000n)
    expect(await number(vault, 'totalAssets')).toBe(deposit + gain - fee + (gain * 50n) / 10_000n)
    const gained = (await number(vault, 'updatedBalanceOf', [ann])) - deposit
    expect(Number(gained) / Number(gain)).toBeCloseTo(0.8, 6)
    const before = await number(token, 'balanceOf', [ann])
    const worth = await number(vault, 'updatedBalanceOf', [ann])
    await vault.send(ann, 'withdrawAll')
    expect((await number(token, 'balanceOf', [ann])) - before).toBe(worth)
  })
})
