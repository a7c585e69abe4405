import { useMemo } from 'react'
import type { ContractFactory } from '@/chain/calls/contractFactory'
import type { Address } from '@/lib/hex'

/** A memoized contract; undefined without an address, for example if the network lacks it. */
export function useContract<C>(factory: ContractFactory<C>, address: Address | undefined): C | undefined {
  return useMemo(() => (address === undefined ? undefined : factory(address)), [factory, address])
}
