import type { Locator, Page } from '@playwright/test'
import { formatUnits, parseUnits } from 'ethers'
import { clickAndConfirm } from './support/confirm'
import { exactFigure, openConnected } from './support/connected'
import { installInjectedWallet } from './support/injectedWallet'
import { expect, test } from './support/test'
import { deployedVault, depositOf, earningOf } from './support/vaults'
import { tokenAddress } from './support/zapPage'

/** What newcomers come for, by the steps that the pages themselves offer from the first one on. */
const SIZES = {
  'a computer': { width: 1440, height: 900 },
  'a phone': { width: 360, height: 780 },
} as const
const DAY_SEC = 86_400
/** Lock duration on the devnet. */
const LOCK_SEC = 300
const USDC = tokenAddress('USDC')
const USDC_DECIMALS = 6

const exact = (units: bigint, decimals: number) => formatUnits(units, decimals).replace(/\.0$/, '')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** A vault by its page's path. */
const vaultOf = (page: Page) => deployedVault(new URL(page.url()).pathname.split('/').at(-1) ?? '')

/** The user sees it without scrolling. */
async function inView(target: Locator): Promise<Locator> {
  await expect(target).toBeInViewport({ ratio: 1 })
  return target
}

async function press(target: Locator): Promise<void> {
  await (await inView(target)).click()
}

/** Presses a form's button, confirms its review, and waits for the result. */
async function pressAndConfirm(target: Locator, result: string): Promise<void> {
  await clickAndConfirm(await inView(target))
  await expect(target.page().getByText(result).first()).toBeVisible()
}

