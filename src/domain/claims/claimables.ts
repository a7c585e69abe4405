import { combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import type { Address } from '@/lib/hex'
import type { OwnCampaign } from './campaignReads'
import type { Claims } from './claims'
import type { PlayerBunny } from './playerBunnies'
import { type PreSeedClaim, preSeedClaimReading } from './preSeedReads'
import { type StakeWrapperTokens, type WrapperAccount } from './stakeWrapper'
import type { TokenFacts } from './tokenFacts'

/** Something that an account can claim now. Amounts in base units. */
export type Claimable =
  | { readonly kind: 'points'; readonly contract: Address; readonly points: bigint; readonly endBlock: number }
  | {
      readonly kind: 'refund'
      readonly contract: Address
      readonly amountWei: bigint
      readonly token: TokenFacts
      readonly endBlock: number
    }
  | { readonly kind: 'teamBunny'; readonly contract: Address; readonly endBlock: number }
  | {
      readonly kind: 'earlyBunny'
      readonly contract: Address
      readonly bunnyId: number
      readonly name: string
      /** 0 for a free one. */
      readonly costWei: bigint
    }
  | { readonly kind: 'playerBunny'; readonly bunny: PlayerBunny; readonly endBlock: number }
  /** CRO of a pre-seed that failed. */
  | { readonly kind: 'preSeedRefund'; readonly contract: Address; readonly amountWei: bigint }
  /** Released tokens of a pre-seed. */
  | { readonly kind: 'release'; readonly contract: Address; readonly amountWei: bigint; readonly token: TokenFacts }
  /** Rewards of the staking wrapper, or fees as a referrer. */
  | {
      readonly kind: 'reward' | 'referralFee'
      readonly contract: Address
      readonly amountWei: bigint
      readonly token: TokenFacts
    }

/** What an account can claim from campaigns, as their contracts say it for the block of the read. */
export function campaignClaimables(
  campaigns: readonly OwnCampaign[],
  { product }: Pick<Claims, 'product'>,
): readonly Claimable[] {
  return campaigns.flatMap(({ campaign, own }): readonly Claimable[] => {
    if (own?.canClaim !== true) return []
    const { contract } = campaign
    switch (campaign.kind) {
      case 'points':
        return [{ kind: 'points', contract, points: campaign.points, endBlock: campaign.endBlock }]
      case 'refund':
        return [
          { kind: 'refund', contract, amountWei: campaign.amountWei, token: product, endBlock: campaign.endBlock },
        ]
      case 'teamBunny':
        return [{ kind: 'teamBunny', contract, endBlock: campaign.endBlock }]
      case 'earlyBunny': {
        const { bunnyId, name, costWei } = campaign
        return [{ kind: 'earlyBunny', contract, bunnyId, name, costWei }]
      }
    }
  })
}

/** Bunnies that an account can claim as a player. */
export function playerClaimables(bunnies: readonly PlayerBunny[]): readonly Claimable[] {
  return bunnies
    .filter(({ canClaim }) => canClaim)
    .map((bunny) => ({ kind: 'playerBunny', bunny, endBlock: bunny.endBlock }))
}

/** What an account can get from all pre-seeds now, in the order of the deployment. */
export function preSeedClaimsReading(
  { preSeeds }: Claims,
  account: Address | undefined,
): Reading<readonly PreSeedClaim[]> {
  if (account === undefined) return constantReading([])
  return combineReadings(
    preSeeds.map((contracts) => preSeedClaimReading(contracts, account)),
    (...all) => all,
  )
}

/** Refunds and released tokens that an account can get from pre-seeds. */
export function preSeedClaimables(claims: readonly PreSeedClaim[]): readonly Claimable[] {
  return claims.flatMap(({ preSeed, refundWei, token }): readonly Claimable[] => [
    ...(refundWei > 0n ? [{ kind: 'preSeedRefund' as const, contract: preSeed, amountWei: refundWei }] : []),
    ...(token?.own !== undefined && token.own.claimableWei > 0n
      ? [{ kind: 'release' as const, contract: token.address, amountWei: token.own.claimableWei, token }]
      : []),
  ])
}

/** Rewards and fees that an account can claim from the staking wrapper. */
export function wrapperClaimables(
  { contract, rewardToken }: Pick<StakeWrapperTokens, 'contract' | 'rewardToken'>,
  { pendingWei, pendingFeeWei }: WrapperAccount,
): readonly Claimable[] {
  const all = [
    { kind: 'reward', contract, amountWei: pendingWei, token: rewardToken },
    { kind: 'referralFee', contract, amountWei: pendingFeeWei, token: rewardToken },
  ] as const
  return all.filter(({ amountWei }) => amountWei > 0n)
}
