import { parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { isRpcRequest } from '../support/site'
import { clickAndSign, confirmPreview, signSheet } from './support/confirm'
import { exactFigure, openConnected } from './support/connected'
import {
  addCard,
  approveToken,
  chooseToken,
  closeDialog,
  findCard,
  firstAmount,
  openDialog,
  removeButton,
  removeCard,
  secondAmount,
  supplyButton,
} from './support/liquidityPage'
import { acknowledgeToken, buyFromPool, oddToken } from './support/swapPage'
import { expect, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'
import { tokenAddress } from './support/zapPage'

const REVERTING_CODE = '0x5f5ffd'
/** removeLiquidityETHWithPermitSupportingFeeOnTransferTokens */
const REMOVE_WITH_FEE_BY_PERMIT = '0x5b0d5984'
const { wcro } = deployment.contracts
const { router, factory } = deployment.exchange.contracts
const [USDC, VVS, ATOM, WBTC] = [tokenAddress('USDC'), tokenAddress('VVS'), tokenAddress('ATOM'), tokenAddress('WBTC')]
const { underlying: croUsdc } = deployedVault('vvs-cro-usdc')

test.describe('adding liquidity', () => {
  test('the other amount follows; approve, confirm, and receive the previewed amount', async ({
    page,
    devnet,
    chain,
  }) => {
    const { account } = await openConnected(page, devnet, `/add/CRO/${USDC}`)
    await firstAmount(page).fill('25,5')
    await expect(firstAmount(page)).toHaveValue('25.5')
    await expect(secondAmount(page)).not.toHaveValue('')
    await expect(addCard(page).getByTestId('form-act').getByRole('button')).toHaveText('Approve')
    await approveToken(page, 'USDC')
    await expect(page.getByTestId('pool-share')).toHaveText(/%$/)

    const before = { lp: await chain.balanceOf(croUsdc, account), usdc: await chain.balanceOf(USDC, account) }
    await supplyButton(page).click()
    const dialog = openDialog(page)
    await expect(
      dialog.getByText('Output is estimated. If the price changes by more than 0.5% your transaction will revert.'),
    ).toBeVisible()
    const previewed = await dialog.locator('[data-figure$=" CRO-USDC LP"]').getAttribute('data-figure')
    await dialog.getByRole('button', { name: 'Confirm Supply' }).click()
    await expect(dialog.getByText('Transaction confirmed')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'View on explorer' }).first()).toBeVisible()
    // The dialog tells it, so no toast does.
    await expect(page.getByText('Liquidity added')).toHaveCount(0)
    const earn = dialog.getByRole('link', { name: /^Earn [\d.,]+% with this LP$/ })
    await expect(earn).toHaveAttribute('href', /\/compound\/vvs-cro-usdc$/)
    await closeDialog(page)
    await expect(page.getByText('Liquidity added')).toHaveCount(0)
    await expect(firstAmount(page)).toHaveValue('')
    expect((await chain.balanceOf(croUsdc, account)) - before.lp).toBe(parseUnits(previewed?.split(' ')[0] ?? '', 18))
    expect(before.usdc - (await chain.balanceOf(USDC, account))).toBeGreaterThan(0n)
  })

  test('the first provider sets the price and creates the pool', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, `/add/${ATOM}/${WBTC}`)
    await expect(page.getByText('You are the first liquidity provider.')).toBeVisible()
    await firstAmount(page).fill('10')
    await expect(secondAmount(page)).toHaveValue('')
    await expect(addCard(page).getByRole('button', { name: 'Enter both amounts' })).toBeDisabled()
    await secondAmount(page).fill('0.01')
    await expect(firstAmount(page)).toHaveValue('10')
    await expect(addCard(page).getByText('1,000 ATOM')).toBeVisible()
    await approveToken(page, 'ATOM')
    await approveToken(page, 'WBTC')
    const before = await chain.balanceOf(ATOM, account)
    await supplyButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Create Pool & Supply' }).click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
    expect(before - (await chain.balanceOf(ATOM, account))).toBe(parseUnits('10', 6))
    await closeDialog(page)
    await expect(page.getByRole('article', { name: /ATOM|WBTC/ }).getByTestId('position-share')).toHaveText(
      /^(99\.9|100)/,
    )
    await expect(page.getByText('You are the first liquidity provider.')).toHaveCount(0)
  })

  test('amounts of a new pool that are typed while it is still read are kept', async ({ page, devnet }) => {
    let answer = () => {}
    const answered = new Promise<void>((done) => (answer = done))
    await page.route(
      ({ href }) => isRpcRequest(href),
      async (route) => {
        await answered
        await route.continue()
      },
    )
    await openConnected(page, devnet, `/add/${ATOM}/${WBTC}`)
    await firstAmount(page).fill('10')
    await secondAmount(page).fill('0.01')
    answer()
    await expect(page.getByText('You are the first liquidity provider.')).toBeVisible()
    await expect(firstAmount(page)).toHaveValue('10')
    await expect(addCard(page).getByText('1,000 ATOM')).toBeVisible()
  })

  test('a rejection in the wallet and a failed simulation send nothing and keep the form', async ({
    page,
    devnet,
    chain,
  }) => {
    const wallet = await openConnected(page, devnet, `/add/CRO/${USDC}`)
    await firstAmount(page).fill('25')
    await approveToken(page, 'USDC')
    const sentBefore = (await wallet.sent()).length
    await supplyButton(page).click()
    await wallet.rejectNext()
    await openDialog(page).getByRole('button', { name: 'Confirm Supply' }).click()
    await expect(openDialog(page).getByText('Nothing was sent. You can confirm again.')).toBeVisible()
    await closeDialog(page)
    await expect(firstAmount(page)).toHaveValue('25')
    await chain.rpc('anvil_setCode', [router, REVERTING_CODE])
    await supplyButton(page).click()
    await expect(openDialog(page).getByText('This transaction would revert. Nothing was sent.')).toBeVisible()
    await expect(openDialog(page).getByRole('button', { name: 'Confirm Supply' })).toBeDisabled()
    expect((await wallet.sent()).length).toBe(sentBefore)
  })

  test('a transaction that reverts when mined says so and restores the amounts', async ({ page, devnet, chain }) => {
    await openConnected(page, devnet, `/add/CRO/${USDC}`)
    await firstAmount(page).fill('25')
    await approveToken(page, 'USDC')
    await chain.pauseMining()
    await supplyButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Confirm Supply' }).click()
    await expect(openDialog(page).getByText('Transaction submitted')).toBeVisible()
    const code = await chain.rpc('eth_getCode', [router, 'latest'])
    await chain.rpc('anvil_setCode', [router, REVERTING_CODE])
    await chain.mine()
    await expect(openDialog(page).getByText('Transaction failed')).toBeVisible()
    await chain.rpc('anvil_setCode', [router, code])
    await closeDialog(page)
    await expect(firstAmount(page)).toHaveValue('25')
  })

  test('the URL stores the tokens; selecting the other one switches them', async ({ page }) => {
    await page.goto('/add')
    await expect(addCard(page).getByRole('button', { name: 'First token: CRO' })).toBeVisible()
    await expect(addCard(page).getByRole('button', { name: 'Select a token' })).toBeDisabled()
    await addCard(page)
      .getByRole('button', { name: /^Second token: / })
      .click()
    await chooseToken(page, USDC)
    await expect(page).toHaveURL(new RegExp(`/add/CRO/${USDC}$`, 'i'))
    await firstAmount(page).fill('7')
    await addCard(page)
      .getByRole('button', { name: /^First token: / })
      .click()
    await chooseToken(page, USDC)
    await expect(page).toHaveURL(new RegExp(`/add/${USDC}/CRO$`, 'i'))
    await expect(secondAmount(page)).toHaveValue('7')
    await page.goto(`/add/CRO/${wcro}`)
    await expect(addCard(page).getByRole('button', { name: 'Invalid pair' })).toBeDisabled()
  })

  test('says what is missing: a balance, an amount, a pool that cannot be read', async ({ page, devnet, chain }) => {
    await openConnected(page, devnet, `/add/CRO/${USDC}`)
    await expect(addCard(page).getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
    await firstAmount(page).fill('9'.repeat(79))
    await expect(addCard(page).getByRole('button', { name: 'Insufficient CRO balance' })).toBeDisabled()
    await firstAmount(page).fill('0.000000000000000001')
    await expect(addCard(page).getByRole('button', { name: /^The amount is too small or too large/ })).toBeDisabled()
    await secondAmount(page).fill('999999999')
    await expect(addCard(page).getByRole('button', { name: /^Insufficient/ })).toBeDisabled()
    await chain.rpc('anvil_setCode', [factory, REVERTING_CODE])
    await page.reload()
    await firstAmount(page).fill('5')
    await expect(addCard(page).getByRole('button', { name: 'Could not load the pool' })).toBeDisabled()
  })
})

