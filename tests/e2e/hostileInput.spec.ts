import { createServer, type RequestListener } from 'node:http'
import type { Page } from '@playwright/test'
import { AbiCoder } from 'ethers'
import { readArtifacts } from '../../devnet/compile/artifacts'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { type Chain, receiptOf } from '../support/chain'
import { CHAIN_ID, isRpcRequest } from '../support/site'
import { reviewSheet } from './support/confirm'
import { openConnected } from './support/connected'
import {
  expectReadable,
  expectWorking,
  MARKUP,
  MEGABYTE,
  PAGE_URL,
  SCRIPT_URL,
  SCRIPTED_SVG,
  TURNED,
  test,
  title,
} from './support/hostile'
import { connectDialog, openDialog } from './support/pairing'
import { expect } from './support/test'

test.describe('wallets', () => {
  interface Announced {
    readonly name: unknown
    readonly rdns?: unknown
    readonly icon?: unknown
    /** Result of `eth_requestAccounts`. */
    readonly accounts?: unknown
    readonly error?: { readonly code: number; readonly message: string }
  }

  /** Announces extensions by EIP-6963. Their chain is the site's; everything else comes from `all`. */
  async function announce(page: Page, all: readonly Announced[]): Promise<void> {
    await page.addInitScript(
      ({ chainId, extensions }) => {
        for (const [index, { accounts, error, ...info }] of extensions.entries()) {
          const request = ({ method }: { method: string }) => {
            if (method === 'eth_chainId') return Promise.resolve(chainId)
            if (error !== undefined)
              return Promise.reject(Object.assign(new Error(error.message), { code: error.code }))
            return Promise.resolve(method.endsWith('ccounts') ? accounts : null)
          }
          const detail = {
            info: { uuid: String(index), rdns: `test.wallet${String(index)}`, ...info },
            provider: { request, on: () => undefined, removeListener: () => undefined },
          }
          const announceAgain = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
          window.addEventListener('eip6963:requestProvider', announceAgain)
          announceAgain()
        }
        const broken = [
          null,
          7,
          'text',
          [],
          {},
          { info: null },
          {
            get info() {
              throw new Error('no')
            },
          },
          { info: {}, provider: { request: 'window.__pwned=7' } },
        ]
        for (const detail of broken) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      },
      { chainId: `0x${CHAIN_ID.toString(16)}`, extensions: all },
    )
  }
  const wallets = (page: Page) => connectDialog(page).getByRole('group', { name: 'Wallets' }).getByRole('button')

  test('show readable names, once each, and images only as images', async ({ page }) => {
    await announce(page, [
      { name: MARKUP, icon: SCRIPTED_SVG },
      { name: `Meta\u202eksaM\u200b\n`, icon: SCRIPT_URL },
      { name: 'x'.repeat(100_000), icon: PAGE_URL },
      { name: 'Picture', icon: `data:image/png;base64,${'A'.repeat(2 * MEGABYTE)}` },
      { name: 'Tracker', icon: 'https://tracker.example/pixel.png' },
      { name: 'Twin', rdns: 'com.honest' },
      { name: 'Same domain', rdns: 'com.honest' },
      { name: 'twin', rdns: 'com.liar' },
      { name: 'WalletConnect', rdns: 'com.other' },
      { name: '', rdns: 'com.nameless' },
      { name: { toString: 'window.__pwned=8' } },
      { name: 'No domain', rdns: `"><script>window.__pwned=9</script>` },
    ])
    await page.goto('/earn')
    await openDialog(page)
    await expect(wallets(page)).toHaveText([
      MARKUP.slice(0, 40).trim(),
      'Meta ksaM',
      'x'.repeat(40),
      'Picture',
      'Tracker',
      'Twincom.honest',
      'twincom.liar',
      'WalletConnectcom.other',
      /DeFi Wallet/,
      'WalletConnect',
      /WalletConnect/,
    ])
    await expect(connectDialog(page).locator('img')).toHaveCount(1)
    await expectReadable(page)
  })

  test('without a valid account are not connected, with a readable reason', async ({ page }) => {
    const failing = { accounts: [], error: { code: -32603, message: `${MARKUP}${TURNED}${'y'.repeat(MEGABYTE)}` } }
    await announce(page, [
      { name: 'Script', accounts: [MARKUP] },
      { name: 'Object', accounts: { 0: '0x' } },
      { name: 'Short', accounts: ['0x1234'] },
      { name: 'Failing', ...failing },
    ])
    await page.goto('/nft')
    for (const name of ['Script', 'Object', 'Short', 'Failing']) {
      await openDialog(page)
      await wallets(page).filter({ hasText: name }).click()
      await expect(page.getByText(/^(?:Auth |Authorization Error|Provider Error)/).first()).toBeVisible()
      await expectReadable(page)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeAttached()
      await page.reload()
    }
    await expectWorking(page)
  })
})

