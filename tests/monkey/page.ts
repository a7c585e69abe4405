import type { Page } from '@playwright/test'
import { claimedWei } from './figures'
import type { Finding } from './walk'

/** How the test wallet's login is kept. */
const LOGIN = JSON.stringify('eip6963:test.sundial.wallet')

/** The path of the page that is open. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Whether the page acts for the test wallet, and not for nobody or another wallet. */
export async function isConnected(page: Page): Promise<boolean> {
  return (await page.evaluate(() => localStorage.getItem('wallet.login'))) === LOGIN
}

interface ShownFigure {
  /** With every digit. */
  readonly text: string
  readonly lang: string
}

/** Runs in the page: the first figure in a place. */
function readFigure(place: Element | null | undefined): ShownFigure | undefined {
  const figure = place?.querySelector<HTMLElement>('[data-figure]')
  if (!figure) return undefined
  return { text: figure.dataset['figure'] || figure.innerText, lang: document.documentElement.lang }
}

/** The first figure below a selector; undefined where it is not shown, or not known. */
export async function figureIn(page: Page, selector: string): Promise<ShownFigure | undefined> {
  const place = await page.$(selector)
  return (await place?.evaluate(readFigure)) ?? undefined
}

/** What an amount field says that the account has. */
export interface FieldBalance extends ShownFigure {
  /** The first word of what stands beside the amount: the token, where a button names it. */
  readonly symbol: string
}

/** The balances of the amount fields in a card, in their order. */
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

/** A finding where a figure claims something else than what the chain has. */
export function compareFigure(
  subject: string,
  shown: ShownFigure | undefined,
  wei: bigint,
  decimals: number,
): readonly Finding[] {
  const claimed = shown && claimedWei(shown.text, decimals, shown.lang)
  if (claimed === undefined || claimed === wei) return []
  const detail = `The page says ${claimed} (${shown?.text ?? ''}), the chain ${wei} base units`
  return [{ invariant: 'wrong figure', subject, detail }]
}

/** A finding where a list of ids is not that of the chain. */
export function compareIds(subject: string, shown: readonly string[], held: readonly bigint[]): readonly Finding[] {
  const sort = (ids: readonly string[]) => [...ids].sort((a, b) => Number(a) - Number(b)).join(', ')
  const [page, chain] = [sort(shown), sort(held.map(String))]
  return page === chain
    ? []
    : [{ invariant: 'wrong figure', subject, detail: `The page shows ${page}, the chain has ${chain}` }]
}