test.describe('removing liquidity', () => {
  test('a part, as native CRO, with a permit instead of an approval', async ({ page, devnet, chain }) => {
    const wallet = await openConnected(page, devnet, `/remove/CRO/${USDC}`)
    const { account } = wallet
    await removeCard(page).getByRole('button', { name: '25 %' }).click()
    await expect(page.getByTestId('remove-percent')).toHaveText('25 %')
    await clickAndSign(removeCard(page).getByRole('button', { name: 'Sign permit' }))
    await expect(page.getByText('Signed. Remove the liquidity before your deadline, or sign again.')).toBeVisible()
    const before = {
      lp: await chain.balanceOf(croUsdc, account),
      usdc: await chain.balanceOf(USDC, account),
      cro: await chain.nativeBalanceOf(account),
    }
    await removeButton(page).click()
    const expected = await exactFigure(openDialog(page).getByTestId('expected-b'))
    await openDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
    expect((await chain.balanceOf(USDC, account)) - before.usdc).toBe(parseUnits(expected, 6))
    expect(before.lp - (await chain.balanceOf(croUsdc, account))).toBe(before.lp / 4n)
    expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before.cro)
    expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
    await closeDialog(page)
    await expect(page.getByTestId('remove-percent')).toHaveText('0 %')
  })

  test('by amounts in the detailed view, as wrapped CRO, after an approval', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, `/remove/CRO/${USDC}`)
    await removeCard(page).getByRole('link', { name: 'Receive WCRO' }).click()
    await expect(page).toHaveURL(new RegExp(`/remove/${wcro}/${USDC}$`, 'i'))
    await removeCard(page).getByRole('button', { name: 'Detailed' }).click()
    await removeCard(page).getByRole('textbox', { name: 'Amount of USDC' }).fill('100')
    await expect(
      removeCard(page)
        .getByRole('textbox', { name: 'Amount of CRO-USDC LP', exact: false })
        .or(removeCard(page).getByRole('textbox', { name: 'Amount of WCRO-USDC LP' })),
    ).not.toHaveValue('')
    // The LP tokens and both sides.
    await expect(removeCard(page).getByText(/^≈ \$[\d.,]+$/)).toHaveCount(3)
    await removeCard(page).getByRole('button', { name: 'Approve', exact: true }).click()
    await confirmPreview(page)
    await expect(removeButton(page)).toBeEnabled()
    const before = { usdc: await chain.balanceOf(USDC, account), wcro: await chain.balanceOf(wcro, account) }
    await removeButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
    expect((await chain.balanceOf(USDC, account)) - before.usdc).toBeGreaterThanOrEqual(parseUnits('100', 6))
    expect(await chain.balanceOf(wcro, account)).toBeGreaterThan(before.wcro)
  })

  test('a rejected signature and a rejected transaction change nothing', async ({ page, devnet }) => {
    const wallet = await openConnected(page, devnet, `/remove/CRO/${USDC}`)
    await removeCard(page).getByRole('button', { name: 'Max' }).click()
    const sign = removeCard(page).getByRole('button', { name: 'Sign permit' })
    await sign.click()
    await signSheet(page).getByText('All signed data: Permit').click()
    await expect(signSheet(page).getByText('Exchange router')).toBeVisible()
    await expect(signSheet(page).getByText('Your account')).toBeVisible()
    await expectFitsAndIsAccessible(page)
    await signSheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(removeCard(page).getByText(/^You rejected the signature/)).toBeVisible()
    await wallet.rejectNext()
    await clickAndSign(sign)
    await expect(
      removeCard(page).getByText('You rejected the signature. You can sign again, or approve with a transaction.'),
    ).toBeVisible()
    await removeCard(page).getByRole('button', { name: 'Approve', exact: true }).click()
    await confirmPreview(page)
    await removeButton(page).click()
    await wallet.rejectNext()
    await openDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(openDialog(page).getByText('Nothing was sent. You can confirm again.')).toBeVisible()
    await closeDialog(page)
    await expect(page.getByTestId('remove-percent')).toHaveText('100 %')
  })

  test('a transaction that reverts when mined says so, and keeps the LP tokens and the selected part', async ({
    page,
    devnet,
    chain,
  }) => {
    const { account } = await openConnected(page, devnet, `/remove/CRO/${USDC}`)
    await removeCard(page).getByRole('button', { name: '50 %' }).click()
    await clickAndSign(removeCard(page).getByRole('button', { name: 'Sign permit' }))
    await removeButton(page).click()
    const before = await chain.balanceOf(croUsdc, account)
    await chain.pauseMining()
    await openDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(openDialog(page).getByText('Transaction submitted')).toBeVisible()
    const code = await chain.rpc('eth_getCode', [router, 'latest'])
    await chain.rpc('anvil_setCode', [router, REVERTING_CODE])
    await chain.mine()
    await expect(openDialog(page).getByText('Transaction failed')).toBeVisible()
    await chain.rpc('anvil_setCode', [router, code])
    await closeDialog(page)
    await expect(page.getByTestId('remove-percent')).toHaveText('50 %')
    expect(await chain.balanceOf(croUsdc, account)).toBe(before)
  })

  test('is not sent if the price moved beyond the slippage during the review, until that is accepted', async ({
    page,
    devnet,
    chain,
  }) => {
    const wallet = await openConnected(page, devnet, `/remove/CRO/${USDC}`)
    await removeCard(page).getByRole('button', { name: 'Max' }).click()
    await clickAndSign(removeCard(page).getByRole('button', { name: 'Sign permit' }))
    await removeButton(page).click()
    const confirm = openDialog(page).getByRole('button', { name: 'Confirm', exact: true })
    await expect(confirm).toBeEnabled()
    await buyFromPool(chain, devnet, USDC, parseUnits('20000000', 18))
    await confirm.click()
    await expect(openDialog(page).getByText('The amounts changed')).toBeVisible()
    await expect(confirm).toBeDisabled()
    expect(await wallet.sent()).toEqual([])
    await openDialog(page).getByRole('button', { name: 'Accept', exact: true }).click()
    await confirm.click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
  })

  test('asks for a pool if the URL has none, and says that there are no LP tokens', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/remove')
    await expect(page.getByText('Select a pool')).toBeVisible()
    await page.goto(`/remove/${ATOM}/${WBTC}`)
    await expect(removeCard(page).getByRole('button', { name: 'No pool found' })).toBeDisabled()
  })
})

