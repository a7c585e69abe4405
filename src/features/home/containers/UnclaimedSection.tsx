import type { Address } from '@/lib/hex'
import { UnclaimedRows } from '../components/UnclaimedRows'
import { useUnclaimed } from '../hooks/useUnclaimed'
import { unclaimedView } from '../model/unclaimedView'

/** What an account can collect from farms and pools; nothing if there is nothing. */
export function UnclaimedSection({ account }: { readonly account: Address }) {
  const view = unclaimedView(useUnclaimed(account))
  if (view === undefined || (view.rows.length === 0 && view.retry === undefined)) return null
  return <UnclaimedRows view={view} />
}
