import { type Locator, type Page } from '@playwright/test'
import { Interface, MaxUint256 } from 'ethers'
import { rolesOf } from '../../../devnet/deploy/accounts'
import { oddTokenAddress } from '../../../devnet/deploy/oddTokens'
import type { Devnet } from '../../../devnet/startDevnet'
import type { OddToken } from '../../../devnet/tables/oddTokens'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from '../../support/chain'

export const swapCard = (page: Page): Locator => page.getByTestId('swap-card')
export const from = (page: Page): Locator => swapCard(page).getByRole('textbox', { name: /^From/ })
export const to = (page: Page): Locator => swapCard(page).getByRole('textbox', { name: /^To/ })
export const swapButton = (page: Page, name: string | RegExp = 'Swap'): Locator =>
  swapCard(page).getByRole('button', { name, exact: true })
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
/** Enabled once the swap has been simulated. */
export const confirmButton = (page: Page): Locator =>
  dialog(page, 'Confirm swap').getByRole('button', { name: 'Confirm swap' }).and(page.locator(':not([aria-busy])'))

export async function enableExpertMode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await dialog(page, 'Settings').getByRole('switch', { name: 'Expert Mode' }).click()
  await page.getByLabel("Type the word 'confirm' to continue").fill('confirm')
  await page.getByRole('button', { name: 'Turn On Expert Mode' }).click()
  await page.keyboard.press('Escape')
}

/** Acknowledges the warning about an unlisted token. */
export async function acknowledgeToken(page: Page): Promise<void> {
  await page.getByLabel('I understand').check()
}

export async function oddToken(chain: Chain, key: OddToken): Promise<string> {
  const accounts = JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[]
  return oddTokenAddress(rolesOf(accounts).oddDeployer, key)
}

const router = new Interface([
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[])',
])

interface Purchase {
  readonly chain: Chain
  readonly devnet: Pick<Devnet, 'accounts'>
  readonly token: string
  readonly wei: bigint
}

async function purchaseOf({ chain, devnet, token, wei }: Purchase) {
  const [, other] = devnet.accounts
  if (other === undefined) throw new Error('The node has no second account')
  await chain.rpc('anvil_setBalance', [other, `0x${(wei * 2n + 10n ** 21n).toString(16)}`])
  const path = [deployment.contracts.wcro, token]
  const data = router.encodeFunctionData('swapExactETHForTokens', [0n, path, other, MaxUint256])
  return { from: other, to: deployment.exchange.contracts.router, data, value: wei }
}

/** Another account pays CRO into a CRO pool, which raises the price of its other token. */
export async function buyFromPool(chain: Chain, devnet: Purchase['devnet'], token: string, wei: bigint): Promise<void> {
  await chain.send(await purchaseOf({ chain, devnet, token, wei }))
}

/** The same, not mined yet. */
export async function sendPurchase(purchase: Purchase): Promise<void> {
  const { value, ...transaction } = await purchaseOf(purchase)
  await purchase.chain.rpc('eth_sendTransaction', [{ ...transaction, value: `0x${value.toString(16)}` }])
}

/** Sells all bought tokens back, so that the pool holds little CRO. */
export async function sellToPool(chain: Chain, devnet: Pick<Devnet, 'accounts'>, token: string): Promise<void> {
  const [, other = ''] = devnet.accounts
  const { wcro } = deployment.contracts
  const { router: contract } = deployment.exchange.contracts
  await chain.send({ from: other, to: token, data: router.encodeFunctionData('approve', [contract, MaxUint256]) })
  const data = router.encodeFunctionData('swapExactTokensForETH', [
    await chain.balanceOf(token, other),
    0n,
    [token, wcro],
    other,
    MaxUint256,
  ])
  await chain.send({ from: other, to: contract, data })
}
