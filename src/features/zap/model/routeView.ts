import type { TxText } from '@/chain/tx/txRequest'
import type { TokenAmount, ZapStep } from '@/domain/zap/model/quoteZap'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'

/** Symbol and decimals of a token on the route. */
export interface TokenLabel {
  readonly symbol: string
  readonly decimals: number | undefined
}

/** One line of the route. */
export interface StepView {
  readonly text: TxText
  /** Symbols along a swap of more than two tokens. */
  readonly path: readonly string[]
}

const STEP_DIGITS = 6

/** The route as text. @param native symbol of the native coin */
export function routeView(
  steps: readonly ZapStep[],
  labelOf: (token: Address) => TokenLabel,
  native: string,
  locale: string,
): readonly StepView[] {
  const write = ({ token, amount }: TokenAmount): string => {
    const { symbol, decimals } = labelOf(token)
    return decimals === undefined
      ? symbol
      : `${formatAmount(amount, decimals, { significant: STEP_DIGITS, locale })} ${symbol}`
  }
  const writeNative = (amount: bigint) => `${formatAmount(amount, 18, { significant: STEP_DIGITS, locale })} ${native}`
  return steps.flatMap((step): StepView[] => {
    switch (step.kind) {
      case 'wrap':
      case 'unwrap':
        return [{ text: { key: `zap.step.${step.kind}`, values: { amount: writeNative(step.amount) } }, path: [] }]
      case 'removeLiquidity': {
        const [first, second] = step.gives.map(write)
        return [
          {
            text: {
              key: 'zap.step.removeLiquidity',
              values: { lp: write(step.lp), first: first ?? '', second: second ?? '' },
            },
            path: [],
          },
        ]
      }
      case 'swap': {
        const values = { from: write(step.from), to: write(step.to) }
        return [
          {
            text: { key: 'zap.step.swap', values },
            path: step.path.length > 2 ? step.path.map((token) => labelOf(token).symbol) : [],
          },
        ]
      }
      case 'addLiquidity': {
        const [first, second] = step.takes.map(write)
        const add: StepView = {
          text: {
            key: 'zap.step.addLiquidity',
            values: { lp: write(step.lp), first: first ?? '', second: second ?? '' },
          },
          path: [],
        }
        return step.left.length === 0
          ? [add]
          : [add, { text: { key: 'zap.step.left', values: { amounts: step.left.map(write).join(', ') } }, path: [] }]
      }
    }
  })
}
