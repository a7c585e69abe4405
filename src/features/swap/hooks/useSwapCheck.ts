import useSWR from 'swr'
import { readClient } from '@/chain/rpc/readClient'
import { toChainError } from '@/chain/tx/chainError'
import type { Trade } from '@/domain/trade/trade'
import { useNowSec } from '@/hooks/useNowSec'
import type { SwapCheck } from '../confirmation'
import { probeSwap, type SwapParties } from '../probeSwap'

/** Runs a swap on the node without sending it, anew with each block and each other quote. */
export function useSwapCheck(trade: Trade | undefined, parties: SwapParties | undefined, validSec: number): SwapCheck {
  const nowSec = useNowSec()
  // A bigint is no part of a key.
  const key =
    trade === undefined || parties === undefined
      ? undefined
      : [
          'swap-check',
          nowSec,
          parties.account,
          parties.recipient,
          parties.slippageBps,
          trade.kind,
          trade.amountIn,
          trade.amountOut,
          ...trade.route.path.map(({ address }) => address),
        ].join()
  const { data, error } = useSWR<boolean, unknown>(
    key,
    () => {
      if (trade === undefined || parties === undefined) throw new Error('Nothing to check')
      return probeSwap(readClient, trade, { ...parties, deadlineSec: nowSec + validSec })
    },
    // What the last block said stands until this one has answered: the swap is run once more before it is sent.
    { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  if (error !== undefined) return { status: 'refused', error: toChainError(error) }
  return data === undefined ? { status: 'loading' } : { status: 'passed', isFeeOnTransfer: data }
}
