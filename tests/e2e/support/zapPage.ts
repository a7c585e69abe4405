import { type Locator, type Page } from '@playwright/test'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }

const tokens: Readonly<Record<string, { readonly address: string }>> = deployment.tokens

export function tokenAddress(symbol: string): string {
  const token = tokens[symbol]
  if (token === undefined) throw new Error(`No token ${symbol}`)
  return token.address
}

export const zapCard = (page: Page): Locator => page.getByTestId('zap-card')
export const amountToZap = (page: Page): Locator => zapCard(page).getByLabel('Amount')
export const zapButton = (page: Page): Locator => zapCard(page).getByRole('button', { name: 'Zap', exact: true })
export const give = (page: Page): Locator => page.getByRole('button', { name: /^You pay:/ })
export const get = (page: Page): Locator => page.getByRole('button', { name: /^You receive:/ })
export const selector = (page: Page): Locator => page.getByRole('dialog', { name: 'Select a Token or LP' })
export const searchField = (page: Page): Locator => selector(page).getByRole('combobox', { name: 'Search' })
