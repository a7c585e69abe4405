import type { NftAttribute, TraitCount } from '@/api/nft/parse'
import { Decimal } from '@/lib/decimal'

/** Share of a collection's NFTs that have a trait, from 0 to 1; undefined if it is not counted. */
export function rarityOf(
  { traitType, value }: NftAttribute,
  { total, counts }: { readonly total: number | undefined; readonly counts: readonly TraitCount[] },
): Decimal | undefined {
  const count = counts.find((trait) => trait.traitType === traitType && trait.value === value)?.count
  if (count === undefined || total === undefined || total === 0 || count > total) return undefined
  return new Decimal(count).div(total)
}
