import type { Deployment } from '@/config/deployment'
import type { CurrencyId } from '@/domain/token/currency'
import { type Address, isSameAddress } from '@/lib/hex'

/** A pool's token as people call it: CRO is what they say for wrapped CRO. */
export function currencyOfToken(token: Address, { contracts: { wcro } }: Deployment): CurrencyId {
  return wcro !== undefined && isSameAddress(token, wcro) ? 'native' : token
}
