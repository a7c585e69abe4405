import type { Page } from '@playwright/test'
import type { World } from './area'
import { parseShownAmount } from './figures'
import type { Finding } from './walk'

/** The stored login of the test wallet. */
const LOGIN = JSON.stringify('eip6963:test.sundial.wallet')

/** The path of the current page. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Whether the page shows the test wallet's account: connected with that wallet and on the site's chain. */
export async function isConnected({ tab, chainId, devnet }: World): Promise<boolean> {
  if (chainId !== devnet.chainId) return false
  return (await tab.page.evaluate(() => localStorage.getItem('wallet.login'))) === LOGIN
}

export interface ShownFigure {
  /** With all digits. */
  readonly text: string
  readonly lang: string
}

/** Runs in the page. */
function readFigure(place: Element | null | undefined): ShownFigure | undefined {
  const figure = place?.querySelector<HTMLElement>('[data-figure]')
  if (!figure) return undefined
  return { text: figure.dataset['figure'] || figure.innerText, lang: document.documentElement.lang }
}

/** The first figure inside a selector; undefined while it is not shown. */
export async function figureIn(page: Page, selector: string): Promise<ShownFigure | undefined> {
  const place = await page.$(selector)
  return (await place?.evaluate(readFigure)) ?? undefined
}

/** The balance shown with an amount field. */
export interface FieldBalance extends ShownFigure {
  /** The token on the button beside the amount; empty without a button. */
  readonly symbol: string
}

/** The balances shown with the amount fields of a card, in order. */
export function fieldBalances(page: Page, testId: string): Promise<readonly FieldBalance[]> {
  return page.evaluate((id) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(`[data-testid="${id}"] input[placeholder="0.0"]`)]
    return fields.flatMap((field) => {
      const figure = field.labels?.[0]?.parentElement?.querySelector<HTMLElement>('[data-figure]')
      const symbol = field.parentElement?.querySelector('button')?.innerText.trim().split(/\s/)[0] ?? ''
      return figure
        ? [{ symbol, text: figure.dataset['figure'] || figure.innerText, lang: document.documentElement.lang }]
        : []
    })
  }, testId)
}

/** A finding if a figure differs from the chain. */
export function compareFigure(
  subject: string,
  shown: ShownFigure | undefined,
  wei: bigint,
  decimals: number,
): readonly Finding[] {
  const claimed = amountOf(shown, decimals)
  if (claimed === undefined || claimed === wei) return []
  const detail = `The page shows ${shown?.text ?? ''} (${claimed} base units), the chain has ${wei}`
  return [{ invariant: 'wrong figure', subject, detail }]
}

/** The exact amount in a shown figure, in base units; undefined if there is none. */
export function amountOf(shown: ShownFigure | undefined, decimals: number): bigint | undefined {
  return shown && parseShownAmount(shown.text, decimals, shown.lang)
}

/** A finding if a list of ids differs from the chain. */
export function compareIds(subject: string, shown: readonly string[], held: readonly bigint[]): readonly Finding[] {
  const sort = (ids: readonly string[]) => [...ids].sort((a, b) => Number(a) - Number(b)).join(', ')
  const [page, chain] = [sort(shown), sort(held.map(String))]
  return page === chain
    ? []
    : [{ invariant: 'wrong figure', subject, detail: `The page shows ${page}, the chain has ${chain}` }]
}
