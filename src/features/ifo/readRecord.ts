import { adminWithdrawEvent, depositEvent, harvestEvent } from '@/chain/contracts/ifo'
import { depositEvent as depositEventV1, harvestEvent as harvestEventV1 } from '@/chain/contracts/ifoV1'
import { type ChainLog, scanLogs } from '@/chain/logs/logs'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Offering } from '@/domain/ifo/offering'
import type { Hex } from '@/lib/hex'

/** What the owner took out at once. Base units. */
export interface OwnerWithdrawal {
  readonly block: number
  readonly lpWei: bigint
  readonly offeringWei: bigint
  /** Undefined if the node does not return it. */
  readonly hash: Hex | undefined
}

/** What happened in a sale, from its logs. */
export interface SaleRecord {
  /** Accounts that have committed. */
  readonly participants: number
  readonly commitments: number
  readonly claims: number
  /** Offered tokens that claims have paid out. */
  readonly claimedWei: bigint
  /** Newest first. */
  readonly withdrawals: readonly OwnerWithdrawal[]
  /** Whether the oldest blocks are missing: the numbers are then too low. */
  readonly isPartial: boolean
}

/**
 * Reads the record of a sale from its logs.
 * @throws RpcError if the node gives no logs, NetworkError
 */
export async function readSaleRecord(
  client: RpcClient,
  { contract, version }: Pick<Offering, 'contract' | 'version'>,
  startBlock: number,
): Promise<SaleRecord> {
  const { number } = await readLatestBlock(client)
  const [deposit, harvest] = version === 1 ? [depositEventV1, harvestEventV1] : [depositEvent, harvestEvent]
  const topics = [[deposit.topic, harvest.topic, adminWithdrawEvent.topic]]
  const { logs, fromBlock } = await scanLogs(client, { address: contract, topics }, startBlock, number)
  const deposits = logs.filter(({ topics: [topic] }) => topic === deposit.topic)
  const harvests = logs.filter(({ topics: [topic] }) => topic === harvest.topic)
  return {
    participants: new Set(deposits.map(({ topics: [, user] }) => user)).size,
    commitments: deposits.length,
    claims: harvests.length,
    claimedWei: harvests.reduce((sum, { data }) => sum + harvest.decode(data).offeringAmount, 0n),
    withdrawals: logs
      .filter(({ topics: [topic] }) => topic === adminWithdrawEvent.topic)
      .map(withdrawalFrom)
      .reverse(),
    isPartial: fromBlock > startBlock,
  }
}

function withdrawalFrom({ blockNumber, data, transactionHash }: ChainLog): OwnerWithdrawal {
  const { amountLP, amountOfferingToken } = adminWithdrawEvent.decode(data)
  return { block: blockNumber, lpWei: amountLP, offeringWei: amountOfferingToken, hash: transactionHash }
}
