import type { CurrencyId } from '../currency'

/** Native CRO that Max keeps for gas. */
const NATIVE_RESERVE_WEI = 10n ** 18n

/** The amount that Max fills in, base units. */
export function maxAmount(id: CurrencyId, balanceWei: bigint): bigint {
  if (id !== 'native') return balanceWei
  return balanceWei > NATIVE_RESERVE_WEI ? balanceWei - NATIVE_RESERVE_WEI : 0n
}
