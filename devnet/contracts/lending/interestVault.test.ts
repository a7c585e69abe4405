import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployInterestVault, plainInterest } from '../../testing/sourceWorld.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultWorld.ts'

const UNIT = 10n ** 6n
const THOUSAND = 1_000n * UNIT
const MONTH_SEC = 30 * 86_400

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

/** What a supplier gets a second, scaled by 1e18, from the reads that the app makes. */
async function supplyRate(lender: TestContract, config: TestContract): Promise<bigint> {
  const debt = await number(lender, 'vaultDebtVal')
  const rate = await number(config, 'getInterestRate', [debt, await number(token, 'balanceOf', [lender.address])])
  const kept = 10_000n - (await number(config, 'getReservePoolBps'))
  return (rate * debt * kept) / (10_000n * (await number(lender, 'totalToken')))
}

describe('a lending vault', () => {
  it('asks more the more is lent, steeply above 80 %', async () => {
    const config = await chain.deploy('InterestRates', [100n, 900n, 10_000n, 1_900n])
    expect(await number(config, 'getInterestRate', [0n, 10n])).toBe(0n)
    expect(await number(config, 'getInterestRate', [40n, 60n])).toBe(500n)
    expect(await number(config, 'getInterestRate', [80n, 20n])).toBe(900n)
    expect(await number(config, 'getInterestRate', [90n, 10n])).toBe(5_450n)
    expect(await number(config, 'getInterestRate', [90n, 0n])).toBe(10_000n)
    expect(await number(config, 'getReservePoolBps')).toBe(1_900n)
  })

  it('lets what its reads say run from the borrower to the suppliers, less the reserve', async () => {
    const { lender, config, borrower } = await deployInterestVault(chain, token, plainInterest)
    await lender.send(ann, 'deposit', [THOUSAND])
    const { timeSec } = await lender.send(borrower, 'borrow', [(THOUSAND * 6n) / 10n])
    const rate = await supplyRate(lender, config)
    await chain.setNextTime(timeSec + MONTH_SEC)
    await lender.send(ben, 'deposit', [UNIT])
    const expected = (THOUSAND * rate * BigInt(MONTH_SEC)) / ONE
    const gained = (await number(lender, 'totalToken')) - THOUSAND - UNIT
    expect(gained).toBeGreaterThan(5n * UNIT)
    expect(Number(gained) / Number(expected)).toBeCloseTo(1, 5)
    const interest = (await number(lender, 'debtOf', [borrower])) - (THOUSAND * 6n) / 10n
    expect(interest - gained - (await number(lender, 'reservePool'))).toBeLessThanOrEqual(1n)

    await lender.send(borrower, 'repay', [THOUSAND * 2n])
    expect(await number(lender, 'vaultDebtVal')).toBe(0n)
    expect(await number(lender, 'totalDebtShares')).toBe(0n)
    await lender.send(ann, 'withdraw', [await number(lender, 'balanceOf', [ann])])
    await lender.send(ben, 'withdraw', [await number(lender, 'balanceOf', [ben])])
    // What stays is the reserve, and what rounding left with it.
    expect(
      (await number(token, 'balanceOf', [lender.address])) - (await number(lender, 'reservePool')),
    ).toBeLessThanOrEqual(3n)
  })

  it("lends within a credit line and its cash only, and gives no suppliers' money twice", async () => {
    const { lender, borrower } = await deployInterestVault(chain, token, plainInterest)
    await lender.send(ann, 'deposit', [THOUSAND])
    await expect(lender.send(ann, 'borrow', [1n])).rejects.toThrow('above the credit line')
    await expect(lender.send(borrower, 'borrow', [THOUSAND + 1n])).rejects.toThrow('insufficient cash')
    await lender.send(borrower, 'borrow', [THOUSAND])
    await expect(lender.send(ann, 'withdraw', [1n * UNIT])).rejects.toThrow('insufficient cash')
    // All is lent: interest runs on, and reads go on.
    await chain.rpc.send('evm_increaseTime', [MONTH_SEC])
    await lender.send(borrower, 'repay', [UNIT])
    expect(await number(lender, 'totalTokenCurrent')).toBeGreaterThan(THOUSAND)
  })
})

describe('a vault that supplies to it', () => {
  it('takes a deposit, books the interest and pays out', async () => {
    const { vault, lender, config, borrower } = await deployInterestVault(chain, token, plainInterest)
    await vault.send(ann, 'deposit', [THOUSAND])
    const { timeSec } = await lender.send(borrower, 'borrow', [(THOUSAND * 8n) / 10n])
    const rate = await supplyRate(lender, config)
    await chain.setNextTime(timeSec + MONTH_SEC)
    await vault.send(ben, 'forceCompound')
    const gained = (await number(vault, 'updatedBalanceOf', [ann])) - THOUSAND
    const expected = (Number(THOUSAND) * Number(rate) * MONTH_SEC * 0.8) / 1e18
    expect(Number(gained) / expected).toBeCloseTo(1, 4)

    await expect(vault.send(ann, 'withdrawAll')).rejects.toThrow('insufficient cash')
    await lender.send(borrower, 'repay', [THOUSAND * 2n])
    const before = await number(token, 'balanceOf', [ann])
    const worth = await number(vault, 'updatedBalanceOf', [ann])
    await vault.send(ann, 'withdrawAll')
    const lost = worth - ((await number(token, 'balanceOf', [ann])) - before)
    expect(lost).toBeGreaterThanOrEqual(0n)
    expect(lost).toBeLessThanOrEqual(2n)
  })
})
