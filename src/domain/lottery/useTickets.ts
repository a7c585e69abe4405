import { readClient } from '@/chain/rpc/readClient'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { Lottery } from './lottery'
import { readTickets } from './reads'
import type { OwnTicket } from './round'

/**
 * An account's tickets of a lottery, read again when a transaction of it is confirmed. They are read outside of the
 * multicall of each block, because 10,000 tickets are a megabyte. Loading without an account or number.
 */
export function useTickets(
  { address }: Lottery,
  account: Address | undefined,
  id: number | undefined,
): Loadable<readonly OwnTicket[]> {
  const version = useConfirmedCount()
  const key =
    account === undefined || id === undefined || id === 0 ? undefined : `lottery/tickets/${address}/${account}/${id}`
  return useService(
    key,
    async () => (account === undefined || id === undefined ? [] : readTickets(readClient, { address, account, id })),
    { version },
  )
}
