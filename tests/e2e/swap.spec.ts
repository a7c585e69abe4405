import type { Page } from '@playwright/test'
import { getAddress, parseUnits } from 'ethers'
import { USER_NAME } from '../../devnet/tables/names'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { clickAndConfirm } from './support/confirm'
import { exactFigure, openAndConnect, openConnected } from './support/connected'
import { addressSlot, setNameAddress } from './support/names'
import {
  acknowledgeToken,
  confirmButton,
  dialog,
  enableExpertMode,
  from,
  oddToken,
  swapButton,
  swapCard,
  to,
} from './support/swapPage'
import { expect, expectAccessible, expectFitsAndIsAccessible, test } from './support/test'
import { tokenAddress } from './support/zapPage'

const { wcro } = deployment.contracts
const { router } = deployment.exchange.contracts
const USDC = tokenAddress('USDC')
const VVS = tokenAddress('VVS')
const EXACT_NATIVE = '0x7ff36ab5'

test.describe('swap', () => {
  test('of CRO: the confirmed amount arrives, and the token can be added to the wallet', async ({
    page,
    devnet,
    chain,
  }) => {
    const wallet = await openAndConnect(page, devnet, `/swap?outputCurrency=${USDC}`)
    await from(page).fill('25')
    await expect(to(page)).toHaveValue(/^\d+\.\d+$/)
    // CRO is about 0.1 dollars on the local chain.
    await expect(swapCard(page).getByText(/^≈ \$2\.(?:4\d|50)$/)).toHaveCount(2)
    const minimum = parseUnits(await exactFigure(page.getByTestId('swap-limit')), 6)
    await swapButton(page).click()
    const quoted = parseUnits(await exactFigure(page.getByTestId('confirm-output')), 6)
    await expect(
      dialog(page, 'Confirm swap')
        .locator('dl > div')
        .filter({ hasText: 'Maximum network fee' })
        .getByText(/^0\.\d+$/)
        .first(),
    ).toBeVisible()
    const before = await chain.balanceOf(USDC, wallet.account)
    await confirmButton(page).click()
    await expect(dialog(page, 'Transaction confirmed')).toBeVisible()
    const arrived = (await chain.balanceOf(USDC, wallet.account)) - before
    expect(arrived).toBe(quoted)
    expect(arrived).toBeGreaterThan(minimum)
    expect(parseUnits(await exactFigure(page.getByTestId('swap-received')), 6)).toBe(arrived)
    const [sent] = await wallet.sent()
    expect(sent?.to?.toLowerCase()).toBe(router.toLowerCase())
    expect(sent?.data?.slice(0, 10)).toBe(EXACT_NATIVE)
    await page.getByRole('button', { name: 'Add USDC to Wallet' }).click()
    await expect(page.getByText('Added USDC to your wallet')).toBeVisible()
    expect(await wallet.methods()).toContain('wallet_watchAsset')
    await dialog(page, 'Transaction confirmed').locator('button', { hasText: 'Close' }).click()
    await expect(from(page)).toHaveValue('')
    // The dialog has told it.
    await expect(page.getByText('Swapped', { exact: true })).toHaveCount(0)
  })

  test('of a token needs an approval first', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(
      page,
      devnet,
      `/swap?inputCurrency=${VVS}&outputCurrency=CRO&exactAmount=1000`,
    )
    await clickAndConfirm(swapButton(page, 'Approve'))
    await expect(page.getByText('You have approved!')).toBeVisible()
    await swapButton(page).click()
    const before = await chain.nativeBalanceOf(account)
    await confirmButton(page).click()
    await expect(dialog(page, 'Transaction confirmed')).toBeVisible()
    await expect(page.getByTestId('swap-received')).toBeVisible()
    expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before)
  })
})

