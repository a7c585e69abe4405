import type { Page } from '@playwright/test'
import { formatUnits } from 'ethers'
import { clickAndConfirm } from './support/confirm'
import { exactFigure, openConnected } from './support/connected'
import { expect, test } from './support/test'
import { deployedVault, depositOf, openPanelTab } from './support/vaults'

interface Plan {
  readonly id: string
  readonly kind: string
  readonly amount: string
  /** The minimum withdrawal, and an amount just below it. */
  readonly minimum?: { readonly text: string; readonly below: string }
  /** Withdraw All instead of a partial Max. */
  readonly hasAll?: true
}

/** One vault of each kind of strategy, and every vault with a minimum withdrawal. */
const PLANS: readonly Plan[] = [
  {
    id: 'single-usdc',
    kind: 'a market by the second',
    amount: '25',
    minimum: { text: 'At least 1 USDC', below: '0.999999' },
    hasAll: true,
  },
  {
    id: 'single-btc',
    kind: '8 decimals',
    amount: '0.01',
    minimum: { text: 'At least 0.0001 BTC', below: '0.00009999' },
    hasAll: true,
  },
  {
    id: 'single-eth',
    kind: 'a market by block',
    amount: '0.5',
    minimum: { text: 'At least 0.001 ETH', below: '0.0009' },
    hasAll: true,
  },
  {
    id: 'single-tonic',
    kind: 'a cheap token',
    amount: '5000',
    minimum: { text: 'At least 1 TONIC', below: '0.9' },
    hasAll: true,
  },
  { id: 'singlefi-usdt', kind: 'a lender', amount: '25' },
  { id: 'annex-cro', kind: 'wrapped CRO', amount: '25' },
  { id: 'vvs-vvs', kind: 'a farm of one token', amount: '100' },
  { id: 'mm-cro-mmf', kind: 'a farm by the second', amount: '1' },
  { id: 'ferro-3fer', kind: 'a stable swap', amount: '10', hasAll: true },
  { id: 'vvs-xvvs', kind: 'a staking bar', amount: '100' },
]

const deposit = (page: Page) => page.getByTestId('deposit-card')
const withdraw = (page: Page) => page.getByTestId('withdraw-card')
const exact = (wei: bigint, decimals: number) => formatUnits(wei, decimals).replace(/\.0$/, '')

for (const { id, kind, amount, minimum, hasAll = false } of PLANS) {
  test(`${id} (${kind}) accepts a deposit and pays all of it out`, async ({ page, devnet, chain }) => {
    const { shareToken, underlying, underlyingDecimals } = deployedVault(id)
    const { account } = await openConnected(page, devnet, `/compound/${id}`)
    const before = await chain.balanceOf(underlying, account)
    await page.getByLabel('Amount to deposit').fill(amount)
    await clickAndConfirm(deposit(page).getByRole('button', { name: 'Approve', exact: true }))
    await clickAndConfirm(deposit(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    const deposited = await depositOf(chain, shareToken, account)
    expect(before - (await chain.balanceOf(underlying, account))).toBeGreaterThan(0n)
    await expect
      .poll(() => exactFigure(page.getByTestId('position-balance')))
      .toBe(exact(deposited, underlyingDecimals))

    await openPanelTab(page, 'Withdraw')
    const field = page.getByLabel('Amount to withdraw')
    if (minimum !== undefined) {
      await field.fill(minimum.below)
      await expect(withdraw(page).getByRole('button', { name: minimum.text })).toBeDisabled()
      await field.fill('')
    }
    await expect(withdraw(page).getByRole('button', { name: hasAll ? 'Max' : 'Withdraw All' })).toHaveCount(0)
    if (!hasAll) {
      await withdraw(page).getByRole('button', { name: 'Max' }).click()
      await expect(field).toHaveValue(exact(deposited, underlyingDecimals))
    }
    await clickAndConfirm(
      withdraw(page).getByRole('button', { name: hasAll ? 'Withdraw All' : 'Withdraw', exact: true }),
    )
    await expect(page.getByText('You have withdrawn!')).toBeVisible()
    expect(await depositOf(chain, shareToken, account)).toBe(0n)
    // Rounding goes to the remaining depositors.
    const lost = before - (await chain.balanceOf(underlying, account))
    expect(lost).toBeLessThanOrEqual(2n + before / 10n ** 9n)
    await expect.poll(() => exactFigure(page.getByTestId('position-balance'))).toBe('0')
    await openPanelTab(page, 'Deposit')
    await expect.poll(() => exactFigure(deposit(page))).toBe(exact(before - lost, underlyingDecimals))
  })
}
