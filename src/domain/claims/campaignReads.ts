import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { earlyBunniesContract } from '@/chain/contracts/earlyBunnies'
import { erc20Contract } from '@/chain/contracts/erc20'
import { pointCampaignContract } from '@/chain/contracts/pointCampaign'
import { profileRefundContract } from '@/chain/contracts/profileRefund'
import { teamBunniesContract } from '@/chain/contracts/teamBunnies'
import { kindNamesReading } from '@/domain/profile/reads'
import type { Address } from '@/lib/hex'
import type { Campaign, CampaignAccount, EarlyBunny, PointCampaign, ProfileRefund, TeamBunnies } from './campaigns'
import type { Claims } from './claims'

/** A campaign that gives points. */
export function pointCampaignReading(contract: Address): Reading<PointCampaign> {
  const campaign = pointCampaignContract(contract)
  return combineReadings(
    [
      callReading(campaign.campaignId()),
      callReading(campaign.numberPoints()),
      callReading(campaign.thresholdPoints()),
      callReading(campaign.startBlock()),
      callReading(campaign.endBlock()),
    ],
    (campaignId, points, thresholdPoints, startBlock, endBlock): PointCampaign => ({
      kind: 'points',
      contract,
      campaignId,
      points,
      thresholdPoints,
      startBlock: Number(startBlock),
      endBlock: Number(endBlock),
    }),
  )
}

/** A campaign that pays refunds to early users. */
export function profileRefundReading(contract: Address, product: Address): Reading<ProfileRefund> {
  const refund = profileRefundContract(contract)
  return combineReadings(
    [
      callReading(refund.numberCake()),
      callReading(refund.thresholdUser()),
      callReading(erc20Contract(product).balanceOf(contract)),
      callReading(refund.startBlock()),
      callReading(refund.endBlock()),
    ],
    (amountWei, thresholdUser, balanceWei, startBlock, endBlock): ProfileRefund => ({
      kind: 'refund',
      contract,
      amountWei,
      thresholdUser: Number(thresholdUser),
      balanceWei,
      startBlock: Number(startBlock),
      endBlock: Number(endBlock),
    }),
  )
}

/** Kinds of the bunnies that a campaign gives to the first `teams` teams; 0 for a team without one. */
function teamKindsReading(contract: Address, teams: number): Reading<readonly number[]> {
  return combineReadings(
    Array.from({ length: teams }, (_, index) =>
      callReading(teamBunniesContract(contract).teamIdToBunnyId(BigInt(index + 1))),
    ),
    (...kinds) => kinds.map(Number),
  )
}

/** Kinds of bunnies by campaign and team, which never change; the names of the kinds are read by them. */
export function teamBunnyKindsReading(
  { teamBunnies }: Pick<Claims, 'teamBunnies'>,
  teams: number,
): Reading<readonly (readonly number[])[]> {
  return combineReadings(
    teamBunnies.map((contract) => teamKindsReading(contract, teams)),
    (...kinds) => kinds,
  )
}

/** A campaign that gives a bunny of their team to early members. @param kinds by team, 0 for none */
export function teamBunniesReading(
  contract: Address,
  bunnies: Address,
  kinds: readonly number[],
): Reading<TeamBunnies> {
  const campaign = teamBunniesContract(contract)
  return combineReadings(
    [
      callReading(campaign.thresholdUser()),
      callReading(campaign.startBlock()),
      callReading(campaign.endBlock()),
      kindNamesReading(bunnies, kinds),
    ],
    (thresholdUser, startBlock, endBlock, names): TeamBunnies => ({
      kind: 'teamBunny',
      contract,
      thresholdUser: Number(thresholdUser),
      startBlock: Number(startBlock),
      endBlock: Number(endBlock),
      bunnies: kinds.flatMap((kind, index) =>
        kind === 0 ? [] : [{ teamId: index + 1, kind, name: names[index] ?? '' }],
      ),
    }),
  )
}