test.describe('beside the form', () => {
  const settings = (page: Page) => page.getByTestId('trading-settings')
  const chart = (page: Page) => page.getByRole('complementary', { name: 'Price over time' })

  test('are the settings, which apply at once, and the chart of a chosen pair', async ({ page }) => {
    await page.goto('/swap')
    await expect(settings(page)).toBeVisible()
    const widthOfForm = async () => (await swapCard(page).boundingBox())?.width ?? 0
    const alone = await widthOfForm()
    await expect(chart(page)).toHaveCount(0)
    await expect(page.getByTestId('swap-price')).toHaveCount(0)
    await settings(page).getByLabel('Custom, in percent').fill('3')
    await expect(page.getByTestId('swap-slippage')).toHaveText('3%')
    await page.goto(`/swap?outputCurrency=${USDC}`)
    await expect(chart(page)).toBeVisible()
    expect(await widthOfForm()).toBeLessThan(alone)
    await expect(settings(page).getByLabel('Custom, in percent')).toHaveValue('3')
    await expect(page.getByTestId('swap-price')).toHaveCount(0)
    await from(page).fill('25')
    await expect(page.getByTestId('swap-price')).toContainText('USDC')
    // Wrapping has no price.
    await page.goto(`/swap?outputCurrency=${wcro}`)
    await expect(settings(page)).toBeVisible()
    await expect(chart(page)).toHaveCount(0)
  })

  test('the settings are only in their dialog where there is no room', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(`/swap?outputCurrency=${USDC}`)
    await expect(chart(page)).toBeVisible()
    await expect(settings(page)).toHaveCount(0)
    await page.setViewportSize({ width: 1200, height: 900 })
    await expect(settings(page)).toBeVisible()
  })

  test('expert mode asks before it is turned on, and clears the recipient', async ({ page, devnet }) => {
    await openConnected(
      page,
      devnet,
      `/swap?outputCurrency=${USDC}&exactAmount=1&recipient=${devnet.accounts[2] ?? ''}`,
    )
    await expect(page.getByText('The recipient in this link is ignored')).toBeVisible()
    await settings(page).getByRole('switch', { name: 'Expert Mode' }).click()
    const asked = dialog(page, 'Expert Mode')
    await asked.getByLabel("Type the word 'confirm' to continue").fill('confirm')
    await asked.getByRole('button', { name: 'Turn On Expert Mode' }).click()
    await expect(asked).toHaveCount(0)
    await expect(settings(page).getByRole('switch', { name: 'Expert Mode' })).toBeChecked()
    await expect(page.getByText('The recipient in this link is ignored')).toHaveCount(0)
    await expect(page).not.toHaveURL(/recipient/)
  })
})

