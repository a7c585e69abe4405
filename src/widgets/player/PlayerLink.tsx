import { Link } from 'react-router-dom'
import { profilePath } from '@/config/routes'
import type { Address } from '@/lib/hex'
import { PlayerName } from './PlayerName'

/** A player's name, which leads to the profile. */
export function PlayerLink({ account }: { readonly account: Address }) {
  return (
    <Link to={profilePath(account)} title={account}>
      <PlayerName account={account} />
    </Link>
  )
}
