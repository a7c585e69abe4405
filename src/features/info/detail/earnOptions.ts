import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { type StakeVenue, stakedCurrency, stakeVenues } from '@/domain/farm/stakeVenue'
import { type Currency, tokenOf } from '@/domain/token/currency'
import { depositToken } from '@/domain/vault/depositToken'
import { type Vault, vaultOnNetwork } from '@/domain/vault/vault'
import { type Address, isSameAddress } from '@/lib/hex'

/** Where a token can earn. */
export interface EarnOptions {
  readonly vaults: readonly Vault[]
  readonly venues: readonly StakeVenue[]
}

/**
 * The open vaults, and the farms and pools, that take a token, a pool's LP token, or an LP token of the token.
 * Native CRO counts as WCRO.
 */
export function earnOptionsOf(network: Deployment, token: Address): EarnOptions {
  const isOf = ({ address, pair }: Pick<Currency, 'address' | 'pair'>) => {
    const held = tokenOf(address, network)
    return [...(held === undefined ? [] : [held]), ...(pair ?? [])].some((part) => isSameAddress(part, token))
  }
  const vaults = vaultTable.flatMap((definition) => {
    const taken = depositToken(network, definition.id)
    const onNetwork = vaultOnNetwork(network, definition)
    if (taken === undefined || onNetwork.status !== 'available') return []
    const { vault } = onNetwork
    return isOf(taken) && !vault.isDeprecated && !vault.disableDeposit ? [vault] : []
  })
  return { vaults, venues: stakeVenues(network).filter((venue) => isOf(stakedCurrency(venue))) }
}
