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
} from '../../testing/vaultWorld.ts'

const HUNDRED = 100n * 10n ** 6n
/** 6 decimals: the market's token starts at 0.02 underlying and has 8. */
const INITIAL_RATE = 2n * 10n ** 14n
/** A second at full use. */
const SLOPE = 3_000_000_000n

let chain: TestChain
let token: TestContract
let ann: string
let ben: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[ann, ben] = [accountOf(chain, 1), accountOf(chain, 2)]
  token = await deployToken(chain, 'USDC', 6n)
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
const balance = (contract: TestContract, account: string) => number(contract, 'balanceOf', [account])

describe('a vault that lends', () => {
  it('takes a deposit, books real interest and pays out, to the base unit', async () => {
    const { market, vault, borrower } = await deployLendingVault(chain, token, SLOPE)
    const before = await balance(token, ann)
    await vault.send(ann, 'deposit', [HUNDRED])
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(HUNDRED)
    const tokens = (HUNDRED * ONE) / INITIAL_RATE
    expect(await balance(market, (await vault.read('strategy')) as string)).toBe(tokens)

    const borrowed = HUNDRED / 2n
    const { timeSec: start } = await market.send(borrower, 'borrow', [borrowed])
    const supplyRate = await number(market, 'supplyRatePerTimestamp')
    // Half is used, so half of the slope is asked, of half of what was supplied.
    expect(supplyRate).toBe(SLOPE / 4n)
    await chain.setNextTime(start + 30 * 86_400)
    await vault.send(ben, 'forceCompound')

    const interest = (borrowed * ((SLOPE / 2n) * 30n * 86_400n)) / ONE
    const rate = ((HUNDRED + interest) * ONE) / tokens
    const gain = (tokens * rate) / ONE - HUNDRED
    expect(interest - gain).toBeLessThanOrEqual(1n)
    const fee = ceilDiv(gain * 2_000n, 10_000n)
    const reward = (gain * 50n) / 10_000n
    expect(await number(vault, 'claimableFee')).toBe(fee - reward)
    const assets = HUNDRED + gain - fee + reward
    const callerShares = (reward * (HUNDRED + VIRTUAL)) / (HUNDRED + gain - fee + VIRTUAL)
    const worth = (HUNDRED * (assets + VIRTUAL)) / (HUNDRED + callerShares + VIRTUAL)
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(worth)

    await market.send(borrower, 'repay', [HUNDRED * 2n])
    expect(await number(market, 'totalBorrows')).toBe(0n)
    await vault.send(ann, 'withdrawAll')
    const paid = (await balance(token, ann)) - before + HUNDRED
    // The market rounds against whoever leaves, by a base unit at most.
    expect(worth - paid).toBeGreaterThanOrEqual(0n)
    expect(worth - paid).toBeLessThanOrEqual(1n)
    expect(paid).toBeGreaterThan(HUNDRED)
    await vault.send(ben, 'withdrawAll')
    await vault.send(ben, 'claimFee')
    expect(await balance(token, treasury(chain))).toBeGreaterThanOrEqual(fee - reward - 1n)
  })

  it('refuses a withdrawal while the market has lent its cash, and pays once it is back', async () => {
    const { market, vault, borrower } = await deployLendingVault(chain, token, SLOPE)
    await vault.send(ann, 'deposit', [HUNDRED])
    await market.send(borrower, 'borrow', [HUNDRED - 10n])
    await expect(vault.send(ann, 'withdrawAll')).rejects.toThrow('insufficient cash')
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(HUNDRED)
    await market.send(borrower, 'repay', [HUNDRED * 2n])
    await vault.send(ann, 'withdrawAll')
    expect(await balance(vault, ann)).toBe(0n)
  })

  it('says that an amount below one market token cannot be redeemed', async () => {
    const cro = await deployToken(chain, 'CRO18')
    const { vault } = await deployLendingVault(chain, cro, SLOPE)
    await vault.send(ann, 'deposit', [5n * ONE])
    await expect(vault.send(ann, 'withdraw', [1_000n])).rejects.toThrow('redeem tokens is zero')
    const before = await balance(cro, ann)
    await vault.send(ann, 'withdraw', [ONE])
    expect((await balance(cro, ann)) - before).toBe(ONE)
  })

  it('moves no rate and no share price by a transfer', async () => {
    const { market, vault, strategy } = await deployLendingVault(chain, token, SLOPE)
    await vault.send(ann, 'deposit', [HUNDRED])
    const rate = await number(market, 'exchangeRateCurrent')
    await token.send(ben, 'transfer', [market.address, HUNDRED])
    await token.send(ben, 'transfer', [strategy.address, HUNDRED])
    expect(await number(market, 'exchangeRateCurrent')).toBe(rate)
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(HUNDRED)
  })
})

