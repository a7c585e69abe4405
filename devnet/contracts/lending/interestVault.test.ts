import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployInterestVault, plainInterest } from '../../testing/strategyFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, deployToken, ONE } from '../../testing/vaultFixtures.ts'

const UNIT = 10n ** 6n
const THOUSAND = 1_000n * UNIT
const MONTH_SEC = 30 * 86_400

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

/** Supply rate per second, scaled by 1e18, computed from the reads that the app makes. */
async function supplyRate(lender: TestContract, config: TestContract): Promise<bigint> {
  const debt = await readUint(lender, 'vaultDebtVal')
  const rate = await readUint(config, 'getInterestRate', [debt, await readUint(token, 'balanceOf', [lender.address])])
  const kept = 10_000n - (await readUint(config, 'getReservePoolBps'))
  return (rate * debt * kept) / (10_000n * (await readUint(lender, 'totalToken')))
}

describe('lending vault', () => {
  it('charges more as utilization rises, steeply above 80 %', async () => {
    const config = await chain.deploy('InterestRates', [100n, 900n, 10_000n, 1_900n])
    expect(await readUint(config, 'getInterestRate', [0n, 10n])).toBe(0n)
    expect(await readUint(config, 'getInterestRate', [40n, 60n])).toBe(500n)
    expect(await readUint(config, 'getInterestRate', [80n, 20n])).toBe(900n)
    expect(await readUint(config, 'getInterestRate', [90n, 10n])).toBe(5_450n)
    expect(await readUint(config, 'getInterestRate', [90n, 0n])).toBe(10_000n)
    expect(await readUint(config, 'getReservePoolBps')).toBe(1_900n)
  })

  it("passes the borrower's interest to the suppliers, less the reserve, as its reads say", async () => {
    const { lender, config, borrower } = await deployInterestVault(chain, token, plainInterest)
    await lender.send(alice, 'deposit', [THOUSAND])
    const { timeSec } = await lender.send(borrower, 'borrow', [(THOUSAND * 6n) / 10n])
    const rate = await supplyRate(lender, config)
    await chain.setNextTime(timeSec + MONTH_SEC)
    await lender.send(bob, 'deposit', [UNIT])
    const expected = (THOUSAND * rate * BigInt(MONTH_SEC)) / ONE
    const gained = (await readUint(lender, 'totalToken')) - THOUSAND - UNIT
    expect(gained).toBeGreaterThan(5n * UNIT)
    expect(Number(gained) / Number(expected)).toBeCloseTo(1, 5)
    const interest = (await readUint(lender, 'debtOf', [borrower])) - (THOUSAND * 6n) / 10n
    expect(interest - gained - (await readUint(lender, 'reservePool'))).toBeLessThanOrEqual(1n)

    await lender.send(borrower, 'repay', [THOUSAND * 2n])
    expect(await readUint(lender, 'vaultDebtVal')).toBe(0n)
    expect(await readUint(lender, 'totalDebtShares')).toBe(0n)
    await lender.send(alice, 'withdraw', [await readUint(lender, 'balanceOf', [alice])])
    await lender.send(bob, 'withdraw', [await readUint(lender, 'balanceOf', [bob])])
    // The reserve and rounding remainders are left.
    expect(
      (await readUint(token, 'balanceOf', [lender.address])) - (await readUint(lender, 'reservePool')),
    ).toBeLessThanOrEqual(3n)
  })

  it('lends only within the credit line and its cash, and never lends supplied funds twice', async () => {
    const { lender, borrower } = await deployInterestVault(chain, token, plainInterest)
    await lender.send(alice, 'deposit', [THOUSAND])
    await expect(lender.send(alice, 'borrow', [1n])).rejects.toThrow('above the credit line')
    await expect(lender.send(borrower, 'borrow', [THOUSAND + 1n])).rejects.toThrow('insufficient cash')
    await lender.send(borrower, 'borrow', [THOUSAND])
    await expect(lender.send(alice, 'withdraw', [1n * UNIT])).rejects.toThrow('insufficient cash')
    // At full utilization, interest still accrues and reads still work.
    await chain.rpc.send('evm_increaseTime', [MONTH_SEC])
    await lender.send(borrower, 'repay', [UNIT])
    expect(await readUint(lender, 'totalTokenCurrent')).toBeGreaterThan(THOUSAND)
  })
})

describe('vault on it', () => {
  it('accepts a deposit, accounts for the interest and pays out', async () => {
    const { vault, lender, config, borrower } = await deployInterestVault(chain, token, plainInterest)
    await vault.send(alice, 'deposit', [THOUSAND])
    const { timeSec } = await lender.send(borrower, 'borrow', [(THOUSAND * 8n) / 10n])
    const rate = await supplyRate(lender, config)
    await chain.setNextTime(timeSec + MONTH_SEC)
    await vault.send(bob, 'forceCompound')
    const gained = (await readUint(vault, 'updatedBalanceOf', [alice])) - THOUSAND
    const expected = (Number(THOUSAND) * Number(rate) * MONTH_SEC * 0.8) / 1e18
    expect(Number(gained) / expected).toBeCloseTo(1, 4)

    await expect(vault.send(alice, 'withdrawAll')).rejects.toThrow('insufficient cash')
    await lender.send(borrower, 'repay', [THOUSAND * 2n])
    const before = await readUint(token, 'balanceOf', [alice])
    const worth = await readUint(vault, 'updatedBalanceOf', [alice])
    await vault.send(alice, 'withdrawAll')
    const lost = worth - ((await readUint(token, 'balanceOf', [alice])) - before)
    expect(lost).toBeGreaterThanOrEqual(0n)
    expect(lost).toBeLessThanOrEqual(2n)
  })
})
