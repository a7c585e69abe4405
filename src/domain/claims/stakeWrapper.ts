import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { stakeWrapperContract } from '@/chain/contracts/stakeWrapper'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { type TokenFacts, tokenFactsReading } from './tokenFacts'

/** What never changes of a staking wrapper. */
export interface StakeWrapperTokens {
  readonly contract: Address
  /** The pool in which it stakes. */
  readonly pool: Address
  readonly stakedToken: TokenFacts
  readonly rewardToken: TokenFacts
  /** The referrer's part of a reward, in basis points. */
  readonly referralBps: number
}

/** Addresses of a wrapper's pool and tokens. */
export interface StakeWrapperRefs {
  readonly pool: Address
  readonly stakedToken: Address
  readonly rewardToken: Address
}

/** Pool and tokens of a staking wrapper. */
export function wrapperRefsReading(contract: Address): Reading<StakeWrapperRefs> {
  const wrapper = stakeWrapperContract(contract)
  return combineReadings(
    [callReading(wrapper.pool()), callReading(wrapper.stakedToken()), callReading(wrapper.tonic())],
    (pool, stakedToken, rewardToken) => ({ pool, stakedToken, rewardToken }),
  )
}

/** What never changes of a staking wrapper. @param refs by `wrapperRefsReading` */
export function wrapperTokensReading(
  contract: Address,
  { pool, stakedToken, rewardToken }: StakeWrapperRefs,
): Reading<StakeWrapperTokens> {
  return combineReadings(
    [
      tokenFactsReading(stakedToken),
      tokenFactsReading(rewardToken),
      callReading(stakeWrapperContract(contract).referralFee()),
    ],
    (staked, reward, referralBps) => ({
      contract,
      pool,
      stakedToken: staked,
      rewardToken: reward,
      referralBps: Number(referralBps),
    }),
  )
}

/** All staked tokens of a wrapper, in base units. */
export function wrapperTotalReading(contract: Address): Reading<bigint> {
  return callReading(stakeWrapperContract(contract).totalShares())
}

/** What an account has in a staking wrapper; base units. */
export interface WrapperAccount {
  readonly shareWei: bigint
  /** Own rewards that can be claimed now. */
  readonly pendingWei: bigint
  /** Fees as a referrer that can be claimed now. */
  readonly pendingFeeWei: bigint
  /** Set for good by the first deposit with one. */
  readonly referrer: Address | undefined
}

/** What an account has in a staking wrapper. */
export function wrapperAccountReading(contract: Address, account: Address): Reading<WrapperAccount> {
  const wrapper = stakeWrapperContract(contract)
  return combineReadings(
    [
      callReading(wrapper.shareOf(account)),
      callReading(wrapper.pendingTonic(account)),
      callReading(wrapper.pendingFee(account)),
      callReading(wrapper.referrerOf(account)),
    ],
    (shareWei, pendingWei, pendingFeeWei, referrer) => ({
      shareWei,
      pendingWei,
      pendingFeeWei,
      referrer: referrer === ZERO_ADDRESS ? undefined : referrer,
    }),
  )
}
