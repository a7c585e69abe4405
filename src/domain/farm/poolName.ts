import type { Currency } from '@/domain/token/currency'
import type { TranslatableText } from '@/i18n/keys'
import type { StakingPool } from './stakingPool'

/** What names a pool, or the automatic vault. */
export interface NamedPool {
  readonly kind: StakingPool['kind'] | 'auto'
  readonly staked: Currency
  readonly reward: Currency
}

/** The full name of a pool, such as "Earn USDC with DIAL"; no other pool has it. */
export function poolName({ kind, staked, reward }: NamedPool): TranslatableText {
  if (kind === 'auto') return { key: 'pools.name.auto', values: { asset: staked.symbol } }
  if (kind === 'manual') return { key: 'pools.name.manual', values: { asset: staked.symbol } }
  return { key: 'pools.name.full', values: { asset: reward.symbol, staked: staked.symbol } }
}
