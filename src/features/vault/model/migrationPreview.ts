import { depositFee } from '@/domain/vault/model/depositFee'
import { formatToken } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'

export interface MigrationPreviewView {
  readonly leaves: FigureText
  readonly fee: FigureText
  readonly arrives: FigureText
}

export interface MigrationFacts {
  /** Amount withdrawn from the old vaults, underlying base units. */
  readonly wei: bigint
  /** Deposit fee of the new vault. */
  readonly depositFeeBps: bigint
  readonly decimals: number
  readonly asset: string
}

/** Amounts withdrawn, charged and deposited by a migration, without network fees. */
export function migrationPreview(
  { wei, depositFeeBps, decimals, asset }: MigrationFacts,
  locale: string,
): MigrationPreviewView {
  const fee = depositFee(wei, depositFeeBps)
  const write = (amount: bigint) => formatToken(amount, decimals, asset, locale)
  return { leaves: write(wei), fee: write(fee), arrives: write(wei - fee) }
}