test.describe('page URL', () => {
  test('stores the swap, and follows what is selected and typed', async ({ page }) => {
    await page.goto(`/swap?inputCurrency=cro&outputCurrency=${USDC}&exactAmount=7&exactField=output`)
    await expect(to(page)).toHaveValue('7')
    await expect(from(page)).toHaveValue(/^\d+\.?\d*$/)
    await to(page).fill('8,5')
    await expect(page).toHaveURL(
      new RegExp(`inputCurrency=cro&outputCurrency=${USDC}&exactAmount=8\\.5&exactField=output$`, 'i'),
    )
    await page.getByRole('button', { name: 'Switch tokens' }).click()
    await expect(from(page)).toHaveValue('8.5')
    await expect(page).toHaveURL(
      new RegExp(`inputCurrency=${USDC}&outputCurrency=CRO&exactAmount=8\\.5&exactField=input$`),
    )
    // Selecting the other side's token switches them, and the amount stays with its token.
    await swapCard(page).getByRole('button', { name: 'To: CRO' }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('USDC')
    await page.getByRole('option', { name: /^USDC/ }).first().click()
    await expect(page).toHaveURL(
      new RegExp(`inputCurrency=CRO&outputCurrency=${USDC}&exactAmount=8\\.5&exactField=output$`),
    )
    await expect(to(page)).toHaveValue('8.5')
  })

  test('may be invalid', async ({ page }) => {
    const rubbish = [
      'inputCurrency=%3Cscript%3E&outputCurrency[]=1&exactAmount=1e99',
      `inputCurrency=${USDC}&inputCurrency=${VVS}&exactAmount=1&exactAmount=2`,
      'exactAmount=NaN&exactField=%00&recipient=me',
      `inputCurrency=${USDC}&outputCurrency=${USDC.toLowerCase()}`,
    ]
    for (const query of rubbish) {
      await page.goto(`/swap?${query}`)
      await expect(from(page)).toHaveValue('')
      await expect(to(page)).toHaveValue('')
      await expect(swapCard(page)).not.toContainText('NaN')
      await expect(swapCard(page).getByRole('button', { name: 'To: Select a currency' })).toBeVisible()
    }
  })

  test('sets a recipient only in expert mode', async ({ page, devnet }) => {
    const wallet = await openConnected(
      page,
      devnet,
      `/swap?outputCurrency=${USDC}&exactAmount=1&recipient=${devnet.accounts[2] ?? ''}`,
    )
    await expect(page.getByText('The recipient in this link is ignored')).toBeVisible()
    await swapButton(page).click()
    await confirmButton(page).click()
    await expect(dialog(page, 'Transaction confirmed')).toBeVisible()
    expect((await wallet.sent())[0]?.data?.toLowerCase()).toContain(wallet.account.slice(2).toLowerCase())
  })
})

test.describe('typed amounts', () => {
  test('are kept, whatever they are, and never show NaN', async ({ page, devnet, chain }) => {
    await openConnected(page, devnet, `/swap?outputCurrency=${USDC}`)
    const states = [
      ['', 'Enter an amount'],
      ['0.000', 'Enter an amount'],
      ['0.1234567890123456789', 'CRO has only 18 decimals'],
      ['9'.repeat(79), 'The amount is too large'],
      ['9'.repeat(30), 'Insufficient liquidity for this trade'],
      ['900000', 'Insufficient CRO balance'],
      ['0.000000000000000001', 'Insufficient liquidity for this trade'],
    ] as const
    for (const [typed, says] of states) {
      await from(page).fill(typed)
      await expect(swapButton(page, says)).toBeDisabled()
      await expect(from(page)).toHaveValue(typed)
      await expect(swapCard(page)).not.toContainText('NaN')
    }
    await from(page).fill('12')
    await from(page).pressSequentially('.5x.7e')
    await expect(from(page)).toHaveValue('12.57')
    for (const key of ['noDecimals', 'twoDecimals', 'mostDecimals', 'noSymbol', 'bytes32Symbol', 'impostor'] as const) {
      await page.goto(`/swap?outputCurrency=${await oddToken(chain, key)}&exactAmount=10`)
      await expect(to(page)).toHaveValue(/^\d+\.?\d*$/)
      await expect(page.getByText(/Unknown Source$/)).toBeVisible()
      await expect(swapCard(page)).not.toContainText('NaN')
    }
    await expect(page.getByText('This is not the USDC you know')).toBeVisible()
  })
})

test.describe('a swap that fails', () => {
  test('waits while the node does not respond', async ({ page, devnet, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED \(http:\/\/rpc\.sundial\.localhost\/\)/)
    await openConnected(page, devnet, `/swap?outputCurrency=${USDC}&exactAmount=5`)
    await expect(swapButton(page)).toBeEnabled()
    await page.route(/rpc\.sundial/, (route) => route.abort())
    await expect(swapButton(page, 'Refreshing the quote')).toBeDisabled()
    await expect(swapCard(page).getByText('The network is not responding')).toBeVisible()
    await page.unroute(/rpc\.sundial/)
    await expect(swapButton(page)).toBeEnabled()
    await expect(swapCard(page).getByText('The network is not responding')).toBeHidden()
    await expect(from(page)).toHaveValue('5')
  })
})

test('a high price impact needs a checkbox, a typed word, or is blocked', async ({ page, devnet, chain }) => {
  const token = await oddToken(chain, 'noSymbol')
  const { account } = await openConnected(page, devnet, `/swap?outputCurrency=${token}`)
  await chain.rpc('anvil_setBalance', [account, `0x${(10n ** 24n).toString(16)}`])
  await chain.mine()
  await acknowledgeToken(page)
  // The pool holds 20,000 CRO: swapping x moves the price by about x / (20,000 + x).
  await from(page).fill('1500')
  await swapButton(page, 'Swap anyway').click()
  await confirmButton(page).click()
  const accept = page.getByLabel(/^I accept a price impact of/)
  await expect(accept).toBeFocused()
  await expect(accept).toHaveAccessibleDescription('Accept the warning first')
  await accept.check()
  await expect(confirmButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await from(page).fill('2800')
  await swapButton(page, 'Swap anyway').click()
  await page.getByLabel("Type the word 'confirm' to swap at this price impact").fill('Confirm')
  await confirmButton(page).click()
  await expect(dialog(page, 'Transaction confirmed')).toBeVisible()
  await page.keyboard.press('Escape')
  await from(page).fill('9000')
  await expect(swapButton(page, 'Price Impact Too High')).toBeDisabled()
})

test('a link to a token with a known name must be acknowledged first, and the review repeats the warning', async ({
  page,
  devnet,
  chain,
}) => {
  const impostor = getAddress(await oddToken(chain, 'impostor'))
  const link = `/swap?outputCurrency=${impostor}&exactAmount=10`
  await openConnected(page, devnet, link)
  await swapButton(page).click()
  await expect(page.getByLabel('I understand')).toBeFocused()
  await expect(page.getByLabel('I understand')).toHaveAccessibleDescription("Tick 'I understand' first")
  await expect(swapCard(page).getByRole('link', { name: impostor })).toHaveAttribute(
    'href',
    new RegExp(`/address/${impostor}$`),
  )
  await expect(swapCard(page).getByRole('link', { name: USDC })).toHaveAttribute(
    'href',
    new RegExp(`/address/${USDC}$`),
  )
  await expect(
    swapCard(page).getByText(/^Simulation: if you buy for 10 CRO and sell at once, you get back 9\.9\d* CRO/),
  ).toBeVisible()
  await expectFitsAndIsAccessible(page)
  await acknowledgeToken(page)
  await swapButton(page).click()
  await expect(dialog(page, 'Confirm swap').getByText('This is not the USDC you know')).toBeVisible()
  await expect(dialog(page, 'Confirm swap').getByRole('link', { name: USDC })).toBeVisible()
  await expectFitsAndIsAccessible(page)

  // Stored per token.
  await page.goto(link)
  await expect(swapButton(page)).toBeEnabled()
  await page.goto(`/swap?outputCurrency=${await oddToken(chain, 'unsellable')}&exactAmount=10`)
  await expect(swapCard(page).getByText("You can't sell this token")).toBeVisible()
  await swapButton(page).click()
  await expect(page.getByLabel('I understand')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('expert mode swaps at once, and to any recipient', async ({ page, devnet, chain }) => {
  const recipient = getAddress(devnet.accounts[2] ?? '')
  await openConnected(page, devnet, `/swap?outputCurrency=${USDC}&recipient=${recipient}`)
  await enableExpertMode(page)
  // The recipient of the link is dropped.
  await page.getByRole('button', { name: '+ Add a recipient (optional)' }).click()
  const field = swapCard(page).getByLabel('Recipient')
  await expect(field).toHaveValue('')
  await from(page).fill('3')
  await expect(swapButton(page, 'Enter a recipient')).toBeDisabled()
  for (const wrong of ['somebody', router, USDC, wcro, recipient.replace(/[A-F]/, (letter) => letter.toLowerCase())]) {
    await field.fill(wrong)
    await expect(swapButton(page, 'Invalid recipient')).toBeDisabled()
  }
  await field.fill(recipient)
  await expect(page).toHaveURL(new RegExp(`recipient=${recipient}`))
  const before = await chain.balanceOf(USDC, recipient)
  await swapButton(page).click()
  await expect(dialog(page, 'Transaction confirmed')).toBeVisible()
  expect(await chain.balanceOf(USDC, recipient)).toBeGreaterThan(before)
  await page.keyboard.press('Escape')

  // An address that imitates an earlier recipient must first be compared with it.
  await from(page).fill('3')
  await expect(swapCard(page).getByText('You have sent to this address before.')).toBeVisible()
  const lookalike = `${recipient.slice(0, 5)}${'1'.repeat(34)}${recipient.slice(-3)}`.toLowerCase()
  await field.fill(lookalike)
  await expect(swapCard(page).getByText('This address looks like one you know, but is different')).toBeVisible()
  await expect(swapCard(page).getByText(recipient, { exact: true })).toBeVisible()
  await swapButton(page).click()
  const compared = swapCard(page).getByLabel('I have compared every character')
  await expect(compared).toBeFocused()
  await expect(compared).toHaveAccessibleDescription('Compare the address first')
  await compared.check()
  await expect(swapButton(page)).toBeEnabled()
  await field.fill(recipient.toLowerCase())
  await expect(swapCard(page).getByText('This address looks like one you know, but is different')).toBeHidden()
})

test.describe('a recipient by name', () => {
  const [label, top] = USER_NAME
  const name = `${label}.${top}`

  test('is shown with its address, which receives the swap', async ({ page, devnet, chain }) => {
    const [account = '', , ada = '', other = ''] = devnet.accounts.map((each) => getAddress(each))
    await openConnected(page, devnet, `/swap?outputCurrency=${USDC}&exactAmount=3`)
    await enableExpertMode(page)
    // A link with a recipient works if expert mode is on already.
    await page.goto(`/swap?outputCurrency=${USDC}&exactAmount=3&recipient=${name.toUpperCase()}`)
    await expect(
      swapCard(page).getByText(`${name} resolves to ${ada}. The output goes to this address, not to your own account.`),
    ).toBeVisible()
    for (const nobody of [`nobody.${top}`, 'somebody.com', 'аda.cro']) {
      await swapCard(page).getByLabel('Recipient').fill(nobody)
      await expect(swapCard(page).getByText(/^That's not a .+ wallet address$/)).toBeVisible()
      await expect(swapButton(page, 'Invalid recipient')).toBeDisabled()
    }
    await swapCard(page).getByLabel('Recipient').fill(name)
    const before = await chain.balanceOf(USDC, ada)
    await swapButton(page).click()
    await expect(dialog(page, 'Transaction confirmed')).toBeVisible()
    expect(await chain.balanceOf(USDC, ada)).toBeGreaterThan(before)
    await page.keyboard.press('Escape')

    // In expert mode, the page resolves the name again every block.
    await from(page).fill('3')
    await setNameAddress(chain, name, other)
    await expect(swapCard(page).getByText(new RegExp(`^${name} resolves to ${other}`))).toBeVisible()
    await setNameAddress(chain, name, account)
    await expect(swapCard(page).getByText(new RegExp(`^${name} resolves to ${account}`))).toBeVisible()
  })

  test('that changes between the review and the wallet gets nothing', async ({ page, devnet, chain }) => {
    const [, , ada = '', other = ''] = devnet.accounts.map((each) => getAddress(each))
    // A price impact that needs a review even in expert mode.
    const token = await oddToken(chain, 'noSymbol')
    const wallet = await openConnected(page, devnet, `/swap?outputCurrency=${token}`)
    await acknowledgeToken(page)
    await enableExpertMode(page)
    await page.goto(`/swap?outputCurrency=${token}&exactAmount=1500&recipient=${name}`)
    await swapButton(page, 'Swap anyway').click()
    await expect(dialog(page, 'Confirm swap').getByText(ada)).toBeVisible()
    await page.getByLabel(/^I accept a price impact of/).check()
    await expect(confirmButton(page)).toBeEnabled()
    await setNameAddress(chain, name, other)
    await expect(dialog(page, 'Confirm swap').getByText('The name now resolves to another address')).toBeVisible()
    await expect(dialog(page, 'Confirm swap').getByRole('button', { name: 'Confirm swap' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    // Changes without a block, so that only the last check before the wallet notices.
    await from(page).fill('3')
    await expect(swapCard(page).getByText(new RegExp(`^${name} resolves to ${other}`))).toBeVisible()
    await chain.rpc('anvil_setStorageAt', await addressSlot(chain, name, ada))
    await swapButton(page).click()
    await expect(dialog(page, 'Swap failed').getByText('The name now resolves to another address')).toBeVisible()
    expect(await wallet.sent()).toEqual([])
  })
})

test('the swap and its dialog fit and are accessible', async ({ page, devnet }) => {
  await openConnected(page, devnet, `/swap?outputCurrency=${USDC}&exactAmount=5`)
  await expect(swapButton(page)).toBeEnabled()
  await expectFitsAndIsAccessible(page)
  await swapButton(page).click()
  await expect(confirmButton(page)).toBeEnabled()
  await expectFitsAndIsAccessible(page)
})
