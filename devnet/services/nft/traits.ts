import type { NftAttribute } from './metadata.ts'

/** A token with its traits. */
export interface TraitRow {
  readonly tokenId: bigint
  readonly attributes: readonly NftAttribute[]
}

/** How many tokens have each value of each trait. */
export type TraitCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Values wanted of a trait: a token needs one of them. */
export type TraitFilter = ReadonlyMap<string, ReadonlySet<string>>

export function countTraits(rows: readonly TraitRow[]): TraitCounts {
  // Without a prototype: a trait may be called `constructor`.
  const counts = Object.create(null) as Record<string, Record<string, number>>
  for (const { attributes } of rows) {
    for (const { traitType, value } of attributes) {
      const ofTrait = (counts[traitType] ??= Object.create(null) as Record<string, number>)
      ofTrait[value] = (ofTrait[value] ?? 0) + 1
    }
  }
  return counts
}

/** Rows that have a wanted value of every trait of the filter, in their order. None without a filter. */
export function filterTraits(rows: readonly TraitRow[], filter: TraitFilter): readonly TraitRow[] {
  if (filter.size === 0) return []
  return rows.filter(({ attributes }) =>
    [...filter].every(([traitType, values]) =>
      attributes.some((attribute) => attribute.traitType === traitType && values.has(attribute.value)),
    ),
  )
}
