import { createExternalStore } from '@/lib/externalStore'

/** What more than one node says of the figures that the page follows. */
export type Agreement =
  /** There is no figure, or no second node. */
  | 'none'
  /** There is a figure that was not compared yet. */
  | 'comparing'
  | 'agreed'
  /** There is a figure that no other node could be asked for. */
  | 'alone'
  /** There is a figure on which nodes differ, and no majority: it is not shown. */
  | 'disputed'

/** Of a comparison: 'alone' where no other node could be asked, 'differed' where what was shown is not what the nodes say. */
export type Compared = 'good' | 'alone' | 'differed'

/** The agreement on what the page shows now. */
export const agreement = createExternalStore<Agreement>('none')

/** How often something that was shown turned out not to be what the nodes say. */
export const findings = createExternalStore(0)

/** Compares all that the page follows now, within seconds; undefined until the code that does it is there. */
export const comparison = createExternalStore<(() => Promise<Compared>) | undefined>(undefined)
