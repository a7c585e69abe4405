import useSWR from 'swr'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { TokenAddressPair } from '@/domain/pair/userPairs'
import type { Address } from '@/lib/hex'
import { type FoundPools, readOwnPools } from '../ownPools'

const NONE: readonly TokenAddressPair[] = []

export interface OwnPools {
  readonly found: readonly TokenAddressPair[]
  /** Undefined while the logs are loading, or if no node returns them. */
  readonly fromBlock: number | undefined
  readonly hasFailed: boolean
}

/** Pools found in the account's logs; read once, since pools that it adds to in this app are stored separately. */
export function useFoundPools(account: Address | undefined): OwnPools {
  const { multicall } = getDeployment().contracts
  const { startBlock } = getDeployment()
  const { data, error } = useSWR<FoundPools, unknown>(
    account === undefined || multicall === undefined ? undefined : ['own-pools', account],
    () => {
      if (account === undefined || multicall === undefined) throw new Error('Nobody to look for')
      return readOwnPools(readClient, multicall, account, startBlock)
    },
    { revalidateOnFocus: false },
  )
  return { found: data?.tokenPairs ?? NONE, fromBlock: data?.fromBlock, hasFailed: error !== undefined }
}
