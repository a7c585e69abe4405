import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { claimTokenContract } from '@/chain/contracts/claimToken'
import { erc20Contract } from '@/chain/contracts/erc20'
import { preSeedContract } from '@/chain/contracts/preSeed'
import type { Address } from '@/lib/hex'
import type { ClaimToken, PreSeed } from './preSeed'
import { tokenFactsReading } from './tokenFacts'

/** A pre-seed, with what an account contributed. */
export function preSeedReading(contract: Address, account: Address | undefined): Reading<PreSeed> {
  const seed = preSeedContract(contract)
  return combineReadings(
    [
      callReading(seed.opensAt()),
      callReading(seed.closesAt()),
      callReading(seed.minimum()),
      callReading(seed.maximum()),
      callReading(seed.maximumPerAccount()),
      callReading(seed.totalContributions()),
      callReading(seed.hasSucceeded()),
      callReading(seed.hasFailed()),
      callReading(seed.isCollected()),
      account === undefined ? constantReading(undefined) : callReading(seed.contributors(account)),
    ],
    (opensAt, closesAt, minimum, maximum, perAccount, total, hasSucceeded, hasFailed, isCollected, own): PreSeed => ({
      contract,
      opensAt: Number(opensAt),
      closesAt: Number(closesAt),
      minimumWei: minimum,
      maximumWei: maximum,
      maximumPerAccountWei: perAccount,
      totalWei: total,
      hasSucceeded,
      hasFailed,
      isCollected,
      ownWei: own,
    }),
  )
}

/** The token of a pre-seed, with what an account has of it. Its names are made safe to show. */
export function claimTokenReading(contract: Address, account: Address | undefined): Reading<ClaimToken> {
  const token = claimTokenContract(contract)
  const erc20 = erc20Contract(contract)
  const own =
    account === undefined
      ? constantReading(undefined)
      : combineReadings(
          [
            callReading(token.allotmentOf(account)),
            callReading(token.claimed(account)),
            callReading(token.claimable(account)),
            callReading(erc20.balanceOf(account)),
          ],
          (allotmentWei, claimedWei, claimableWei, balanceWei) => ({
            allotmentWei,
            claimedWei,
            claimableWei,
            balanceWei,
          }),
        )
  return combineReadings(
    [tokenFactsReading(contract), callReading(token.allocation()), callReading(token.releaseSec()), own],
    (facts, allocationWei, releaseSec, ownAmounts): ClaimToken => ({
      ...facts,
      allocationWei,
      releaseSec: Number(releaseSec),
      own: ownAmounts,
    }),
  )
}

/** What an account can get from a pre-seed now, in base units. */
export interface PreSeedClaim {
  readonly preSeed: Address
  /** Wei. */
  readonly refundWei: bigint
  /** Undefined if the pre-seed has no token. */
  readonly token: ClaimToken | undefined
}

/** What an account can get from a pre-seed now: its CRO back, or what is released of the token. */
export function preSeedClaimReading(
  { preSeed, token }: { readonly preSeed: Address; readonly token?: Address },
  account: Address,
): Reading<PreSeedClaim> {
  const seed = preSeedContract(preSeed)
  return combineReadings(
    [
      callReading(seed.hasFailed()),
      callReading(seed.contributors(account)),
      token === undefined ? constantReading(undefined) : claimTokenReading(token, account),
    ],
    (hasFailed, contributedWei, claimToken) => ({
      preSeed,
      refundWei: hasFailed ? contributedWei : 0n,
      token: claimToken,
    }),
  )
}