test.describe('tokens', () => {
  /** Deploys a token with this name and symbol. */
  async function deployToken(chain: Chain, from: string, name: string, symbol: string): Promise<string> {
    const { TestToken } = await readArtifacts()
    const args = AbiCoder.defaultAbiCoder().encode(
      ['string', 'string', 'uint8', 'uint256'],
      [name, symbol, 18, 10n ** 21n],
    )
    const hash = await chain.rpc('eth_sendTransaction', [
      { from, data: `${TestToken?.bytecode ?? ''}${args.slice(2)}` },
    ])
    return (await receiptOf(chain.rpc, hash)).contractAddress ?? ''
  }

  for (const [what, name, symbol] of [
    ['markup', MARKUP, '<b onclick=alert(1)>'],
    ['invisible and bidirectional characters', `${TURNED} Coin`, TURNED],
    ['20,000 letters', 'n'.repeat(20_000), 's'.repeat(20_000)],
    ['nothing', '', '\u200b'],
  ] as const) {
    test(`are readable whatever their contract returns: ${what}`, async ({ page, devnet, chain }) => {
      const [account = ''] = devnet.accounts
      const address = await deployToken(chain, account, name, symbol)
      await openConnected(page, devnet, '/swap')
      await page.getByRole('button', { name: /^To/ }).click()
      const selector = page.getByRole('dialog', { name: 'Select a Token' })
      await selector.getByRole('combobox', { name: 'Search' }).fill(address)
      await expect(selector.getByRole('option')).toHaveText([/Unknown Source.*Import/])
      await expectReadable(page)
      await selector.getByRole('option').click()
      const view = page.getByRole('dialog', { name: 'Import Tokens' })
      await expectReadable(page)
      await view.getByLabel('I understand').check()
      await view.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(address, 'i'))
      if (what === 'markup') await expect(page.getByRole('button', { name: /^To/ })).toContainText(symbol)
      await expectReadable(page)
      for (const path of [`/zap?outputCurrency=${address}`, `/add/CRO/${address}`, '/allowances']) {
        await page.goto(path)
        await expect(title(page)).toBeVisible()
        await expectReadable(page)
      }
    })
  }

  test('are readable whatever services return', async ({ page, devnet }) => {
    const token = (n: number, symbol: unknown, name: unknown) => ({
      id: `0x${String(n).repeat(40)}`,
      symbol,
      name,
      decimals: 18,
    })
    await page.route(/\/dex\/top-tokens/, (route) =>
      route.fulfill({
        json: {
          data: {
            now: [
              token(1, '<b>DEX1</b>', MARKUP),
              token(2, `DEX2${TURNED}`, 'n'.repeat(MEGABYTE)),
              token(3, { $gt: '' }, ['DEX3']),
              { id: SCRIPT_URL, symbol: 'DEX4' },
              null,
              7,
            ],
          },
        },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await page.route(/\/indexer\/balance/, (route) =>
      route.fulfill({
        json: {
          balances: [
            { chain: 'CRONOS', protocol: 'crc-20', tick: MARKUP, amount: '5' },
            { chain: 'CRONOS', protocol: 'crc-20', tick: 't'.repeat(MEGABYTE), amount: '5' },
            null,
          ],
        },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await openConnected(page, devnet, '/zap')
    await page.getByRole('button', { name: /^You receive:/ }).click()
    const selector = page.getByRole('dialog', { name: 'Select a Token or LP' })
    await selector.getByRole('combobox', { name: 'Search' }).fill('<b>dex1')
    await expect(selector.getByRole('option')).toContainText(['<b>DEX1</b>'])
    await selector.getByRole('combobox', { name: 'Search' }).fill('dex2')
    await expect(selector.getByRole('option')).toContainText(['DEX2US DC'])
    await expectReadable(page)
    await page.goto('/inscription')
    await expect(page.getByTestId('inscription-balances').getByRole('rowheader').getByText(MARKUP)).toBeVisible()
    await expectWorking(page)
  })
})

test.describe('token lists', () => {
  const token = (n: number, more: object = {}) => ({
    chainId: CHAIN_ID,
    address: `0x${(n + 1).toString(16).padStart(40, '0')}`,
    decimals: 18,
    name: `Listed ${String(n)}`,
    symbol: `LST${String(n)}`,
    ...more,
  })
  const listOf = (tokens: readonly object[], more: object = {}) => ({
    name: 'Hostile list',
    timestamp: '2026-01-01T00:00:00+00:00',
    version: { major: 1, minor: 0, patch: 0 },
    tokens,
    ...more,
  })
  const place = (page: Page) => page.getByLabel('List URL')
  const OPEN = { 'access-control-allow-origin': '*' }

  async function openLists(page: Page): Promise<void> {
    await page.goto('/swap')
    await page.getByRole('button', { name: /^To/ }).click()
    await page.getByRole('button', { name: 'Manage Tokens' }).click()
  }
  async function look(page: Page, url: string): Promise<void> {
    await place(page).fill('')
    await expect(
      page.getByText(/Error importing list|Token list failed validation|Enter valid list location/),
    ).toHaveCount(0)
    await place(page).fill(url)
  }
  /** A local host of lists. */
  async function host(
    answer: RequestListener,
  ): Promise<{ readonly url: string; readonly close: () => Promise<unknown> }> {
    const server = createServer(answer)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as { port: number }
    return {
      url: `http://127.0.0.1:${String(port)}`,
      close: () => {
        server.closeAllConnections()
        return new Promise((closed) => server.close(closed))
      },
    }
  }

  test('are rejected for addresses with several URLs', async ({ page }) => {
    await openLists(page)
    for (const url of [
      SCRIPT_URL,
      PAGE_URL,
      'data:application/json,{}',
      'file:///etc/passwd',
      'blob:https://lists.test/1',
      'ftp://lists.test/a.json',
      'https://user:secret@lists.test/a.json',
      '//lists.test/a.json',
      'https://',
      `https://lists.test/${'a'.repeat(5_000)}`,
      MARKUP,
      `${TURNED}.eth`,
      '../tokens.json',
      'chrome://settings',
    ]) {
      await look(page, url)
      await expect(page.getByText('Enter valid list location')).toBeVisible()
    }
    // Unencrypted URLs are upgraded.
    const asked: string[] = []
    await page.route(/lists\.test/, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await look(page, 'http://lists.test/a.json')
    await expect(page.getByText(/^Error importing list: /)).toBeVisible()
    expect(asked).toEqual(['https://lists.test/a.json'])
  })

  test('that are endless, redirect or are invalid are rejected with a readable reason', async ({ page }) => {
    const answers: Readonly<Record<string, RequestListener>> = {
      '/large': (_, response) =>
        response.writeHead(200, OPEN).end(JSON.stringify(listOf([token(1)], { padding: 'x'.repeat(20 * MEGABYTE) }))),
      '/loop': (_, response) => response.writeHead(302, { ...OPEN, location: '/loop' }).end(),
      // A list must not reach devices in the local network.
      '/inside': (_, response) => response.writeHead(302, { ...OPEN, location: 'http://192.168.0.1/admin' }).end(),
      '/script': (_, response) => response.writeHead(302, { ...OPEN, location: PAGE_URL }).end(),
      '/slow': (_, response) => response.writeHead(200, OPEN).write('{"name":'),
      '/html': (_, response) => response.writeHead(200, { ...OPEN, 'content-type': 'text/html' }).end(MARKUP),
      '/deep': (_, response) => response.writeHead(200, OPEN).end(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      '/cookies': (request, response) => response.writeHead(200, OPEN).end(JSON.stringify({ sent: request.headers })),
    }
    const credentials: unknown[] = []
    const server = await host((request, response) => {
      credentials.push(request.headers.cookie, request.headers.authorization, request.headers.referer)
      answers[request.url ?? '']?.(request, response)
    })
    await openLists(page)
    for (const path of Object.keys(answers)) {
      await look(page, `${server.url}${path}`)
      await expect(page.getByText(/^(?:Error importing list: |Token list failed validation)/), path).toBeVisible()
      await expectReadable(page)
    }
    expect(credentials.filter((sent) => sent !== undefined)).toEqual([])
    await server.close()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expectWorking(page)
  })

  test('only provide tokens and images', async ({ page, possibleErrors }) => {
    // An image loads when its row is near the viewport.
    possibleErrors.push(/ERR_NAME_NOT_RESOLVED \(https:\/\/192\.168\.0\.1\/logo\.png\)/)
    const served = listOf([
      token(1, { name: MARKUP.slice(0, 60), symbol: '<b>LST</b>', logoURI: SCRIPT_URL }),
      token(2, { name: `${TURNED} listed`, symbol: `LST${TURNED.slice(0, 8)}`, logoURI: PAGE_URL }),
      token(3, { symbol: 'LST3', logoURI: SCRIPTED_SVG }),
      token(4, { symbol: 'LST4', logoURI: 'http://192.168.0.1/logo.png' }),
      token(5, { symbol: 'USDC', name: 'USD Coin' }),
      token(6, { symbol: 'LST6', extensions: { __proto__: { polluted: true }, constructor: { prototype: {} } } }),
    ])
    await page.route('https://lists.test/**', (route) => route.fulfill({ json: served, headers: OPEN }))
    await openLists(page)
    await look(page, 'https://lists.test/tokens.json')
    await page.getByRole('button', { name: 'Import Hostile list' }).click()
    const view = page.getByRole('dialog', { name: 'Import List' })
    await view.getByLabel('I understand').check()
    await view.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('dialog', { name: 'Manage' }).getByRole('button', { name: 'Back' }).click()
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('lst')
    const options = page.getByRole('dialog', { name: 'Select a Token' }).getByRole('option')
    await expect(options.filter({ hasText: 'LST' })).not.toHaveCount(0)
    await expect(options.filter({ hasNotText: 'LST' })).toHaveCount(0)
    for (const source of await options
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src)))
      expect(source).toMatch(/^https?:\/\/(?:services\.sundial\.localhost|192\.168\.0\.1)\//)
    await expectReadable(page)
    await search.fill('usdc')
    await expect(options.filter({ hasText: 'LST' })).toHaveCount(0)
    await expect(options.filter({ hasText: 'Hostile list' })).toContainText('Lookalike')
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })

  test('have readable names, whoever wrote them', async ({ page }) => {
    await page.route('https://lists.test/**', (route) =>
      route.fulfill({ json: listOf([token(1)], { name: MARKUP }), headers: OPEN }),
    )
    await openLists(page)
    await look(page, 'https://lists.test/tokens.json')
    await expect(page.getByText(/^Token list failed validation/)).toBeVisible()
  })
})

test.describe('errors', () => {
  const WORDS = `${MARKUP} ${TURNED}`

  test('of a node are shown in its own words, if readable', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/inscription')
    await page.route(
      (url) => isRpcRequest(url.href),
      async (route) => {
        const asked = JSON.parse(route.request().postData() ?? '[]') as {
          readonly id: number
          readonly method: string
        }[]
        const answer = await route.fetch({ url: devnet.rpcUrl })
        const answers = (await answer.json()) as { readonly id: number }[]
        const refused = new Set(asked.filter(({ method }) => method === 'eth_estimateGas').map(({ id }) => id))
        const error = { code: 3, message: `execution reverted: ${WORDS}${'z'.repeat(MEGABYTE)}`, data: '0x' }
        await route.fulfill({
          json: answers.map((each) => (refused.has(each.id) ? { jsonrpc: '2.0', id: each.id, error } : each)),
          headers: { 'access-control-allow-origin': '*' },
        })
      },
    )
    await page.getByTestId('inscription-mint').getByRole('button', { name: 'Mint', exact: true }).click()
    await expect(reviewSheet(page)).toContainText('<img src=x onerror=')
    await expectReadable(page)
    await reviewSheet(page).getByRole('button', { name: 'Go back' }).click()
    await page.unrouteAll()
    await expectWorking(page)
  })

  test('of a contract are shown in its own words, if readable', async ({ page, devnet, chain }) => {
    const { contracts } = deployment.nft
    await openConnected(page, devnet, '/nft')
    // Reverts with the data behind its code: Error(string).
    const reason = `0x08c379a0${AbiCoder.defaultAbiCoder()
      .encode(['string'], [`${WORDS}${'z'.repeat(5_000)}`])
      .slice(2)}`
    const size = ((reason.length - 2) / 2).toString(16).padStart(4, '0')
    await expect(page.getByRole('button', { name: /^Mint/ }).first()).toBeVisible()
    const original = await chain.rpc('eth_getCode', [contracts.loyaltyNft, 'latest'])
    await chain.rpc('anvil_setCode', [contracts.loyaltyNft, `0x61${size}600f60003961${size}6000fd00${reason.slice(2)}`])
    await page.getByRole('button', { name: /^Mint/ }).first().click()
    await expect(reviewSheet(page)).toContainText('<img src=x onerror=')
    await expectReadable(page)
    await chain.rpc('anvil_setCode', [contracts.loyaltyNft, original])
  })

  test('of a wallet are shown in its own words, if readable', async ({ page, devnet }) => {
    await openConnected(page, devnet, '/inscription')
    await page.evaluate(
      (message) => {
        const { ethereum } = window as unknown as {
          ethereum: { request: (call: { method: string }) => Promise<unknown> }
        }
        const { request } = ethereum
        ethereum.request = (call) => {
          if (call.method === 'eth_sendTransaction')
            return Promise.reject(
              Object.assign(new Error(message), { code: -32000, data: { message: { toString: 7 } } }),
            )
          return request(call)
        }
      },
      `${WORDS}${'z'.repeat(MEGABYTE)}`,
    )
    await page.getByTestId('inscription-mint').getByRole('button', { name: 'Mint', exact: true }).click()
    await reviewSheet(page).getByRole('button', { name: 'Confirm in wallet' }).click()
    await expect(page.getByText(/<img src=x onerror=/).first()).toBeVisible()
    await expectReadable(page)
    await expectWorking(page)
  })
})
