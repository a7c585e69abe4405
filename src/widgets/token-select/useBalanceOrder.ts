import { useCallback, useEffect, useMemo, useState } from 'react'
import { type CallReader, constantReading, type Reading } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import type { ListedToken } from '@/domain/token/currency'
import { tokenBalanceReading } from '@/domain/token/reads'
import { type BalancesUsd, balanceCandidates } from '@/domain/token-list/model/balanceOrder'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useAccount } from '@/hooks/useAccount'
import { useCallReader } from '@/hooks/useCallReader'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'

/** Later than this no row moves any more. */
const MAX_WAIT_MS = 1_000
/** What was read in one of the last blocks is not read again. */
const BLOCKS_PER_FETCH = 10

const NOTHING_HELD: BalancesUsd = new Map()
const NO_READINGS: readonly Reading<unknown>[] = []
const UNPRICED: PriceReading = constantReading(undefined)

interface Candidate {
  readonly token: ListedToken
  readonly balance: Reading<bigint>
  readonly price: PriceReading
}

/** Undefined until every read is answered or has failed. A failed balance does not count as held. */
function deriveBalancesUsd(candidates: readonly Candidate[], read: CallReader): BalancesUsd | undefined {
  const balancesUsd = new Map<string, Decimal | undefined>()
  for (const { token, balance: balanceReading, price: priceReading } of candidates) {
    const balance = balanceReading.derive(read)
    const price = priceReading.derive(read)
    if (balance.status === 'loading' || price.status === 'loading') return undefined
    const wei = valueOf(balance) ?? 0n
    if (wei > 0n) balancesUsd.set(token.address.toLowerCase(), valueOf(price)?.times(toDecimal(wei, token.decimals)))
  }
  return balancesUsd
}

export interface BalanceOrder {
  /** Empty until the balances are read. It never changes once it is fixed. */
  readonly balancesUsd: BalancesUsd
  readonly isFixed: boolean
  /** Keeps the list as it is, because the user is about to choose from it. */
  readonly fix: () => void
}

/**
 * What the account holds, read once when the list opens. The order is fixed by what is known already, else by the answer
 * if it comes in time; a later answer is for the next time the list opens.
 */
export function useBalanceOrder(directory: TokenDirectory): BalanceOrder {
  const account = useAccount()
  const [fixed, setFixed] = useState<BalancesUsd>()
  const [isLate, setLate] = useState(false)
  const [isReading, setReading] = useState(true)
  const fix = useCallback(() => setFixed((known) => known ?? NOTHING_HELD), [])
  useEffect(() => {
    const timer = setTimeout(() => {
      fix()
      setLate(true)
    }, MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [fix])

  const candidates = useMemo(() => {
    if (account === undefined) return undefined
    return balanceCandidates(directory).map(
      (token): Candidate => ({
        token,
        balance: tokenBalanceReading(token.address, account),
        price: token.source?.kind === 'deployment' ? tokenPriceReading(getDeployment(), token.symbol) : UNPRICED,
      }),
    )
  }, [account, directory])
  const readings = useMemo(
    () => (isReading ? candidates?.flatMap(({ balance, price }) => [balance, price]) : undefined) ?? NO_READINGS,
    [isReading, candidates],
  )
  const read = useCallReader(readings, { blocksPerFetch: BLOCKS_PER_FETCH })

  if (isReading && candidates !== undefined && (fixed === undefined || isLate)) {
    const balancesUsd = deriveBalancesUsd(candidates, read)
    if (balancesUsd !== undefined && fixed === undefined) setFixed(balancesUsd)
    // Not before: what is fixed by older figures is read all the same, for the next time.
    if (balancesUsd !== undefined && isLate) setReading(false)
  }
  return { balancesUsd: fixed ?? NOTHING_HELD, isFixed: fixed !== undefined, fix }
}
