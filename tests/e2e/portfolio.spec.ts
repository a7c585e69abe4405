import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { formatUnits, Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { exactFigure, exactText, openConnected } from './support/connected'
import { expect, expectAccessible, expectFitsAndIsAccessible, expectNoSidewaysScroll, test } from './support/test'
import { deployedVault, depositOf, earningOf } from './support/vaults'

/** An account without any funds. */
const STRANGER = '0x52908400098527886E0F7030069857D2E4169EE7'

const locks = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function getTokenIds(address, uint256, uint256) view returns (uint256[])',
])
const exact = (wei: bigint, decimals = 18) => formatUnits(wei, decimals).replace(/\.0$/, '')
const section = (page: Page, group: string) => page.getByTestId(`portfolio-${group}`)
/** The row of a vault's current version, not of an old one. */
const vaultRow = (page: Page, id: string) =>
  section(page, 'vaults')
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/compound/${id}"]`), hasNotText: 'Old version' })
const oldRow = (page: Page, id: string) =>
  section(page, 'vaults')
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/compound/${id}"]`), hasText: 'Old version' })
const cell = (row: Locator, index: number) => row.getByRole('cell').nth(index)
const isSettled = (page: Page) => expect(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled()
/** Includes positions below the minimum value. */
async function showAll(page: Page): Promise<void> {
  await isSettled(page)
  const more = page.getByRole('button', { name: /^Show all \d+$/ })
  while ((await more.count()) > 0) await more.first().click()
}

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test.describe("the account's own portfolio", () => {
  test('shows the on-chain state: vaults, old versions, locks, LP tokens and inscriptions', async ({
    page,
    devnet,
    chain,
  }) => {
    const { account } = await openConnected(page, devnet, '/portfolio')
    await showAll(page)

    const held = await Promise.all(
      Object.entries(deployment.vaults.list).map(async ([id, { shareToken, migrateOldVaults }]) => ({
        id,
        hasCurrent: shareToken !== `0x${'0'.repeat(40)}` && (await depositOf(chain, shareToken, account)) > 0n,
        oldCount: (await Promise.all(migrateOldVaults.map((old) => depositOf(chain, old, account)))).filter(
          (wei) => wei > 0n,
        ).length,
      })),
    )
    const expected = held.reduce((sum, { hasCurrent, oldCount }) => sum + (hasCurrent ? 1 : 0) + oldCount, 0)
    expect(expected).toBeGreaterThan(2)
    await expect(section(page, 'vaults').getByRole('row')).toHaveCount(expected + 1)

    const current = held.find(({ hasCurrent }) => hasCurrent)?.id ?? ''
    const { shareToken, underlyingDecimals } = deployedVault(current)
    expect(await exactFigure(cell(vaultRow(page, current), 0))).toBe(
      exact(await depositOf(chain, shareToken, account), underlyingDecimals),
    )
    const earned = await exactText(cell(vaultRow(page, current), 2))
    expect(earned).toContain(`, ${exact(await earningOf(chain, shareToken, account), underlyingDecimals)} `)

    const old = deployedVault('vvs-cro-lion')
    expect(await exactFigure(cell(oldRow(page, 'vvs-cro-lion'), 0))).toBe(
      exact(await depositOf(chain, old.migrateOldVaults[0] ?? '', account)),
    )

    const lp = deployedVault('vvs-cro-usdc')
    const lpRow = section(page, 'lp')
      .getByRole('row')
      .filter({ has: page.locator('a[href$="/compound/vvs-cro-usdc"]') })
    expect(await exactFigure(cell(lpRow, 0))).toBe(exact(await chain.balanceOf(lp.underlying, account)))

    const count = BigInt(
      await chain.rpc('eth_call', [
        { to: deployment.lock.contracts.croLock, data: locks.encodeFunctionData('balanceOf', [account]) },
        'latest',
      ]),
    )
    await expect(section(page, 'locks').getByRole('row')).toHaveCount(Number(count) + 1)

    const answer = (await (await fetch(`${devnet.servicesUrl}/indexer/balance/${account}`)).json()) as {
      balances: { tick: string; amount: string }[]
    }
    for (const { tick, amount } of answer.balances) {
      await expect(section(page, 'inscriptions').getByRole('row').filter({ hasText: tick })).toContainText(
        Number(amount).toLocaleString('en-US'),
      )
    }
    await expectAccessible(page)
  })

  test('follows a deposit made elsewhere, and computes the profit from its events', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, '/portfolio')
    await showAll(page)
    const { shareToken } = deployedVault('single-cro')
    await expect(vaultRow(page, 'single-cro')).toHaveCount(0)
    const data = new Interface(['function deposit() payable']).encodeFunctionData('deposit')
    await chain.send({ from: account, to: shareToken, value: 5n * 10n ** 18n, data })
    await expect(vaultRow(page, 'single-cro')).toHaveCount(1)
    await expect
      .poll(() => exactFigure(cell(vaultRow(page, 'single-cro'), 0)))
      .toBe(exact(await depositOf(chain, shareToken, account)))
    await expect(cell(vaultRow(page, 'single-cro'), 3)).toContainText('$')
  })

  test('has the summary first and the address search last, and explains its rate', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/portfolio')
    await isSettled(page)
    const places = [
      page.getByTestId('portfolio-total'),
      ...['vaults', 'farms', 'pools', 'locks', 'lp', 'tokens', 'nfts', 'inscriptions', 'closed'].map((group) =>
        section(page, group),
      ),
      page.getByRole('search', { name: 'Account to view' }),
    ]
    const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? NaN))
    expect(tops).toEqual([...tops].sort((a, b) => a - b))

    await expect(page.getByTestId('portfolio-profit')).toHaveText(/^[+−]\$/)
    await expect(page.getByTestId('portfolio-apy')).toHaveText(/^\d.*%/)
    await page.getByRole('button', { name: 'Help: Net APY' }).focus()
    await expect(page.getByText(/divided by the total value of these positions/)).toBeVisible()
    await expectFitsAndIsAccessible(page)
  })

  test('lists the tokens of the wallet, and swaps them', async ({ page, devnet, chain }) => {
    const { account } = await openConnected(page, devnet, '/portfolio')
    await showAll(page)
    const tokens = section(page, 'tokens')
    const tokenRow = (symbol: string) => tokens.getByRole('row', { name: new RegExp(`^${symbol} `) })
    expect(await exactFigure(cell(tokenRow('USDC'), 0))).toBe(
      exact(await chain.balanceOf(deployment.tokens.USDC.address, account), 6),
    )
    await expect(tokenRow('CRO')).toBeVisible()
    const held = await Promise.all(
      Object.entries(deployment.tokens).map(async ([symbol, { address }]) => ({
        symbol,
        wei: await chain.balanceOf(address, account),
      })),
    )
    const [empty] = held.filter(({ wei }) => wei === 0n)
    if (empty !== undefined) await expect(tokenRow(empty.symbol)).toHaveCount(0)
    await tokenRow('USDC').getByRole('link', { name: 'Swap USDC' }).click()
    await expect(page).toHaveURL(new RegExp(`/swap\\?.*inputCurrency=${deployment.tokens.USDC.address}`, 'i'))
  })

  test('keeps a vault that was left, with its history', async ({ page, devnet, chain }) => {
    const [account = '', other = ''] = devnet.accounts
    const { shareToken } = deployedVault('single-cro')
    const vault = new Interface(['function deposit() payable', 'function withdrawAll()', 'function forceCompound()'])
    const send = (from: string, name: string, value = 0n) =>
      chain.send({ from, to: shareToken, data: vault.encodeFunctionData(name), value })
    await send(account, 'deposit', 50n * 10n ** 18n)
    await chain.increaseTime(86_400)
    await send(other, 'forceCompound')
    const worth = await depositOf(chain, shareToken, account)
    // The chart has one point a second.
    await chain.increaseTime(86_400)
    await send(account, 'withdrawAll')

    await openConnected(page, devnet, '/portfolio')
    await isSettled(page)
    const closed = section(page, 'closed')
    const row = closed.getByRole('row').filter({ has: page.locator('a[href$="/compound/single-cro"]') })
    expect(await exactFigure(cell(row, 1))).toBe('50')
    const withdrawn = await exactFigure(cell(row, 2))
    // The market's rounding may cost a base unit.
    const paid = [worth, worth - 1n].find((wei) => exact(wei) === withdrawn)
    expect(paid).toBeDefined()
    expect(await exactText(cell(row, 3))).toContain(`+${exact((paid ?? 0n) - 50n * 10n ** 18n)} CRO`)
    expect((await saved(page, 'Export as CSV')).text).toMatch(/^closed,ok,CRO,/m)

    await row.getByRole('button', { name: /^History of CRO/ }).focus()
    await page.keyboard.press('Enter')
    const events = closed.getByRole('table', { name: 'Deposits, withdrawals and compounds' })
    const eventRows = events.getByRole('row')
    await expect(eventRows).toHaveCount(4)
    await expect(eventRows.nth(1)).toContainText('Withdrawal')
    await expect(eventRows.nth(2)).toContainText('Compound')
    await expect(eventRows.nth(3)).toContainText('Deposit')
    expect(await exactFigure(cell(eventRows.nth(2), 2))).toBe(exact(worth))
    // What the deposit is worth after rounding.
    const chart = closed.getByRole('img', { name: /^Position value, in CRO: from (50|49\.9{17}\d) CRO to 0 CRO$/ })
    await chart.scrollIntoViewIfNeeded()
    await expect(chart.locator('canvas').first()).toBeVisible()
    await closed.getByRole('button', { name: 'Show as a table' }).click()
    await expect(closed.getByRole('table', { name: 'Position value, in CRO' }).getByRole('row')).toHaveCount(4)
    await expectFitsAndIsAccessible(page)
  })

  test('is in the account menu', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/earn')
    await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
    await page.getByRole('menuitem', { name: 'Portfolio' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  })
})

