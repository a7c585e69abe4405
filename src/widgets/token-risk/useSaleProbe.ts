import useSWR from 'swr'
import { probeSale, type SaleProbe } from '@/chain/calls/sale/probeSale'
import { readClient } from '@/chain/rpc/readClient'
import { getExchange } from '@/domain/pair/exchange'
import type { Address } from '@/lib/hex'

/** 10 CRO: large enough that rounding of a token with 0 decimals is negligible, small against typical trades. */
export const PROBE_WEI = 10n ** 19n
/** An owner can block sales at any time. */
const REFRESH_MS = 60_000

export type SaleProbing =
  | SaleProbe
  | { readonly status: 'loading' }
  /** No node could simulate it. */
  | { readonly status: 'failed' }

/** Simulates buying a token and selling it back at once; nothing is sent. */
export function useSaleProbe(token: Address): SaleProbing {
  const exchange = getExchange()
  const { data, error } = useSWR<SaleProbe, unknown>(
    ['sale-probe', token.toLowerCase()],
    () => {
      if (exchange === undefined) throw new Error('No exchange to simulate with')
      const { router, wcro, baseTokens } = exchange
      return probeSale(readClient, {
        router,
        wcro: wcro.address,
        token,
        hubs: baseTokens.map(({ address }) => address),
        paidWei: PROBE_WEI,
      })
    },
    { refreshInterval: REFRESH_MS, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  if (error !== undefined) return { status: 'failed' }
  return data ?? { status: 'loading' }
}
