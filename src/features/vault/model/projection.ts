import { depositFee } from '@/domain/vault/model/depositFee'
import { projectedGain, type VaultYield } from '@/domain/vault/model/vaultYield'
import { gainedWei } from '@/lib/roi'

const PROJECTED_DAYS = [1, 30, 365] as const

export interface ProjectionLine {
  readonly days: (typeof PROJECTED_DAYS)[number]
  /**
   * Gain over the deposited amount in underlying base units, rounded down; negative until the deposit fee is
   * recovered.
   */
  readonly gainWei: bigint
}

/**
 * Gain of an amount in its own token after a day, 30 days and a year at current rates, after deposit and performance
 * fees; undefined if the yield has no price. @param amountWei underlying base units
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
