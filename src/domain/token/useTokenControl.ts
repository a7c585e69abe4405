import { type ContractControl, readContractControl } from '@/chain/calls/contractControl'
import { readClient } from '@/chain/rpc/readClient'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** Who controls a token's contract, read again every minute; loading without a token. */
export function useTokenControl(token: Address | undefined): Loadable<ContractControl> {
  return useService(token === undefined ? undefined : `tokenControl ${token.toLowerCase()}`, () =>
    token === undefined ? Promise.reject(new Error('No token')) : readContractControl(readClient, token),
  )
}
