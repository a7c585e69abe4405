import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import {
  accountOf,
  ceilDiv,
  deployFarmVault,
  deployToken,
  ONE,
  treasury,
  VIRTUAL,
} from '../../testing/vaultFixtures.ts'

const REWARD = 7n * ONE + 13n
const DEPOSIT = 1_000n * ONE + 7n

let chain: TestChain
let token: TestContract
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob, carol] = [accountOf(chain, 1), accountOf(chain, 2), accountOf(chain, 3)]
  token = await deployToken(chain, 'TKN')
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const balance = (contract: TestContract, account: string) => readUint(contract, 'balanceOf', [account])
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])

describe('vault that farms its own token', () => {
  it('accepts a deposit, compounds after some time and pays out, to the wei', async () => {
    const { vault, chef } = await deployFarmVault(chain, token, REWARD)
    const before = await balance(token, alice)
    const deposited = await vault.send(alice, 'deposit', [DEPOSIT])
    expect(deposited.events.at(-1)?.args.toArray()).toEqual([alice, DEPOSIT, DEPOSIT, 0n])
    expect(await balance(vault, alice)).toBe(DEPOSIT)
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(DEPOSIT)
    expect(await readUint(vault, 'userEarning', [alice])).toBe(0n)

    await mine(9)
    const compounded = await vault.send(bob, 'forceCompound')
    const blocks = BigInt(compounded.blockNumber - deposited.blockNumber)
    // The farm accumulates rewards per staked token, rounded down at 18 decimals.
    const gain = (DEPOSIT * ((blocks * REWARD * ONE) / DEPOSIT)) / ONE
    const fee = ceilDiv(gain * 2_000n, 10_000n)
    const reward = (gain * 50n) / 10_000n
    expect(compounded.events.find(({ name }) => name === 'Compound')?.args.toArray()).toEqual([bob, gain, fee, reward])
    expect(await readUint(vault, 'claimableFee')).toBe(fee - reward)

    const assetsForCaller = DEPOSIT + gain - fee
    const callerShares = (reward * (DEPOSIT + VIRTUAL)) / (assetsForCaller + VIRTUAL)
    expect(await balance(vault, bob)).toBe(callerShares)
    const assets = assetsForCaller + reward
    const paid = (DEPOSIT * (assets + VIRTUAL)) / (DEPOSIT + callerShares + VIRTUAL)
    expect(await readUint(vault, 'totalAssets')).toBe(assets)
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(paid)
    expect(await readUint(vault, 'userEarning', [alice])).toBe(paid - DEPOSIT)

    await vault.send(alice, 'withdrawAll')
    expect(await balance(token, alice)).toBe(before - DEPOSIT + paid)
    expect(await balance(vault, alice)).toBe(0n)
    // The profit stays visible after the withdrawal.
    expect(await readUint(vault, 'userEarning', [alice])).toBe(paid - DEPOSIT)

    const feesBefore = await balance(token, treasury(chain))
    await vault.send(carol, 'claimFee')
    expect((await balance(token, treasury(chain))) - feesBefore).toBe(fee - reward)
    expect(await readUint(vault, 'claimableFee')).toBe(0n)
    expect(await balance(token, vault.address)).toBe(0n)
    expect(await readUint(chef, 'totalStaked', [0n])).toBe(await balance(token, chef.address))
  })

  it('estimates what a compound will add', async () => {
    const { vault } = await deployFarmVault(chain, token, REWARD)
    await vault.send(alice, 'deposit', [DEPOSIT])
    await vault.send(bob, 'deposit', [DEPOSIT])
    // Includes what the second deposit compounded; the farm has paid nothing since.
    const earnedBefore = await readUint(vault, 'updatedBalanceOf', [alice])
    await mine(20)
    const estimate = await readUint(vault, 'estimateUserEarn', [alice])
    await vault.send(carol, 'forceCompound')
    const gained = (await readUint(vault, 'updatedBalanceOf', [alice])) - earnedBefore
    // The compound is mined one block after the estimate.
    expect(gained * 20n >= estimate * 20n && gained * 20n <= (estimate * 21n * 101n) / 100n).toBe(true)
    expect(estimate > 0n).toBe(true)
  })

  it('gives a new depositor no share in earlier yield', async () => {
    const { vault } = await deployFarmVault(chain, token, REWARD)
    await vault.send(alice, 'deposit', [DEPOSIT])
    await mine(50)
    const before = await balance(token, bob)
    await chain.rpc.send('evm_setAutomine', [false])
    const huge = DEPOSIT * 100_000n
    const sent = [vault.send(bob, 'deposit', [huge]), vault.send(bob, 'withdrawAll')]
    // Both are in the same block, so the farm pays nothing in between.
    await expect.poll(async () => ((await chain.rpc.send('txpool_status')) as { pending: string }).pending).toBe('0x2')
    await chain.rpc.send('evm_mine')
    await chain.rpc.send('evm_setAutomine', [true])
    await Promise.all(sent)
    expect(await balance(token, bob)).toBeLessThanOrEqual(before)
    expect(await readUint(vault, 'userEarning', [alice])).toBeGreaterThan((REWARD * 50n * 79n) / 100n)
  })

  it('pays the deposit fee to its receiver', async () => {
    const { vault } = await deployFarmVault(chain, token, 0n, 25n)
    const fee = ceilDiv(DEPOSIT * 25n, 10_000n)
    expect(await readUint(vault, 'tokenToShare', [DEPOSIT])).toBe(DEPOSIT - fee)
    const { events } = await vault.send(alice, 'deposit', [DEPOSIT])
    expect(events.at(-1)?.args.toArray()).toEqual([alice, DEPOSIT, DEPOSIT - fee, fee])
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(DEPOSIT - fee)
    // The fee is a loss at first and never shows as a profit.
    expect(await readUint(vault, 'userEarning', [alice])).toBe(0n)
    const before = await balance(token, treasury(chain))
    await vault.send(alice, 'claimFee')
    expect((await balance(token, treasury(chain))) - before).toBe(fee)
    await vault.send(alice, 'withdrawAll')
    expect(await balance(token, vault.address)).toBe(0n)
  })

  it('deposits everything, for another account, and with a referrer', async () => {
    const { vault } = await deployFarmVault(chain, token, 0n)
    await vault.send(alice, 'depositTo', [carol, DEPOSIT])
    expect([await balance(vault, alice), await balance(vault, carol)]).toEqual([0n, DEPOSIT])
    const { events } = await vault.send(alice, 'depositReferral', [DEPOSIT, bob])
    expect(events.find(({ name }) => name === 'Referral')?.args.toArray()).toEqual([alice, bob, DEPOSIT])
    const all = await balance(token, alice)
    await vault.send(alice, 'depositAll')
    expect([await balance(token, alice), await balance(vault, alice)]).toEqual([0n, DEPOSIT + all])
    await vault.send(alice, 'withdrawAll')
    expect(await balance(token, alice)).toBe(all + DEPOSIT)
  })

  it('counts transferred shares as a withdrawal and a deposit', async () => {
    const { vault } = await deployFarmVault(chain, token, REWARD)
    await vault.send(alice, 'deposit', [DEPOSIT])
    await mine(10)
    await vault.send(carol, 'forceCompound')
    const earned = await readUint(vault, 'userEarning', [alice])
    await vault.send(alice, 'transfer', [bob, DEPOSIT / 2n])
    // Halving the shares rounds a wei away.
    expect(earned - (await readUint(vault, 'userEarning', [alice]))).toBeLessThanOrEqual(1n)
    expect(await readUint(vault, 'userEarning', [bob])).toBe(0n)
  })

  it('rejects invalid calls', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    await expect(vault.send(alice, 'deposit', [0n])).rejects.toThrow('amount is zero')
    await expect(vault.send(alice, 'withdraw', [0n])).rejects.toThrow('amount is zero')
    await expect(vault.send(alice, 'withdrawAll')).rejects.toThrow('nothing to withdraw')
    await expect(vault.send(alice, 'claimFee')).rejects.toThrow('no fee to claim')
    await vault.send(alice, 'deposit', [DEPOSIT])
    await expect(vault.send(alice, 'withdraw', [DEPOSIT + 1n])).rejects.toThrow('amount exceeds balance')
    await expect(vault.send(alice, 'forceCompound')).rejects.toThrow('nothing to compound')
    for (const [fn, args] of [
      ['invest', []],
      ['harvest', []],
      ['withdraw', [1n]],
      ['rescue', [token.address, alice]],
    ] as const) {
      await expect(strategy.send(alice, fn, args)).rejects.toThrow('only the vault')
    }
  })

  it("lets only the owner change parameters and rescue tokens, but never depositors' funds", async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    const owner = accountOf(chain, 0)
    const stray = await deployToken(chain, 'STRAY')
    await vault.send(alice, 'deposit', [DEPOSIT])
    await stray.send(alice, 'transfer', [strategy.address, 5n])
    await stray.send(alice, 'transfer', [vault.address, 7n])
    const before = await balance(stray, carol)
    await vault.send(owner, 'rescue', [stray.address, carol])
    await vault.send(owner, 'rescue', [stray.address, carol])
    expect((await balance(stray, carol)) - before).toBe(12n)
    await expect(vault.send(owner, 'rescue', [token.address, owner])).rejects.toThrow('strategy uses this token')
    await expect(vault.send(alice, 'rescue', [stray.address, alice])).rejects.toThrow()
    await expect(vault.send(alice, 'setParams', [0n, 0n, 0n, alice])).rejects.toThrow()
    await expect(vault.send(alice, 'setStrategy', [strategy.address])).rejects.toThrow()
    await expect(vault.send(owner, 'setStrategy', [strategy.address])).rejects.toThrow('strategy is set')
    await expect(vault.send(owner, 'setParams', [0n, 3_001n, 0n, owner])).rejects.toThrow('performance fee is too high')
    await expect(vault.send(owner, 'setParams', [501n, 0n, 0n, owner])).rejects.toThrow('deposit fee is too high')
    await expect(vault.send(owner, 'setParams', [0n, 10n, 11n, owner])).rejects.toThrow('caller reward is too high')
    await vault.send(owner, 'setParams', [10n, 1_000n, 20n, carol])
    expect(await readUint(vault, 'depositFeeBps')).toBe(10n)
    await vault.send(owner, 'transferOwnership', [bob])
    await vault.send(bob, 'setParams', [0n, 0n, 0n, carol])
  })
})

describe('inflation attack', () => {
  it('costs the attacker and not the victim', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    const amount = 10_000n * ONE
    await vault.send(alice, 'deposit', [1n])
    await token.send(alice, 'transfer', [strategy.address, amount])
    await vault.send(bob, 'deposit', [amount])
    const victim = await readUint(vault, 'updatedBalanceOf', [bob])
    expect(victim).toBeGreaterThan((amount * 999n) / 1_000n)
    expect(victim).toBeLessThanOrEqual(amount)
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBeLessThan(amount / 100n)
  })

  it('never leaves a depositor without shares', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    await vault.send(alice, 'deposit', [1n])
    await token.send(alice, 'transfer', [strategy.address, 100_000_000n * ONE])
    await expect(vault.send(bob, 'deposit', [100n * ONE])).rejects.toThrow('amount is too small')
  })
})
