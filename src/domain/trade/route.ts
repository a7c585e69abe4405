import type { Pair } from '@/domain/pair/pair'
import type { Token } from '@/domain/token/token'

/** A way from one token to another: one pair between each two tokens. */
export interface Route {
  readonly path: readonly Token[]
  readonly pairs: readonly Pair[]
}
