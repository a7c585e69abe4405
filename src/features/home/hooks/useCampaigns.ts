import { useMemo } from 'react'
import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { rewarderContract } from '@/chain/contracts/rewarder'
import { type Deployment, fromDeployment, getDeployment } from '@/config/deployment'
import { type Auction, type FarmAuctions, getFarmAuctions } from '@/domain/auction/auction'
import { auctionReading, auctionStateReading } from '@/domain/auction/reads'
import { poolTermsReading } from '@/domain/farm/poolReads'
import { getStakingPools } from '@/domain/farm/stakingPool'
import { getOfferings } from '@/domain/ifo/offering'
import { saleBlocksReading } from '@/domain/ifo/reads'
import { getLottery, type Lottery } from '@/domain/lottery/lottery'
import { lotteryRoundReading, lotteryStateReading } from '@/domain/lottery/reads'
import type { LotteryRound } from '@/domain/lottery/round'
import { type Vault, vaultSchedule } from '@/domain/vault/vault'
import { useBlock } from '@/hooks/useBlock'
import { useBlockTime } from '@/hooks/useBlockTime'
import { useCallReader } from '@/hooks/useCallReader'
import { useReading } from '@/hooks/useReading'
import { valueOf } from '@/lib/loadable'
import type { Schedule } from '@/lib/schedule'
import {
  auctionCampaign,
  type Campaign,
  type CampaignClock,
  type CampaignSubject,
  drawCampaign,
  nextCampaigns,
  nftEvents,
  poolCampaign,
  saleCampaign,
  timedCampaign,
} from '../model/campaigns'
import { getHomeVaults } from './useHomeVaults'

const SHOWN = 6
/** Schedules rarely change. */
const READ_OPTIONS = { blocksPerFetch: 50 } as const

interface Scheduled {
  readonly subject: CampaignSubject
  readonly schedule: Schedule
}

/** Reads the change of one schedule. */
type CampaignReading = Reading<(clock: CampaignClock) => Campaign | undefined>

const getReadings = fromDeployment((): readonly CampaignReading[] => [
  ...getStakingPools()
    .filter(({ kind }) => kind !== 'manual')
    .map((pool) =>
      combineReadings([poolTermsReading(pool)], (terms) => (clock: CampaignClock) => poolCampaign(pool, terms, clock)),
    ),
  ...openVaults().flatMap(rewardReadings),
  ...(getOfferings()?.list ?? []).map((offering) =>
    combineReadings(
      [saleBlocksReading(offering)],
      (sale) => (clock: CampaignClock) => saleCampaign(offering.token, sale, clock),
    ),
  ),
])

const getScheduled = fromDeployment((network): readonly Scheduled[] => [
  ...getHomeVaults().flatMap((vault) => vaultCampaigns(network, vault)),
  ...nftCampaigns(network),
])

/**
 * What starts, ends or is drawn within 30 days, the next first: pools, extra rewards, offerings, the lottery and farm
 * auctions by their contracts, vaults and events by the deployment. Without those that are not read yet.
 */
export function useCampaigns(): readonly Campaign[] {
  const read = useCallReader(getReadings(), READ_OPTIONS)
  const lottery = getLottery()
  const round = useLatestRound(lottery)
  const auctions = getFarmAuctions()
  const auction = useLatestAuction(auctions)
  const block = useBlock()
  const blockTimeSec = useBlockTime() ?? getDeployment().defaultBlockTimeSec
  return useMemo(() => {
    if (block === undefined) return []
    const clock = { block: block.number, timeSec: block.timestampSec, blockTimeSec }
    const draw = lottery && round && drawCampaign(round, lottery.token, clock)
    const bidding = auctions && auction && auctionCampaign(auction, auctions.token, clock)
    return nextCampaigns(
      [
        ...getReadings().flatMap((reading) => valueOf(reading.derive(read))?.(clock) ?? []),
        ...getScheduled().flatMap(({ subject, schedule }) => timedCampaign(subject, schedule, clock) ?? []),
        ...[draw, bidding].filter((campaign) => campaign !== undefined),
      ],
      SHOWN,
    )
  }, [read, lottery, round, auctions, auction, block, blockTimeSec])
}

/** The latest lottery; undefined while it is not read, and on a network without the lottery. */
function useLatestRound(lottery: Lottery | undefined): LotteryRound | undefined {
  const state = useReading(
    useMemo(() => lottery && lotteryStateReading(lottery.address), [lottery]),
    READ_OPTIONS,
  )
  const id = valueOf(state)?.currentId
  const round = useReading(
    useMemo(() => (lottery && id !== undefined ? lotteryRoundReading(lottery.address, id) : undefined), [lottery, id]),
    READ_OPTIONS,
  )
  return valueOf(round)
}

/** The latest farm auction; undefined while it is not read, and without one. */
function useLatestAuction(auctions: FarmAuctions | undefined): Auction | undefined {
  const address = auctions?.address
  const state = useReading(
    useMemo(() => address && auctionStateReading(address), [address]),
    READ_OPTIONS,
  )
  const id = valueOf(state)?.currentId
  const auction = useReading(
    useMemo(() => (address && id ? auctionReading(address, id) : undefined), [address, id]),
    READ_OPTIONS,
  )
  return valueOf(auction)
}

function openVaults(): readonly Vault[] {
  return getHomeVaults().filter(({ isDeprecated }) => isDeprecated !== true)
}

function rewardReadings(vault: Vault): readonly CampaignReading[] {
  const { yieldSource } = vault.deployed
  if (yieldSource.kind !== 'farmPerBlock' && yieldSource.kind !== 'farmPerSecond') return []
  return yieldSource.rewarders.map(({ rewardMasterChef, rewardToken: token }) => {
    const rewarder = rewarderContract(rewardMasterChef)
    return combineReadings(
      [callReading(rewarder.rewardEndTimestamp()), callReading(rewarder.rewardPerSecond())],
      (endSec, perSecond) => (clock: CampaignClock) =>
        perSecond === 0n
          ? undefined
          : timedCampaign({ kind: 'rewards', vault, token }, { until: Number(endSec) }, clock),
    )
  })
}

function vaultCampaigns(network: Deployment, vault: Vault): readonly Scheduled[] {
  const { boostWindow } = vault
  const bonus = boostWindow && network.windows[boostWindow]
  return [
    { subject: { kind: 'vault', vault }, schedule: vaultSchedule(network, vault.id) },
    ...(bonus ? [{ subject: { kind: 'bonus' as const, vault }, schedule: bonus }] : []),
  ]
}

function nftCampaigns({ nft: { contracts }, windows }: Deployment): readonly Scheduled[] {
  const contractOf = {
    loyaltyNftSale: contracts.loyaltyNft,
    loyaltyClaim: contracts.loyaltyClaim,
    nftExercise: contracts.optionExercise,
  }
  return nftEvents.flatMap((event): readonly Scheduled[] => {
    const schedule = windows[event]
    return schedule === undefined || contractOf[event] === undefined
      ? []
      : [{ subject: { kind: 'nft', event }, schedule }]
  })
}
