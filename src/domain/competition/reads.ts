import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { multicallContract } from '@/chain/contracts/multicall'
import { pairContract } from '@/chain/contracts/pair'
import { tradingCompetitionContract } from '@/chain/contracts/tradingCompetition'
import type { Address } from '@/lib/hex'
import type { Competition } from './competition'
import { COMPETITION_STATUSES, type CompetitionPhase, competitionPhase, type Schedule } from './model/phase'
import { PRIZE_GROUPS, type PrizeGroup } from './model/ranks'

/** The contract's teams are a handful; a longer list is a wrong answer. */
const MAX_TEAMS = 20

/** Prizes of each account of a team, by group. */
export interface TeamPrizes {
  /** Base units. */
  readonly tokenWei: readonly bigint[]
  readonly points: readonly bigint[]
}

/** A competition as its contract has it. */
export interface CompetitionState extends Schedule {
  /** Seconds from the start of the claims to the last one. */
  readonly claimPeriodSec: number
  readonly teamCount: number
  /** Undefined until the owner enters it. */
  readonly winningTeamId: number | undefined
  /** Base units that nobody has claimed yet. */
  readonly unclaimedWei: bigint
  /** Of each team, from team 1; all 0 before they are entered. */
  readonly prizes: readonly TeamPrizes[]
}

/** A competition, its schedule and its prizes. */
export function competitionReading(address: Address): Reading<CompetitionState> {
  const contract = tradingCompetitionContract(address)
  return combineReadings(
    [
      scheduleReading(address),
      callReading(contract.claimPeriod()),
      callReading(contract.numberTeams()),
      callReading(contract.winningTeamId()),
      callReading(contract.unclaimedRewards()),
      callReading(contract.viewRewardTeams()),
    ],
    (schedule, claimPeriod, numberTeams, winningTeamId, unclaimedWei, rewards): CompetitionState => ({
      ...schedule,
      claimPeriodSec: Number(claimPeriod),
      teamCount: Math.min(Number(numberTeams), MAX_TEAMS),
      winningTeamId: winningTeamId === 0n ? undefined : Number(winningTeamId),
      unclaimedWei,
      prizes: rewards
        .slice(0, MAX_TEAMS)
        .map(({ cakeRewards, pointUsers }) => ({ tokenWei: cakeRewards, points: pointUsers })),
    }),
  )
}

function scheduleReading(address: Address): Reading<Schedule> {
  const contract = tradingCompetitionContract(address)
  return combineReadings(
    [
      callReading(contract.currentStatus()),
      callReading(contract.startTime()),
      callReading(contract.endTime()),
      callReading(contract.claimDeadline()),
    ],
    (status, startTime, endTime, claimDeadline): Schedule => ({
      status: COMPETITION_STATUSES[Number(status)] ?? 'over',
      startSec: Number(startTime),
      endSec: Number(endTime),
      claimDeadlineSec: Number(claimDeadline),
    }),
  )
}

/** What a competition does at the time of the block that it is read in. */
export function competitionPhaseReading({
  address,
  multicall,
}: Pick<Competition, 'address' | 'multicall'>): Reading<CompetitionPhase> {
  return combineReadings(
    [scheduleReading(address), callReading(multicallContract(multicall).getCurrentBlockTimestamp())],
    (schedule, nowSec) => competitionPhase(schedule, Number(nowSec)),
  )
}

/** An account in a competition, as the contract has it. */
export interface OwnEntry {
  readonly isRegistered: boolean
  /** The team of its registration; undefined before. */
  readonly teamId: number | undefined
  readonly hasClaimed: boolean
  /** Whether it has prizes that it can claim now. */
  readonly canClaim: boolean
  /** As entered by the owner; 0 until then. */
  readonly group: PrizeGroup
  /** Base units; 0 before the claims start. */
  readonly prizeWei: bigint
  readonly prizePoints: bigint
  readonly hasPrizeNft: boolean
  /** What a claim could not give. */
  readonly ungivenPoints: bigint
  readonly hasUngivenNft: boolean
}

/** An account's entry and prizes. */
export function ownEntryReading(address: Address, account: Address): Reading<OwnEntry> {
  const contract = tradingCompetitionContract(address)
  return combineReadings(
    [
      callReading(contract.userTradingStats(account)),
      callReading(contract.claimInformation(account)),
      callReading(contract.canClaim(account)),
      callReading(contract.ungivenPoints(account)),
      callReading(contract.hasUngivenBunny(account)),
    ],
    ({ teamId }, prizes, canClaim, ungivenPoints, hasUngivenNft): OwnEntry => ({
      isRegistered: prizes.hasRegistered,
      teamId: prizes.hasRegistered ? Number(teamId) : undefined,
      hasClaimed: prizes.hasClaimed,
      canClaim,
      group: PRIZE_GROUPS[Number(prizes.rewardGroup)] ?? 0,
      prizeWei: prizes.cakeRewards,
      prizePoints: prizes.pointRewards,
      hasPrizeNft: prizes.canMintNFT,
      ungivenPoints,
      hasUngivenNft,
    }),
  )
}

/** Token 0 and token 1 of each pool. */
export function pairTokensReading(pairs: readonly Address[]): Reading<readonly (readonly [Address, Address])[]> {
  const readings = pairs.map((address) => {
    const pair = pairContract(address)
    return combineReadings(
      [callReading(pair.token0()), callReading(pair.token1())],
      (first, second) => [first, second] as const,
    )
  })
  return combineReadings(readings, (...tokens) => tokens)
}
