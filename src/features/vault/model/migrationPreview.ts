import { formatToken } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import { depositFee } from './depositFee'

export interface MigrationPreviewView {
  readonly leaves: FigureText
  readonly fee: FigureText
  readonly arrives: FigureText
}

export interface MigrationFacts {
  /** What leaves the old vaults, underlying base units. */
  readonly wei: bigint
  /** What the new vault takes of a deposit. */
  readonly depositFeeBps: bigint
  readonly decimals: number
  readonly asset: string
}

/** What a migration takes out, pays and puts in; the network's own fees come on top. */
export function migrationPreview(
  { wei, depositFeeBps, decimals, asset }: MigrationFacts,
  locale: string,
): MigrationPreviewView {
  const fee = depositFee(wei, depositFeeBps)
  const write = (amount: bigint) => formatToken(amount, decimals, asset, locale)
  return { leaves: write(wei), fee: write(fee), arrives: write(wei - fee) }
}
