import { useMemo, useSyncExternalStore } from 'react'
import { type Deployment, fromDeployment, namedAddresses } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { type Address, isSameAddress } from '@/lib/hex'
import { rememberedAddresses } from '@/platform/rememberedAddresses'

/** How the user knows an address. */
export type AddressRelation =
  /** The connected account. */
  | 'own'
  /** Another account that was connected here. */
  | 'ownOther'
  | 'sentTo'
  /** A contract or token of this network. */
  | 'contract'

export interface KnownAddresses {
  /** All known addresses. */
  readonly list: readonly Address[]
  /** Undefined if unknown. */
  readonly of: (address: Address) => AddressRelation | undefined
}
/** Campaigns, pre-seeds with their tokens, the token with roles and the swap pool. */
function claimAddresses({ claims }: Deployment): readonly Address[] {
  if (claims === undefined) return []
  const { pointCampaigns, profileRefunds, teamBunnies, earlyBunnies, preSeeds, roleToken, swapPool } = claims
  return [
    ...pointCampaigns,
    ...profileRefunds,
    ...teamBunnies,
    earlyBunnies,
    ...preSeeds.flatMap(({ preSeed, token }) => [preSeed, ...(token === undefined ? [] : [token])]),
    roleToken,
    swapPool,
  ]
}

const getDeployedAddresses = fromDeployment<readonly Address[]>((deployment) => [
  ...Object.values(namedAddresses(deployment)),
  ...Object.values(deployment.tokens).map(({ address }) => address),
  ...Object.values(deployment.vaults.list).flatMap(({ shareToken }) => shareToken ?? []),
  ...deployment.farms.list.map(({ lpToken }) => lpToken),
  ...deployment.farms.pools.map(({ contract }) => contract),
  ...(deployment.ifos?.list ?? []).flatMap(({ contract, token }) => [contract, token.address]),
  ...claimAddresses(deployment),
])

/**
 * Known addresses: the user's accounts, past recipients, and this network's contracts. Transfer logs are not used,
 * because a fake token can emit a transfer from the user to a look-alike.
 */
export function useKnownAddresses(): KnownAddresses {
  const account = useAccount()
  const { accounts, destinations } = useSyncExternalStore(
    rememberedAddresses.subscribe,
    rememberedAddresses.getSnapshot,
  )
  return useMemo(() => {
    const kinds: readonly (readonly [AddressRelation, readonly Address[]])[] = [
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
