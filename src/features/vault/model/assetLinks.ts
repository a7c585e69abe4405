import { routes } from '@/config/routes'
import type { YieldingVault } from '@/domain/vault/vault'

/** Where the deposited token is made or bought: the vault's own site for it, the swap where it is traded, else the zap. */
export function addLink(vault: YieldingVault): string {
  return vault.addLpUrl ?? `${pageOf(vault)}?outputCurrency=${currencyOf(vault)}`
}

/** Where it is taken apart or sold. */
export function removeLink(vault: YieldingVault): string {
  return vault.removeLpUrl ?? `${pageOf(vault)}?inputCurrency=${currencyOf(vault)}`
}

function pageOf({ showTrade }: YieldingVault): string {
  return showTrade ? routes.swap : routes.zap
}

function currencyOf({ isNative, deployed }: YieldingVault): string {
  return isNative ? 'CRO' : deployed.underlying
}
