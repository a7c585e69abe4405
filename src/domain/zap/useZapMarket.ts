import { useMemo } from 'react'
import { multicallContract } from '@/chain/contracts/multicall'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import type { PairWithSupply } from '@/domain/pair/pair'
import { pairsReading } from '@/domain/pair/reads'
import { type CurrencyId, tokenOf } from '@/domain/token/currency'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { ZapHubs, ZapSide } from './model/quoteZap'
import { zapSide } from './model/zapSide'
import { claimedPairsReading, pairsAmongReading } from './reads'

export interface ZapMarket {
  readonly from: ZapSide
  readonly to: ZapSide
  readonly pairs: readonly PairWithSupply[]
  readonly hubs: ZapHubs
}

const lower = (address: Address) => address.toLowerCase() as Address

function useClaims(inputToken: Address | undefined, outputToken: Address | undefined) {
  const { contracts } = getDeployment()
  return useReading(
    useMemo(() => {
      if (contracts.multicall === undefined || inputToken === undefined || outputToken === undefined) return undefined
      return claimedPairsReading(multicallContract(contracts.multicall).getBlockNumber(), [inputToken, outputToken])
    }, [inputToken, outputToken, contracts.multicall]),
  )
}

/**
 * Currencies and pairs of all routes the zap contract considers between two currencies. Loading until both are chosen.
 */
export function useZapMarket(input: CurrencyId | undefined, output: CurrencyId | undefined): Loadable<ZapMarket> {
  const { contracts, tokens } = getDeployment()
  const exchange = getExchange()
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
        exchange === undefined || involved === undefined ? undefined : pairsAmongReading(exchange.factory, involved),
      [involved, exchange],
    ),
  )
  const knownPlaces = useDeepMemo(valueOf(places))
  const pairs = useReading(
    useMemo(() => {
      if (exchange === undefined || knownPlaces === undefined) return undefined
      const { fee } = exchange
      return pairsReading(
        knownPlaces.map(({ address, tokens: [token0, token1] }) => ({
          address,
          token0: { address: token0 },
          token1: { address: token1 },
          fee,
        })),
      )
    }, [knownPlaces, exchange]),
  )

  return useMemo(() => {
    const market = combineLoadables([claims, places, pairs])
    return mapLoadable(market, ([[claimedInput, claimedOutput], , found]) => ({
      from: zapSide(inputToken ?? '0x', input === 'native', claimedInput, found),
      to: zapSide(outputToken ?? '0x', output === 'native', claimedOutput, found),
      pairs: found,
      hubs: { wcro: lower(contracts.wcro ?? '0x'), usdc: lower(tokens.USDC?.address ?? '0x') },
    }))
  }, [claims, places, pairs, input, output, inputToken, outputToken, tokens.USDC?.address, contracts.wcro])
}
