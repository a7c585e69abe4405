export interface StableSwapRow {
  readonly name: string
  readonly coins: readonly string[]
  /** Coin that the others are pegged to; an LP token starts at the value of one. */
  readonly peg: string
  /** Value of a coin in the peg, where it is not 1. */
  readonly par?: Readonly<Record<string, number>>
  /** All coins together. */
  readonly totalUsd: number
}

/** Stable swaps, by the symbol of their LP token. */
export const stableSwapTable = {
  '3FER': { name: 'Ferro DAI/USDC/USDT', coins: ['DAI', 'USDC', 'USDT'], peg: 'USDC', totalUsd: 6_000_000 },
  '2FER': { name: 'Ferro USDC/USDT', coins: ['USDC', 'USDT'], peg: 'USDC', totalUsd: 4_000_000 },
  'LCRO-CRO': {
    name: 'Ferro LCRO/CRO',
    coins: ['LCRO', 'WCRO'],
    peg: 'WCRO',
    par: { LCRO: 1.05 },
    totalUsd: 2_000_000,
  },
  'LATOM-ATOM': { name: 'Ferro LATOM/ATOM', coins: ['ATOM', 'LATOM'], peg: 'ATOM', totalUsd: 1_000_000 },
} as const satisfies Readonly<Record<string, StableSwapRow>>

export type StableSwapName = keyof typeof stableSwapTable
