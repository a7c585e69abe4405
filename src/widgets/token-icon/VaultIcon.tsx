import { getDeployment } from '@/config/deployment'
import { depositToken } from '@/domain/vault/depositToken'
import { TokenIcon } from './TokenIcon'
import { TokenPlaceholder } from './TokenPlaceholder'

export interface VaultIconProps {
  readonly id: string
  /** Pixels. */
  readonly size: number
}

/** The image of what a vault takes, a drawing of its id where this network does not have it. Decoration: the name stands beside it. */
export function VaultIcon({ id, size }: VaultIconProps) {
  const token = depositToken(getDeployment(), id)
  return token === undefined ? <TokenPlaceholder id={id} size={size} /> : <TokenIcon {...token} size={size} />
}
