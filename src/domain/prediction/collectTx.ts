import { predictionContract } from '@/chain/contracts/prediction'
import { predictionV1Contract } from '@/chain/contracts/predictionV1'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { currencyAmount, getNativeCurrency } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { type BetRecord, betRecord, isCollectable } from './model/betRecord'
import { betReading, marketReading, roundReading } from './reads'

const GAS = { margin: 1.2 } as const

const NOTHING = { key: 'prediction.tx.nothing' } as const

/** The text values of an amount of the native coin. */
export function croValues(wei: bigint) {
  const { symbol, decimals } = getNativeCurrency()
  return { amount: toAmountText(wei, decimals), asset: symbol }
}

/** Rounds of one transaction: each takes about 40,000 gas. */
export const MAX_CLAIMS = 100

/** Collects the rewards and refunds of rounds, at most `MAX_CLAIMS`. */
export function collectTx(prediction: Address, records: readonly Pick<BetRecord, 'epoch' | 'payoutWei'>[]): TxRequest {
  const collected = records.slice(0, MAX_CLAIMS)
  const totalWei = collected.reduce((sum, { payoutWei }) => sum + payoutWei, 0n)
  const values = croValues(totalWei)
  return {
    ...predictionContract(prediction).claim(collected.map(({ epoch }) => BigInt(epoch))),
    gas: GAS,
    summary: { key: 'prediction.tx.collect', values },
    success: { key: 'prediction.tx.collect.success', values },
    failure: { key: 'prediction.tx.collect.failure' },
    touches: [prediction],
    preview: { sends: [], receives: [{ ...currencyAmount(getNativeCurrency(), totalWei), isGuaranteed: true }] },
    requote: requoteCollect(
      prediction,
      collected.map(({ epoch }) => epoch),
    ),
  }
}

/** Leaves out what was collected in another window meanwhile, with which the whole transaction would revert. */
function requoteCollect(prediction: Address, epochs: readonly number[]): Requote {
  return async (client, from, agreed) => {
    const { multicall } = getDeployment().contracts
    if (multicall === undefined) return { status: 'offered', offer: agreed }
    const left = await readCollectable(client, { multicall, prediction, account: from, epochs })
    return left.length === 0
      ? { status: 'refused', title: NOTHING }
      : { status: 'offered', offer: { request: collectTx(prediction, left) } }
  }
}

interface CollectableQuestion {
  readonly multicall: Address
  readonly prediction: Address
  readonly account: Address
  readonly epochs: readonly number[]
}

async function readCollectable(
  client: RpcClient,
  { multicall, prediction, account, epochs }: CollectableQuestion,
): Promise<readonly BetRecord[]> {
  const [{ readLatest, readReading }, { readLatestBlock }] = await Promise.all([
    import('@/chain/calls/readReading'),
    import('@/chain/rpc/block'),
  ])
  const [market, block, bets, rounds] = await Promise.all([
    readReading(client, multicall, marketReading(prediction)),
    readLatestBlock(client),
    readLatest(
      client,
      multicall,
      epochs.map((epoch) => betReading(prediction, epoch, account)),
    ),
    readLatest(
      client,
      multicall,
      epochs.map((epoch) => roundReading(prediction, epoch)),
    ),
  ])
  return bets.flatMap((bet, index) => {
    const [known, round] = [valueOf(bet), rounds[index] && valueOf(rounds[index])]
    if (known === undefined || round === undefined) return []
    const record = betRecord(known, round, market, block.timestampSec)
    return isCollectable(record, market, block.timestampSec) ? [record] : []
  })
}

/** Collects one round of the market's first version, which has no claim of several. @param amountWei expected */
export function collectV1Tx(predictionV1: Address, epoch: number, amountWei: bigint): TxRequest {
  const values = croValues(amountWei)
  return {
    ...predictionV1Contract(predictionV1).claim(BigInt(epoch)),
    gas: GAS,
    summary: { key: 'prediction.tx.collect', values },
    success: { key: 'prediction.tx.collect.success', values },
    failure: { key: 'prediction.tx.collect.failure' },
    touches: [predictionV1],
    preview: { sends: [], receives: [{ ...currencyAmount(getNativeCurrency(), amountWei), isGuaranteed: true }] },
  }
}
