import { useMemo } from 'react'
import type { SwapPool } from '@/domain/claims/swapPool'
import { poolTokensReading, sharesReading, swapPoolReading } from '@/domain/claims/swapPoolReads'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'

/** The tokens of a pool never change. */
const TOKENS_OPTIONS = { blocksPerFetch: 100 } as const

export interface SwapPoolReads {
  readonly pool: Loadable<SwapPool>
  /** Shares of the connected account; loading without one. */
  readonly shares: Loadable<bigint>
}

/** A swap pool with its reserves, and the account's shares, read with each block. */
export function useSwapPool(contract: Address): SwapPoolReads {
  const account = useAccount()
  const tokens = useReading(
    useMemo(() => poolTokensReading(contract), [contract]),
    TOKENS_OPTIONS,
  )
  const known = valueOf(tokens)
  const pool = useReading(
    useMemo(() => {
      const [base, ...others] = known ?? []
      return base === undefined ? undefined : swapPoolReading(contract, [base, ...others])
    }, [contract, known]),
  )
  const shares = useReading(useMemo(() => account && sharesReading(contract, account), [contract, account]))
  if (tokens.status === 'failed') return { pool: tokens, shares }
  return { pool: known === undefined ? LOADING : pool, shares }
}
