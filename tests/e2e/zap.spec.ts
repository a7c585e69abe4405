import { parseUnits } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm } from './support/confirm'
import { exactFigure, openAndConnect, openConnected } from './support/connected'
import { acknowledgeToken, oddToken } from './support/swapPage'
import { expect, expectAccessible, expectFitsAndIsAccessible, test } from './support/test'
import { deployedVault } from './support/vaults'
import { amountToZap, get, give, tokenAddress, zapButton, zapCard } from './support/zapPage'

const REVERTING_CODE = '0x5f5ffd'
const { zap } = deployment.zap.contracts
const VVS = tokenAddress('VVS')
const { underlying: croUsdc } = deployedVault('vvs-cro-usdc')

test.describe('the zap', () => {
  test('converts CRO to an LP token, and the previewed amount arrives', async ({ page, devnet, chain }) => {
    const { account } = await openAndConnect(page, devnet, `/zap?inputCurrency=cro&outputCurrency=${croUsdc}`)
    await amountToZap(page).fill('25')
    await expect(zapCard(page).getByText('Simulated on chain')).toBeVisible()
    await expect(page.getByTestId('zap-route').getByRole('listitem')).toHaveText([
      /^Wrap 25 CRO/,
      /^Swap .* WCRO for .* USDC/,
      /^Add .* as liquidity for .* CRO-USDC LP/,
    ])
    await expect(page.getByTestId('zap-impact')).toHaveText(/%$/)
    const shown = await exactFigure(page.getByTestId('zap-output'))

    const before = await chain.balanceOf(croUsdc, account)
    await clickAndConfirm(zapButton(page))
    await expect(page.getByText('Zapped', { exact: true })).toBeVisible()
    await expect(amountToZap(page)).toHaveValue('')
    const arrived = (await chain.balanceOf(croUsdc, account)) - before
    expect(arrived).toBe(parseUnits(shown, 18))
    await expect(page.getByText('You received exactly the quoted amount.')).toBeVisible()
    expect(parseUnits(await exactFigure(page.getByTestId('zap-received')), 18)).toBe(arrived)
  })

  test('keeps the URL in sync with the selection, and switches the tokens', async ({ page }) => {
    await page.goto(`/zap?inputCurrency=${VVS}&outputCurrency=CRO`)
    await expect(give(page)).toHaveAccessibleName('You pay: VVS')
    await page.getByRole('button', { name: 'Switch tokens' }).click()
    await expect(page).toHaveURL(new RegExp(`inputCurrency=CRO&outputCurrency=${VVS}$`))
    await expect(get(page)).toHaveAccessibleName('You receive: VVS')
    // Selecting the other side's token switches them.
    await get(page).click()
    await page.getByRole('option', { name: /^CRO/ }).first().click()
    await expect(page).toHaveURL(new RegExp(`inputCurrency=${VVS}&outputCurrency=CRO$`))
    await page.goto('/zap')
    await expect(give(page)).toHaveAccessibleName('You pay: CRO')
    await expect(zapCard(page).getByRole('button', { name: 'Select both tokens' })).toBeDisabled()
  })

  test('leaves 1 CRO at Max, and is disabled for zero', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, `/zap?outputCurrency=${VVS}`)
    await zapCard(page).getByRole('button', { name: 'Max' }).click()
    const max = (await chain.nativeBalanceOf(account)) - parseUnits('1', 18)
    expect(parseUnits(await amountToZap(page).inputValue(), 18)).toBe(max)
    await zapCard(page).getByRole('button', { name: '25 %' }).click()
    expect(parseUnits(await amountToZap(page).inputValue(), 18)).toBe(max / 4n)
    await expect(zapCard(page).getByText(/^≈ \$/)).toBeVisible()
    for (const nothing of ['0', '0.000', '']) {
      await amountToZap(page).fill(nothing)
      await expect(zapCard(page).getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
    }
    await amountToZap(page).pressSequentially('1,5x.2e')
    await expect(amountToZap(page)).toHaveValue('1.52')
    await amountToZap(page).fill('0007.50')
    await expect(page.getByTestId('zap-route').getByText('Wrap 7.5 CRO')).toBeVisible()
    await amountToZap(page).fill(`1.${'0'.repeat(18)}1`)
    await expect(zapCard(page).getByRole('button', { name: 'At most 18 decimals' })).toBeDisabled()
    await amountToZap(page).pressSequentially('.')
    await expect(amountToZap(page)).toHaveValue(`1.${'0'.repeat(18)}1`)
    const long = '9'.repeat(79)
    await amountToZap(page).fill(long)
    await expect(amountToZap(page)).toHaveValue(long)
    await expect(zapCard(page).getByRole('button', { name: 'Not enough CRO' })).toBeDisabled()
  })

  test('needs a checkbox for a high price impact, and is blocked above 15%', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, `/zap?outputCurrency=${VVS}`)
    await chain.rpc('anvil_setBalance', [account, `0x${(10n ** 27n).toString(16)}`])
    await chain.mine()
    const impact = async (amount: string) => {
      await amountToZap(page).fill(amount)
      await expect(zapCard(page).getByText(/^Simulated on chain$|^Estimated from the pools$/)).toBeVisible()
      return Number(await exactFigure(page.getByTestId('zap-impact')))
    }
    // Doubles until the impact is between 5 % and 15 %, whatever the size of the devnet's pools.
    let amount = 1000
    while ((await impact(String(amount))) <= 6) amount *= 1.5
    const moved = await impact(String(amount))
    expect(moved).toBeLessThanOrEqual(15)
    const accept = page.getByLabel(/^I accept a price impact of/)
    await expect(accept).toBeVisible()
    await zapButton(page).click()
    await expect(accept).toBeFocused()
    await expect(accept).toHaveAccessibleDescription('Accept the price impact first')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await accept.check()
    await expect(zapButton(page)).toBeEnabled()
    await expectAccessible(page)
    await impact(String(amount * 6))
    await expect(page.getByRole('button', { name: 'The price impact is above 15%' })).toBeDisabled()
  })

  test('a zap that reverts when mined says so, restores the amount, and says so after a reload', async ({
    page,
    devnet,
    chain,
  }) => {
    await openConnected(page, devnet, `/zap?outputCurrency=${VVS}`)
    await amountToZap(page).fill('5')
    await expect(zapButton(page)).toBeEnabled()
    await chain.pauseMining()
    await clickAndConfirm(zapButton(page))
    await expect(page.getByText('Transaction sent')).toBeVisible()
    await expect(page.getByTestId('last-zap').getByText('Waiting for the receipt')).toBeVisible()
    const code = await chain.rpc('eth_getCode', [zap, 'latest'])
    await chain.rpc('anvil_setCode', [zap, REVERTING_CODE])
    await chain.mine()
    await expect(page.getByText('Error Zapping')).toBeVisible()
    await expect(amountToZap(page)).toHaveValue('5')
    await chain.rpc('anvil_setCode', [zap, code])
    await page.reload()
    await expect(page.getByTestId('last-zap').getByText(/^The zap failed/)).toBeVisible()
  })

  test("shows a token's transfer fee, and needs a checkbox", async ({ page, devnet, chain }) => {
    const comet = await oddToken(chain, 'feeOnTransfer')
    const { account } = await openConnected(page, devnet, `/zap?inputCurrency=${comet}&outputCurrency=CRO`)
    await acknowledgeToken(page)
    await amountToZap(page).fill('10')
    await expect(
      zapCard(page).getByText('The simulation shows whether a token charges a transfer fee', { exact: false }),
    ).toBeVisible()
    await clickAndConfirm(zapCard(page).getByRole('button', { name: 'Approve', exact: true }))
    // Slightly below 12 %, because a smaller amount has less price impact.
    await expect(page.getByTestId('zap-kept')).toHaveText(/1[12]\.?\d* ?%/)
    await zapButton(page).click()
    const accept = page.getByLabel(/^I accept a loss of 12\.?\d*%/)
    await expect(accept).toHaveAccessibleDescription('Accept the loss first')
    await accept.check()
    const shown = await exactFigure(page.getByTestId('zap-output'))
    const before = await chain.nativeBalanceOf(account)
    await clickAndConfirm(zapButton(page))
    await expect(page.getByText('Zapped', { exact: true })).toBeVisible()
    expect(parseUnits(await exactFigure(page.getByTestId('zap-received')), 18)).toBe(parseUnits(shown, 18))
    expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before)

    // Only one transfer fee is deducted.
    await page.goto(`/zap?outputCurrency=${comet}`)
    await amountToZap(page).fill('20')
    await page.getByLabel(/^I accept a loss of 12\.?\d*%/).check()
    const bought = await exactFigure(page.getByTestId('zap-output'))
    const held = await chain.balanceOf(comet, account)
    await clickAndConfirm(zapButton(page))
    await expect(page.getByText('Zapped', { exact: true })).toBeVisible()
    expect((await chain.balanceOf(comet, account)) - held).toBe(parseUnits(bought, 18))
    await expectAccessible(page)
  })

  test('passes the referrer on', async ({ page, devnet }) => {
    const referrer = '0x00000000000000000000000000000000000000AA'
    const ref = Buffer.from(referrer).toString('base64')
    const wallet = await openConnected(page, devnet, `/zap?outputCurrency=${VVS}&ref=${encodeURIComponent(ref)}`)
    await amountToZap(page).fill('5')
    await clickAndConfirm(zapButton(page))
    await expect(page.getByText('Zapped', { exact: true })).toBeVisible()
    expect((await wallet.sent())[0]?.data?.toLowerCase()).toContain(referrer.slice(2).toLowerCase())
  })
})

test('the zap fits and is accessible', async ({ page, devnet }) => {
  await openConnected(page, devnet, `/zap?outputCurrency=${croUsdc}`)
  await amountToZap(page).fill('5')
  await expect(zapButton(page)).toBeEnabled()
  await expectFitsAndIsAccessible(page)
})