test.describe('any address', () => {
  test('is shown read-only, from a link and from the field, in lower case too', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts
    await page.goto(`/portfolio?address=${account.toLowerCase()}`)
    await expect(page.getByText("You are viewing another account. You can't send transactions from it.")).toBeVisible()
    await showAll(page)
    const total = await page.getByTestId('portfolio-total').innerText()
    await expectAccessible(page)

    await page.getByLabel('Address', { exact: true }).fill(STRANGER)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`address=${STRANGER}$`))
    await expect(page.getByText('This account holds nothing here')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

    await page.goBack()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(account.toLowerCase())
    await expect(page.getByTestId('portfolio-total')).toHaveText(new RegExp(total.slice(0, 3).replace('$', '\\$')))
    await page.getByRole('button', { name: 'Back to my account' }).click()
    await expect(page.getByText('No account is connected')).toBeVisible()
    await expect(page).not.toHaveURL(/address/)
  })

  test('is rejected with a reason if it is invalid, without showing any account', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/portfolio?address=0x1234')
    await expect(page.getByText('Not a valid address')).toBeVisible()
    await expect(page.getByTestId('portfolio-total')).toHaveCount(0)
    const mistyped = STRANGER.replace('E7', 'e7')
    await page.getByLabel('Address', { exact: true }).fill(mistyped)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The address checksum does not match')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Address', { exact: true }).fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('portfolio-total')).toBeVisible()
  })

  test('fits a phone', async ({ page, devnet }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`/portfolio?address=${devnet.accounts[0] ?? ''}`)
    await showAll(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test.describe('an export', () => {
  test('contains every position with exact on-chain amounts', async ({ page, devnet, chain }) => {
    const [account = ''] = devnet.accounts
    await page.goto(`/portfolio?address=${account}`)
    await showAll(page)
    const { name, text } = await saved(page, 'Export as CSV')
    expect(name).toMatch(new RegExp(`^portfolio-${account.toLowerCase()}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const [header, ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    const column = (row: readonly string[] | undefined, title: string) => row?.[header?.indexOf(title) ?? -1]
    const { underlying } = deployedVault('vvs-cro-usdc')
    const row = rows.find((cells) => column(cells, 'contract')?.toLowerCase() === underlying.toLowerCase())
    expect(column(row, 'amount')).toBe(exact(await chain.balanceOf(underlying, account)))
    expect(column(row, 'status')).toBe('ok')
    const shown = await page.locator('[data-testid^="portfolio-"] tbody tr').count()
    expect(rows).toHaveLength(shown)

    const json = await saved(page, 'Export as JSON')
    expect(json.name).toBe(name.replace(/csv$/, 'json'))
    const file = JSON.parse(json.text) as {
      account: string
      isPartial: boolean
      positions: { contract: string | null; amount: string }[]
    }
    expect(file).toMatchObject({ account, isPartial: false })
    expect(file.positions).toHaveLength(rows.length)
  })
})

test.describe('an error', () => {
  test('of the indexer stays within the inscriptions: a retry loads them', async ({ page, devnet, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED \(http:\/\/services\.sundial\.localhost\/indexer\/balance\//)
    let isDown = true
    await page.route('**/indexer/balance/**', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto(`/portfolio?address=${devnet.accounts[0] ?? ''}`)
    await expect(section(page, 'inscriptions').getByText('Could not load')).toBeVisible()
    await showAll(page)
    await expect(page.getByText('This total is partial')).toBeVisible()
    await expect(section(page, 'vaults').getByRole('table')).toBeVisible()
    expect((await saved(page, 'Export as CSV')).text).toContain('inscriptions,failed')
    isDown = false
    await section(page, 'inscriptions').getByRole('button', { name: 'Retry' }).click()
    await expect(section(page, 'inscriptions').getByRole('table')).toBeVisible()
    await expect(page.getByText('This total is partial')).toHaveCount(0)
  })

  test('of the events leaves the total, names what is missing, and a retry loads it', async ({
    page,
    devnet,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED \(http:\/\/rpc\.sundial\.localhost\/\)/)
    let isDown = true
    await page.route('**/*', (route) =>
      isDown && route.request().postData()?.includes('eth_getLogs') === true ? route.abort() : route.fallback(),
    )
    await page.goto(`/portfolio?address=${devnet.accounts[0] ?? ''}`)
    await isSettled(page)
    await expect(page.getByText('Some figures could not be loaded')).toBeVisible()
    await expect(page.getByText(/^Could not load: Vaults, Closed positions\./)).toBeVisible()
    await expect(page.getByTestId('portfolio-total')).toHaveText(/^\$/)
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary.getByText('Pending rewards', { exact: true })).toHaveCount(0)
    isDown = false
    await summary.getByRole('button', { name: 'Retry', exact: true }).click()
    await expect(page.getByText('Some figures could not be loaded')).toHaveCount(0)
    await expect(summary.getByText('Pending rewards', { exact: true })).toBeVisible()
  })

  test('of one vault stays in its row', async ({ page, devnet, chain }) => {
    const [account = ''] = devnet.accounts
    await chain.rpc('anvil_setCode', [deployedVault('single-usdc').shareToken, '0x5f5ffd'])
    await page.goto(`/portfolio?address=${account}`)
    await showAll(page)
    await expect(
      vaultRow(page, 'single-usdc')
        .getByRole('button', { name: /could not load/i })
        .first(),
    ).toBeVisible()
    await expect(page.getByText('This total is partial')).toBeVisible()
    expect(await exactFigure(cell(oldRow(page, 'vvs-cro-lion'), 0))).not.toBe('')
  })
})
