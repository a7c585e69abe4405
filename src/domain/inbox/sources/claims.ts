import { combineReadings, type Reading } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { campaignsReading, type OwnCampaign, teamBunnyKindsReading } from '@/domain/claims/campaignReads'
import type { Campaign } from '@/domain/claims/campaigns'
import { campaignValues, claimTx } from '@/domain/claims/campaignTx'
import { type Claimable, preSeedClaimables, wrapperClaimables } from '@/domain/claims/claimables'
import { type Claims, claimsOf } from '@/domain/claims/claims'
import { playerBunnyReading } from '@/domain/claims/playerBunnies'
import { claimPlayerBunnyTx } from '@/domain/claims/playerBunnyTx'
import { preSeedClaimReading } from '@/domain/claims/preSeedReads'
import { claimTokenTx, preSeedRefundTx } from '@/domain/claims/preSeedTx'
import { wrapperAccountReading, wrapperRefsReading, wrapperTokensReading } from '@/domain/claims/stakeWrapper'
import { wrapperClaimTx } from '@/domain/claims/wrapperTx'
import { profilesOf } from '@/domain/profile/profiles'
import { teamCountReading } from '@/domain/profile/reads'
import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import {
  type Findings,
  type InboxAmount,
  type InboxContext,
  type InboxItem,
  type InboxSource,
  nftAmount,
} from '../item'

const SHARED = { area: 'claims', kind: 'claim', path: routes.claims } as const

function campaignAmounts(campaign: Campaign, { product, bunnies }: Claims): readonly InboxAmount[] {
  switch (campaign.kind) {
    case 'points':
      return []
    case 'refund':
      return [{ currency: product, wei: campaign.amountWei }]
    case 'teamBunny':
    case 'earlyBunny':
      return [nftAmount(bunnies, 1)]
  }
}

/** A bunny that has to be paid for is no claim: it would cost what nobody has agreed to. */
const isFree = (campaign: Campaign) => campaign.kind !== 'earlyBunny' || campaign.costWei === 0n

function campaignItems(claims: Claims, all: readonly OwnCampaign[]): readonly InboxItem[] {
  return all.flatMap(({ campaign, own }): readonly InboxItem[] => {
    if (own?.canClaim !== true || !isFree(campaign)) return []
    const bunny = campaign.kind === 'earlyBunny' ? ` ${campaign.bunnyId}` : ''
    return [
      {
        ...SHARED,
        id: `claims ${campaign.kind} ${campaign.contract}${bunny}`,
        title: { key: `inbox.title.claims.${campaign.kind}`, values: campaignValues(campaign, claims) },
        amounts: campaignAmounts(campaign, claims),
        ...('endBlock' in campaign && { until: { block: campaign.endBlock } }),
        claim: claimTx(claims, campaign),
      },
    ]
  })
}

/** Which bunnies a team's campaign gives follows from the number of teams. */
function campaignsPart({ account }: InboxContext, claims: Claims): Reading<Findings> {
  return combineReadings(
    [teamCountReading(claims.profile)],
    (teams): Findings => ({
      items: [],
      rest: combineReadings(
        [teamBunnyKindsReading(claims, teams)],
        (kinds): Findings => ({
          items: [],
          rest: combineReadings(
            [campaignsReading(claims, kinds, account)],
            (all): Findings => ({
              items: campaignItems(claims, all),
            }),
          ),
        }),
      ),
    }),
  )
}

function preSeedPart({ account }: InboxContext, claims: Claims, seed: Claims['preSeeds'][number]): Reading<Findings> {
  return combineReadings(
    [preSeedClaimReading(seed, account)],
    (found): Findings => ({
      items: preSeedClaimables([found]).flatMap((claimable): readonly InboxItem[] => {
        if (claimable.kind !== 'preSeedRefund' && claimable.kind !== 'release') return []
        const { contract, amountWei } = claimable
        const isRefund = claimable.kind === 'preSeedRefund'
        const currency: Currency = isRefund ? getNativeCurrency() : claimable.token
        const claim =
          isRefund || found.token === undefined
            ? preSeedRefundTx(claims, { contract }, amountWei)
            : claimTokenTx(claims, found.token, amountWei)
        return [
          {
            ...SHARED,
            id: `claims ${claimable.kind} ${contract}`,
            title: { key: `inbox.title.claims.${claimable.kind}`, values: { asset: currency.symbol } },
            amounts: [{ currency, wei: amountWei }],
            claim,
          },
        ]
      }),
    }),
  )
}

function playersPart({ network, account }: InboxContext): readonly Reading<Findings>[] {
  const profiles = profilesOf(network)
  const { vaultBunny, predictionBunny } = network.profile?.contracts ?? {}
  if (profiles === undefined) return []
  const places = [
    ['vault', vaultBunny],
    ['prediction', predictionBunny],
  ] as const
  return places.flatMap(([id, contract]) =>
    contract === undefined
      ? []
      : [
          combineReadings(
            [playerBunnyReading(id, contract, profiles.bunnies, account)],
            (bunny): Findings => ({
              items: bunny.canClaim
                ? [
                    {
                      ...SHARED,
                      id: `claims player ${id}`,
                      title: {
                        key: 'inbox.title.claims.playerBunny',
                        values: { name: bunny.name, points: bunny.points.toString() },
                      },
                      amounts: [nftAmount(profiles.bunnies, 1)],
                      until: { block: bunny.endBlock },
                      claim: claimPlayerBunnyTx(profiles, bunny),
                    },
                  ]
                : [],
            }),
          ),
        ],
  )
}

type WrapperClaimable = Extract<Claimable, { readonly kind: 'reward' | 'referralFee' }>

function wrapperPart({ network, account }: InboxContext): readonly Reading<Findings>[] {
  const wrapper = network.farms.contracts.stakeWrapper
  const { multicall } = network.contracts
  if (wrapper === undefined || multicall === undefined) return []
  return [
    combineReadings(
      [wrapperRefsReading(wrapper)],
      (refs): Findings => ({
        items: [],
        rest: combineReadings(
          [wrapperTokensReading(wrapper, refs), wrapperAccountReading(wrapper, account)],
          (tokens, own): Findings => ({
            items: wrapperClaimables(tokens, own)
              .filter((claimable): claimable is WrapperClaimable => 'token' in claimable)
              .map(({ kind, amountWei, token }) => ({
                ...SHARED,
                id: `claims wrapper ${kind}`,
                title: { key: `inbox.title.claims.${kind}` },
                amounts: [{ currency: token, wei: amountWei }],
                claim: wrapperClaimTx({ ...tokens, multicall }, kind === 'reward' ? 'reward' : 'fee', amountWei),
              })),
          }),
        ),
      }),
    ),
  ]
}

/** Campaigns, bunnies of players, pre-seeds and the staking wrapper. Bunnies of lottery players are on the claims page. */
export const claimsSource: InboxSource = {
  area: 'claims',
  readings: (context) => {
    const claims = claimsOf(context.network)
    const own =
      claims === undefined
        ? []
        : [campaignsPart(context, claims), ...claims.preSeeds.map((seed) => preSeedPart(context, claims, seed))]
    return [...own, ...playersPart(context), ...wrapperPart(context)]
  },
}