/** A bunny for early users; undefined for a kind that their contract does not have. */
export function earlyBunnyReading(contract: Address, bunnies: Address, kind: number): Reading<EarlyBunny | undefined> {
  const early = earlyBunniesContract(contract)
  return combineReadings(
    [callReading(early.bunnyCharacteristics(BigInt(kind))), kindNamesReading(bunnies, [kind])],
    ({ isCreated, thresholdUser, cakeCost, isActive }, [name = '']): EarlyBunny | undefined =>
      isCreated
        ? {
            kind: 'earlyBunny',
            contract,
            bunnyId: kind,
            name,
            thresholdUser: Number(thresholdUser),
            costWei: cakeCost,
            isActive,
          }
        : undefined,
  )
}

/** Names a campaign; the id of the bunny is only that of an early one. */
export type CampaignRef =
  | { readonly kind: Exclude<Campaign['kind'], 'earlyBunny'>; readonly contract: Address }
  | { readonly kind: 'earlyBunny'; readonly contract: Address; readonly bunnyId: number }

function ownCalls(of: CampaignRef, account: Address) {
  if (of.kind === 'earlyBunny') {
    const early = earlyBunniesContract(of.contract)
    const bunnyId = BigInt(of.bunnyId)
    return { hasClaimed: early.hasClaimed(account, bunnyId), canClaim: early.canClaimSingle(account, bunnyId) }
  }
  const factories = { points: pointCampaignContract, refund: profileRefundContract, teamBunny: teamBunniesContract }
  const campaign = factories[of.kind](of.contract)
  return { hasClaimed: campaign.hasClaimed(account), canClaim: campaign.canClaim(account) }
}

/** Whether an account has claimed from a campaign, and whether it can now. */
export function campaignAccountReading(of: CampaignRef, account: Address): Reading<CampaignAccount> {
  const { hasClaimed, canClaim } = ownCalls(of, account)
  return combineReadings([callReading(hasClaimed), callReading(canClaim)], (claimed, can) => ({
    hasClaimed: claimed,
    canClaim: can,
  }))
}

/** A campaign with what an account has in it; `own` is undefined without an account. */
export interface OwnCampaign {
  readonly campaign: Campaign
  readonly own: CampaignAccount | undefined
}

function ownReading(
  of: CampaignRef,
  terms: Reading<Campaign | undefined>,
  account: Address | undefined,
): Reading<OwnCampaign | undefined> {
  const own = account === undefined ? constantReading(undefined) : campaignAccountReading(of, account)
  return combineReadings([terms, own], (campaign, state) => campaign && { campaign, own: state })
}

/**
 * All campaigns with what an account has in each: points, refunds, bunnies of teams, bunnies for early users.
 * @param kinds of the bunnies of teams, by `teamBunnyKindsReading`
 */
export function campaignsReading(
  claims: Claims,
  kinds: readonly (readonly number[])[],
  account: Address | undefined,
): Reading<readonly OwnCampaign[]> {
  const { pointCampaigns, profileRefunds, teamBunnies, bunnies, product, earlyBunnies, earlyBunnyKinds } = claims
  const readings = [
    ...pointCampaigns.map((contract) =>
      ownReading({ kind: 'points', contract }, pointCampaignReading(contract), account),
    ),
    ...profileRefunds.map((contract) =>
      ownReading({ kind: 'refund', contract }, profileRefundReading(contract, product.address), account),
    ),
    ...teamBunnies.map((contract, index) =>
      ownReading({ kind: 'teamBunny', contract }, teamBunniesReading(contract, bunnies, kinds[index] ?? []), account),
    ),
    ...earlyBunnyKinds.map((bunnyId) =>
      ownReading(
        { kind: 'earlyBunny', contract: earlyBunnies, bunnyId },
        earlyBunnyReading(earlyBunnies, bunnies, bunnyId),
        account,
      ),
    ),
  ]
  return combineReadings(readings, (...all) => all.filter((own) => own !== undefined))
}
