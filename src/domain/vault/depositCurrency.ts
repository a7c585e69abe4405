import { getDeployment } from '@/config/deployment'
import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import { depositToken } from './depositToken'
import type { Vault } from './vault'

/** What a vault accepts, as a currency. */
export function depositCurrency({ id, isNative, deployed, underlyingFriendlyName }: Vault): Currency {
  if (isNative) return getNativeCurrency()
  return {
    address: deployed.underlying,
    ...depositToken(getDeployment(), id),
    symbol: underlyingFriendlyName,
    name: underlyingFriendlyName,
    decimals: deployed.underlyingDecimals,
    source: { kind: 'deployment' },
  }
}
