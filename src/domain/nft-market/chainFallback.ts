import type { ContractCall } from '@/chain/calls/call'
import { readCall } from '@/chain/calls/readReading'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { isCallError, type RpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import type { Address } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'
import { type CollectionAsks, type ContractFacts, summarizeAsks } from './collectionView'
import { readAsks } from './reads'

const MAX_NAME = 80
const MAX_SYMBOL = 20
/** A stranger's contract may never end. */
const CALL_GAS = 1_000_000

/** A call whose contract may refuse it; undefined then. @throws NetworkError, and RpcError that is not about the call */
async function tryCall<T>(client: RpcClient, call: ContractCall<T>): Promise<T | undefined> {
  try {
    return await readCall(client, call, CALL_GAS)
  } catch (error) {
    if (error instanceof RpcError && isCallError(error)) return undefined
    throw error
  }
}

/** Name, symbol and supply of a collection, from its contract. @throws NetworkError, RpcError */
export async function readContractFacts(client: RpcClient, address: Address): Promise<ContractFacts> {
  const contract = nftCollectionContract(address)
  const [name = '', symbol = '', totalSupply] = await Promise.all([
    tryCall(client, contract.name()),
    tryCall(client, contract.symbol()),
    tryCall(client, contract.totalSupply()),
  ])
  return { name: sanitizeText(name, MAX_NAME), symbol: sanitizeText(symbol, MAX_SYMBOL), totalSupply }
}

/** What is on sale of each collection, by the market's contract. @throws NetworkError, RpcError */
export async function readAllAsks(
  client: RpcClient,
  market: Address,
  collections: readonly Address[],
): Promise<ReadonlyMap<Address, CollectionAsks>> {
  const all = await Promise.all(
    collections.map(async (collection) => {
      const asks = await readAsks(client, { market, collection })
      return [collection, summarizeAsks(asks.map(({ priceWei }) => priceWei))] as const
    }),
  )
  return new Map(all)
}

/** Ids of a collection by their order; undefined if it can't be enumerated. @throws NetworkError, RpcError */
export async function readTokenIds(
  client: RpcClient,
  collection: Address,
  first: number,
  count: number,
): Promise<{ readonly tokenIds: readonly bigint[]; readonly total: number } | undefined> {
  const contract = nftCollectionContract(collection)
  const supply = await tryCall(client, contract.totalSupply())
  if (supply === undefined) return undefined
  const total = Number(supply)
  const indexes = Array.from({ length: Math.max(0, Math.min(count, total - first)) }, (_, index) => first + index)
  const ids = await Promise.all(indexes.map((index) => tryCall(client, contract.tokenByIndex(BigInt(index)))))
  const tokenIds = ids.flatMap((id) => (id === undefined ? [] : [id]))
  return indexes.length > 0 && tokenIds.length === 0 ? undefined : { tokenIds, total }
}
