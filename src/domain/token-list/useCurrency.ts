import { useMemo } from 'react'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { type Currency, type CurrencyId, nativeCurrency } from '@/domain/token/currency'
import { type TokenLookup, tokenLookupReading } from '@/domain/token/lookup'
import { useReading } from '@/hooks/useReading'
import { LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import type { TokenDirectory } from './model/mergeTokens'

/** The result of looking up a chosen currency. */
export type ChosenCurrency =
  | { readonly status: 'exists'; readonly currency: Currency }
  | { readonly status: 'notExists' }

const getNativeChoice = fromDeployment<Loadable<ChosenCurrency>>((deployment) =>
  ready({ status: 'exists', currency: nativeCurrency(deployment) }),
)

/**
 * A currency by its id. Names come from the directory; decimals come from the chain unless the deployment has them,
 * because a list's wrong number would misstate every amount.
 */
export function useCurrency(id: CurrencyId | undefined, { byAddress }: TokenDirectory): Loadable<ChosenCurrency> {
  const listed = id === undefined ? undefined : byAddress.get(id.toLowerCase())
  const isTrusted = listed?.source?.kind === 'deployment'
  const reading = useMemo(
    () => (id === undefined || id === 'native' || isTrusted ? undefined : tokenLookupReading(getDeployment(), id)),
    [id, isTrusted],
  )
  const lookup = useReading<TokenLookup>(reading)
  return useMemo(() => {
    if (id === 'native') return getNativeChoice()
    if (listed !== undefined && isTrusted) return ready({ status: 'exists', currency: listed })
    if (reading === undefined) return LOADING
    return mapLoadable(
      lookup,
      (found): ChosenCurrency =>
        found.status === 'notExists'
          ? found
          : {
              status: 'exists',
              currency: listed === undefined ? found.token : { ...listed, decimals: found.token.decimals },
            },
    )
  }, [id, listed, isTrusted, reading, lookup])
}

/** A chosen currency; undefined while loading or if it does not exist. */
export function currencyOf(choice: Loadable<ChosenCurrency>): Currency | undefined {
  const known = valueOf(choice)
  return known?.status === 'exists' ? known.currency : undefined
}
