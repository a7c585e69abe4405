import { Decimal } from '@/lib/decimal'
import { PERFORMANCE_FEE_FACTOR, yearlyGain } from './growth'
import type { VaultYield, YieldPart } from './vaultYield'

/** A component of a yearly yield, 1 = 100 %; all components add up to the APY. */
export type BreakdownLine =
  /** A source's APR before fees; undefined if it cannot be priced. */
  | {
      readonly kind: 'rate'
      readonly source: YieldPart['source']
      readonly rewardToken?: string
      readonly rate: Decimal | undefined
    }
  /** Negative: the penalty for leaving a locked reward early, and the performance fee. */
  | { readonly kind: 'earlyExit' | 'performanceFee'; readonly rate: Decimal }
  /** The effect of daily compounding. */
  | { readonly kind: 'compounding'; readonly rate: Decimal }

const DAYS_PER_YEAR = 365
const ZERO = new Decimal(0)
/** Rounding errors of divisions, in the eightieth place. */
const EPSILON = new Decimal('1e-30')
/** Their parts hold the market's compounded rate; the breakdown shows it without compounding. */
const LENDING: ReadonlySet<YieldPart['source']> = new Set([
  'supplyRatePerBlock',
  'supplyRatePerTimestamp',
  'interestRate',
])

/** Breaks an APY down into sources, fees, compounding and extra rewards. */
export function yieldBreakdown({ parts, growth }: VaultYield): readonly BreakdownLine[] {
  const isExtra = ({ source }: YieldPart) => source === 'extra' || source === 'boost'
  const own = parts.filter((part) => !isExtra(part))
  const extras = parts.filter(isExtra).map(toLine)
  if (growth === undefined) return [...own.map(toLine), ...extras]
  const net = growth.ratePerDay.times(DAYS_PER_YEAR).times(growth.kept)
  const beforeFee = net.div(PERFORMANCE_FEE_FACTOR)
  const rates = own.map(
    (part): BreakdownLine => (LENDING.has(part.source) ? { ...toLine(part), rate: beforeFee } : toLine(part)),
  )
  const gross = rates.reduce((sum, { rate }) => sum.plus(rate ?? ZERO), ZERO)
  const taken: readonly BreakdownLine[] = [
    { kind: 'earlyExit', rate: beforeFee.minus(gross) },
    { kind: 'performanceFee', rate: net.minus(beforeFee) },
    { kind: 'compounding', rate: yearlyGain(growth).minus(net) },
  ]
  return [...rates, ...taken.filter(({ rate }) => rate?.abs().gt(EPSILON)), ...extras]
}

function toLine({ source, rewardToken, rate }: YieldPart): Extract<BreakdownLine, { kind: 'rate' }> {
  return { kind: 'rate', source, ...(rewardToken === undefined ? {} : { rewardToken }), rate }
}
