import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import {
  accountOf,
  ceilDiv,
  deployLendingVault,
  deployToken,
  ONE,
  treasury,
  VIRTUAL,
} from '../../testing/vaultFixtures.ts'

const HUNDRED = 100n * 10n ** 6n
/** For 6 decimals: a market token has 8 decimals and starts at 0.02 underlying. */
const INITIAL_RATE = 2n * 10n ** 14n
/** Per second, at full utilization. */
const SLOPE = 3_000_000_000n

let chain: TestChain
let token: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice, bob] = [accountOf(chain, 1), accountOf(chain, 2)]
  token = await deployToken(chain, 'USDC', 6n)
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const balance = (contract: TestContract, account: string) => readUint(contract, 'balanceOf', [account])

describe('vault that lends', () => {
  it('accepts a deposit, accounts for real interest and pays out, to the base unit', async () => {
    const { market, vault, borrower } = await deployLendingVault(chain, token, SLOPE)
    const before = await balance(token, alice)
    await vault.send(alice, 'deposit', [HUNDRED])
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(HUNDRED)
    const tokens = (HUNDRED * ONE) / INITIAL_RATE
    expect(await balance(market, (await vault.read('strategy')) as string)).toBe(tokens)

    const borrowed = HUNDRED / 2n
    const { timeSec: start } = await market.send(borrower, 'borrow', [borrowed])
    const supplyRate = await readUint(market, 'supplyRatePerTimestamp')
    // At 50 % utilization: half of the slope, earned on half of the supply.
    expect(supplyRate).toBe(SLOPE / 4n)
    await chain.setNextTime(start + 30 * 86_400)
    await vault.send(bob, 'forceCompound')

    const interest = (borrowed * ((SLOPE / 2n) * 30n * 86_400n)) / ONE
    const rate = ((HUNDRED + interest) * ONE) / tokens
    const gain = (tokens * rate) / ONE - HUNDRED
    expect(interest - gain).toBeLessThanOrEqual(1n)
    const fee = ceilDiv(gain * 2_000n, 10_000n)
    const reward = (gain * 50n) / 10_000n
    expect(await readUint(vault, 'claimableFee')).toBe(fee - reward)
    const assets = HUNDRED + gain - fee + reward
    const callerShares = (reward * (HUNDRED + VIRTUAL)) / (HUNDRED + gain - fee + VIRTUAL)
    const worth = (HUNDRED * (assets + VIRTUAL)) / (HUNDRED + callerShares + VIRTUAL)
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(worth)

    await market.send(borrower, 'repay', [HUNDRED * 2n])
    expect(await readUint(market, 'totalBorrows')).toBe(0n)
    await vault.send(alice, 'withdrawAll')
    const paid = (await balance(token, alice)) - before + HUNDRED
    // The market rounds against the account that withdraws, by at most one base unit.
    expect(worth - paid).toBeGreaterThanOrEqual(0n)
    expect(worth - paid).toBeLessThanOrEqual(1n)
    expect(paid).toBeGreaterThan(HUNDRED)
    await vault.send(bob, 'withdrawAll')
    await vault.send(bob, 'claimFee')
    expect(await balance(token, treasury(chain))).toBeGreaterThanOrEqual(fee - reward - 1n)
  })

  it("rejects a withdrawal while the market's cash is lent, and pays once it is back", async () => {
    const { market, vault, borrower } = await deployLendingVault(chain, token, SLOPE)
    await vault.send(alice, 'deposit', [HUNDRED])
    await market.send(borrower, 'borrow', [HUNDRED - 10n])
    await expect(vault.send(alice, 'withdrawAll')).rejects.toThrow('insufficient cash')
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(HUNDRED)
    await market.send(borrower, 'repay', [HUNDRED * 2n])
    await vault.send(alice, 'withdrawAll')
    expect(await balance(vault, alice)).toBe(0n)
  })

  it('rejects amounts below one market token', async () => {
    const cro = await deployToken(chain, 'CRO18')
    const { vault } = await deployLendingVault(chain, cro, SLOPE)
    await vault.send(alice, 'deposit', [5n * ONE])
    await expect(vault.send(alice, 'withdraw', [1_000n])).rejects.toThrow('redeem tokens is zero')
    const before = await balance(cro, alice)
    await vault.send(alice, 'withdraw', [ONE])
    expect((await balance(cro, alice)) - before).toBe(ONE)
  })

  it('keeps its rate and share price when tokens are transferred to it', async () => {
    const { market, vault, strategy } = await deployLendingVault(chain, token, SLOPE)
    await vault.send(alice, 'deposit', [HUNDRED])
    const rate = await readUint(market, 'exchangeRateCurrent')
    await token.send(bob, 'transfer', [market.address, HUNDRED])
    await token.send(bob, 'transfer', [strategy.address, HUNDRED])
    expect(await readUint(market, 'exchangeRateCurrent')).toBe(rate)
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(HUNDRED)
  })
})

