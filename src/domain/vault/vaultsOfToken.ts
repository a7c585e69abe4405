import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import type { Decimal } from '@/lib/decimal'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { VaultYield } from './model/vaultYield'
import { type Vault, vaultOnNetwork } from './vault'

/** The vaults of this network that accept deposits of a token. A native vault takes CRO, not WCRO. */
export function vaultsOfToken(network: Deployment, token: Address): readonly Vault[] {
  return vaultTable.flatMap((definition) => {
    const onNetwork = vaultOnNetwork(network, definition)
    if (onNetwork.status !== 'available') return []
    const { vault } = onNetwork
    const isOpen = !vault.isDeprecated && !vault.disableDeposit && !vault.isNative
    return isOpen && isSameAddress(vault.deployed.underlying, token) ? [vault] : []
  })
}

export interface EarningVault {
  readonly vault: Vault
  /** Undefined if it could not be read or has no price. */
  readonly apy: Decimal | undefined
}

/** The vault with the highest APY; undefined if there is none, or while all APYs are loading. */
export function bestVault(vaults: readonly Vault[], yields: readonly Loadable<VaultYield>[]): EarningVault | undefined {
  const read = vaults.flatMap((vault, index): EarningVault[] => {
    const vaultYield = yields[index]
    return vaultYield === undefined || vaultYield.status === 'loading' ? [] : [{ vault, apy: valueOf(vaultYield)?.apy }]
  })
  const [first, ...rest] = read
  return rest.reduce(
    (best, next) => (next.apy !== undefined && (best?.apy === undefined || next.apy.gt(best.apy)) ? next : best),
    first,
  )
}