test('a fee-on-transfer token can be added, and removed with the method for it', async ({ page, devnet, chain }) => {
  const comet = await oddToken(chain, 'feeOnTransfer')
  const wallet = await openConnected(page, devnet, `/add/CRO/${comet}`)
  await secondAmount(page).fill('100')
  await expect(page.getByText(/Unknown Source$/)).toBeVisible()
  await addCard(page).getByTestId('form-act').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByLabel('I understand')).toHaveAccessibleDescription("Tick 'I understand' first")
  await acknowledgeToken(page)
  await approveToken(page, 'COMET')
  await supplyButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Confirm Supply' }).click()
  await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
  await closeDialog(page)
  await expect(page.getByTestId('position-share')).toHaveText(/%$/)

  await page.goto(`/remove/CRO/${comet}`)
  await removeCard(page).getByRole('button', { name: 'Max' }).click()
  await clickAndSign(removeCard(page).getByRole('button', { name: 'Sign permit' }))
  await removeButton(page).click()
  await expect(
    openDialog(page).getByText(
      'One of the tokens charges a transfer fee, so you receive less of it than the pool pays.',
    ),
  ).toBeVisible()
  const paid = parseUnits(await exactFigure(openDialog(page).getByTestId('expected-b')), 18)
  const before = {
    comet: await chain.balanceOf(comet, wallet.account),
    cro: await chain.nativeBalanceOf(wallet.account),
  }
  await openDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
  expect((await wallet.sent()).at(-1)?.data?.slice(0, 10)).toBe(REMOVE_WITH_FEE_BY_PERMIT)
  const arrived = (await chain.balanceOf(comet, wallet.account)) - before.comet
  expect(arrived).toBeGreaterThan((paid * 7n) / 10n)
  expect(arrived).toBeLessThan(paid)
  expect(await chain.nativeBalanceOf(wallet.account)).toBeGreaterThan(before.cro)
})

