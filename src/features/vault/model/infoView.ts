import { firstYearYield } from '@/domain/vault/model/apy'
import type { VaultYield, YieldPart } from '@/domain/vault/model/vaultYield'
import type { ValuedAmount, VaultTerms } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView, type FigureView } from '@/lib/figureView'
import { combineLoadables, type Loadable } from '@/lib/loadable'

export interface InfoReads {
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
  readonly terms: Loadable<VaultTerms>
}

export interface YieldPartView {
  readonly source: YieldPart['source']
  readonly rewardToken: string | undefined
  readonly rate: FigureView
}

/** The numbers of the Info card as plain data. */
export interface InfoView {
  readonly apy: FigureView
  readonly tvl: FigureView
  /** `unpriced` while there are no shares. */
  readonly sharePrice: FigureView
  readonly depositFee: FigureView
  readonly performanceFee: FigureView
  /** Undefined where the vault takes no deposit fee, or while that is not known. */
  readonly firstYear: FigureView | undefined
  readonly parts: readonly YieldPartView[]
}

const BPS = 10_000
const PRICE_SCALE = 18

export function infoView({ vaultYield, liquidity, terms }: InfoReads, asset: string, locale: string): InfoView {
  const rate = (value: Decimal | undefined) => (value === undefined ? undefined : formatRate(value, locale))
  const fee = (bps: bigint) => formatRate(new Decimal(bps.toString()).div(BPS), locale)
  const takesFee = 'value' in terms && terms.value.depositFeeBps > 0n
  return {
    apy: figureView(vaultYield, ({ apy }) => rate(apy)),
    tvl: figureView(liquidity, ({ usd }) => (usd === undefined ? undefined : formatUsd(usd, locale))),
    sharePrice: figureView(terms, ({ sharePrice }) =>
      sharePrice === undefined
        ? undefined
        : formatToken(BigInt(sharePrice.shiftedBy(PRICE_SCALE).toFixed(0, Decimal.ROUND_DOWN)), PRICE_SCALE, asset, locale),
    ),
    depositFee: figureView(terms, ({ depositFeeBps }) => fee(depositFeeBps)),
    performanceFee: figureView(terms, ({ performanceFeeBps }) => fee(performanceFeeBps)),
    firstYear: takesFee
      ? figureView(combineLoadables([vaultYield, terms]), ([{ apy }, { depositFeeBps }]) =>
          rate(apy === undefined ? undefined : firstYearYield(apy, depositFeeBps)),
        )
      : undefined,
    parts:
      'value' in vaultYield
        ? vaultYield.value.parts.map((part) => ({
            source: part.source,
            rewardToken: part.rewardToken,
            rate: figureView({ status: 'ready', value: part.rate }, rate),
          }))
        : [],
  }
}
