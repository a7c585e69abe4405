import { routes } from '@/config/routes'
import type { YieldingVault } from '@/domain/vault/vault'

/** Link to get the deposit token: the vault's own link, the swap for tradable tokens, otherwise the zap. */
export function addLink(vault: YieldingVault): string {
  return vault.addLpUrl ?? `${pageOf(vault)}?outputCurrency=${currencyOf(vault)}`
}

/** Link to redeem or sell the deposit token. */
export function removeLink(vault: YieldingVault): string {
  return vault.removeLpUrl ?? `${pageOf(vault)}?inputCurrency=${currencyOf(vault)}`
}

function pageOf({ showTrade }: YieldingVault): string {
  return showTrade ? routes.swap : routes.zap
}

function currencyOf({ isNative, deployed }: YieldingVault): string {
  return isNative ? 'CRO' : deployed.underlying
}
