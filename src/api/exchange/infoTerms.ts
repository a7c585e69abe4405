import type { Decimal } from '@/lib/decimal'
import type { IndexedBlock } from '@/lib/indexLag'
import { graphql } from './graphql'

/** What the figures of an answer depend on. */
export interface AnswerTerms {
  /** Dollars per CRO; undefined where the subgraph has no price. */
  readonly croPrice: Decimal | undefined
  readonly indexed: IndexedBlock | undefined
}

/** Most bytes of an answer with hundreds of rows. */
export const MAX_LIST_BYTES = 4_000_000

export const TOKEN = graphql(`
  fragment NamedToken on Token {
    id
    symbol
    name
    decimals
    derivedCRO
    derivedUSD
  }
`)
