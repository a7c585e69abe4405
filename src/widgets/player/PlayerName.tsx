import { type ComponentType, lazy, Suspense } from 'react'
import { type Address, shortenHex } from '@/lib/hex'
import { PlayerLine } from './Player.styles'

/** Without its code, a player has only an address. */
const NoBadge: ComponentType<{ readonly account: Address }> = () => null
const PlayerBadge = lazy(() =>
  import('./PlayerBadge').then(
    (loaded): { default: typeof NoBadge } => ({ default: loaded.PlayerBadge }),
    () => ({ default: NoBadge }),
  ),
)

/** An account by picture, name and short address: anyone can choose a name that is like another. */
export function PlayerName({ account }: { readonly account: Address }) {
  return (
    <PlayerLine>
      <Suspense fallback={null}>
        <PlayerBadge account={account} />
      </Suspense>
      <bdi dir="ltr">{shortenHex(account)}</bdi>
    </PlayerLine>
  )
}
