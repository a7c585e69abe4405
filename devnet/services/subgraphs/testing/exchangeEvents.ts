import type { TokenFacts } from '../../dex/pools.ts'

interface LogPosition {
  readonly block: number
  /** Unix seconds. */
  readonly timeSec: number
  readonly tx: string
  readonly logIndex: number
}

export type CreatedToken = TokenFacts & { readonly address: string }

/** A decoded exchange event. Addresses are lower-case, amounts are base units. */
export type ExchangeEvent = LogPosition & ExchangeEventParts

export type ExchangeEventParts =
  | {
      readonly kind: 'pairCreated'
      readonly pair: string
      readonly token0: CreatedToken
      readonly token1: CreatedToken
    }
  | {
      readonly kind: 'transfer'
      readonly pair: string
      readonly from: string
      readonly to: string
      readonly value: bigint
    }
  | { readonly kind: 'sync'; readonly pair: string; readonly reserve0: bigint; readonly reserve1: bigint }
  | {
      readonly kind: 'mint'
      readonly pair: string
      readonly sender: string
      readonly amount0: bigint
      readonly amount1: bigint
    }
  | {
      readonly kind: 'burn'
      readonly pair: string
      readonly sender: string
      readonly amount0: bigint
      readonly amount1: bigint
      readonly to: string
    }
  | {
      readonly kind: 'swap'
      readonly pair: string
      readonly sender: string
      /** Transaction sender. */
      readonly from: string
      readonly amount0In: bigint
      readonly amount1In: bigint
      readonly amount0Out: bigint
      readonly amount1Out: bigint
      readonly to: string
    }

export type EventOf<K extends ExchangeEvent['kind']> = Extract<ExchangeEvent, { readonly kind: K }>
