import { type BreakdownLine, yieldBreakdown } from '@/domain/vault/model/breakdown'
import { firstYearYield } from '@/domain/vault/model/growth'
import type { VaultYield, YieldPart } from '@/domain/vault/model/vaultYield'
import type { VaultTerms } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatRate } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import { apyView } from './infoView'

/** A row of the table; its text key is 'vault.apy.<name>'. */
export interface YieldLineView {
  readonly name: YieldPart['source'] | Exclude<BreakdownLine['kind'], 'rate'>
  readonly rewardToken: string | undefined
  readonly rate: FigureView
}

/** A segment of the dial, from 0 to 1. */
export interface ArcPart {
  /** 1-based row number in the table. */
  readonly mark: number
  readonly from: number
  readonly to: number
  /** Taken by fees, so drawn unlit. */
  readonly isTaken: boolean
}

/** Figures of the yield card. */
export interface YieldView {
  readonly lines: readonly YieldLineView[]
  readonly arc: readonly ArcPart[]
  readonly apy: FigureView
  readonly isApr: boolean
  /** Undefined if the vault charges no deposit fee, or while loading. */
  readonly firstYear: FigureView | undefined
  /** Undefined if the vault has not been created yet. */
  readonly fees: { readonly deposit: FigureView; readonly performance: FigureView } | undefined
}

export interface YieldReads {
  readonly vaultYield: Loadable<VaultYield>
  /** Undefined if the vault has not been created yet. */
  readonly terms: Loadable<VaultTerms> | undefined
}

const BPS = 10_000
const ZERO = new Decimal(0)

export function yieldView({ vaultYield, terms }: YieldReads, locale: string): YieldView {
  const known = valueOf(vaultYield)
  const lines = known === undefined ? [] : yieldBreakdown(known)
  const rate = (value: Decimal | undefined) => (value === undefined ? undefined : formatApy(value, locale))
  const fee = (bps: bigint) => formatRate(new Decimal(bps.toString()).div(BPS), locale)
  const feeBps = terms === undefined ? 0n : (valueOf(terms)?.depositFeeBps ?? 0n)
  return {
    lines: lines.map((line) => ({
      name: line.kind === 'rate' ? line.source : line.kind,
      rewardToken: line.kind === 'rate' ? line.rewardToken : undefined,
      rate: figureView(ready(line.rate), rate),
    })),
    arc: arcParts(lines),
    apy: apyView(vaultYield, locale),
    isApr: known?.isApr === true,
    firstYear:
      feeBps > 0n
        ? figureView(vaultYield, ({ apy }) => rate(apy === undefined ? undefined : firstYearYield(apy, feeBps)))
        : undefined,
    fees: terms && {
      deposit: figureView(terms, ({ depositFeeBps }) => fee(depositFeeBps)),
      performance: figureView(terms, ({ performanceFeeBps }) => fee(performanceFeeBps)),
    },
  }
}

/** Segments of the gross yield, with fees as the unlit end; empty if there is no yield. */
export function arcParts(lines: readonly BreakdownLine[]): readonly ArcPart[] {
  const marked = lines.map((line, index) => ({
    mark: index + 1,
    isSource: line.kind === 'rate',
    rate: line.rate ?? ZERO,
  }))
  const whole = marked.reduce((sum, { rate }) => sum.plus(Decimal.max(rate, ZERO)), ZERO)
  if (!whole.gt(0)) return []
  const taken = marked.filter(({ rate }) => rate.lt(0))
  const takenSum = taken.reduce((sum, { rate }) => sum.minus(rate), ZERO)
  const own = lines.reduce((sum, line) => (isTaxed(line) ? sum.plus(line.rate ?? ZERO) : sum), ZERO)
  const kept = own.gt(0) ? own.minus(takenSum).div(own) : ZERO
  let end = ZERO
  const stretch = (mark: number, size: Decimal, isTaken: boolean): ArcPart => {
    const from = end.toNumber()
    end = end.plus(size.div(whole))
    return { mark, from, to: Math.min(1, end.toNumber()), isTaken }
  }
  const lit = marked.flatMap(({ mark, rate }, index) => {
    const line = lines[index]
    if (line === undefined || !rate.gt(0)) return []
    return [stretch(mark, isTaxed(line) ? rate.times(kept) : rate, false)]
  })
  return [...lit, ...taken.map(({ mark, rate }) => stretch(mark, rate.negated(), true))]
}

/** The performance fee applies neither to extra rewards nor to a listed rate, which is already net. */
function isTaxed(line: BreakdownLine): boolean {
  return line.kind === 'rate' && line.source !== 'extra' && line.source !== 'boost'
}
