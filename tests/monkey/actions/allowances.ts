import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { routes } from '../../../src/config/routes'
import type { Area, World } from '../area'
import { compareFigure, isConnected, pathOf, type ShownFigure } from '../page'
import { textPattern } from '../texts'
import type { Finding } from '../walk'

/** Allowances from here on are shown as unlimited. */
const UNLIMITED = 2n ** 255n
const decimalsOf = new Map(
  Object.values(deployment.tokens).map(({ address, decimals }) => [address.toLowerCase(), decimals]),
)

interface ShownAllowances {
  readonly rows: readonly {
    readonly token: string
    readonly spender: string
    readonly amountText: string
    readonly amount: ShownFigure | undefined
  }[]
  /** Everything was read, and all rows are on this page of the table. */
  readonly isWhole: boolean
}

function shownAllowances({ tab }: World): Promise<ShownAllowances | undefined> {
  return tab.page.evaluate(() => {
    const section = document.querySelector('[data-testid="allowances"]')
    if (section === null || section.querySelector('[aria-busy="true"]') !== null) return undefined
    const { lang } = document.documentElement
    const rows = [...section.querySelectorAll('tbody [role="row"]')].map((row) => {
      const [spender, amount] = row.querySelectorAll<HTMLElement>('[role="cell"]')
      const figure = amount?.querySelector<HTMLElement>('[data-figure]')
      return {
        token: row.querySelector<HTMLElement>('[role="rowheader"] bdi')?.title ?? '',
        spender: spender?.querySelector<HTMLElement>('bdi')?.title ?? '',
        amountText: amount?.textContent ?? '',
        amount: figure ? { text: figure.dataset['figure'] || figure.innerText, lang } : undefined,
      }
    })
    const isRead = section.querySelector('[role="status"]')?.textContent === ''
    return { rows, isWhole: isRead && section.querySelector('nav, [role="alert"]') === null }
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  // Another account can be looked at, too.
  if (pathOf(tab.page) !== routes.allowances || new URL(tab.page.url()).search !== '') return []
  if (!(await isConnected(world))) return []
  const shown = await shownAllowances(world)
  if (shown === undefined) return []
  const lang = await tab.page.evaluate(() => document.documentElement.lang)
  const [unlimited, all] = [textPattern(lang, 'allowances.unlimited'), textPattern(lang, 'allowances.all')]
  const keyOf = (token: string, spender: string) => `${token} ${spender}`.toLowerCase()
  const granted = new Map((await truth.allowances(account)).map((each) => [keyOf(each.token, each.spender), each]))
  const subject = 'allowance'
  const finding = (detail: string): Finding => ({ invariant: 'wrong figure', subject, detail })
  const findings = shown.rows.flatMap(({ token, spender, amountText, amount }): readonly Finding[] => {
    const own = granted.get(keyOf(token, spender))
    if (own === undefined) return [finding(`${token} for ${spender} shows ${amountText}, the chain has none`)]
    if (all.test(amountText)) return own.amount === undefined ? [] : [finding(`${token} is no collection`)]
    if (unlimited.test(amountText))
      return (own.amount ?? 0n) >= UNLIMITED ? [] : [finding(`${token} for ${spender} is limited to ${own.amount}`)]
    const decimals = decimalsOf.get(token.toLowerCase())
    return decimals === undefined ? [] : compareFigure(subject, amount, own.amount ?? 0n, decimals)
  })
  const rows = new Set(shown.rows.map(({ token, spender }) => keyOf(token, spender)))
  const missing = [...granted].filter(([key]) => shown.isWhole && !rows.has(key))
  return [...findings, ...missing.map(([key, { amount }]) => finding(`${key} is missing, the chain has ${amount}`))]
}

/** What contracts may spend of the account, on the page that lists and revokes it. */
export const allowancesArea: Area = { actions: [], findContradictions }
