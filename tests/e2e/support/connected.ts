import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '../../../devnet/startDevnet'
import { expect } from './expect'
import { type InjectedWallet, type InjectedWalletOptions, installInjectedWallet } from './injectedWallet'

export interface ConnectedWallet extends InjectedWallet {
  readonly account: string
}

type Options = Pick<InjectedWalletOptions, 'takesBatches'>

async function install(
  page: Page,
  devnet: Devnet,
  options: Options & Pick<InjectedWalletOptions, 'isConnected'>,
): Promise<ConnectedWallet> {
  const [account] = devnet.accounts
  if (account === undefined) throw new Error('The node has no accounts')
  const wallet = await installInjectedWallet(page, {
    rpcUrl: devnet.rpcUrl,
    account,
    chainId: devnet.chainId,
    ...options,
  })
  return { ...wallet, account }
}

/** Opens a path as somebody who connected the test wallet on an earlier visit: what that costs is what most tests need. */
export async function openConnected(
  page: Page,
  devnet: Devnet,
  path: string,
  options: Options = {},
): Promise<ConnectedWallet> {
  const wallet = await install(page, devnet, { ...options, isConnected: true })
  await page.goto(path)
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  return wallet
}

/** Opens a path and connects the test wallet to it, as a user does on the first visit. */
export async function openAndConnect(page: Page, devnet: Devnet, path: string): Promise<ConnectedWallet> {
  const wallet = await install(page, devnet, {})
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)
  return wallet
}

/** What the first figure of a place says to those who look closer; what it shows where it leaves nothing out. */
export async function exactText(place: Locator): Promise<string> {
  const figure = place.locator('[data-figure]').first()
  return (await figure.getAttribute('data-figure')) || (await figure.innerText())
}

/** The exact number of a figure, without its unit and its grouping. */
export async function exactFigure(place: Locator): Promise<string> {
  const [number = ''] = /\d[\d,.]*/.exec(await exactText(place)) ?? []
  return number.replaceAll(',', '')
}
