import { firstYearYield } from '@/domain/vault/model/growth'
import type { VaultYield, YieldPart } from '@/domain/vault/model/vaultYield'
import type { ValuedAmount, VaultTerms } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatRate, formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView, type FigureText, type FigureView } from '@/lib/figureView'
import { valueOf, type Loadable } from '@/lib/loadable'

export interface InfoReads {
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
  /** Undefined for a vault that nobody has started yet. */
  readonly terms: Loadable<VaultTerms> | undefined
}

/** The numbers of the Info card as plain data. */
export interface InfoView {
  readonly apy: FigureView
  readonly tvl: FigureView
  /** `unpriced` while there are no shares. */
  readonly sharePrice: FigureView
}

export interface YieldPartView {
  readonly source: YieldPart['source']
  readonly rewardToken: string | undefined
  readonly rate: FigureView
}

/** The numbers of the card on yield and fees. */
export interface YieldView {
  readonly parts: readonly YieldPartView[]
  /** Undefined where the parts are the APY already. */
  readonly compounded: FigureView | undefined
  /** Undefined where the vault takes no deposit fee, or while that is not known. */
  readonly firstYear: FigureView | undefined
  /** Undefined for a vault that nobody has started yet. */
  readonly fees: { readonly deposit: FigureView; readonly performance: FigureView } | undefined
}

const BPS = 10_000
const PRICE_SCALE = 18

export function infoView({ vaultYield, liquidity, terms }: InfoReads, asset: string, locale: string): InfoView {
  return {
    apy: apyView(vaultYield, locale),
    tvl: figureView(liquidity, ({ usd }) => (usd === undefined ? undefined : formatUsd(usd, locale))),
    sharePrice:
      terms === undefined
        ? { status: 'unpriced' }
        : figureView(terms, ({ sharePrice }) => (sharePrice === undefined ? undefined : priceText(sharePrice, asset, locale))),
  }
}

export function yieldView({ vaultYield, terms }: Omit<InfoReads, 'liquidity'>, locale: string): YieldView {
  const parts = valueOf(vaultYield)?.parts ?? []
  const rate = (value: Decimal | undefined) => (value === undefined ? undefined : formatApy(value, locale))
  const fee = (bps: bigint) => formatRate(new Decimal(bps.toString()).div(BPS), locale)
  const feeBps = terms === undefined ? 0n : (valueOf(terms)?.depositFeeBps ?? 0n)
  return {
    parts: parts.map((part) => ({
      source: part.source,
      rewardToken: part.rewardToken,
      rate: figureView({ status: 'ready', value: part.rate }, rate),
    })),
    compounded: isWhole(parts, valueOf(vaultYield)?.apy) ? undefined : apyView(vaultYield, locale),
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

/** Whether the parts are the APY already. */
function isWhole(parts: readonly YieldPart[], apy: Decimal | undefined): boolean {
  const [only, ...others] = parts
  return only === undefined || (others.length === 0 && apy !== undefined && only.rate?.eq(apy) === true)
}

function apyView(vaultYield: Loadable<VaultYield>, locale: string): FigureView {
  return figureView(vaultYield, ({ apy }) => (apy === undefined ? undefined : formatApy(apy, locale)))
}

function priceText(price: Decimal, asset: string, locale: string): FigureText {
  return formatToken(BigInt(price.shiftedBy(PRICE_SCALE).toFixed(0, Decimal.ROUND_DOWN)), PRICE_SCALE, asset, locale)
}
