import { parseAmount } from '@/lib/amountInput'
import { liquidityFor, withdrawnFrom } from './liquidityMath'
import { LP_DECIMALS } from './lpToken'
import type { Pool } from './pool'
import type { BurnState } from './burnState'

export interface Burn {
  readonly liquidity: bigint
  /** What the pair pays for it now. */
  readonly amountA: bigint
  readonly amountB: bigint
}

export type BurnAmounts =
  | { readonly status: 'none' }
  /** More than the account holds. */
  | { readonly status: 'tooMuch' }
  /** So little that the pair pays nothing of one side, which it refuses. */
  | { readonly status: 'tooLittle' }
  | ({ readonly status: 'amounts' } & Burn)

/**
 * What a way of saying it means in LP tokens and in both currencies. An asked amount of a currency burns the fewest LP
 * tokens that pay at least that much; all that there is of it burns all.
 * @param held LP tokens of the account
 */
export function burnAmounts({ independentField, typedValue }: BurnState, pool: Pool, held: bigint, decimalsA: number, decimalsB: number): BurnAmounts {
  const liquidity = liquidityOf()
  if (liquidity === undefined || liquidity === 0n) return { status: 'none' }
  if (liquidity > held) return { status: 'tooMuch' }
  const paid = withdrawnFrom(pool, liquidity)
  return paid.amountA === 0n || paid.amountB === 0n ? { status: 'tooLittle' } : { status: 'amounts', liquidity, ...paid }

  function liquidityOf(): bigint | undefined {
    switch (independentField) {
      case 'percent':
        return (held * BigInt(typedValue)) / 100n
      case 'liquidity':
        return parseAmount(typedValue, LP_DECIMALS)
      case 'A':
        return liquidityOfSide(parseAmount(typedValue, decimalsA), pool.reserveA, withdrawnFrom(pool, held).amountA)
      case 'B':
        return liquidityOfSide(parseAmount(typedValue, decimalsB), pool.reserveB, withdrawnFrom(pool, held).amountB)
    }
  }

  function liquidityOfSide(amount: bigint | undefined, reserve: bigint, whole: bigint): bigint | undefined {
    if (amount === undefined || amount === 0n || reserve === 0n) return undefined
    return amount === whole ? held : liquidityFor(amount, reserve, pool.supply)
  }
}

/** Whole per cent of what is held, rounded down; 0 where nothing is held. */
export function burnPercent(liquidity: bigint, held: bigint): number {
  return held === 0n ? 0 : Number((liquidity * 100n) / held)
}
