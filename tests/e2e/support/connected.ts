import type { Locator, Page } from '@playwright/test'
import type { Devnet } from '../../../devnet/startDevnet'
import type { InjectedWalletOptions } from '../../support/injectedWallet'
import { expect } from './expect'
import { type InjectedWallet, installInjectedWallet } from './injectedWallet'

export interface ConnectedWallet extends InjectedWallet {
  readonly account: string
}

type Options = Pick<InjectedWalletOptions, 'takesBatches'> & {
  /** Of the account; the first one by default. */
  readonly index?: number
}

async function install(
  page: Page,
  devnet: Devnet,
  { index = 0, ...options }: Options & Pick<InjectedWalletOptions, 'isConnected'>,
): Promise<ConnectedWallet> {
  const account = devnet.accounts[index]
  if (account === undefined) throw new Error(`The node has no account ${index}`)
  const wallet = await installInjectedWallet(page, {
    rpcUrl: devnet.rpcUrl,
    account,
    chainId: devnet.chainId,
    ...options,
  })
  return { ...wallet, account }
}

/** Opens a path with the test wallet connected from an earlier visit, which is faster than connecting. */
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

/** Opens a path and connects the test wallet, like a user on the first visit. */
export async function openAndConnect(page: Page, devnet: Devnet, path: string): Promise<ConnectedWallet> {
  const wallet = await install(page, devnet, {})
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(0)
  return wallet
}

/** Exact text of the first value in a place, from its tooltip; its visible text if nothing is abbreviated. */
export async function exactText(place: Locator): Promise<string> {
  const figure = place.locator('[data-figure]').first()
  return (await figure.getAttribute('data-figure')) || (await figure.innerText())
}

/** Exact number of a value, without unit and grouping. */
export async function exactFigure(place: Locator): Promise<string> {
  const [number = ''] = /\d[\d,.]*/.exec(await exactText(place)) ?? []
  return number.replaceAll(',', '')
}
