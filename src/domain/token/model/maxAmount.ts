import type { CurrencyId } from '../currency'

/** Native CRO that Max leaves in the wallet for fees. */
const NATIVE_RESERVE_WEI = 10n ** 18n

/** What Max puts into the field, base units. */
export function maxAmount(id: CurrencyId, balanceWei: bigint): bigint {
  if (id !== 'native') return balanceWei
  return balanceWei > NATIVE_RESERVE_WEI ? balanceWei - NATIVE_RESERVE_WEI : 0n
}
