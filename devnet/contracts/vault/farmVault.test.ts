import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, ceilDiv, deployFarmVault, deployToken, ONE, treasury, VIRTUAL } from '../../testing/vaultWorld.ts'

const REWARD = 7n * ONE + 13n
const DEPOSIT = 1_000n * ONE + 7n

let chain: TestChain
let token: TestContract
let ann: string
let ben: string
let cat: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[ann, ben, cat] = [accountOf(chain, 1), accountOf(chain, 2), accountOf(chain, 3)]
  token = await deployToken(chain, 'TKN')
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const balance = (contract: TestContract, account: string) => number(contract, 'balanceOf', [account])
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])

describe('a vault that farms its own token', () => {
  it('takes a deposit, compounds after a time and pays out, to the wei', async () => {
    const { vault, chef } = await deployFarmVault(chain, token, REWARD)
    const before = await balance(token, ann)
    const deposited = await vault.send(ann, 'deposit', [DEPOSIT])
    expect(deposited.events.at(-1)?.args.toArray()).toEqual([ann, DEPOSIT, DEPOSIT, 0n])
    expect(await balance(vault, ann)).toBe(DEPOSIT)
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(DEPOSIT)
    expect(await number(vault, 'userEarning', [ann])).toBe(0n)

    await mine(9)
    const compounded = await vault.send(ben, 'forceCompound')
    const blocks = BigInt(compounded.blockNumber - deposited.blockNumber)
    // The farm keeps what is earned for one staked token, rounded down at 18 decimals.
    const gain = (DEPOSIT * ((blocks * REWARD * ONE) / DEPOSIT)) / ONE
    const fee = ceilDiv(gain * 2_000n, 10_000n)
    const reward = (gain * 50n) / 10_000n
    expect(compounded.events.find(({ name }) => name === 'Compound')?.args.toArray()).toEqual([ben, gain, fee, reward])
    expect(await number(vault, 'claimableFee')).toBe(fee - reward)

    const assetsForCaller = DEPOSIT + gain - fee
    const callerShares = (reward * (DEPOSIT + VIRTUAL)) / (assetsForCaller + VIRTUAL)
    expect(await balance(vault, ben)).toBe(callerShares)
    const assets = assetsForCaller + reward
    const paid = (DEPOSIT * (assets + VIRTUAL)) / (DEPOSIT + callerShares + VIRTUAL)
    expect(await number(vault, 'totalAssets')).toBe(assets)
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(paid)
    expect(await number(vault, 'userEarning', [ann])).toBe(paid - DEPOSIT)

    await vault.send(ann, 'withdrawAll')
    expect(await balance(token, ann)).toBe(before - DEPOSIT + paid)
    expect(await balance(vault, ann)).toBe(0n)
    // Gained so far, also once it is taken out.
    expect(await number(vault, 'userEarning', [ann])).toBe(paid - DEPOSIT)

    const feesBefore = await balance(token, treasury(chain))
    await vault.send(cat, 'claimFee')
    expect((await balance(token, treasury(chain))) - feesBefore).toBe(fee - reward)
    expect(await number(vault, 'claimableFee')).toBe(0n)
    expect(await balance(token, vault.address)).toBe(0n)
    expect(await number(chef, 'totalStaked', [0n])).toBe(await balance(token, chef.address))
  })

  it('says before what a compound will add', async () => {
    const { vault } = await deployFarmVault(chain, token, REWARD)
    await vault.send(ann, 'deposit', [DEPOSIT])
    await vault.send(ben, 'deposit', [DEPOSIT])
    // What the second deposit booked; the farm has paid nothing since.
    const earnedBefore = await number(vault, 'updatedBalanceOf', [ann])
    await mine(20)
    const estimate = await number(vault, 'estimateUserEarn', [ann])
    await vault.send(cat, 'forceCompound')
    const gained = (await number(vault, 'updatedBalanceOf', [ann])) - earnedBefore
    // The compound is one block later than the estimate.
    expect(gained * 20n >= estimate * 20n && gained * 20n <= (estimate * 21n * 101n) / 100n).toBe(true)
    expect(estimate > 0n).toBe(true)
  })

  it('gives a newcomer no part in what was earned before', async () => {
    const { vault } = await deployFarmVault(chain, token, REWARD)
    await vault.send(ann, 'deposit', [DEPOSIT])
    await mine(50)
    const before = await balance(token, ben)
    await chain.rpc.send('evm_setAutomine', [false])
    const huge = DEPOSIT * 100_000n
    const sent = [vault.send(ben, 'deposit', [huge]), vault.send(ben, 'withdrawAll')]
    // Both are in the same block: the farm pays nothing between them.
    await expect.poll(async () => ((await chain.rpc.send('txpool_status')) as { pending: string }).pending).toBe('0x2')
    await chain.rpc.send('evm_mine')
    await chain.rpc.send('evm_setAutomine', [true])
    await Promise.all(sent)
    expect(await balance(token, ben)).toBeLessThanOrEqual(before)
    expect(await number(vault, 'userEarning', [ann])).toBeGreaterThan((REWARD * 50n * 79n) / 100n)
  })

  it('keeps the deposit fee for its receiver', async () => {
    const { vault } = await deployFarmVault(chain, token, 0n, 25n)
    const fee = ceilDiv(DEPOSIT * 25n, 10_000n)
    expect(await number(vault, 'tokenToShare', [DEPOSIT])).toBe(DEPOSIT - fee)
    const { events } = await vault.send(ann, 'deposit', [DEPOSIT])
    expect(events.at(-1)?.args.toArray()).toEqual([ann, DEPOSIT, DEPOSIT - fee, fee])
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(DEPOSIT - fee)
    // The fee is a loss at first, never shown as a gain.
    expect(await number(vault, 'userEarning', [ann])).toBe(0n)
    const before = await balance(token, treasury(chain))
    await vault.send(ann, 'claimFee')
    expect((await balance(token, treasury(chain))) - before).toBe(fee)
    await vault.send(ann, 'withdrawAll')
    expect(await balance(token, vault.address)).toBe(0n)
  })

  it('deposits all, for another, and with a referrer', async () => {
    const { vault } = await deployFarmVault(chain, token, 0n)
    await vault.send(ann, 'depositTo', [cat, DEPOSIT])
    expect([await balance(vault, ann), await balance(vault, cat)]).toEqual([0n, DEPOSIT])
    const { events } = await vault.send(ann, 'depositReferral', [DEPOSIT, ben])
    expect(events.find(({ name }) => name === 'Referral')?.args.toArray()).toEqual([ann, ben, DEPOSIT])
    const all = await balance(token, ann)
    await vault.send(ann, 'depositAll')
    expect([await balance(token, ann), await balance(vault, ann)]).toEqual([0n, DEPOSIT + all])
    await vault.send(ann, 'withdrawAll')
    expect(await balance(token, ann)).toBe(all + DEPOSIT)
  })

  it('counts shares that change hands as taken out here and put in there', async () => {
    const { vault } = await deployFarmVault(chain, token, REWARD)
    await vault.send(ann, 'deposit', [DEPOSIT])
    await mine(10)
    await vault.send(cat, 'forceCompound')
    const earned = await number(vault, 'userEarning', [ann])
    await vault.send(ann, 'transfer', [ben, DEPOSIT / 2n])
    // Halving the shares rounds a wei away.
    expect(earned - (await number(vault, 'userEarning', [ann]))).toBeLessThanOrEqual(1n)
    expect(await number(vault, 'userEarning', [ben])).toBe(0n)
  })

  it('refuses what cannot be', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    await expect(vault.send(ann, 'deposit', [0n])).rejects.toThrow('amount is zero')
    await expect(vault.send(ann, 'withdraw', [0n])).rejects.toThrow('amount is zero')
    await expect(vault.send(ann, 'withdrawAll')).rejects.toThrow('nothing to withdraw')
    await expect(vault.send(ann, 'claimFee')).rejects.toThrow('no fee to claim')
    await vault.send(ann, 'deposit', [DEPOSIT])
    await expect(vault.send(ann, 'withdraw', [DEPOSIT + 1n])).rejects.toThrow('amount exceeds balance')
    await expect(vault.send(ann, 'forceCompound')).rejects.toThrow('nothing to compound')
    for (const [fn, args] of [
      ['invest', []],
      ['harvest', []],
      ['withdraw', [1n]],
      ['rescue', [token.address, ann]],
    ] as const) {
      await expect(strategy.send(ann, fn, args)).rejects.toThrow('only the vault')
    }
  })

  it('lets only its owner change terms and rescue, and never what depositors own', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    const owner = accountOf(chain, 0)
    const stray = await deployToken(chain, 'STRAY')
    await vault.send(ann, 'deposit', [DEPOSIT])
    await stray.send(ann, 'transfer', [strategy.address, 5n])
    await stray.send(ann, 'transfer', [vault.address, 7n])
    const before = await balance(stray, cat)
    await vault.send(owner, 'rescue', [stray.address, cat])
    await vault.send(owner, 'rescue', [stray.address, cat])
    expect((await balance(stray, cat)) - before).toBe(12n)
    await expect(vault.send(owner, 'rescue', [token.address, owner])).rejects.toThrow('the strategy works with it')
    await expect(vault.send(ann, 'rescue', [stray.address, ann])).rejects.toThrow()
    await expect(vault.send(ann, 'setParams', [0n, 0n, 0n, ann])).rejects.toThrow()
    await expect(vault.send(ann, 'setStrategy', [strategy.address])).rejects.toThrow()
    await expect(vault.send(owner, 'setStrategy', [strategy.address])).rejects.toThrow('strategy is set')
    await expect(vault.send(owner, 'setParams', [0n, 3_001n, 0n, owner])).rejects.toThrow('performance fee is too high')
    await expect(vault.send(owner, 'setParams', [501n, 0n, 0n, owner])).rejects.toThrow('deposit fee is too high')
    await expect(vault.send(owner, 'setParams', [0n, 10n, 11n, owner])).rejects.toThrow('caller reward is too high')
    await vault.send(owner, 'setParams', [10n, 1_000n, 20n, cat])
    expect(await number(vault, 'depositFeeBps')).toBe(10n)
    await vault.send(owner, 'transferOwnership', [ben])
    await vault.send(ben, 'setParams', [0n, 0n, 0n, cat])
  })
})

describe('the inflation of a first share', () => {
  it('costs the attacker and not the victim', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    const amount = 10_000n * ONE
    await vault.send(ann, 'deposit', [1n])
    await token.send(ann, 'transfer', [strategy.address, amount])
    await vault.send(ben, 'deposit', [amount])
    const victim = await number(vault, 'updatedBalanceOf', [ben])
    expect(victim).toBeGreaterThan((amount * 999n) / 1_000n)
    expect(victim).toBeLessThanOrEqual(amount)
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBeLessThan(amount / 100n)
  })

  it('never leaves a depositor without shares', async () => {
    const { vault, strategy } = await deployFarmVault(chain, token, 0n)
    await vault.send(ann, 'deposit', [1n])
    await token.send(ann, 'transfer', [strategy.address, 100_000_000n * ONE])
    await expect(vault.send(ben, 'deposit', [100n * ONE])).rejects.toThrow('amount is too small')
  })
})
