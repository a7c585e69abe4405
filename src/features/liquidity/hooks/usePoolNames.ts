import { useCallback, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { TokenAddressPair } from '@/domain/pair/userPairs'
import { getNativeCurrency } from '@/domain/token/currency'
import { tokenLookupReading } from '@/domain/token/lookup'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useCallReader } from '@/hooks/useCallReader'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { currencyOfToken } from '../model/routeCurrencies'

/** Search terms of a pool: symbols, names and addresses of its tokens. Unlisted tokens are read from the chain. */
export function usePoolNames(
  tokenPairs: readonly TokenAddressPair[],
  { byAddress }: TokenDirectory,
): (tokenPair: TokenAddressPair) => readonly string[] {
  const unnamed = useDeepMemo([...new Set(tokenPairs.flat())].filter((address) => !byAddress.has(address)))
  const lookups = useMemo(
    () => unnamed.flatMap((address) => tokenLookupReading(getDeployment(), address) ?? []),
    [unnamed],
  )
  const read = useCallReader(lookups)
  const told = useMemo(
    () =>
      new Map(
        lookups.flatMap((lookup) => {
          const found = valueOf(lookup.derive(read))
          return found?.status === 'exists' ? [[found.token.address.toLowerCase(), found.token] as const] : []
        }),
      ),
    [lookups, read],
  )
  const textsOf = useCallback(
    (address: Address): readonly string[] => {
      const token = byAddress.get(address) ?? told.get(address)
      const native =
        currencyOfToken(address, getDeployment()) === 'native'
          ? [getNativeCurrency().symbol, getNativeCurrency().name]
          : []
      return [address, ...native, ...(token === undefined ? [] : [token.symbol, token.name])]
    },
    [byAddress, told],
  )
  return useCallback((tokenPair) => tokenPair.flatMap(textsOf), [textsOf])
}
