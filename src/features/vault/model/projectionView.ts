import { depositFee } from '@/domain/vault/model/depositFee'
import { type ExtraReward, extraGain } from '@/domain/vault/model/extraRewards'
import { projectedGain } from '@/domain/vault/model/vaultYield'
import type { VaultTerms } from '@/domain/vault/reads'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { combineLoadables, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { extraText } from './extraText'
import { type ProjectionLine, projection } from './projection'

const ZERO = new Decimal(0)

/** Gains in one token. */
interface GainView {
  readonly gain: FigureView
  readonly usd: FigureView
}

export interface ProjectionView {
  readonly lines: readonly (GainView & {
    readonly days: ProjectionLine['days']
    /** Extra rewards, paid separately; `symbol` is undefined if the token is unknown. */
    readonly extras: readonly (GainView & { readonly symbol: string | undefined })[]
  })[]
}

export interface ProjectionReads {
  readonly vault: Vault
  readonly reads: Pick<VaultReads, 'vaultYield' | 'liquidity'>
  readonly terms: Loadable<VaultTerms>
  readonly extraRewards: Loadable<readonly ExtraReward[]>
  /** Typed amount, underlying base units. */
  readonly amountWei: bigint
}

/** The price follows from the vault's TVL in tokens and in USD. */
function priceOf(
  { deployed: { underlyingDecimals } }: Vault,
  { liquidity }: Pick<VaultReads, 'liquidity'>,
): Loadable<Decimal | undefined> {
  return mapLoadable(liquidity, ({ wei, usd }) =>
    wei === 0n ? undefined : usd?.div(toDecimal(wei, underlyingDecimals)),
  )
}

/**
 * Value of an amount of the underlying in USD; undefined for 0 and while the price is unknown.
 * @param amountWei base units
 */
export function amountWorth(
  vault: Vault,
  reads: Pick<VaultReads, 'liquidity'>,
  amountWei: bigint,
): Decimal | undefined {
  if (amountWei === 0n) return undefined
  return valueOf(priceOf(vault, reads))?.times(toDecimal(amountWei, vault.deployed.underlyingDecimals))
}

/** Input of the ROI calculator; undefined while rates are unknown. */
export function roiTerms({
  vault,
  reads,
  terms,
  balance,
}: Omit<ProjectionReads, 'extraRewards' | 'amountWei'> & {
  /** What the account can deposit, base units. */
  readonly balance: Loadable<bigint>
}): RoiTerms | undefined {
  const known = valueOf(combineLoadables([reads.vaultYield, terms]))
  if (known === undefined) return undefined
  const [vaultYield, { depositFeeBps }] = known
  if (projectedGain(vaultYield, 1) === undefined) return undefined
  return {
    symbol: vault.underlyingFriendlyName,
    decimals: vault.deployed.underlyingDecimals,
    gain: (days, every) => projectedGain(vaultYield, days, every) ?? ZERO,
    isCompounding: vaultYield.growth !== undefined,
    feeOf: (amountWei) => depositFee(amountWei, depositFeeBps),
    price: priceOf(vault, reads),
    rate: vaultYield.growth,
    balanceWei: valueOf(balance),
  }
}

/** Undefined without a typed amount, or while rates are unknown. */
export function projectionView(
  { vault, reads, terms, extraRewards, amountWei }: ProjectionReads,
  locale: string,
): ProjectionView | undefined {
  const known = valueOf(combineLoadables([reads.vaultYield, terms]))
  if (amountWei <= 0n || known === undefined) return undefined
  const [vaultYield, { depositFeeBps }] = known
  const {
    underlyingFriendlyName,
    deployed: { underlyingDecimals: decimals },
  } = vault
  const lines = projection(vaultYield, amountWei, depositFeeBps)
  const price = priceOf(vault, reads)
  const earning = toDecimal(amountWei - depositFee(amountWei, depositFeeBps), decimals)
  const extrasOf = (days: number) => {
    const gains = combineLoadables([extraRewards, price])
    const shown = valueOf(extraRewards) ?? []
    return shown.map(({ symbol }, index) => {
      const extra = mapLoadable(gains, ([rewards, each]) => {
        const reward = rewards[index]
        return reward && each && extraGain(reward, earning.times(each), days)
      })
      return {
        symbol,
        gain: figureView(extra, (known) => extraText(known, locale)),
        usd: figureView(extra, (known) => known && formatUsd(known.usd, locale)),
      }
    })
  }
  return (
    lines && {
      lines: lines.map(({ days, gainWei }) => ({
        days,
        gain: figureView(ready(gainWei), (wei) => formatToken(wei, decimals, underlyingFriendlyName, locale)),
        usd: figureView(price, (each) => each && formatUsd(each.times(toDecimal(gainWei, decimals)), locale)),
        extras: extrasOf(days),
      })),
    }
  )
}
