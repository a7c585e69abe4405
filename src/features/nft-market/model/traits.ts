import type { TraitCount } from '@/api/nft/parse'
import { searchWords } from '@/lib/searchWords'

/** A trait with its values. */
export interface TraitGroup {
  readonly traitType: string
  readonly values: readonly TraitCount[]
}

/**
 * The values of each trait that a search finds: each of its words is in the trait or the name of the value.
 * @param textOf what a trait and its value are called
 */
export function groupTraits(
  counts: readonly TraitCount[],
  search: string,
  textOf: (count: TraitCount) => string,
): readonly TraitGroup[] {
  const words = searchWords(search)
  const groups = new Map<string, TraitCount[]>()
  for (const count of counts) {
    const text = textOf(count).toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    groups.set(count.traitType, [...(groups.get(count.traitType) ?? []), count])
  }
  return [...groups].map(([traitType, values]) => ({ traitType, values }))
}

/** An item on sale with its traits. */
export interface PricedTraits {
  readonly priceWei: bigint
  readonly traits: readonly { readonly traitType: string; readonly value: string }[]
}

/** Identifies a value of a trait. */
export function traitKey(traitType: string, value: string): string {
  return JSON.stringify([traitType, value])
}

/** The lowest price of each value, by `traitKey`. */
export function traitFloors(items: readonly PricedTraits[]): ReadonlyMap<string, bigint> {
  const floors = new Map<string, bigint>()
  for (const { priceWei, traits } of items) {
    for (const { traitType, value } of traits) {
      const key = traitKey(traitType, value)
      const known = floors.get(key)
      if (known === undefined || priceWei < known) floors.set(key, priceWei)
    }
  }
  return floors
}