describe('a vault of CRO', () => {
  it('takes CRO and pays CRO, to the wei', async () => {
    const wcro = await chain.deploy('WrappedCro')
    await wcro.send(ben, 'deposit', [], 1_000n * ONE)
    const { market, vault, borrower } = await deployLendingVault(chain, wcro, SLOPE, 'NativeVault')
    const amount = 100n * ONE + 1n
    const before = await chain.balanceOf(ann)
    const deposited = await vault.send(ann, 'deposit', [], amount)
    expect(await chain.balanceOf(ann)).toBe(before - amount - deposited.feeWei)
    // One token of the market is 0.2 gwei, so the odd wei waits in the strategy.
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBe(amount)

    const { timeSec } = await market.send(borrower, 'borrow', [60n * ONE])
    await chain.setNextTime(timeSec + 365 * 86_400)
    await vault.send(ben, 'forceCompound')
    const worth = await number(vault, 'updatedBalanceOf', [ann])
    expect(await number(vault, 'userEarning', [ann])).toBe(worth - amount)
    expect(worth).toBeGreaterThan(amount)
    await wcro.send(borrower, 'deposit', [], 50n * ONE)
    await market.send(borrower, 'repay', [200n * ONE])

    const held = await chain.balanceOf(ann)
    const left = await vault.send(ann, 'withdraw', [10n * ONE])
    // Interest goes on by the second, so that a wei of either may stay with those who stay.
    const part = (await chain.balanceOf(ann)) - held + left.feeWei
    expect(10n * ONE - part).toBeGreaterThanOrEqual(0n)
    expect(10n * ONE - part).toBeLessThanOrEqual(1n)
    const rest = await number(vault, 'updatedBalanceOf', [ann])
    const leftAll = await vault.send(ann, 'withdrawAll')
    const paid = (await chain.balanceOf(ann)) - held - part + left.feeWei + leftAll.feeWei
    expect(rest - paid).toBeGreaterThanOrEqual(0n)
    expect(rest - paid).toBeLessThanOrEqual(1n)

    const treasuryBefore = await chain.balanceOf(treasury(chain))
    const fee = await number(vault, 'claimableFee')
    await vault.send(ben, 'claimFee')
    expect(fee - ((await chain.balanceOf(treasury(chain))) - treasuryBefore)).toBeLessThanOrEqual(1n)
    expect(await chain.balanceOf(vault.address)).toBe(0n)
  })

  it('deposits for another and with a referrer, and takes no CRO that is no deposit', async () => {
    const wcro = await chain.deploy('WrappedCro')
    const { vault } = await deployLendingVault(chain, wcro, SLOPE, 'NativeVault')
    await vault.send(ann, 'depositTo', [ben], ONE)
    const { events } = await vault.send(ann, 'depositReferral', [ben], ONE)
    expect(events.find(({ name }) => name === 'Referral')?.args.toArray()).toEqual([ann, ben, ONE])
    expect([await balance(vault, ann), await balance(vault, ben)]).toEqual([ONE, ONE])
    await expect(vault.send(ann, 'deposit')).rejects.toThrow('amount is zero')
    const { status } = await chain.transact({ from: ann, to: vault.address, value: ONE })
    expect(status).toBe('0x0')
  })
})
