import { getLiquidityForAmount, getLiquidityValue } from '@/domain/pair/liquidityMath'
import type { PairSides } from '@/domain/pair/pair'
import { LP_DECIMALS } from '@/domain/token/token'
import type { AmountFieldState } from '@/forms/amountField'
import { readAmount } from '@/lib/amountInput'

/** A removal is told as a part of the position, in LP tokens, or by the amount of one side; the other fields follow. */
export type BurnField = 'percent' | 'liquidity' | 'A' | 'B'

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
export function burnAmounts(
  { independentField, typedValue }: Pick<AmountFieldState<BurnField>, 'independentField' | 'typedValue'>,
  pool: PairSides,
  held: bigint,
  decimalsA: number,
  decimalsB: number,
): BurnAmounts {
  const decimals = { percent: 0, liquidity: LP_DECIMALS, A: decimalsA, B: decimalsB }[independentField]
  const typed = readAmount(typedValue, decimals)
  if (typed.status === 'tooLarge') return { status: 'tooMuch' }
  const typedWei = typed.status === 'amount' ? typed.wei : undefined
  const liquidity = liquidityOf()
  if (liquidity === undefined || liquidity === 0n) return { status: 'none' }
  if (liquidity > held) return { status: 'tooMuch' }
  const paid = getLiquidityValue(liquidity, pool)
  return paid.amountA === 0n || paid.amountB === 0n
    ? { status: 'tooLittle' }
    : { status: 'amounts', liquidity, ...paid }

  function liquidityOf(): bigint | undefined {
    switch (independentField) {
      case 'percent':
        return typedWei && (held * typedWei) / 100n
      case 'liquidity':
        return typedWei
      case 'A':
        return liquidityOfSide(pool.reserveA, getLiquidityValue(held, pool).amountA)
      case 'B':
        return liquidityOfSide(pool.reserveB, getLiquidityValue(held, pool).amountB)
    }
  }

  function liquidityOfSide(reserve: bigint, whole: bigint): bigint | undefined {
    if (typedWei === undefined || reserve === 0n) return undefined
    return typedWei === whole ? held : getLiquidityForAmount(typedWei, reserve, pool.totalSupply)
  }
}

/** Whole per cent of what is held, rounded down; 0 where nothing is held. */
export function burnPercent(liquidity: bigint, held: bigint): number {
  return held === 0n ? 0 : Number((liquidity * 100n) / held)
}
