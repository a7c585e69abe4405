import { croLockContract } from '@/chain/contracts/croLock'
import { readMedian } from '@/chain/nodes/queryNodes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { simulateLock } from '@/domain/lock/simulateLock'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { type LockQuote, lockQuote } from './lockQuote'

const ESTIMATED_GAS = { margin: 1.2 } as const

interface LockOrder {
  readonly contract: Address
  readonly amountWei: bigint
  /** The same amount in whole CRO. */
  readonly amountText: string
  readonly referrer: Address | undefined
  /** Current quote. */
  readonly quote: LockQuote
}

/** Terms of a deposit from `from`, agreed by more than one node. @throws errors of the nodes */
export function readLockQuote(
  client: RpcClient,
  trial: { readonly contract: Address; readonly from: Address; readonly amountWei: bigint },
): Promise<LockQuote> {
  return readMedian(
    client,
    async (node) => lockQuote(await simulateLock(node, trial)),
    (one, other) => one.apr.lt(other.apr),
  )
}

/** Quotes again, since a deposit gets the rate at the time it is mined. */
function requoteLock(order: LockOrder): Requote {
  return async (client, from) => {
    const quote = await readLockQuote(client, { contract: order.contract, from, amountWei: order.amountWei })
    return { status: 'offered', offer: { request: lockTx({ ...order, quote }) } }
  }
}

export function lockTx(order: LockOrder): TxRequest {
  const { contract, amountWei, amountText, referrer, quote } = order
  const { symbol, decimals } = getDeployment().nativeCurrency
  const coin = { token: 'native', symbol, decimals } as const
  const values = { amount: amountText }
  return {
    ...croLockContract(contract).deposit(referrer ?? ZERO_ADDRESS, { value: amountWei }),
    gas: ESTIMATED_GAS,
    summary: { key: 'lock.tx.deposit', values },
    success: { key: 'lock.tx.deposit.success', values },
    failure: { key: 'lock.tx.deposit.failure' },
    touches: [contract],
    preview: {
      sends: [{ ...coin, amountWei }],
      receives: [
        {
          ...coin,
          amountWei: amountWei + quote.rewardWei,
          isGuaranteed: false,
          isFixed: true,
          fromSec: Number(quote.unlockEndTime),
        },
      ],
      warning: { key: 'lock.tx.deposit.final' },
    },
    requote: requoteLock(order),
  }
}
