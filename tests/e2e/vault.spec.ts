import type { Page } from '@playwright/test'
import { formatUnits, parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm, clickAndGoBack, reviewSheet } from './support/confirm'
import { exactFigure, openAndConnect, openConnected } from './support/connected'
import { installInjectedWallet } from './support/injectedWallet'
import { expect, expectFitsAndIsAccessible, test } from './support/test'
import { createdVault, deployedVault, depositOf, earningOf, openPanelTab, revertOn } from './support/vaults'

const DAY_SEC = 86_400
const REVERTING_CODE = '0x5f5ffd'
/** Selectors of `userEarning(address)` and `withdraw(uint256)`, and the WCRO address. */
const USER_EARNING = '0x3c103062'
const WITHDRAW = '0x2e1a7d4d'
const WRAP = '0xd0e30db0'

const exact = (wei: bigint, decimals = 18) => formatUnits(wei, decimals).replace(/\.0$/, '')
const depositCard = (page: Page) => page.getByTestId('deposit-card')
const withdrawCard = (page: Page) => page.getByTestId('withdraw-card')
const positionCard = (page: Page) => page.getByTestId('position-card')
const amountToDeposit = (page: Page) => page.getByLabel('Amount to deposit')
const amountToWithdraw = (page: Page) => page.getByLabel('Amount to withdraw')

async function approveAndDeposit(page: Page, amount: string): Promise<void> {
  await amountToDeposit(page).fill(amount)
  await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByText('You have approved!')).toBeVisible()
  await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
  await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
}

test.describe('a farm vault', () => {
  const { shareToken, underlying } = deployedVault('vvs-cro-usdc')

  test('keeps the keyboard focus while connecting, approving and depositing', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts
    await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: devnet.chainId })
    await page.goto('/compound/vvs-cro-usdc')
    const focused = depositCard(page).locator(':focus')
    await depositCard(page).getByRole('button', { name: 'Connect wallet' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(focused).toHaveText('Enter an amount')

    await amountToDeposit(page).fill('0.01')
    const confirmWithKeys = async () => {
      await page.keyboard.press('Enter')
      const confirm = reviewSheet(page).getByRole('button', { name: 'Confirm in wallet' })
      await expect(confirm).toBeFocused()
      await expect(confirm).toBeEnabled()
      await page.keyboard.press('Enter')
    }
    await depositCard(page).getByRole('button', { name: 'Approve', exact: true }).focus()
    await confirmWithKeys()
    await expect(focused).toHaveText('Deposit')
    await confirmWithKeys()
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    await expect(focused).toHaveText('Enter an amount')
  })

  test('accepts a deposit, earns over time, compounds and pays everything out; the page matches the chain', async ({
    page,
    devnet,
    chain,
  }) => {
    const { account } = await openAndConnect(page, devnet, '/compound/vvs-cro-usdc')
    const before = await chain.balanceOf(underlying, account)
    await expect.poll(() => exactFigure(depositCard(page))).toBe(exact(before))

    const sharesBefore = await chain.balanceOf(shareToken, account)
    await amountToDeposit(page).fill('0.01')
    const shares = page.getByTestId('deposit-shares')
    await expect(shares).toContainText('xVVS-CRO-USDC')
    const predicted = parseUnits(await exactFigure(shares), 18)
    await approveAndDeposit(page, '0.01')
    await expect(amountToDeposit(page)).toHaveValue('')
    // A deposit compounds first, so the compound afterwards adds slightly less.
    const got = (await chain.balanceOf(shareToken, account)) - sharesBefore
    expect(got).toBeLessThanOrEqual(predicted)
    expect(got).toBeGreaterThan((predicted * 999n) / 1_000n)
    const deposited = await depositOf(chain, shareToken, account)
    expect(before - (await chain.balanceOf(underlying, account))).toBe(parseUnits('0.01', 18))
    await expect.poll(() => exactFigure(page.getByTestId('position-balance'))).toBe(exact(deposited))
    await expect.poll(() => exactFigure(depositCard(page))).toBe(exact(before - parseUnits('0.01', 18)))

    await chain.mine(100)
    await chain.increaseTime(DAY_SEC)
    await expect.poll(() => exactFigure(page.getByTestId('position-pending'))).not.toBe('0')
    await clickAndConfirm(positionCard(page).getByRole('button', { name: 'Compound' }))
    await expect(page.getByText('Thank you for helping compunding even more!')).toBeVisible()
    const earned = await earningOf(chain, shareToken, account)
    expect(earned).toBeGreaterThan(0n)
    await expect.poll(() => exactFigure(page.getByTestId('position-earned'))).toBe(exact(earned))
    expect(await depositOf(chain, shareToken, account)).toBeGreaterThan(deposited)

    await openPanelTab(page, 'Withdraw')
    await expect(withdrawCard(page).getByRole('button', { name: '75 %' })).toBeVisible()
    await expect(withdrawCard(page).getByRole('button', { name: 'Max' })).toHaveCount(0)
    await clickAndConfirm(withdrawCard(page).getByRole('button', { name: 'Withdraw All' }))
    await expect(page.getByText('You have withdrawn!')).toBeVisible()
    expect(await chain.balanceOf(shareToken, account)).toBe(0n)
    const after = await chain.balanceOf(underlying, account)
    expect(after).toBeGreaterThan(before)
    await expect.poll(() => exactFigure(page.getByTestId('position-balance'))).toBe('0')
    await expect(withdrawCard(page).getByRole('button', { name: 'Withdraw All' })).toHaveCount(0)
    await openPanelTab(page, 'Deposit')
    await expect.poll(() => exactFigure(depositCard(page))).toBe(exact(after))
  })

  test('says what is wrong with an amount, and ignores invalid input', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/compound/vvs-cro-usdc')
    await expect(depositCard(page).getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
    await amountToDeposit(page).pressSequentially('1,5x.2e')
    await expect(amountToDeposit(page)).toHaveValue('1.52')
    await amountToDeposit(page).fill('999999999')
    await expect(depositCard(page).getByRole('button', { name: 'Not enough CRO-USDC LP' })).toBeDisabled()
    await openPanelTab(page, 'Withdraw')
    await amountToWithdraw(page).fill('1')
    await expect(withdrawCard(page).getByRole('button', { name: 'More than your balance in the vault' })).toBeDisabled()
  })
})

