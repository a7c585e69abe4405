import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { readCall, readLatest } from '@/chain/calls/readReading'
import { predictionV1Contract } from '@/chain/contracts/predictionV1'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

/** A reward or refund of the market's first version. */
export interface V1Claim {
  readonly epoch: number
  readonly kind: 'reward' | 'refund'
  /** In wei. */
  readonly amountWei: bigint
}

const PAGE_ROUNDS = 200
/** 5,000 rounds, far more than the market ran. */
const MAX_PAGES = 25

/** What the account can claim of a round; undefined if it is nothing. */
export function v1ClaimReading(predictionV1: Address, account: Address, epoch: bigint): Reading<V1Claim | undefined> {
  const contract = predictionV1Contract(predictionV1)
  return combineReadings(
    [
      callReading(contract.claimable(epoch, account)),
      callReading(contract.refundable(epoch, account)),
      callReading(contract.ledger(epoch, account)),
      callReading(contract.rounds(epoch)),
    ],
    (isClaimable, isRefundable, { amount }, { rewardBaseCalAmount, rewardAmount }): V1Claim | undefined => {
      if (isRefundable) return { epoch: Number(epoch), kind: 'refund', amountWei: amount }
      if (!isClaimable || rewardBaseCalAmount === 0n) return undefined
      return { epoch: Number(epoch), kind: 'reward', amountWei: (amount * rewardAmount) / rewardBaseCalAmount }
    },
  )
}

/**
 * What an account can still claim from the market's first version, by its own contract and over all rounds, newest first.
 * @throws RpcError, NetworkError, and Error if a round could not be read
 */
export async function readV1Claims(
  client: RpcClient,
  {
    multicall,
    predictionV1,
    account,
  }: { readonly multicall: Address; readonly predictionV1: Address; readonly account: Address },
): Promise<readonly V1Claim[]> {
  const contract = predictionV1Contract(predictionV1)
  const found: V1Claim[] = []
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { epochs } = await readCall(
      client,
      contract.getUserRounds(account, BigInt(page * PAGE_ROUNDS), BigInt(PAGE_ROUNDS)),
    )
    const claims = await readLatest(
      client,
      multicall,
      epochs.map((epoch) => v1ClaimReading(predictionV1, account, epoch)),
    )
    for (const claim of claims) {
      if (claim.status === 'failed') throw new Error('The chain does not say it')
      const known = valueOf(claim)
      if (known !== undefined) found.push(known)
    }
    if (epochs.length < PAGE_ROUNDS) break
  }
  return found.reverse()
}
