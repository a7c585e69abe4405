import { callReading } from '@/chain/calls/reading'
import { readCall, readLatest } from '@/chain/calls/readReading'
import { preSeedContract, seedEvent } from '@/chain/contracts/preSeed'
import { scanLogs } from '@/chain/logs/logs'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type Address, type Hex, isAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import type { Claims } from './claims'

/** What an account put into a pre-seed, in wei. */
export interface Contributor {
  readonly account: Address
  /** Refunds included. */
  readonly contributedWei: bigint
  /** What the contract has of the account now; 0 after a refund. */
  readonly currentWei: bigint
}

export interface Contributors {
  /** Largest first. */
  readonly rows: readonly Contributor[]
  /** What the contract says that all contributed together. */
  readonly totalWei: bigint
  /** Some contributions are in blocks that the node did not search. */
  readonly isPartial: boolean
}

/** Accounts asked for in one request. */
const ACCOUNTS_PER_READ = 300

/** The address in an indexed argument of an event. */
function topicAddress(topic: Hex | undefined): Address {
  const account = `0x${topic?.slice(-40) ?? ''}`
  if (!isAddress(account)) throw new Error('No address in a log')
  return account
}

/**
 * All contributors of a pre-seed from its events, with what the contract has of each now.
 * @throws RpcError, NetworkError, and Error if a read fails
 */
export async function readContributors(
  client: RpcClient,
  { multicall, startBlock }: Pick<Claims, 'multicall' | 'startBlock'>,
  contract: Address,
): Promise<Contributors> {
  const seed = preSeedContract(contract)
  const { number: latest } = await readLatestBlock(client)
  const [scan, totalWei] = await Promise.all([
    scanLogs(client, { address: contract, topics: [seedEvent.topic] }, startBlock, latest),
    readCall(client, seed.totalContributions()),
  ])
  const sums = new Map<Address, bigint>()
  for (const { topics, data } of scan.logs) {
    const account = topicAddress(topics[1])
    sums.set(account, (sums.get(account) ?? 0n) + seedEvent.decode(data))
  }
  const accounts = [...sums.keys()]
  const current: bigint[] = []
  for (let from = 0; from < accounts.length; from += ACCOUNTS_PER_READ) {
    const group = accounts.slice(from, from + ACCOUNTS_PER_READ)
    const answers = await readLatest(
      client,
      multicall,
      group.map((account) => callReading(seed.contributors(account))),
    )
    for (const answer of answers) {
      const wei = valueOf(answer)
      if (wei === undefined) throw new Error('The chain does not say it')
      current.push(wei)
    }
  }
  const rows = accounts.map((account, index) => ({
    account,
    contributedWei: sums.get(account) ?? 0n,
    currentWei: current[index] ?? 0n,
  }))
  const sum = rows.reduce((all, { contributedWei }) => all + contributedWei, 0n)
  return {
    rows: rows.sort((a, b) => (a.contributedWei < b.contributedWei ? 1 : -1)),
    totalWei,
    isPartial: sum !== totalWei,
  }
}
