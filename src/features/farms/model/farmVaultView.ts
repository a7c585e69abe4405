import { depositFee } from '@/domain/vault/model/depositFee'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import { projectedGain } from '@/domain/vault/model/vaultYield'
import type { VaultTerms } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatRate, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { combineLoadables, type Loadable, valueOf } from '@/lib/loadable'
import type { RoiComparison } from '@/widgets/stake-panel/roiLines'
import type { FarmVaultView } from '../components/FarmVaultCard'
import type { HandCompoundingRates } from './handCompounding'

const BPS = 10_000

export interface FarmVaultFacts {
  readonly vault: Pick<Vault, 'id' | 'group'>
  /** Translated. */
  readonly name: string
  readonly vaultYield: Loadable<VaultYield>
  readonly terms: Loadable<VaultTerms>
  readonly byHand: HandCompoundingRates
}

/** The vault's figures beside those of the farm, as plain data. */
export function farmVaultView(
  { vault, name, vaultYield, terms, byHand }: FarmVaultFacts,
  locale: string,
): FarmVaultView {
  const rateView = (rate: Loadable<Decimal | undefined>) => figureView(rate, (each) => each && formatApy(each, locale))
  const known = valueOf(combineLoadables([byHand.stake, byHand.gasUsd]))
  const [stake, fee] = known ?? []
  return {
    vaultId: vault.id,
    name,
    apy: figureView(vaultYield, ({ apy }) => apy && formatApy(apy, locale)),
    isApr: valueOf(vaultYield)?.isApr === true,
    depositFee: figureView(terms, ({ depositFeeBps }) =>
      formatRate(new Decimal(depositFeeBps.toString()).div(BPS), locale),
    ),
    monthly: rateView(byHand.rates.monthly),
    daily: rateView(byHand.rates.daily),
    gas:
      stake?.usd && fee
        ? { fee: formatUsd(fee, locale).text, stake: formatUsd(stake.usd, locale).text, isOwn: stake.isOwn }
        : undefined,
    isPair: vault.group === 'lp',
  }
}

/** The vault in the ROI calculator of a farm; undefined while its rate or fee is unknown. */
export function vaultComparison(
  { name, vaultYield, terms }: Pick<FarmVaultFacts, 'name' | 'vaultYield' | 'terms'>,
  ownName: string,
): RoiComparison | undefined {
  const known = valueOf(combineLoadables([vaultYield, terms]))
  if (known === undefined) return undefined
  const [yields, { depositFeeBps }] = known
  if (projectedGain(yields, 1) === undefined) return undefined
  return {
    ownName,
    name,
    gain: (days) => projectedGain(yields, days) ?? new Decimal(0),
    feeOf: (amountWei) => depositFee(amountWei, depositFeeBps),
  }
}
