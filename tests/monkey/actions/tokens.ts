import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { type Action, type Area, arg, type World } from '../area'
import { canSubmit, submitForm } from '../form'
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

/** Swaps, adds liquidity, zaps or locks, depending on the page. */
const submit: Action = {
  name: 'tokens.submit',
  weight: 24,
  focus: 'given',
  async plan(world, random) {
    const open: string[] = []
    for (const card of CARDS) if (await canSubmit(world, card)) open.push(card)
    if (open.length === 0) return undefined
    const amount = random.pick(['1', '3', '25', '100'])
    return { card: random.pick(open), amount, answer: random.pick(['confirm', 'confirm', 'reject']) }
  },
  run: (world, args) =>
    submitForm(world, arg(args, 'card'), arg(args, 'amount'), arg(args, 'answer') === 'reject' ? 'reject' : 'confirm'),
}

/** Forms with token amounts, and the balances they show. */
export const tokensArea: Area = { actions: [submit], findContradictions }
