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

/** Quote for locking the typed amount now, agreed by more than one node; loading without an amount. */
export function useLockQuote(contract: Address, typed: string): Loadable<LockQuote> {
  const amountWei = useDebounced(parseAmount(typed, CRO_DECIMALS) ?? 0n)
  // The quote does not depend on the sender. Simulating from the wrapped CRO contract, which holds enough CRO, gives a
  // rate without a wallet and above the account's balance.
  const from = getDeployment().contracts.wcro ?? ZERO_ADDRESS
  return useService(amountWei > 0n ? `lock/quote/${contract}/${amountWei}` : undefined, () =>
    readLockQuote(readClient, { contract, from, amountWei }),
  )
}
