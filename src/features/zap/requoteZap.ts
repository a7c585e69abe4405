import { readNow } from '@/chain/calls/readNow'
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
import { type ZapTerms, zapCall, zapTx } from './model/zapTx'

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
  /** The tokens are known to keep nothing of a transfer. */
  readonly arrivesWhole: boolean
  /** The largest loss that the user agreed to, in hundredths of a per cent. */
  readonly agreedBps: number
  /** The zap contract may take the input: without that the chain cannot run it. */
  readonly isApproved: boolean
}

/** What the contract would give now, by more than one node: it enforces no least amount. @throws what the nodes threw */
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

/** A zap as the pools and the contract have it now, or why the form would not offer it. @throws what a node threw */
async function requoteZap(client: RpcClient, origin: ZapOrigin): Promise<TxQuote> {
  const { terms, multicall, market, arrivesWhole, agreedBps, isApproved } = origin
  const [pairs, simulated] = await Promise.all([
    readNow(client, multicall, pairsReading(market.pairs)),
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

/** The request of a zap that the review follows. @param shownWei what it gives, base units of the output */
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
