import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { IconButton } from '@/ui/IconButton'
import { StarFilledIcon, StarIcon } from '@/ui/icons'
import { useWatchlist, type Watchable } from '../hooks/useWatchlist'

export interface WatchStarProps {
  readonly kind: Watchable
  readonly address: Address
  /** Of the token or pool. */
  readonly name: string
}

/** Stars a token or pool: the watchlist is kept in the settings. */
export function WatchStar({ kind, address, name }: WatchStarProps) {
  const { t } = useTranslation()
  const { has, toggle } = useWatchlist(kind)
  const isWatched = has(address)
  return (
    <IconButton label={t('info.watch', { name })} aria-pressed={isWatched} onClick={() => toggle(address)}>
      {isWatched ? <StarFilledIcon /> : <StarIcon />}
    </IconButton>
  )
}
