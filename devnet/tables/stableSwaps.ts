export interface StableSwapRow {
  readonly name: string
  readonly coins: readonly string[]
  /** The coin whose worth all follow; one LP token starts at one of it. */
  readonly peg: string
  /** What each coin is worth of the peg, where that is not 1. */
  readonly par?: Readonly<Record<string, number>>
  /** Of all coins together. */
  readonly totalUsd: number
}

/** The stable swaps, by the symbol of their LP token. */
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
