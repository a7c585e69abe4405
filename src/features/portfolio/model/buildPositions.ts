import type { InscriptionBalance } from '@/api/inscriptions/parse'
import type { CallReader } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import type { FarmAuctions, OwnBid } from '@/domain/auction/auction'
import type { OwnGame } from '@/domain/game/ownGame'
import { type CroLock, isUnlocked } from '@/domain/lock/lock'
import { valueAmount } from '@/domain/price/valuedAmount'
import type { EventSource, PositionHistory } from '@/domain/vault/history/positionHistory'
import { profitOf } from '@/domain/vault/history/profit'
import { type ExtraGain, type ExtraReward, extraGain } from '@/domain/vault/model/extraRewards'
import { toDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { combineLoadables, LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import type { Asset } from '../reads'
import type { ClosedPosition, Gain, Position, PositionName, TokenGain } from './position'

const CRO_DECIMALS = 18
/** The lock contract scales its rates by 1e18. */
const LOCK_RATE_DECIMALS = 18

function gain(wei: bigint, decimals: number, price: Decimal | undefined): Gain {
  return { wei, usd: price?.times(toDecimal(wei, decimals)) }
}

/** By share token. `unsettled` if value and shares were read at different blocks. */
export type PositionHistories = ReadonlyMap<Address, PositionHistory | 'unsettled'>

/** What names an asset, without its readings. */
function nameOf({
  id,
  name,
  protocol,
  note,
  path,
  contract,
  symbol,
  decimals,
  vaultId,
  currency,
}: Asset): PositionName {
  return {
    id,
    name,
    symbol,
    decimals,
    ...(protocol === undefined ? {} : { protocol }),
    ...(note && { note }),
    ...(path === undefined ? {} : { path }),
    ...(contract && { contract }),
    ...(vaultId === undefined ? {} : { vaultId }),
    ...(currency && { currency }),
  }
}

/**
 * Position of an account in an asset. @param read reads the asset's calls, the further ones only for a non-zero
 * balance
 * @param apy of the asset's vault, farm or pool; absent if it earns nothing
 */
export function assetPosition(
  asset: Asset,
  read: CallReader,
  histories: Loadable<PositionHistories>,
  apy?: Loadable<Decimal | undefined>,
): Position {
  const { decimals, earned, rewards, extraRewards, shares, unclaimed, end, isOptional } = asset
  const amount = asset.amount.derive(read)
  const price = asset.price?.derive(read)
  const hasEnded = end !== undefined && valueOf(end.hasEnded.derive(read)) === true
  return {
    ...nameOf(asset),
    ...(hasEnded && { note: { kind: 'ended' }, path: end.path }),
    amount,
    ...(isOptional && { isOptional }),
    ...(apy && !hasEnded && { apy }),
    ...(unclaimed && { unclaimed: unclaimedGain(unclaimed, amount, read) }),
    ...(shares && { source: { token: shares.token, sinceBlock: shares.sinceBlock } }),
    ...(price && {
      usd: mapLoadable(combineLoadables([amount, price]), ([wei, each]) => gain(wei, decimals, each).usd),
    }),
    ...(price &&
      earned && {
        earned: mapLoadable(combineLoadables([earned.derive(read), price, amount]), ([wei, each]) =>
          gain(wei, decimals, each),
        ),
      }),
    ...(price &&
      rewards && {
        pending: mapLoadable(combineLoadables([rewards.pending.derive(read), price, amount]), ([wei, each]) =>
          gain(wei, decimals, each),
        ),
      }),
    ...(price && extraRewards && { extras: extrasADay(amount, price, extraRewards.derive(read), decimals) }),
    ...(price &&
      shares &&
      rewards && {
        profit: profitReading(asset, { price, shares, rewards }, read, histories),
        ...(hasTransfers(histories, shares.token) ? { hasTransfers: true } : {}),
      }),
  }
}

function unclaimedGain(
  { reward: { symbol, decimals }, amount, price }: NonNullable<Asset['unclaimed']>,
  stake: Loadable<bigint>,
  read: CallReader,
): Loadable<TokenGain> {
  return mapLoadable(combineLoadables([amount.derive(read), price.derive(read), stake]), ([wei, each]) => ({
    ...valueAmount(wei, decimals, each),
    symbol,
    decimals,
  }))
}

/** Absent if the asset has no price. */
function extrasADay(
  amount: Loadable<bigint>,
  price: Loadable<Decimal | undefined>,
  rewards: Loadable<readonly ExtraReward[]>,
  decimals: number,
): Loadable<readonly ExtraGain[]> {
  return mapLoadable(combineLoadables([amount, price, rewards]), ([wei, each, paid]) => {
    const { usd } = gain(wei, decimals, each)
    return usd === undefined ? [] : paid.map((reward) => extraGain(reward, usd, 1))
  })
}

interface ProfitTerms {
  readonly price: Loadable<Decimal | undefined>
  readonly shares: NonNullable<Asset['shares']>
  readonly rewards: NonNullable<Asset['rewards']>
}

function profitReading(
  { amount, decimals }: Asset,
  { price, shares, rewards }: ProfitTerms,
  read: CallReader,
  histories: Loadable<PositionHistories>,
): Loadable<Gain | undefined> {
  const known = combineLoadables([
    amount.derive(read),
    shares.amount.derive(read),
    rewards.pending.derive(read),
    price,
    histories,
  ])
  if ('value' in known && known.value[4].get(shares.token) === 'unsettled') return LOADING
  return mapLoadable(known, ([valueWei, sharesNow, pendingWei, each, byToken]) => {
    const history = byToken.get(shares.token)
    const compoundedWei = valueOf(rewards.compounded.derive(read))
    const profit =
      history === 'unsettled'
        ? undefined
        : profitOf(history, { valueWei, shares: sharesNow, pendingWei, compoundedWei })
    return profit && gain(profit.profit, decimals, each)
  })
}

function hasTransfers(histories: Loadable<PositionHistories>, token: Address): boolean {
  const history = valueOf(histories)?.get(token)
  return history !== undefined && history !== 'unsettled' && history.hasTransfers
}

interface LockTerms {
  readonly name: string
  readonly contract: Address
  readonly tokenId: bigint
  readonly symbol: string
  readonly price: Loadable<Decimal | undefined>
  readonly nowSec: number
}

/** Position of a lock: the locked amount, and the reward once unlocked. */
export function lockPosition(
  lock: Loadable<CroLock>,
  { name, contract, tokenId, symbol, price, nowSec }: LockTerms,
): Position {
  const amount = mapLoadable(lock, (known) => known.croAmount + (isUnlocked(known, nowSec) ? known.reward : 0n))
  const position: Position = {
    id: tokenId.toString(),
    name,
    path: routes.croLock,
    contract,
    symbol,
    decimals: CRO_DECIMALS,
    amount,
    usd: mapLoadable(combineLoadables([amount, price]), ([wei, each]) => gain(wei, CRO_DECIMALS, each).usd),
    earned: mapLoadable(combineLoadables([lock, price]), ([{ reward }, each]) => gain(reward, CRO_DECIMALS, each)),
  }
  if (!('value' in lock)) return position
  if (isUnlocked(lock.value, nowSec)) return { ...position, note: { kind: 'unlocked' } }
  return {
    ...position,
    note: { kind: 'locked', untilSec: Number(lock.value.unlockEndTime) },
    apy: mapLoadable(lock, ({ apr }) => toDecimal(apr, LOCK_RATE_DECIMALS)),
  }
}

/**
 * Position in a game: what is still open, and what can be collected.
 * @param name title of the game @param openUnit of stakes without an amount, such as tickets
 */
export function gamePosition(
  { game, currency, position }: OwnGame,
  { name, openUnit }: { readonly name: string; readonly openUnit: string },
): Position {
  const { symbol, decimals } = currency
  const isAmount = valueOf(position)?.open.wei !== undefined
  return {
    id: game,
    name,
    path: routes[game],
    currency,
    ...(isAmount ? { symbol, decimals } : { symbol: openUnit, decimals: 0 }),
    amount: mapLoadable(position, ({ open }) => open.wei ?? BigInt(open.count)),
    unclaimed: mapLoadable(position, ({ unclaimed }) => ({ ...unclaimed, symbol, decimals })),
  }
}

/**
 * Position of a bid in a farm auction: locked until the auction is closed, and then unlocked if it did not win. Undefined
 * for a bid that has won, or was taken back.
 * @param name of the auction @param price USD per token
 */
export function bidPosition(
  bid: Loadable<OwnBid>,
  { address, token }: Pick<FarmAuctions, 'address' | 'token'>,
  { name, price }: { readonly name: string; readonly price: Loadable<Decimal | undefined> },
): Position | undefined {
  const known = valueOf(bid)
  if (known === undefined || !(known.isLocked || known.isReclaimable)) return undefined
  const { symbol, decimals } = token
  const amount = mapLoadable(bid, ({ amountWei }) => amountWei)
  return {
    id: `auction ${known.auctionId}`,
    name,
    path: routes.farmAuctions,
    contract: address,
    currency: token,
    symbol,
    decimals,
    amount,
    usd: mapLoadable(combineLoadables([amount, price]), ([wei, each]) => gain(wei, decimals, each).usd),
    ...(known.isReclaimable && { note: { kind: 'unlocked' } }),
  }
}

/** An asset that the account has left, with its events. */
export interface LeftAsset {
  readonly asset: Asset
  readonly source: EventSource
  readonly history: PositionHistory
}

/** The vaults that the account has left: it holds nothing there, and there are events of it. */
export function leftAssets(
  vaults: readonly Asset[],
  read: CallReader,
  histories: PositionHistories,
): readonly LeftAsset[] {
  return vaults.flatMap((asset): LeftAsset[] => {
    const { shares: source } = asset
    const history = source && histories.get(source.token)
    if (source === undefined || history === undefined || history === 'unsettled' || history.lastBlock === 0) return []
    // Shares that only the events have: the last withdrawal is not among them yet.
    const isBehind = history.isWhole && history.shares !== 0n
    return isBehind || valueOf(asset.amount.derive(read)) !== 0n ? [] : [{ asset, source, history }]
  })
}

/** @param read reads the price of the asset */
export function closedPosition({ asset, source, history }: LeftAsset, read: CallReader): ClosedPosition {
  const { deposited, received, withdrawn, sent, sinceSec, closedSec, isWhole, hasTransfers } = history
  const profit = profitOf(history, { valueWei: 0n, shares: 0n, pendingWei: 0n, compoundedWei: undefined })
  const price: Loadable<Decimal | undefined> = asset.price?.derive(read) ?? ready(undefined)
  return {
    ...nameOf(asset),
    source: { token: source.token, sinceBlock: source.sinceBlock },
    deposited: deposited + received,
    withdrawn: withdrawn + sent,
    profit: mapLoadable(price, (each) => profit && gain(profit.profit, asset.decimals, each)),
    sinceSec,
    closedSec,
    isWhole,
    hasTransfers,
  }
}

export function inscriptionPosition({ protocol, tick, amount }: InscriptionBalance): Position {
  return {
    id: `${protocol} ${tick}`,
    name: tick,
    path: routes.inscription,
    symbol: protocol,
    decimals: 0,
    amount: ready(amount),
  }
}
