import { createExternalStore } from '@/lib/externalStore'

/** Whether nodes agree on the values shown on the page. */
export type Agreement =
  /** No values, or only one node. */
  | 'none'
  /** Some values were not compared yet. */
  | 'comparing'
  | 'agreed'
  /** Some values could not be compared, because no second node responded. */
  | 'alone'
  /** Nodes differ on some values without a majority; those are hidden. */
  | 'disputed'

/**
 * The result of a comparison: 'alone' if no second node responded, 'differed' if a shown value was wrong or disputed.
 */
export type ComparisonResult = 'good' | 'alone' | 'differed'

/** The agreement on the values currently shown. */
export const agreement = createExternalStore<Agreement>('none')

/** Number of comparisons that found a wrong or disputed value. */
export const disagreementCount = createExternalStore(0)

/** Compares all current values within seconds; undefined until its code has loaded. */
export const comparison = createExternalStore<(() => Promise<ComparisonResult>) | undefined>(undefined)
