import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { VaultTerms } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'

export interface InfoReads {
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
  /** Undefined if the vault has not been created yet. */
  readonly terms: Loadable<VaultTerms> | undefined
}

/** Figures of the Info card. */
export interface InfoView {
  readonly apy: FigureView
  /** The yield is not compounded, so it is an APR. */
  readonly isApr: boolean
  readonly tvl: FigureView
  /** `unpriced` while no shares exist. */
  readonly sharePrice: FigureView
}

const PRICE_SCALE = 18

export function infoView({ vaultYield, liquidity, terms }: InfoReads, asset: string, locale: string): InfoView {
  return {
    apy: apyView(vaultYield, locale),
    isApr: valueOf(vaultYield)?.isApr === true,
    tvl: figureView(liquidity, ({ usd }) => (usd === undefined ? undefined : formatUsd(usd, locale))),
    sharePrice:
      terms === undefined
        ? { status: 'unpriced' }
        : figureView(terms, ({ sharePrice }) =>
            sharePrice === undefined ? undefined : priceText(sharePrice, asset, locale),
          ),
  }
}

export function apyView(vaultYield: Loadable<VaultYield>, locale: string): FigureView {
  return figureView(vaultYield, ({ apy }) => (apy === undefined ? undefined : formatApy(apy, locale)))
}

function priceText(price: Decimal, asset: string, locale: string): FigureText {
  return formatToken(BigInt(price.shiftedBy(PRICE_SCALE).toFixed(0, Decimal.ROUND_DOWN)), PRICE_SCALE, asset, locale)
}
