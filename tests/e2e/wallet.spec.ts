import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { CHAIN_ID } from '../support/site'
import { openConnected } from './support/connected'
import { installInjectedWallet } from './support/injectedWallet'
import { expect, expectAccessible, test } from './support/test'

/** A page with little content of its own. */
const PATH = '/inscription/bridge/status'
const ELSEWHERE = 1

test.describe('the wallet', () => {
  test('adds the network, stays connected across a reload, follows the wallet, and disconnects', async ({
    page,
    devnet,
  }) => {
    const [account = '', other = ''] = devnet.accounts.slice(4)
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: ELSEWHERE })
    const userMenu = (address: string) => page.getByRole('button', { name: new RegExp(`^${address.slice(0, 6)}`, 'i') })

    await page.goto(PATH)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(userMenu(account)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await wallet.methods()).toContain('wallet_addEthereumChain')

    await page.reload()
    await expect(userMenu(account)).toBeVisible()

    await wallet.setChain(ELSEWHERE)
    await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible()
    await wallet.setChain(CHAIN_ID)
    await wallet.setAccounts([other])
    await userMenu(other).click()
    await page.getByRole('menuitem', { name: 'Wallet' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Disconnect Wallet' }).click()
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  })

  test('disconnects in all tabs when it disconnects in one', async ({ page, context, devnet }) => {
    await openConnected(page, devnet, PATH)
    const other = await context.newPage()
    await openConnected(other, devnet, PATH)
    await other.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
    await other.getByRole('menuitem', { name: 'Disconnect' }).click()
    for (const tab of [other, page])
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  })

  test('that only injects `window.ethereum` is found, restored and used', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts.slice(4)
    const wallet = await installInjectedWallet(page, {
      rpcUrl: devnet.rpcUrl,
      account,
      chainId: CHAIN_ID,
      isUnannounced: true,
    })
    const userMenu = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${account.slice(0, 6)}`, 'i') })
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Browser wallet' }).click()
    await expect(userMenu).toBeVisible()

    // On another network when the page opens again, the wallet doesn't open by itself.
    await wallet.setChain(ELSEWHERE)
    await page.reload()
    const asked = (await wallet.methods()).filter((method) => method.startsWith('wallet_'))
    await page.getByRole('button', { name: 'Wrong network' }).click()
    expect((await wallet.methods()).filter((method) => method.startsWith('wallet_'))).toEqual(asked)
    await page.getByRole('menuitem', { name: /^Switch to/ }).click()
    await expect(userMenu).toBeVisible()
  })

  test('of a blocked address shows only that text, also after a reload', async ({ page, devnet }) => {
    const [blocked = ''] = deployment.blockedAddresses
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account: blocked, chainId: CHAIN_ID })
    await page.goto('/compound/single-cro')
    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.locator('#root')).toHaveText('Blocked address')
    await page.reload()
    await expect(page.locator('#root')).toHaveText('Blocked address')
    await wallet.setAccounts([devnet.accounts[4] ?? ''])
    await expect(page.getByTestId('deposit-card')).toBeVisible()
  })

  test('can reject, and connect on the next try', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts.slice(4)
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: CHAIN_ID })
    await page.goto(PATH)
    await wallet.rejectNext()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByText('Please authorize to access your account')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('shows other errors in its own words', async ({ page, devnet }) => {
    const [account = ''] = devnet.accounts.slice(4)
    await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: CHAIN_ID })
    await page.goto(PATH)
    await page.evaluate(() => {
      const { ethereum } = window as unknown as { ethereum: { request: () => Promise<never> } }
      ethereum.request = () =>
        Promise.reject(Object.assign(new TypeError('Already processing, look at your wallet.'), { code: -32002 }))
    })
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(page.getByText('Auth TypeError', { exact: true })).toBeVisible()
    await expect(page.getByText('Already processing, look at your wallet.', { exact: true })).toBeVisible()
  })

  for (const [what, choice, title, text] of [
    ['no longer there', 'eip6963:org.uninstalled', 'Provider Error', 'No provider was found'],
    ['no longer known', 'walletconnect-of-1999', 'Unable to find connector', 'The connector config is wrong'],
  ] as const) {
    test(`that is ${what} when the page opens again is reported once`, async ({ page }) => {
      await page.goto(PATH)
      await page.evaluate((id) => localStorage.setItem('wallet.login', JSON.stringify(id)), choice)
      await page.reload()
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeEnabled()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeEnabled()
      expect(await page.evaluate(() => localStorage.getItem('wallet.login'))).toBeNull()
    })
  }

  test('stays on its network if ours cannot be added, and says so', async ({ page, devnet, expectedErrors }) => {
    expectedErrors.push(/^The wallet did not change its network Error: The network could not be added/)
    const [account = ''] = devnet.accounts.slice(4)
    const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: ELSEWHERE })
    await page.goto(PATH)
    await wallet.failAddingChains()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    await page.getByRole('button', { name: 'Wrong network' }).click()
    await page.getByRole('menuitem', { name: /^Switch to/ }).click()
    await expect(page.getByText('Your wallet is still on another network')).toBeVisible()
  })

  test('code does not load before it is needed', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(page.getByText('No wallet found in this browser')).toBeVisible()
    await expect(page.getByText('Development wallet')).toHaveCount(0)
    expect(scripts.filter((url) => /lazyWalletHost|sendTx/.test(url))).toEqual([])
  })
})

test('WalletConnect says so if its relay cannot be reached', async ({ page, expectedErrors }) => {
  expectedErrors.push(/^WebSocket connection to 'ws:\/\/relay\.sundial\.localhost\//)
  await page.clock.install()
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'WalletConnect', exact: true }).click()
  await expect(dialog.getByText('Connecting to WalletConnect')).toBeVisible()
  await page.clock.fastForward('00:21')
  await expect(dialog.getByText('WalletConnect cannot be reached')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Show a new code' }).click()
  await expect(dialog.getByText('Connecting to WalletConnect')).toBeVisible()
  await dialog.getByRole('button', { name: 'Other wallets' }).click()
  await expect(dialog.getByRole('button', { name: 'WalletConnect', exact: true })).toBeEnabled()
})
