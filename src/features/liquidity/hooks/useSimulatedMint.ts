import useSWR from 'swr'
import { encodeCall } from '@/chain/abi/codec'
import { readClient } from '@/chain/readClient'
import { simulateTx } from '@/chain/simulateTx'
import type { TxRequest } from '@/chain/txRequest'
import type { Address } from '@/lib/hex'
import { isRecord } from '@/lib/record'

/**
 * The LP tokens that adding would give, run on the node without being sent; undefined while or where that cannot be
 * said. It is exact where the pool pays its exchange a part, or a token keeps a fee of each transfer, which the
 * reserves do not tell.
 */
export function useSimulatedMint(request: TxRequest, account: Address): bigint | undefined {
  const key = ['mint', request.contract, account, encodeCall(request.fn, request.args), String(request.value ?? 0n)].join()
  const { data } = useSWR<bigint, unknown>(
    key,
    async () => {
      const answer: unknown = await simulateTx(readClient, { ...request, from: account })
      if (!isRecord(answer) || typeof answer.liquidity !== 'bigint') throw new Error('An answer without liquidity')
      return answer.liquidity
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  return data
}
