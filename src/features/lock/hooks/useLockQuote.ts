import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { useDebounced } from '@/hooks/useDebounced'
import { useService } from '@/hooks/useService'
import { parseAmount } from '@/lib/amountInput'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { CRO_DECIMALS } from '../model/lockForm'
import type { LockQuote } from '../model/lockQuote'
import { readLockQuote } from '../model/lockTx'

/** What the typed amount would get if it were locked now, by more than one node; loading while there is no amount. */
export function useLockQuote(contract: Address, typed: string): Loadable<LockQuote> {
  const amountWei = useDebounced(parseAmount(typed, CRO_DECIMALS) ?? 0n)
  // Terms do not depend on who deposits. The wrapped CRO contract can pay any amount, so that a rate is known
  // without a wallet, and for more than the account has.
  const from = getDeployment().contracts.wcro ?? ZERO_ADDRESS
  return useService(amountWei > 0n ? `lock/quote/${contract}/${amountWei}` : undefined, () =>
    readLockQuote(readClient, { contract, from, amountWei }),
  )
}