test.describe('your liquidity', () => {
  test('lists the pools with their amounts, and links to adding and removing', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/liquidity')
    await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toBeVisible()
    await page.getByLabel('Search your pools').fill('usdc/cro')
    const position = page.getByRole('article', { name: 'CRO/USDC', exact: true }).first()
    await expect(position.getByTestId('position-share')).toHaveText(/%$/)
    expect(Number(await exactFigure(position.getByTestId('pooled-a')))).toBeGreaterThan(0)
    await position.getByRole('link', { name: 'Remove Liquidity' }).click()
    await expect(page).toHaveURL(/\/remove\/CRO\//)
    await page.goBack()
    await page.getByRole('link', { name: 'Import Pool' }).first().click()
    await expect(page).toHaveURL(/\/find$/)
  })

  test('shows a pool of unlisted tokens after liquidity was added, in another browser too, sorted by value where it is known', async ({
    page,
    devnet,
    chain,
  }) => {
    const [cent, whole] = [await oddToken(chain, 'twoDecimals'), await oddToken(chain, 'noDecimals')]
    await openConnected(page, devnet, `/add/${cent}/${whole}`)
    await expect(page.getByLabel('I understand')).toHaveCount(2)
    await page.getByLabel('I understand').first().check()
    await page.getByLabel('I understand').last().check()
    await firstAmount(page).fill('1000')
    await secondAmount(page).fill('500')
    await approveToken(page, 'CENT')
    await approveToken(page, 'WHOLE')
    await supplyButton(page).click()
    await openDialog(page)
      .getByRole('button', { name: /Confirm|Create/ })
      .click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
    await page.goto('/liquidity')
    const worths = page.getByTestId('position-worth')
    await expect(worths.first()).toHaveText(/^\$/)
    await page.getByLabel('Search your pools').fill('cent whole')
    const own = page.getByRole('article', { name: /(CENT\/WHOLE|WHOLE\/CENT) · .*CENT 0x/ })
    await expect(own).toHaveCount(1)
    await expect(own.getByTestId('position-worth')).toHaveText(/^No price/)
    await own.getByRole('button', { name: 'Show profit' }).click()
    await expect(own.getByTestId('position-netDeposits')).toContainText('1,000')
    await expectFitsAndIsAccessible(page)

    // Without local data, the chain provides the list.
    await page.evaluate(() => localStorage.removeItem('persist:user'))
    await page.reload()
    await page.getByLabel('Search your pools').fill(cent)
    await expect(own).toHaveCount(1)
  })

  test('asks visitors to connect', async ({ page }) => {
    await page.goto('/liquidity')
    await expect(page.getByText('Connect to a wallet to view your liquidity.')).toBeVisible()
  })

  test('imports a pool, keeps it across a reload and removes it', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/find')
    await expect(page.getByText('Select a token to find your liquidity.')).toBeVisible()
    await findCard(page)
      .getByRole('button', { name: /^Second token: / })
      .click()
    await chooseToken(page, USDC)
    await expect(findCard(page).getByText('Pool found!')).toBeVisible()
    await expect(findCard(page).getByTestId('position-share')).toHaveText(/%$/)
    await findCard(page).getByRole('button', { name: 'Import this pool' }).click()
    await expect(findCard(page).getByText('This pool is listed under Your Liquidity.')).toBeVisible()
    await page.reload()
    await findCard(page)
      .getByRole('button', { name: /^Second token: / })
      .click()
    await chooseToken(page, USDC)
    await findCard(page).getByRole('button', { name: 'Remove this pool' }).click()
    await expect(findCard(page).getByRole('button', { name: 'Import this pool' })).toBeVisible()
  })

  test('says that there is no pool, and links to creating one', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/find')
    await findCard(page)
      .getByRole('button', { name: /^First token: / })
      .click()
    await chooseToken(page, ATOM)
    await findCard(page)
      .getByRole('button', { name: /^Second token: / })
      .click()
    await chooseToken(page, WBTC)
    await expect(findCard(page).getByText('No pool found')).toBeVisible()
    await findCard(page).getByRole('link', { name: 'Create pool' }).click()
    await expect(page).toHaveURL(new RegExp(`/add/${ATOM}/${WBTC}$`, 'i'))
    await expect(page.getByText('You are the first liquidity provider.')).toBeVisible()
    await page.goBack()
    await findCard(page)
      .getByRole('button', { name: /^Second token: / })
      .click()
    await chooseToken(page, wcro)
    await expect(findCard(page).getByText('Invalid pair')).toBeVisible()
  })

  test('migrates from an old exchange in two steps', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, '/liquidity')
    const older = page.getByRole('region', { name: 'Move from Gnomon Exchange' })
    await older
      .getByRole('article', { name: /CRO\/USDC|USDC\/CRO/ })
      .getByRole('link', { name: 'Move' })
      .click()
    await expect(page.getByRole('heading', { name: 'Move Liquidity' })).toBeVisible()
    await removeCard(page).getByRole('button', { name: 'Max' }).click()
    await clickAndSign(removeCard(page).getByRole('button', { name: 'Sign permit' }))
    await removeButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
    await closeDialog(page)
    await expect(page.getByText('Filled in with the amounts you removed. You can change them.')).toBeVisible()
    await expect(firstAmount(page)).not.toHaveValue('')
    const before = await chain.balanceOf(croUsdc, account)
    await approveToken(page, 'USDC')
    await supplyButton(page).click()
    await openDialog(page).getByRole('button', { name: 'Confirm Supply' }).click()
    await expect(openDialog(page).getByText('Transaction confirmed')).toBeVisible()
    expect(await chain.balanceOf(croUsdc, account)).toBeGreaterThan(before)
    await page.goto(`/liquidity/migrate/${VVS}/${USDC}/${VVS}`)
    await expect(page.getByText("You can't move liquidity from this exchange.")).toBeVisible()
  })
})
