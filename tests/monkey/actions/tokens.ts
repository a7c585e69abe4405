import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Area, World } from '../area'
import { compareFigure, fieldBalances, isConnected } from '../page'
import type { Finding } from '../walk'

const CARDS = ['swap-card', 'add-card', 'zap-card', 'lock-deposit'] as const
const tokens: Readonly<Record<string, { readonly address: string; readonly decimals: number }>> = deployment.tokens
const NATIVE = deployment.nativeCurrency.symbol

/** The lock form has no token button; it takes the native coin. */
async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (!(await isConnected(world))) return []
  const findings: Finding[] = []
  for (const card of CARDS) {
    for (const shown of await fieldBalances(tab.page, card)) {
      const symbol = card === 'lock-deposit' ? NATIVE : shown.symbol
      const token = tokens[symbol]
      const subject = `balance of ${symbol} in ${card}`
      if (symbol === NATIVE) {
        findings.push(
          ...compareFigure(subject, shown, await truth.nativeBalance(account), deployment.nativeCurrency.decimals),
        )
      } else if (token !== undefined) {
        findings.push(
          ...compareFigure(subject, shown, await truth.tokenBalance(token.address, account), token.decimals),
        )
      }
    }
  }
  return findings
}

/** The balances that forms with token amounts show. */
export const tokensArea: Area = { actions: [], findContradictions }
