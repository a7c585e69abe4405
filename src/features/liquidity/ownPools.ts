import { readMulticall } from '@/chain/calls/multicall'
import { transferEvent } from '@/chain/contracts/erc20'
import { pairContract } from '@/chain/contracts/pair'
import { addressTopic, scanLogs } from '@/chain/logs/logs'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { sortedAddressPair, type TokenAddressPair } from '@/domain/pair/userPairs'
import type { Address } from '@/lib/hex'

/** Maximum number of tokens checked, most recent first; anyone can send tokens to an account. */
const MAX_TOKENS = 200

export interface FoundPools {
  /** Token pairs of contracts that look like LP tokens; the factory has to confirm them. */
  readonly tokenPairs: readonly TokenAddressPair[]
  /** First block searched. */
  readonly fromBlock: number
}

/**
 * Pools of all tokens ever sent or minted to the account, within the logs the node returns. @throws RpcError,
 * NetworkError
 */
export async function readOwnPools(
  client: RpcClient,
  multicall: Address,
  account: Address,
  startBlock: number,
): Promise<FoundPools> {
  const { number: latest } = await readLatestBlock(client)
  const { logs, fromBlock } = await scanLogs(
    client,
    { topics: [transferEvent.topic, null, addressTopic(account)] },
    startBlock,
    latest,
  )
  const tokens = [
    ...new Set(
      [...logs]
        .reverse()
        .flatMap(({ address, topics }) => (address === undefined || topics.length !== 3 ? [] : [address])),
    ),
  ].slice(0, MAX_TOKENS)
  const calls = tokens.flatMap((token) => [pairContract(token).token0(), pairContract(token).token1()])
  if (calls.length === 0) return { tokenPairs: [], fromBlock }
  const { results } = await readMulticall(client, multicall, calls)
  const said = calls.map((call, index) => {
    try {
      const data = results[index]
      return data === undefined ? undefined : call.decode(data)
    } catch {
      // A token with an invalid answer is not an LP token.
      return undefined
    }
  })
  const tokenPairs = tokens.flatMap((_token, index): TokenAddressPair[] => {
    const [a, b] = [said[2 * index], said[2 * index + 1]]
    return a === undefined || b === undefined ? [] : [sortedAddressPair(a, b)]
  })
  return { tokenPairs, fromBlock }
}
