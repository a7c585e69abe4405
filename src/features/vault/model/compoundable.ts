import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { Vault } from '@/domain/vault/vault'
import { type Loadable, valueOf } from '@/lib/loadable'

/** An ended vault earns nothing, but may still have pending rewards. */
export function isCompoundable(
  { isDeprecated }: Pick<Vault, 'isDeprecated'>,
  pending: Loadable<ValuedAmount>,
): boolean {
  return isDeprecated !== true || (valueOf(pending)?.wei ?? 0n) > 0n
}
