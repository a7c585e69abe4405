import { useMemo } from 'react'
import type { ContractFactory } from '@/chain/calls/contractFactory'
import type { Address } from '@/lib/hex'

/** A contract that stays the same while its address does; undefined without an address, as where the network lacks it. */
export function useContract<C>(factory: ContractFactory<C>, address: Address | undefined): C | undefined {
  return useMemo(() => (address === undefined ? undefined : factory(address)), [factory, address])
}
