import type { VaultTerms } from '@/domain/vault/reads'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { toDecimal } from '@/lib/amount'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { figureView, type FigureView } from '@/lib/figureView'
import { combineLoadables, ready, valueOf, type Loadable } from '@/lib/loadable'
import { projection, type ProjectionLine } from './projection'

export interface ProjectionView {
  readonly lines: readonly { readonly days: ProjectionLine['days']; readonly gain: FigureView; readonly usd: FigureView }[]
  /** Part of it is paid beside the vault, in this token. */
  readonly besideToken: string | undefined
}

export interface ProjectionReads {
  readonly vault: Vault
  readonly reads: Pick<VaultReads, 'vaultYield' | 'liquidity'>
  readonly terms: Loadable<VaultTerms>
  /** What is typed, underlying base units. */
  readonly amountWei: bigint
}

/** Undefined where nothing is typed, and where no rate is known. */
export function projectionView({ vault, reads, terms, amountWei }: ProjectionReads, locale: string): ProjectionView | undefined {
  const known = valueOf(combineLoadables([reads.vaultYield, terms]))
  if (amountWei <= 0n || known === undefined) return undefined
  const [vaultYield, { depositFeeBps }] = known
  const { underlyingFriendlyName, deployed: { underlyingDecimals: decimals } } = vault
  const lines = projection(vaultYield, amountWei, depositFeeBps)
  return lines && {
    lines: lines.map(({ days, gainWei }) => ({
      days,
      gain: figureView(ready(gainWei), (wei) => formatToken(wei, decimals, underlyingFriendlyName, locale)),
      // What the vault holds and what that is worth say the price.
      usd: figureView(reads.liquidity, ({ wei, usd }) =>
        usd === undefined || wei === 0n ? undefined : formatUsd(usd.div(toDecimal(wei, decimals)).times(toDecimal(gainWei, decimals)), locale),
      ),
    })),
    besideToken: vaultYield.parts.find(({ source }) => source === 'beside')?.rewardToken,
  }
}
