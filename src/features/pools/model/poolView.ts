import type { CakeVaultTerms, CakeVaultUser } from '@/domain/farm/cakeVaultReads'
import { cakeVaultRate, recentProfit, shareValue } from '@/domain/farm/model/cakeVault'
import { type PoolApr, type PoolState, poolApr, poolState } from '@/domain/farm/model/poolState'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { CakeVaultReads } from '@/domain/farm/useCakeVaultReads'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { usdOf, valuedView } from '@/domain/price/valuedView'
import type { Currency } from '@/domain/token/currency'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatUsdCompact } from '@/lib/figureFormat'
import { type FigureView, figureView, type ValuedView } from '@/lib/figureView'
import { combineLoadables, LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

const LIST_DIGITS = 5

/** Id of the automatic vault in the list. */
export const AUTO_ID = 'auto'

/** A rate, or why there is none. */
export type RateView = FigureView | { readonly status: 'absent'; readonly reason: 'noStake' | 'soon' }

/** A row of the list as plain data. */
export interface PoolRowView {
  /** The sousId, or `AUTO_ID`. */
  readonly id: string
  readonly kind: StakingPool['kind'] | 'auto'
  readonly isCommunity: boolean
  readonly staked: Currency
  readonly reward: Currency
  /** Undefined while unknown. */
  readonly state: PoolState | undefined
  /** APR of a pool, APY of the automatic vault. */
  readonly rate: RateView
  /** Of the account; undefined without one. */
  readonly deposit: ValuedView | undefined
  /** Pending reward, or the automatic vault's profit since the last action; undefined without an account. */
  readonly earned: ValuedView | undefined
  readonly total: FigureView
  /** Undefined for a pool that always pays. */
  readonly startBlock: number | undefined
  readonly endBlock: number | undefined
}

/** The numbers that the list is sorted by and filtered by. */
export interface PoolNumbers {
  readonly rate: Loadable<PoolApr>
  readonly earnedUsd: Loadable<Decimal | undefined> | undefined
  readonly totalUsd: Loadable<Decimal | undefined>
  readonly isStaked: boolean
}

export interface PoolRow {
  readonly view: PoolRowView
  readonly numbers: PoolNumbers
}

/** What rows depend on besides their own reads. */
export interface PoolContext {
  /** The latest block; undefined before the first response. */
  readonly block: number | undefined
  readonly blocksPerYear: Decimal
  readonly locale: string
}

/** An amount of a currency with its value, with the digits of the list. */
export function listedAmount(
  amount: Loadable<bigint>,
  price: Loadable<Decimal | undefined>,
  currency: Currency,
  locale: string,
): ValuedView {
  return valuedView({ amount, price, currency, locale, digits: LIST_DIGITS })
}

/** The rate as it is shown. */
function rateView(rate: Loadable<PoolApr>, locale: string): RateView {
  const known = valueOf(rate)
  if (known === 'noStake' || known === 'soon') return { status: 'absent', reason: known }
  return figureView(rate, (apr) => (Decimal.isBigNumber(apr) ? formatApy(apr, locale) : undefined))
}

/** The APR of a pool; loading before the first block. */
function poolRate(pool: StakingPool, reads: PoolReads, { block, blocksPerYear }: PoolContext): Loadable<PoolApr> {
  if (block === undefined) return LOADING
  return mapLoadable(
    combineLoadables([reads.terms, reads.stakedPrice, reads.rewardPrice]),
    ([terms, stakedPrice, rewardPrice]) =>
      poolApr(pool, { terms, stakedPrice, rewardPrice }, poolState(terms, block), blocksPerYear),
  )
}

const asNumber = (block: bigint | undefined) => (block === undefined ? undefined : Number(block))

/**
 * A row of the list.
 * @param vaultStake what the automatic vault has staked in the manual pool, which is not counted there
 */
export function poolRow(
  pool: StakingPool,
  reads: PoolReads,
  context: PoolContext,
  vaultStake?: Loadable<bigint>,
): PoolRow {
  const { sousId, kind, isCommunity, staked, reward } = pool
  const { terms, stakedPrice, rewardPrice, own } = reads
  const { block, locale } = context
  const known = valueOf(terms)
  const rate = poolRate(pool, reads, context)
  const all = mapLoadable(terms, ({ totalStaked }) => totalStaked)
  const total =
    vaultStake === undefined ? all : mapLoadable(combineLoadables([all, vaultStake]), ([wei, vault]) => wei - vault)
  const totalUsd = usdOf(total, stakedPrice, staked.decimals)
  return {
    view: {
      id: String(sousId),
      kind,
      isCommunity: isCommunity === true,
      staked,
      reward,
      state: known === undefined || block === undefined ? undefined : poolState(known, block),
      rate: rateView(rate, locale),
      deposit: own && listedAmount(own.staked, stakedPrice, staked, locale),
      earned: own && listedAmount(own.pending, rewardPrice, reward, locale),
      total: figureView(totalUsd, (usd) => usd && formatUsdCompact(usd, locale)),
      startBlock: asNumber(known?.startBlock),
      endBlock: asNumber(known?.endBlock),
    },
    numbers: {
      rate,
      earnedUsd: own && usdOf(own.pending, rewardPrice, reward.decimals),
      totalUsd,
      isStaked: own !== undefined && (valueOf(own.staked) ?? 0n) > 0n,
    },
  }
}

/** The APY of the automatic vault: what harvests leave of the manual pool's APR is compounded. */
export function vaultRate(apr: Loadable<PoolApr>, terms: Loadable<CakeVaultTerms>): Loadable<PoolApr> {
  return mapLoadable(combineLoadables([apr, terms]), ([rate, vault]) => cakeVaultRate(rate, vault))
}

/** What an account has in the automatic vault, in base units. */
export interface VaultPosition {
  readonly value: Loadable<bigint>
  /** Since the last deposit or withdrawal; negative for a loss. */
  readonly profit: Loadable<bigint>
}

/** The value of an account's shares and its recent profit. */
export function vaultPosition(user: Loadable<CakeVaultUser>, terms: Loadable<CakeVaultTerms>): VaultPosition {
  const both = combineLoadables([user, terms])
  return {
    value: mapLoadable(both, ([account, vault]) => shareValue(account.shares, vault.pricePerFullShare)),
    profit: mapLoadable(both, ([account, vault]) =>
      recentProfit(account.shares, vault.pricePerFullShare, account.valueAtLastAction),
    ),
  }
}

/**
 * The automatic vault's row.
 * @param manual the manual pool, in which the vault stakes
 * @param manualReads of that pool
 */
export function vaultRow(
  manual: StakingPool,
  manualReads: PoolReads,
  { terms, user }: CakeVaultReads,
  context: PoolContext,
): PoolRow {
  const { staked } = manual
  const { block, locale } = context
  const { stakedPrice } = manualReads
  const known = valueOf(manualReads.terms)
  const rate = vaultRate(poolRate(manual, manualReads, context), terms)
  const position = user && vaultPosition(user, terms)
  const totalUsd = usdOf(
    mapLoadable(terms, ({ totalAssets }) => totalAssets),
    stakedPrice,
    staked.decimals,
  )
  const poolIs = known === undefined || block === undefined ? undefined : poolState(known, block)
  return {
    view: {
      id: AUTO_ID,
      kind: 'auto',
      isCommunity: false,
      staked,
      reward: staked,
      state: valueOf(terms)?.isPaused === true ? 'inactive' : poolIs,
      rate: rateView(rate, locale),
      deposit: position && listedAmount(position.value, stakedPrice, staked, locale),
      earned: position && listedAmount(position.profit, stakedPrice, staked, locale),
      total: figureView(totalUsd, (usd) => usd && formatUsdCompact(usd, locale)),
      startBlock: undefined,
      endBlock: undefined,
    },
    numbers: {
      rate,
      earnedUsd: position && usdOf(position.profit, stakedPrice, staked.decimals),
      totalUsd,
      isStaked: user !== undefined && (valueOf(user)?.shares ?? 0n) > 0n,
    },
  }
}