async function isInView(target: Locator): Promise<boolean> {
  const { y, height } = (await target.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y >= 0 && y + height <= (target.page().viewportSize()?.height ?? 0)
}

/** Follows a link of the bars if one is in view, otherwise of the menus. */
async function visit(page: Page, group: string, name: string): Promise<void> {
  const links = page.getByRole('navigation').getByRole('link', { name, exact: true })
  const [first, last] = [links.first(), links.last()]
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if ((await links.count()) > 0 && ((await isInView(first)) || (await isInView(last)))) {
    await ((await isInView(first)) ? first : last).click()
  } else if (await menu.isVisible()) {
    await press(menu)
    await press(dialog(page, 'Menu').getByRole('link', { name, exact: true }))
  } else {
    await press(page.getByRole('banner').getByRole('button', { name: group, exact: true }))
    await press(page.getByRole('menuitem', { name, exact: true }))
  }
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** Chooses a token in the selector that a button opens. */
async function chooseToken(page: Page, opener: RegExp, symbol: string): Promise<void> {
  await press(page.getByRole('button', { name: opener }))
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).fill(symbol)
  await press(page.getByRole('option', { name: new RegExp(`^${symbol} `) }).first())
}

/** Deposits what is typed, on a vault's page. */
async function approveAndDeposit(page: Page): Promise<void> {
  await pressAndConfirm(button(page, 'Approve'), 'You have approved!')
  await pressAndConfirm(button(page, 'Deposit'), 'You have successfully deposit! Enjoy earning!')
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}, a newcomer`, () => {
    test.use({ viewport })

    test('reads whether it is safe, connects, deposits half in the best USDC vault, compounds a day later, and withdraws all', async ({
      page,
      devnet,
      chain,
    }) => {
      const [account = ''] = devnet.accounts
      await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: devnet.chainId })
      await page.goto('/')

      await test.step('finds out what this is and whether it is safe', async () => {
        await inView(page.getByRole('heading', { level: 1 }))
        await inView(page.getByText('Deposit a token in a vault on'))
        await press(page.getByRole('link', { name: 'Is it safe?' }))
        await inView(page.getByRole('heading', { name: 'What the owner of a vault can do' }))
        await expect(page.getByRole('heading', { name: 'Not audited' })).toBeVisible()
      })

      await test.step('connects a wallet', async () => {
        await press(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }))
        await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
      })

      await test.step('finds the best USDC yield, and its risks', async () => {
        await page.getByRole('link', { name: 'See all vaults' }).click()
        await (await inView(page.getByRole('searchbox', { name: 'Search' }))).fill('USDC')
        const filters = page.getByRole('main').getByRole('button', { name: 'Filters', exact: true })
        const isFolded = await filters.isVisible()
        if (isFolded) await press(filters)
        const form = isFolded ? dialog(page, 'Filters') : page.getByRole('search')
        await press(form.getByRole('button', { name: 'Single', exact: true }))
        await (await inView(form.getByLabel('Sort by'))).selectOption('APY, highest first')
        if (isFolded) await press(form.getByRole('button', { name: 'Show results' }))

        const rows = page.getByRole('list', { name: 'Vaults found' }).getByRole('listitem')
        const rates = async () => {
          const texts = await rows.getByRole('definition').filter({ hasText: '%' }).allInnerTexts()
          return texts.map(Number.parseFloat)
        }
        await expect.poll(async () => (await rates()).length).toBeGreaterThan(1)
        const found = await rates()
        expect(found).toEqual([...found].sort((a, b) => b - a))
        if (isFolded) {
          // A phone's list has no column heads.
          const { width = 0 } = (await rows.first().getByText('APY', { exact: true }).boundingBox()) ?? {}
          expect(width).toBeGreaterThan(10)
        }
        await press(rows.first().getByRole('link', { name: /^Open the USDC / }))
        await expect(page.getByRole('heading', { level: 1, name: 'Yield optimize USDC' })).toBeVisible()
        await page.getByRole('link', { name: 'See the risks' }).click()
        await inView(page.getByRole('heading', { name: 'Risks' }))
        await inView(page.getByText('Available for withdrawals'))
      })

      const { shareToken, underlying, underlyingDecimals } = vaultOf(page)
      const before = await chain.balanceOf(underlying, account)
      const half = before / 2n

      await test.step('deposits half of the balance', async () => {
        await button(page, '50 %').click()
        await expect(page.getByLabel('Amount to deposit')).toHaveValue(exact(half, underlyingDecimals))
        await approveAndDeposit(page)
        expect(before - (await chain.balanceOf(underlying, account))).toBe(half)
        // Shares are rounded down.
        expect(await depositOf(chain, shareToken, account)).toBeGreaterThanOrEqual(half - 1n)
      })

      await test.step('sees a day later what it earned, and compounds', async () => {
        await chain.mine(100)
        await chain.increaseTime(DAY_SEC)
        const { pathname } = new URL(page.url())
        await visit(page, 'Earn', 'Portfolio')
        const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${pathname}"]`) })
        await expect(row).toContainText(/\+\$\d/)
        await row.getByRole('link', { name: 'USDC' }).click()
        await expect.poll(() => exactFigure(page.getByTestId('position-pending'))).not.toBe('0')
        await clickAndConfirm(button(page, 'Compound'))
        await expect(page.getByText('Thank you for helping compunding even more!')).toBeVisible()
        const earned = await earningOf(chain, shareToken, account)
        expect(earned).toBeGreaterThan(0n)
        expect(await depositOf(chain, shareToken, account)).toBeGreaterThan(half)
        await expect
          .poll(() => exactFigure(page.getByTestId('position-earned')))
          .toBe(exact(earned, underlyingDecimals))
      })

      await test.step('withdraws all', async () => {
        await page.getByRole('tab', { name: 'Withdraw' }).click()
        await clickAndConfirm(button(page, 'Withdraw All'))
        await expect(page.getByText('You have withdrawn!')).toBeVisible()
        expect(await chain.balanceOf(shareToken, account)).toBe(0n)
        expect(await chain.balanceOf(underlying, account)).toBeGreaterThan(before)
      })
    })

    test('swaps, adds liquidity, and earns with the LP', async ({ page, devnet, chain }) => {
      const { account } = await openConnected(page, devnet, '/')

      await test.step('swaps', async () => {
        const before = { cro: await chain.nativeBalanceOf(account), usdc: await chain.balanceOf(USDC, account) }
        await visit(page, 'Exchange', 'Swap')
        await (await inView(page.getByRole('textbox', { name: /^From/ }))).fill('100')
        await chooseToken(page, /^To: /, 'USDC')
        const swap = button(page, 'Swap')
        await press(swap)
        const review = dialog(page, 'Confirm swap')
        await press(review.getByRole('button', { name: 'Confirm swap' }))
        const done = dialog(page, 'Transaction confirmed')
        const received = parseUnits(await exactFigure(done.getByRole('definition')), USDC_DECIMALS)
        expect((await chain.balanceOf(USDC, account)) - before.usdc).toBe(received)
        expect(before.cro - (await chain.nativeBalanceOf(account))).toBeGreaterThan(parseUnits('100', 18))
        await press(done.getByRole('button', { name: 'Close' }).last())
      })

      const { underlying: lp } = deployedVault('vvs-cro-usdc')
      await test.step('adds liquidity', async () => {
        const before = await chain.balanceOf(lp, account)
        await visit(page, 'Exchange', 'Liquidity')
        await press(page.getByRole('main').getByRole('link', { name: 'Add Liquidity' }).first())
        await chooseToken(page, /^Second token: /, 'USDC')
        await page.getByRole('textbox', { name: 'First token' }).fill('100')
        await pressAndConfirm(button(page, 'Approve'), 'You have approved!')
        await press(button(page, 'Supply'))
        await press(dialog(page, 'You will supply').getByRole('button', { name: 'Confirm Supply' }))
        await inView(dialog(page, 'Transaction confirmed').getByText(/^You supplied 100 CRO and /))
        expect(await chain.balanceOf(lp, account)).toBeGreaterThan(before)
      })

      await test.step('puts the LP into a vault', async () => {
        await press(page.getByRole('dialog').getByRole('link', { name: /^Earn [\d.,]+% with this LP$/ }))
        await expect(page.getByRole('heading', { level: 1, name: 'Yield optimize CRO-USDC LP' })).toBeVisible()
        const held = await chain.balanceOf(lp, account)
        await press(button(page, 'Max'))
        await approveAndDeposit(page)
        expect(await chain.balanceOf(lp, account)).toBe(0n)
        // Shares are rounded down.
        expect(await depositOf(chain, vaultOf(page).shareToken, account)).toBeGreaterThanOrEqual(held - 1n)
      })
    })

    test('locks CRO and sees when it comes back, and mints an inscription', async ({ page, devnet, chain }) => {
      const { account, ...wallet } = await openConnected(page, devnet, '/')

      await test.step('locks CRO', async () => {
        await visit(page, 'Earn', 'CRO Locking')
        await (await inView(page.getByLabel('Amount to lock'))).fill('2000')
        const before = await chain.nativeBalanceOf(account)
        await pressAndConfirm(button(page, 'Deposit'), 'Locked 2000 CRO')
        expect(before - (await chain.nativeBalanceOf(account))).toBeGreaterThan(parseUnits('2000', 18))
        const lock = page.getByRole('listitem').filter({ hasText: 'Lock #3' })
        await expect(lock.getByRole('time')).toHaveText(/^Unlocks in \d min/)
        await expect(lock.getByText(/^\w+ \d+, \d{4}, /)).toBeVisible()
        await chain.increaseTime(LOCK_SEC)
        await expect(lock.getByRole('button', { name: 'Withdraw' })).toBeVisible()
      })

      await test.step('mints an inscription', async () => {
        await visit(page, 'More', 'Inscription Tools')
        const text = 'data:,{"p":"crc-20","op":"mint","tick":"cros","amt":"1000"}'
        await pressAndConfirm(button(page, 'Mint'), `Data sent: ${text}`)
        const { hash } = (await wallet.sent()).at(-1) ?? {}
        const mined = JSON.parse(await chain.rpc('eth_getTransactionByHash', [hash])) as Readonly<
          Record<'from' | 'to' | 'input', string>
        >
        expect(mined.input).toBe(`0x${Buffer.from(text).toString('hex')}`)
        expect([mined.from, mined.to]).toEqual([account.toLowerCase(), account.toLowerCase()])
        await expect(page.getByRole('row').filter({ hasText: 'cros' })).toContainText('4,000')
      })
    })
  })
}