test.describe('the native vault', () => {
  const { shareToken } = deployedVault('single-cro')

  test('keeps 1 CRO for fees at Max, and withdraws at least 1 CRO', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, '/compound/single-cro')
    const balance = await chain.nativeBalanceOf(account)
    await depositCard(page).getByRole('button', { name: 'Max' }).click()
    await expect(amountToDeposit(page)).toHaveValue(exact(balance - parseUnits('1', 18)))
    await amountToDeposit(page).fill('5')
    await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()

    await openPanelTab(page, 'Withdraw')
    await expect(withdrawCard(page).getByRole('button', { name: 'Withdraw All' })).toBeVisible()
    await amountToWithdraw(page).fill('0.999')
    await expect(withdrawCard(page).getByRole('button', { name: 'At least 1 CRO' })).toBeDisabled()
    await amountToWithdraw(page).fill('2')
    await clickAndConfirm(withdrawCard(page).getByRole('button', { name: 'Withdraw', exact: true }))
    await expect(page.getByText('You have withdrawn!')).toBeVisible()
    const left = await depositOf(chain, shareToken, account)
    expect(left).toBeGreaterThan(parseUnits('2.99', 18))
    await expect
      .poll(async () => exactFigure(page.getByTestId('position-balance')))
      .toBe(exact(await depositOf(chain, shareToken, account)))
  })

  test('a rejection in the wallet sends nothing and keeps the form', async ({ page, devnet }) => {
    const wallet = await openConnected(page, devnet, '/compound/single-cro')
    await amountToDeposit(page).fill('5')
    await wallet.rejectNext()
    await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('You rejected the request')).toBeVisible()
    await expect(amountToDeposit(page)).toHaveValue('5')
    expect(await wallet.sent()).toEqual([])
    await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
  })

  test('a deposit that would revert is not sent and keeps the form', async ({ page, devnet, chain }) => {
    const wallet = await openConnected(page, devnet, '/compound/single-cro')
    await amountToDeposit(page).fill('5')
    await chain.rpc('anvil_setCode', [shareToken, REVERTING_CODE])
    await clickAndGoBack(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }), 'Failed to deposit')
    await expect(amountToDeposit(page)).toHaveValue('5')
    expect(await wallet.sent()).toEqual([])
  })

  test('a deposit that reverts when mined says so and restores the amount', async ({ page, devnet, chain }) => {
    await openConnected(page, devnet, '/compound/single-cro')
    await amountToDeposit(page).fill('5')
    await chain.pauseMining()
    await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('Transaction sent')).toBeVisible()
    await expect(amountToDeposit(page)).toHaveValue('')
    await chain.rpc('anvil_setCode', [shareToken, REVERTING_CODE])
    await chain.mine()
    await expect(page.getByText('Failed to deposit')).toBeVisible()
    await expect(amountToDeposit(page)).toHaveValue('5')
  })

  test('a reload during a pending deposit loses nothing', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, '/compound/single-cro')
    await amountToDeposit(page).fill('5')
    await chain.pauseMining()
    await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('Transaction sent')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)
    await expect(page.getByText('1 pending')).toBeVisible()
    await chain.resumeMining()
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    await expect
      .poll(async () => exactFigure(page.getByTestId('position-balance')))
      .toBe(exact(await depositOf(chain, shareToken, account)))
  })

  test('a referrer is sent with the deposit', async ({ page, devnet }) => {
    const referrer = '0x00000000000000000000000000000000000000AA'
    const ref = Buffer.from(referrer).toString('base64')
    const wallet = await openConnected(page, devnet, `/compound/single-cro?ref=${encodeURIComponent(ref)}`)
    await amountToDeposit(page).fill('5')
    await clickAndConfirm(depositCard(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    const [sent] = await wallet.sent()
    expect(sent?.data?.toLowerCase()).toContain(referrer.slice(2).toLowerCase())
  })
})

