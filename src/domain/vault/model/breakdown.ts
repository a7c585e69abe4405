import { Decimal } from '@/lib/decimal'
import { PERFORMANCE_FEE_FACTOR, yearlyGain } from './growth'
import type { VaultYield, YieldPart } from './vaultYield'

/** A line of a yearly yield, 1 = 100 %; the lines add up to the APY. */
export type BreakdownLine =
  /** What a source pays, not compounded and before any fee; undefined where it cannot be priced. */
  | {
      readonly kind: 'rate'
      readonly source: YieldPart['source']
      readonly rewardToken?: string
      readonly rate: Decimal | undefined
    }
  /** Negative: what leaving a locked reward early costs, and what the vault keeps of the harvest. */
  | { readonly kind: 'earlyExit' | 'performanceFee'; readonly rate: Decimal }
  /** What the gains gain when they are put to work again each day. */
  | { readonly kind: 'compounding'; readonly rate: Decimal }

const DAYS_PER_YEAR = 365
const ZERO = new Decimal(0)
/** Divisions leave crumbs in the eightieth place. */
const CRUMB = new Decimal('1e-30')
/** Their part says the compounded rate of the market itself; here it stands without compounding. */
const LENDING: ReadonlySet<YieldPart['source']> = new Set([
  'supplyRatePerBlock',
  'supplyRatePerTimestamp',
  'interestRate',
])

/** The APY in its parts: what the sources pay, what fees take, what compounding adds, what is paid beside the vault. */
export function yieldBreakdown({ parts, growth }: VaultYield): readonly BreakdownLine[] {
  const isBeside = ({ source }: YieldPart) => source === 'beside' || source === 'boost'
  const own = parts.filter((part) => !isBeside(part))
  const beside = parts.filter(isBeside).map(toLine)
  if (growth === undefined) return [...own.map(toLine), ...beside]
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
  return [...rates, ...taken.filter(({ rate }) => rate?.abs().gt(CRUMB)), ...beside]
}

function toLine({ source, rewardToken, rate }: YieldPart): Extract<BreakdownLine, { kind: 'rate' }> {
  return { kind: 'rate', source, ...(rewardToken === undefined ? {} : { rewardToken }), rate }
}
