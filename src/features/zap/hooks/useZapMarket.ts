import { useMemo } from 'react'
import { contractCall } from '@/chain/calls/call'
import * as multicall from '@/chain/generated/multicall'
import { getDeployment } from '@/config/deployment'
import { type CurrencyId, tokenOf } from '@/domain/token/currency'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { Pool } from '../model/pools'
import type { ZapHubs, ZapSide } from '../model/quoteZap'
import { zapSide } from '../model/zapSide'
import { claimedPairsReading, pairPlacesReading, poolsReading } from '../reads'

export interface ZapMarket {
  readonly from: ZapSide
  readonly to: ZapSide
  readonly pools: readonly Pool[]
  readonly hubs: ZapHubs
}
const lower = (address: Address) => address.toLowerCase() as Address

function useClaims(inputToken: Address | undefined, outputToken: Address | undefined) {
  const { contracts } = getDeployment()
  return useReading(
    useMemo(() => {
      if (contracts.multicall === undefined || inputToken === undefined || outputToken === undefined) return undefined
      return claimedPairsReading(contractCall(contracts.multicall, multicall.getBlockNumber), [inputToken, outputToken])
    }, [inputToken, outputToken, contracts.multicall]),
  )
}

/** What the zap contract will find between two currencies: what each is, and the pools on all its ways. Loading while one is not chosen. */
export function useZapMarket(input: CurrencyId | undefined, output: CurrencyId | undefined): Loadable<ZapMarket> {
  const { contracts, tokens } = getDeployment()
  const inputToken = input && tokenOf(input, getDeployment())
  const outputToken = output && tokenOf(output, getDeployment())
  const claims = useClaims(inputToken, outputToken)
  const [inputPair, outputPair] = valueOf(claims) ?? []

  const involved = useDeepMemo(
    valueOf(claims) === undefined
      ? undefined
      : [
          inputToken,
          outputToken,
          ...(inputPair ?? []),
          ...(outputPair ?? []),
          contracts.wcro,
          tokens.USDC?.address,
        ].filter((address) => address !== undefined),
  )
  const places = useReading(
    useMemo(
      () =>
        contracts.factory === undefined || involved === undefined
          ? undefined
          : pairPlacesReading(contracts.factory, involved),
      [involved, contracts.factory],
    ),
  )
  const knownPlaces = useDeepMemo(valueOf(places))
  const pools = useReading(
    useMemo(() => (knownPlaces === undefined ? undefined : poolsReading(knownPlaces)), [knownPlaces]),
  )

  return useMemo(() => {
    const market = combineLoadables([claims, places, pools])
    return mapLoadable(market, ([[claimedInput, claimedOutput], , found]) => ({
      from: zapSide(inputToken ?? '0x', input === 'native', claimedInput, found),
      to: zapSide(outputToken ?? '0x', output === 'native', claimedOutput, found),
      pools: found,
      hubs: { wcro: lower(contracts.wcro ?? '0x'), usdc: lower(tokens.USDC?.address ?? '0x') },
    }))
  }, [claims, places, pools, input, output, inputToken, outputToken, tokens.USDC?.address, contracts.wcro])
}
