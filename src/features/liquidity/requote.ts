import { readCall, readReading } from '@/chain/calls/readReading'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { simulateTx } from '@/chain/tx/simulateTx'
import type { TxOffer, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { getLiquidityValue } from '@/domain/pair/liquidityMath'
import type { PairSides } from '@/domain/pair/pair'
import { getPairCall, pairSidesReading } from '@/domain/pair/reads'
import { tokenOf } from '@/domain/token/currency'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { type AddTerms, addLiquidityTx, minimumAmounts } from './model/addTx'
import type { Burn } from './model/burnAmounts'
import { addTo } from './model/liquidityMath'
import { type RemoveTerms, removeBounds, removeLiquidityTx } from './model/removeTx'

/** Adding liquidity, as reviewed. */
export interface AddOffer extends TxOffer {
  readonly request: TxRequest
  readonly terms: AddTerms
  readonly pool: PairSides
}

/** A removal, as reviewed. */
export interface RemoveOffer extends TxOffer {
  readonly request: TxRequest
  readonly terms: RemoveTerms
  /** Current output of the pair. */
  readonly paid: Burn
}

export const addOffer = (terms: AddTerms, pool: PairSides): AddOffer => ({
  request: addLiquidityTx(terms),
  terms,
  pool,
})
export const removeOffer = (terms: RemoveTerms, paid: Burn): RemoveOffer => ({
  request: removeLiquidityTx(terms),
  terms,
  paid,
})

const BEYOND_SLIPPAGE = { status: 'refused', title: { key: 'trade.refused.ratio' } } as const

function readPool(client: RpcClient, address: Address, { a, b }: Pick<AddTerms, 'a' | 'b'>): Promise<PairSides> {
  const { multicall = ZERO_ADDRESS } = getDeployment().contracts
  const [tokenA = ZERO_ADDRESS, tokenB = ZERO_ADDRESS] = [
    tokenOf(a.address, getDeployment()),
    tokenOf(b.address, getDeployment()),
  ]
  return readReading(client, multicall, pairSidesReading(address, tokenA, tokenB))
}

/** LP tokens minted in a simulation; exact even for tokens with a transfer fee. */
async function simulateMint(client: RpcClient, request: TxRequest, from: Address): Promise<bigint | undefined> {
  try {
    const answer: unknown = await simulateTx(client, from, request)
    return isRecord(answer) && typeof answer.liquidity === 'bigint' ? answer.liquidity : undefined
  } catch {
    // The review's own check of the request reports the reason.
    return undefined
  }
}

/**
 * Within the slippage tolerance the accepted bounds are kept and only the outcome is updated; beyond it new bounds
 * have to be accepted. @throws RpcError, NetworkError
 */
export async function requoteAdding(
  client: RpcClient,
  from: Address,
  { terms: agreed }: AddOffer,
): Promise<TxQuote<AddOffer>> {
  const {
    a,
    b,
    venue: { factory },
  } = agreed
  const [tokenA = ZERO_ADDRESS, tokenB = ZERO_ADDRESS] = [
    tokenOf(a.address, getDeployment()),
    tokenOf(b.address, getDeployment()),
  ]
  const pool = await readPool(
    client,
    await readCall(client, getPairCall(factory, [{ address: tokenA }, { address: tokenB }])),
    agreed,
  )
  const added = addTo(pool, agreed.added)
  if (added === undefined) return { status: 'refused', title: { key: 'liquidity.tooSmall' } }
  const { leastA, leastB } = minimumAmounts(agreed)
  const isWithin = added.amountA >= leastA && added.amountB >= leastB
  // The first provider's price is fixed.
  if (!isWithin && agreed.isFirst) return BEYOND_SLIPPAGE
  const terms: AddTerms = isWithin
    ? { ...agreed, added: { ...agreed.added, liquidity: added.liquidity } }
    : { ...agreed, added }
  const liquidity = (await simulateMint(client, addLiquidityTx(terms), from)) ?? added.liquidity
  return { status: 'offered', offer: addOffer({ ...terms, added: { ...terms.added, liquidity } }, pool) }
}

/** The initial offer of the review; undefined if the pool would reject it. @throws RpcError, NetworkError */
export async function simulatedOffer(
  client: RpcClient,
  from: Address,
  terms: AddTerms,
  pool: PairSides,
): Promise<AddOffer | undefined> {
  const quote = await requoteAdding(client, from, addOffer(terms, pool))
  return quote.status === 'offered' ? quote.offer : undefined
}

/** Like `requoteAdding`; a permit stays valid because the LP amount does not change. @throws RpcError, NetworkError */
export async function requoteRemoval(
  client: RpcClient,
  _from: Address,
  { terms: agreed }: RemoveOffer,
): Promise<TxQuote<RemoveOffer>> {
  const { liquidity } = agreed.burn
  const paid = { liquidity, ...getLiquidityValue(liquidity, await readPool(client, agreed.pool, agreed)) }
  if (paid.amountA === 0n || paid.amountB === 0n) return { status: 'refused', title: { key: 'liquidity.tooSmall' } }
  const { leastA, leastB } = removeBounds(agreed)
  const isWithin = paid.amountA >= leastA && paid.amountB >= leastB
  return { status: 'offered', offer: removeOffer(isWithin ? agreed : { ...agreed, burn: paid }, paid) }
}
