import { projectedGain, type VaultYield } from '@/domain/vault/model/vaultYield'
import { gainedWei } from '@/lib/roi'
import { depositFee } from './depositFee'

const PROJECTED_DAYS = [1, 30, 365] as const

export interface ProjectionLine {
  readonly days: (typeof PROJECTED_DAYS)[number]
  /** What is gained by then above what was put in, underlying base units, rounded down; negative while the fee is not earned back. */
  readonly gainWei: bigint
}

/**
 * What an amount brings in its own token in a day, a month of 30 days and a year at today's rates, once the deposit fee is
 * paid and the performance fee is taken; undefined where the yield has no price. @param amountWei underlying base units
 */
export function projection(
  vaultYield: VaultYield,
  amountWei: bigint,
  depositFeeBps: bigint,
): readonly ProjectionLine[] | undefined {
  const feeWei = depositFee(amountWei, depositFeeBps)
  const lines = PROJECTED_DAYS.map((days) => {
    const gain = projectedGain(vaultYield, days)
    return gain && { days, gainWei: gainedWei(amountWei, feeWei, gain) }
  })
  const known = lines.filter((line) => line !== undefined)
  return known.length === lines.length ? known : undefined
}
