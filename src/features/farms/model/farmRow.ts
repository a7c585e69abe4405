import type { Farm } from '@/domain/farm/farm'
import { farmRewardPerBlock } from '@/domain/farm/model/blockRewards'
import { farmMultiplier } from '@/domain/farm/model/multiplier'
import type { FarmReads } from '@/domain/farm/useFarms'
import { valuedView } from '@/domain/price/valuedView'
import { formatDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatApy, formatToken, formatUsdCompact } from '@/lib/figureFormat'
import { type FigureView, figureView, type ValuedView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

/** What a farm's figures are computed from. */
export interface ReadFarm {
  readonly farm: Farm
  readonly reads: FarmReads
  /** APR of the pair's trading fees (1 = 100 %); undefined where it is not known. */
  readonly feeApr: Decimal | undefined
}

/** An amount of the connected account with its value; `none` without a stake. */
export type OwnAmountView = 'disconnected' | 'none' | ValuedView

/** An APR; `unstaked` if nothing is staked, so that there is no rate. */
export type AprView = FigureView | 'unstaked'

/** A farm in the list, as plain data. */
export interface FarmRowView {
  readonly pid: number
  readonly name: string
  readonly isCommunity: boolean
  /** It has no rewards any more. */
  readonly isFinished: boolean
  readonly multiplier: FigureView
  /** Rewards and, where they are known, trading fees. */
  readonly apr: AprView
  readonly liquidity: FigureView
  readonly stake: OwnAmountView
  readonly earned: OwnAmountView
}

/** Digits of amounts in the list. */
const LIST_DIGITS = 4

/** Whether a farm is known to have no rewards any more. */
export function isFinished({ terms }: FarmReads): boolean {
  return valueOf(terms)?.allocPoint === 0n
}

/** Whether the account is known to have a stake. */
export function isStaked({ holding }: FarmReads): boolean {
  return holding !== undefined && (valueOf(holding.stake) ?? 0n) > 0n
}

export function farmRow({ farm, reads, feeApr }: ReadFarm, locale: string): FarmRowView {
  return {
    pid: farm.pid,
    name: farm.staked.symbol,
    isCommunity: farm.isCommunity,
    isFinished: isFinished(reads),
    multiplier: figureView(reads.terms, ({ allocPoint }) => multiplierText(allocPoint, locale)),
    apr: aprView(reads, totalApr({ reads, feeApr }), locale),
    liquidity: figureView(reads.liquidity, ({ usd }) => usd && formatUsdCompact(usd, locale)),
    stake: stakeView(farm, reads, locale, LIST_DIGITS),
    earned: earnedView(farm, reads, locale, LIST_DIGITS),
  }
}

function multiplierText(allocPoint: bigint, locale: string) {
  const text = `${formatDecimal(farmMultiplier(allocPoint), { locale })}X`
  return { text, full: text }
}

/** The APR of rewards and trading fees; that of the rewards alone where the fees are not known. */
export function totalApr({ reads, feeApr }: Pick<ReadFarm, 'reads' | 'feeApr'>): Loadable<Decimal | undefined> {
  return mapLoadable(reads.rewardApr, (rewardApr) => (feeApr === undefined ? rewardApr : rewardApr?.plus(feeApr)))
}

function aprView({ liquidity }: FarmReads, apr: Loadable<Decimal | undefined>, locale: string): AprView {
  if (valueOf(liquidity)?.wei === 0n) return 'unstaked'
  return figureView(apr, (rate) => rate && formatApy(rate, locale))
}

function stakeView(farm: Farm, { holding, stakePrice }: FarmReads, locale: string, digits?: number): OwnAmountView {
  if (holding === undefined) return 'disconnected'
  if (valueOf(holding.stake) === 0n) return 'none'
  return valuedView({ amount: holding.stake, price: stakePrice, currency: farm.staked, locale, digits })
}

function earnedView(farm: Farm, { holding, rewardPrice }: FarmReads, locale: string, digits?: number): OwnAmountView {
  if (holding === undefined) return 'disconnected'
  if (valueOf(holding.stake) === 0n && valueOf(holding.earned) === 0n) return 'none'
  return valuedView({ amount: holding.earned, price: rewardPrice, currency: farm.rewardToken, locale, digits })
}

/** The figures of an open row. */
export interface FarmDetailsView {
  readonly rewardApr: AprView
  /** Undefined where it is not known, and for a single token, which earns none. */
  readonly feeApr: FigureView | undefined
  /** What all stakes together get. */
  readonly rewardPerDay: FigureView
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  readonly stake: OwnAmountView
  readonly earned: OwnAmountView
}

/** @param blocksPerDay of the network */
export function farmDetails({ farm, reads, feeApr }: ReadFarm, blocksPerDay: Decimal, locale: string): FarmDetailsView {
  const { symbol, decimals } = farm.staked
  const reward = farm.rewardToken
  return {
    rewardApr: aprView(reads, reads.rewardApr, locale),
    feeApr: feeApr && { status: 'ready', ...formatApy(feeApr, locale) },
    rewardPerDay: figureView(reads.terms, ({ cakePerBlock, allocPoint, totalAllocPoint }) =>
      formatToken(
        BigInt(blocksPerDay.times(farmRewardPerBlock(cakePerBlock, allocPoint, totalAllocPoint).toString()).toFixed(0)),
        reward.decimals,
        reward.symbol,
        locale,
      ),
    ),
    balance: reads.holding && figureView(reads.holding.balance, (wei) => formatToken(wei, decimals, symbol, locale)),
    stake: stakeView(farm, reads, locale),
    earned: earnedView(farm, reads, locale),
  }
}
