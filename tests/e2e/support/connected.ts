import { expect, type Locator, type Page } from '@playwright/test'
import type { Devnet } from '../../../devnet/startDevnet'
import { installInjectedWallet, type InjectedWallet, type InjectedWalletOptions } from './injectedWallet'

export interface ConnectedWallet extends InjectedWallet {
  readonly account: string
}

/** Opens a path with the test wallet connected to it, as a user does. */
export async function openConnected(page: Page, devnet: Devnet, path: string, options: Pick<InjectedWalletOptions, 'takesBatches'> = {}): Promise<ConnectedWallet> {
  const [account] = devnet.accounts
  if (account === undefined) throw new Error('The node has no accounts')
  const wallet = await installInjectedWallet(page, { rpcUrl: devnet.rpcUrl, account, chainId: devnet.chainId, ...options })
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)
  return { ...wallet, account }
}

/** The exact number that a figure carries for those who look closer, without its unit and its grouping. */
export async function exactFigure(place: Locator): Promise<string> {
  const title = await place.locator('[title]').first().getAttribute('title')
  const [number = ''] = /\d[\d,.]*/.exec(title ?? '') ?? []
  return number.replaceAll(',', '')
}
