import { readReading } from '@/chain/calls/readReading'
import { readMedian } from '@/chain/nodes/queryNodes'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { simulateTx } from '@/chain/tx/simulateTx'
import type { TxQuote, TxRequest } from '@/chain/tx/txRequest'
import type { PairWithSupply } from '@/domain/pair/pair'
import { pairsReading } from '@/domain/pair/reads'
import type { Address } from '@/lib/hex'
import { reviewedLoss, zapLoss } from './model/loss'
import { impactLevel } from './model/priceImpact'
import { quoteZap, type ZapHubs, type ZapSide } from './model/quoteZap'
import { type ZapTerms, zapCall, zapTx } from './zapTx'

export interface ZapOrigin {
  readonly terms: ZapTerms
  readonly amountText: string
  readonly multicall: Address
  readonly market: {
    readonly from: ZapSide
    readonly to: ZapSide
    readonly pairs: readonly PairWithSupply[]
    readonly hubs: ZapHubs
  }
  /** The tokens are known to charge no transfer fee. */
  readonly arrivesWhole: boolean
  /** Maximum loss that the user accepted, in basis points. */
  readonly agreedBps: number
  /** The zap contract has enough allowance; otherwise the zap cannot be simulated. */
  readonly isApproved: boolean
}

/**
 * Simulated output, agreed by more than one node because the contract enforces no minimum. @throws errors of the nodes
 */
export function simulateZap(client: RpcClient, terms: ZapTerms): Promise<bigint> {
  const call = zapCall(terms)
  return readMedian(
    client,
    (node) => simulateTx(node, terms.account, call),
    (one, other) => one < other,
  )
}

function sideAt(side: ZapSide, pairs: readonly PairWithSupply[]): ZapSide {
  if (side.kind === 'token') return side
  return { kind: 'lp', pair: pairs.find(({ address }) => address === side.pair.address) ?? side.pair }
}

/**
 * Quotes the zap again at the latest block, with the reason if the form would not offer it. @throws errors of the
 * nodes
 */
async function requoteZap(client: RpcClient, origin: ZapOrigin): Promise<TxQuote> {
  const { terms, multicall, market, arrivesWhole, agreedBps, isApproved } = origin
  const [pairs, simulated] = await Promise.all([
    readReading(client, multicall, pairsReading(market.pairs)),
    isApproved ? simulateZap(client, terms) : undefined,
  ])
  const quote = quoteZap(pairs, market.hubs, {
    from: sideAt(market.from, pairs),
    to: sideAt(market.to, pairs),
    amount: terms.amountWei,
  })
  if (quote === undefined) return { status: 'refused', title: { key: 'zap.noRoute' } }
  const loss = zapLoss(quote, simulated, arrivesWhole)
  if (impactLevel(loss.totalBps) === 'refused') {
    return loss.keptBps > 0
      ? { status: 'refused', title: { key: 'zap.loss.refused' } }
      : { status: 'refused', title: { key: 'zap.impact.refused.title' }, text: { key: 'zap.impact.refused.body' } }
  }
  return {
    status: 'offered',
    offer: { request: offerZap(origin, simulated ?? quote.amountOut, reviewedLoss(loss, agreedBps)) },
  }
}

/** The request of a zap that the review keeps up to date. @param shownWei quoted output, base units */
export function offerZap(origin: ZapOrigin, shownWei: bigint, loss: ReturnType<typeof reviewedLoss>): TxRequest {
  const { terms, amountText, market } = origin
  return zapTx(terms, {
    amountText,
    shownWei,
    pools: market.pairs.map(({ address }) => address),
    loss,
    requote: (client) => requoteZap(client, origin),
  })
}