test.describe('the panel', () => {
  const { shareToken, underlying } = deployedVault('vvs-cro-usdc')
  const panel = (page: Page) => page.getByTestId('vault-panel')
  const payWith = async (page: Page, symbol: string) => {
    await panel(page)
      .getByRole('button', { name: /^Pay with:/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Select a Token or LP' })
    await dialog.getByRole('combobox', { name: 'Search' }).fill(symbol)
    await dialog
      .getByRole('option', { name: new RegExp(`^${symbol}`) })
      .first()
      .click()
    await expect(dialog).toHaveCount(0)
  }

  test('is in view with its button from the start at 1440 px, and stays so while the page scrolls', async ({
    page,
    devnet,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openConnected(page, devnet, '/compound/vvs-cro-usdc')
    const act = panel(page).getByTestId('form-act').getByRole('button').first()
    await expect(panel(page).getByRole('button', { name: '25 %' }).first()).toBeVisible()
    await expect(act).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Share price, in CRO-USDC LP')).toBeAttached()
    await page.getByRole('heading', { name: 'Contracts' }).scrollIntoViewIfNeeded()
    await expect(page.getByTestId('info-card')).not.toBeInViewport()
    await expect(act).toBeInViewport({ ratio: 1 })
  })

  test('is the first card on a phone', async ({ page, devnet }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openConnected(page, devnet, '/compound/vvs-cro-usdc')
    await expect(page.getByTestId('position-card')).toBeVisible()
    const top = async (testId: string) => (await page.getByTestId(testId).boundingBox())?.y ?? NaN
    expect(await top('vault-panel')).toBeLessThan(await top('info-card'))
    expect(await top('vault-panel')).toBeLessThan(await top('position-card'))
  })

  test('zaps any token into the vault in two steps, also over a reload', async ({ page, devnet, chain }) => {
    const wallet = await openConnected(page, devnet, '/compound/vvs-cro-usdc')
    const [before, sharesBefore] = [
      await chain.balanceOf(underlying, wallet.account),
      await depositOf(chain, shareToken, wallet.account),
    ]
    await payWith(page, 'VVS')
    await expect(panel(page).getByRole('button', { name: 'Pay with: VVS' })).toBeVisible()
    await expect(panel(page).getByTestId('deposit-steps').getByRole('listitem')).toHaveText([
      'Zap VVS into CRO-USDC LP',
      'Deposit CRO-USDC LP',
    ])
    await panel(page).getByLabel('Amount to zap').fill('100')
    await expect(panel(page).getByText(/^≈ \$/)).toBeVisible()
    await expect(panel(page).getByText('Step 1 of 2: Approve VVS')).toBeVisible()
    await expect(panel(page).getByText('Step 2 of 2: Zap')).toBeVisible()
    await clickAndConfirm(panel(page).getByRole('button', { name: 'Approve', exact: true }))
    await expect(page.getByText('You have approved!')).toBeVisible()
    await expect(panel(page).getByText('Simulated on chain')).toBeVisible()
    await expectFitsAndIsAccessible(page)
    const shown = parseUnits(await exactFigure(panel(page).getByTestId('zap-output')), 18)
    await clickAndConfirm(panel(page).getByRole('button', { name: 'Zap', exact: true }))
    await expect.poll(() => exactFigure(panel(page).getByTestId('received-amount'))).toBe(exact(shown))
    expect((await chain.balanceOf(underlying, wallet.account)) - before).toBe(shown)

    await page.reload()
    await expect.poll(() => exactFigure(panel(page).getByTestId('received-amount'))).toBe(exact(shown))
    await clickAndConfirm(panel(page).getByRole('button', { name: 'Approve', exact: true }))
    await expect(page.getByText('You have approved!')).toBeVisible()
    await clickAndConfirm(panel(page).getByRole('button', { name: 'Deposit', exact: true }))
    await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
    await expect(panel(page).getByTestId('deposit-steps')).toHaveCount(0)
    await expect(amountToDeposit(page)).toBeVisible()
    expect(await chain.balanceOf(underlying, wallet.account)).toBe(before)
    expect(await depositOf(chain, shareToken, wallet.account)).toBeGreaterThan(sharesBefore)
    expect(await wallet.sent()).toHaveLength(4)
  })

  test('leaves what was zapped in the wallet if the user wants that, and offers the zap again where it reverts', async ({
    page,
    devnet,
    chain,
  }) => {
    await openConnected(page, devnet, '/compound/vvs-cro-usdc')
    await payWith(page, 'CRO')
    const amount = panel(page).getByLabel('Amount to zap')
    await amount.fill('5')
    await chain.pauseMining()
    await clickAndConfirm(panel(page).getByRole('button', { name: 'Zap', exact: true }))
    await expect(panel(page).getByRole('button', { name: 'Waiting for confirmation of the zap' })).toBeVisible()
    const { zap } = deployment.zap.contracts
    const code = await chain.rpc('eth_getCode', [zap, 'latest'])
    await chain.rpc('anvil_setCode', [zap, REVERTING_CODE])
    await chain.mine()
    await expect(page.getByText('Error Zapping')).toBeVisible()
    await expect(amount).toHaveValue('5')
    await chain.rpc('anvil_setCode', [zap, code])
    await chain.resumeMining()
    await chain.mine()
    await clickAndConfirm(panel(page).getByRole('button', { name: 'Zap', exact: true }))
    await panel(page).getByTestId('received-amount').waitFor()
    await panel(page).getByRole('button', { name: 'Keep it in my wallet' }).click()
    await expect(panel(page).getByTestId('received-amount')).toHaveCount(0)
    await expect(amount).toHaveValue('')
    await page.reload()
    await expect(amountToDeposit(page)).toBeVisible()
  })
})

test('a vault of an older version has Max and no Withdraw All', async ({ page, devnet, chain }) => {
  const { shareToken } = deployedVault('vvs-vvs')
  const { account } = await openConnected(page, devnet, '/compound/vvs-vvs')
  await approveAndDeposit(page, '100')
  await openPanelTab(page, 'Withdraw')
  await withdrawCard(page).getByRole('button', { name: 'Max' }).click()
  await expect(amountToWithdraw(page)).toHaveValue(exact(await depositOf(chain, shareToken, account)))
  await expect(withdrawCard(page).getByRole('button', { name: 'Withdraw All' })).toHaveCount(0)
})

test('an old balance migrates to the current vault in two steps', async ({ page, devnet, chain }) => {
  const { shareToken, migrateOldVaults } = deployedVault('vvs-cro-lion')
  const [oldVault = ''] = migrateOldVaults
  const { account } = await openConnected(page, devnet, '/earn')
  const oldBalance = await depositOf(chain, oldVault, account)
  expect(oldBalance).toBeGreaterThan(0n)
  await page
    .getByTestId('earn-section-migrate')
    .getByRole('link', { name: /CRO-LION LP/ })
    .click()

  const card = page.getByTestId('migration-card')
  await clickAndConfirm(card.getByRole('button', { name: 'Withdraw from the old vault' }))
  await expect(page.getByText('You have withdrawn!')).toBeVisible()
  expect(await depositOf(chain, oldVault, account)).toBe(0n)
  await expect(card.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  // The withdrawn amount is in no vault now, which a reload must not forget.
  await page.reload()
  await clickAndConfirm(card.getByRole('button', { name: 'Approve', exact: true }))
  await expect(page.getByText('You have approved!')).toBeVisible()
  await clickAndConfirm(card.getByRole('button', { name: 'Deposit', exact: true }))
  await expect(page.getByText('You have successfully deposit! Enjoy earning!')).toBeVisible()
  await expect(card).toHaveCount(0)
  const moved = await depositOf(chain, shareToken, account)
  expect(moved).toBeGreaterThanOrEqual(oldBalance - 1n)
  await expect.poll(() => exactFigure(page.getByTestId('position-balance'))).toBe(exact(moved))
})

test('an ended vault accepts no deposits, and pays everything out', async ({ page, devnet, chain }) => {
  const { shareToken, migrateOldVaults } = deployedVault('candycity-cro-usdc')
  const [oldVault = ''] = migrateOldVaults
  const { account } = await openConnected(page, devnet, '/compound/candycity-cro-usdc')
  await expect(page.getByText('This pool has ended', { exact: true })).toBeVisible()
  await expect(depositCard(page)).toHaveCount(0)
  await clickAndConfirm(page.getByTestId('migration-card').getByRole('button', { name: 'Withdraw from the old vault' }))
  await expect.poll(() => depositOf(chain, oldVault, account)).toBe(0n)
  await expect(page.getByTestId('migration-card')).toHaveCount(0)
  await withdrawCard(page).getByRole('button', { name: 'Max' }).click()
  await clickAndConfirm(withdrawCard(page).getByRole('button', { name: 'Withdraw', exact: true }))
  await expect.poll(() => depositOf(chain, shareToken, account)).toBe(0n)
})

test('an ended vault shows the rewards that a withdrawal would forfeit, and offers to compound them first', async ({
  page,
  devnet,
  chain,
}) => {
  const { shareToken, underlying } = deployedVault('candycity-candy')
  const { account } = await openConnected(page, devnet, '/compound/candycity-candy')
  // Rewards below a cent are not offered.
  await chain.mine(1_000)
  await expect.poll(() => exactFigure(page.getByTestId('position-pending'))).not.toBe('0')
  await expect(positionCard(page).getByText('Pending rewards', { exact: true }).first()).toBeVisible()
  await expect(positionCard(page).getByRole('button', { name: 'Compound' })).toBeVisible()
  await expect(
    withdrawCard(page).getByText(/^If you withdraw all now, you forfeit \S+ CANDY \(\$\S+\) of pending rewards$/),
  ).toBeVisible()
  await expect(withdrawCard(page).getByTestId('compound-harvest')).toContainText(
    /Harvest for all depositors, about\s*[\d.]+.*You receive about, in shares\s*[\d.]+/,
  )
  await withdrawCard(page).getByRole('button', { name: 'Max' }).click()
  await withdrawCard(page).getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(reviewSheet(page)).toContainText(/You forfeit about.*CANDY.*\(\$[\d.,]+\)/)
  await reviewSheet(page).getByRole('button', { name: 'Close' }).click()

  const [before, deposited] = [await chain.balanceOf(underlying, account), await depositOf(chain, shareToken, account)]
  await clickAndConfirm(withdrawCard(page).getByRole('button', { name: 'Compound, then withdraw all' }))
  await expect(page.getByText('Thank you for helping compunding even more!')).toBeVisible()
  await clickAndConfirm(withdrawCard(page).getByRole('button', { name: 'Withdraw All' }))
  await expect(page.getByText('You have withdrawn!')).toBeVisible()
  expect(await depositOf(chain, shareToken, account)).toBe(0n)
  expect((await chain.balanceOf(underlying, account)) - before).toBeGreaterThan(deposited)
})

test('a vault without a strategy can be created and accepts deposits', async ({ page, devnet, chain }) => {
  const { underlying } = deployedVault('vvs-cro-corgiai')
  const { account } = await openConnected(page, devnet, '/compound/vvs-cro-corgiai')
  await clickAndConfirm(page.getByRole('button', { name: 'Create earning' }))
  await expect(page.getByText('You have created earning, you can now start deposit!')).toBeVisible()
  const shareToken = await createdVault(chain, underlying)
  expect(BigInt(shareToken)).toBeGreaterThan(0n)
  await approveAndDeposit(page, '0.01')
  await expect
    .poll(() => exactFigure(page.getByTestId('position-balance')))
    .toBe(exact(await depositOf(chain, shareToken, account)))
})

test('a withdrawal that fails says what to do, also if the market lacks liquidity', async ({ page, devnet, chain }) => {
  const { shareToken, underlying } = deployedVault('mimas-cro')
  const [account] = devnet.accounts
  await chain.send({ from: account, to: underlying, data: WRAP, value: parseUnits('10', 18) })
  const wallet = await openConnected(page, devnet, '/compound/mimas-cro')
  await approveAndDeposit(page, '5')
  const sent = await wallet.sent()
  await openPanelTab(page, 'Withdraw')
  const withdraw = withdrawCard(page).getByRole('button', { name: 'Withdraw', exact: true })

  await amountToWithdraw(page).fill('0.000000000000000001')
  await clickAndGoBack(withdraw, 'Failed to withdraw. Try again later or with higher amount')
  expect(await wallet.sent()).toHaveLength(sent.length)
  await withdraw.click()
  await reviewSheet(page).getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'redeem tokens is zero' })).toBeVisible()
  await amountToWithdraw(page).fill('1')
  await chain.pauseMining()
  await clickAndConfirm(withdraw)
  await expect(page.getByText('1 pending')).toBeVisible()
  await revertOn(chain, shareToken, WITHDRAW)
  await chain.mine()
  const notice = page.getByRole('alert').filter({ hasText: 'Withdraw 1 WCRO' })
  await expect(notice.getByText('Failed to withdraw. Try again later', { exact: true })).toBeVisible()
  await notice.getByRole('button', { name: 'Close' }).click()
  await chain.resumeMining()
  await amountToWithdraw(page).fill('1')
  await clickAndGoBack(withdraw, 'Failed to withdraw. Try again later')
  expect(await wallet.sent()).toHaveLength(sent.length + 2)
})

test('earnings that cannot be read show an error, and nothing else is affected', async ({ page, devnet, chain }) => {
  const { shareToken } = deployedVault('vvs-usdc-busd')
  await revertOn(chain, shareToken, USER_EARNING)
  const { account } = await openConnected(page, devnet, '/compound/vvs-usdc-busd')
  await expect
    .poll(async () => exactFigure(page.getByTestId('position-balance')))
    .toBe(exact(await depositOf(chain, shareToken, account)))
  await expect(page.getByTestId('position-earned').getByRole('button', { name: /could not load/i })).toBeVisible()
  await expect(page.getByTestId('position-profit').locator('[data-figure]').first()).toBeVisible()
  await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0)

  await page.goto('/earn?filter=mine')
  const card = page.getByTestId('vault-card-vvs-usdc-busd')
  await expect(card.locator('[data-area="deposited"]')).toHaveText(/\$/)
  await expect(card.locator('[data-area="earned"]').getByRole('button', { name: /could not load/i })).toBeVisible()
  await expect(
    page.getByTestId('vault-card-candycity-cro-usdc').getByRole('button', { name: /could not load/i }),
  ).toHaveCount(0)
})

for (const id of ['single-cro', 'vvs-lion-usdc', 'candycity-cro-usdc']) {
  test(`the page of ${id} fits and is accessible`, async ({ page, devnet }) => {
    await openConnected(page, devnet, `/compound/${id}`)
    await expect(page.getByTestId('position-balance')).not.toHaveText('')
    await expectFitsAndIsAccessible(page)
  })
}
