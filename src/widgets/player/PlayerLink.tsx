import { addressLink } from '@/config/explorer'
import type { Address } from '@/lib/hex'
import { ExternalLink } from '@/ui/ExternalLink'
import { PlayerName } from './PlayerName'

/** A player's name, which leads to the account on the explorer. */
export function PlayerLink({ account }: { readonly account: Address }) {
  return (
    <ExternalLink href={addressLink(account)}>
      <PlayerName account={account} />
    </ExternalLink>
  )
}
