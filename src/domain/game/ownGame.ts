import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { Currency } from '@/domain/token/currency'
import type { Loadable } from '@/lib/loadable'

/** A game: the name of its route, and of its title's text. */
export type GameId = 'prediction' | 'lottery'

/** What an account has in a game. */
export interface GamePosition {
  /** Winnings and refunds that can be collected now. */
  readonly unclaimed: ValuedAmount
  /** Bets or tickets without a result. */
  readonly open: {
    readonly count: number
    /** Base units of the game's currency; absent where the stakes have no amount. */
    readonly wei?: bigint
  }
}

/** A game with what an account has in it. */
export interface OwnGame {
  readonly game: GameId
  /** What the game pays in. */
  readonly currency: Currency
  readonly position: Loadable<GamePosition>
}
