import { croLockContract } from '@/chain/contracts/croLock'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import type { CroLock } from './lock'

const ESTIMATED_GAS = { margin: 1.2 } as const

/** Withdraws the locked amount with its full reward; the contract has no partial withdrawal. */
export function withdrawLockTx(
  contract: Address,
  { tokenId, croAmount, reward }: Pick<CroLock, 'tokenId' | 'croAmount' | 'reward'>,
): TxRequest {
  const { symbol, decimals } = getDeployment().nativeCurrency
  return {
    ...croLockContract(contract).withdraw(tokenId),
    gas: ESTIMATED_GAS,
    summary: { key: 'lock.tx.withdraw', values: { id: tokenId.toString() } },
    success: { key: 'lock.tx.withdraw.success' },
    failure: { key: 'lock.tx.withdraw.failure' },
    touches: [contract],
    preview: {
      sends: [],
      receives: [{ token: 'native', symbol, decimals, amountWei: croAmount + reward, isGuaranteed: true }],
    },
  }
}