describe('native vault', () => {
  it('accepts and pays CRO, to the wei', async () => {
    const wcro = await chain.deploy('WrappedCro')
    await wcro.send(bob, 'deposit', [], 1_000n * ONE)
    const { market, vault, borrower } = await deployLendingVault(chain, wcro, SLOPE, 'NativeVault')
    const amount = 100n * ONE + 1n
    const before = await chain.balanceOf(alice)
    const deposited = await vault.send(alice, 'deposit', [], amount)
    expect(await chain.balanceOf(alice)).toBe(before - amount - deposited.feeWei)
    // One market token is worth 0.2 gwei, so odd wei stay in the strategy.
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBe(amount)

    const { timeSec } = await market.send(borrower, 'borrow', [60n * ONE])
    await chain.setNextTime(timeSec + 365 * 86_400)
    await vault.send(bob, 'forceCompound')
    const worth = await readUint(vault, 'updatedBalanceOf', [alice])
    expect(await readUint(vault, 'userEarning', [alice])).toBe(worth - amount)
    expect(worth).toBeGreaterThan(amount)
    await wcro.send(borrower, 'deposit', [], 50n * ONE)
    await market.send(borrower, 'repay', [200n * ONE])

    const held = await chain.balanceOf(alice)
    const left = await vault.send(alice, 'withdraw', [10n * ONE])
    // Interest accrues every second, so rounding may leave a wei of each with the others.
    const part = (await chain.balanceOf(alice)) - held + left.feeWei
    expect(10n * ONE - part).toBeGreaterThanOrEqual(0n)
    expect(10n * ONE - part).toBeLessThanOrEqual(1n)
    const rest = await readUint(vault, 'updatedBalanceOf', [alice])
    const leftAll = await vault.send(alice, 'withdrawAll')
    const paid = (await chain.balanceOf(alice)) - held - part + left.feeWei + leftAll.feeWei
    expect(rest - paid).toBeGreaterThanOrEqual(0n)
    expect(rest - paid).toBeLessThanOrEqual(1n)

    const treasuryBefore = await chain.balanceOf(treasury(chain))
    const fee = await readUint(vault, 'claimableFee')
    await vault.send(bob, 'claimFee')
    expect(fee - ((await chain.balanceOf(treasury(chain))) - treasuryBefore)).toBeLessThanOrEqual(1n)
    expect(await chain.balanceOf(vault.address)).toBe(0n)
  })

  it('deposits for another account and with a referrer, and rejects plain CRO transfers', async () => {
    const wcro = await chain.deploy('WrappedCro')
    const { vault } = await deployLendingVault(chain, wcro, SLOPE, 'NativeVault')
    await vault.send(alice, 'depositTo', [bob], ONE)
    const { events } = await vault.send(alice, 'depositReferral', [bob], ONE)
    expect(events.find(({ name }) => name === 'Referral')?.args.toArray()).toEqual([alice, bob, ONE])
    expect([await balance(vault, alice), await balance(vault, bob)]).toEqual([ONE, ONE])
    await expect(vault.send(alice, 'deposit')).rejects.toThrow('amount is zero')
    const { status } = await chain.transact({ from: alice, to: vault.address, value: ONE })
    expect(status).toBe('0x0')
  })
})
