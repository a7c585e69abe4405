import useSWR from 'swr'
import { readClient } from '@/chain/rpc/readClient'
import { toChainError } from '@/chain/tx/chainError'
import type { Trade } from '@/domain/trade/trade'
import { useNowSec } from '@/hooks/useNowSec'
import type { SwapCheck } from '../confirmation'
import { probeSwap, type SwapParties } from '../probeSwap'

/** Simulates a swap at each block and for each new quote. */
export function useSwapCheck(trade: Trade | undefined, parties: SwapParties | undefined, validSec: number): SwapCheck {
  const nowSec = useNowSec()
  // Bigints cannot be serialized into an SWR key.
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
    // The previous block's result is kept until the new one arrives; the swap is simulated again before it is sent.
    { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  if (error !== undefined) return { status: 'refused', error: toChainError(error) }
  return data === undefined ? { status: 'loading' } : { status: 'passed', isFeeOnTransfer: data }
}
