import { useMemo, useSyncExternalStore } from 'react'
import { fromDeployment, namedAddresses } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { type Address, isSameAddress } from '@/lib/hex'
import { rememberedAddresses } from '@/platform/rememberedAddresses'

/** What the user has to do with an address. */
export type Acquaintance =
  /** The account that is connected. */
  | 'own'
  /** Another account that was connected here. */
  | 'ownOther'
  | 'sentTo'
  /** A contract or token of this network. */
  | 'contract'

export interface KnownAddresses {
  /** All of them. */
  readonly list: readonly Address[]
  /** Undefined for one that is not known. */
  readonly of: (address: Address) => Acquaintance | undefined
}
const getDeployedAddresses = fromDeployment<readonly Address[]>((deployment) => [
  ...Object.values(namedAddresses(deployment)),
  ...Object.values(deployment.tokens).map(({ address }) => address),
  ...Object.values(deployment.vaults.list).flatMap(({ shareToken }) => shareToken ?? []),
])

/**
 * Addresses that the user has to do with: their own accounts, to whom they sent, and this network's contracts. Logs of
 * transfers are no source of them: anybody can make a token that says that the user sent something to a look-alike.
 */
export function useKnownAddresses(): KnownAddresses {
  const account = useAccount()
  const { accounts, destinations } = useSyncExternalStore(
    rememberedAddresses.subscribe,
    rememberedAddresses.getSnapshot,
  )
  return useMemo(() => {
    const kinds: readonly (readonly [Acquaintance, readonly Address[]])[] = [
      ['own', account === undefined ? [] : [account]],
      ['ownOther', accounts],
      ['contract', getDeployedAddresses()],
      ['sentTo', destinations],
    ]
    return {
      list: kinds.flatMap(([, addresses]) => addresses),
      of: (address) => kinds.find(([, addresses]) => addresses.some((other) => isSameAddress(other, address)))?.[0],
    }
  }, [account, accounts, destinations])
}
