import { routes } from '@/config/routes'
import type { YieldingVault } from '@/domain/vault/vault'

/** Where the deposited token is made or bought: the vault's own site for it, else the zap. */
export function addLink(vault: YieldingVault): string {
  return vault.addLpUrl ?? `${routes.zap}?outputCurrency=${currencyOf(vault)}`
}

/** Where it is taken apart or sold. */
export function removeLink(vault: YieldingVault): string {
  return vault.removeLpUrl ?? `${routes.zap}?inputCurrency=${currencyOf(vault)}`
}

function currencyOf({ isNative, deployed }: YieldingVault): string {
  return isNative ? 'CRO' : deployed.underlying
}
