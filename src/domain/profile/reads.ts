import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { bunniesContract } from '@/chain/contracts/bunnies'
import { bunnyFactoryContract } from '@/chain/contracts/bunnyFactory'
import { profileContract } from '@/chain/contracts/profile'
import type { Address } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'

const MAX_NAME_LENGTH = 40
const MAX_DESCRIPTION_LENGTH = 200
/** More than the contract can have in practice; bounds what is read. */
const MAX_TEAMS = 50

/** An NFT that can be a picture. */
export interface Picture {
  readonly collection: Address
  readonly tokenId: bigint
}

/** A profile on the chain. */
export interface UserProfile {
  /** Counted from 1. */
  readonly userId: number
  readonly points: bigint
  readonly teamId: number
  readonly isActive: boolean
  /** Held by the contract; undefined while the profile is paused. */
  readonly picture: Picture | undefined
}

/** A team on the chain. Its points are its own; those of its members are not part of them. */
export interface Team {
  /** Counted from 1. */
  readonly id: number
  readonly name: string
  readonly description: string
  /** Without paused profiles. */
  readonly members: number
  readonly points: bigint
  readonly isJoinable: boolean
}

/** In base units of the product token. */
export interface ProfileCosts {
  readonly registerWei: bigint
  readonly updateWei: bigint
  readonly reactivateWei: bigint
}

export interface StarterSale {
  readonly priceWei: bigint
  /** First block of the sale. */
  readonly startBlock: bigint
  /** Whether the account has none yet. */
  readonly canMint: boolean
}

/** Whether an account has ever had a profile; it may be paused. */
export function hasRegisteredReading(profiles: Address, account: Address): Reading<boolean> {
  return callReading(profileContract(profiles).hasRegistered(account))
}

/** The profile of an account; fails for an account without one. */
export function userProfileReading(profiles: Address, account: Address): Reading<UserProfile> {
  return combineReadings(
    [callReading(profileContract(profiles).getUserProfile(account))],
    ({ userId, numberPoints, teamId, nftAddress, tokenId, isActive }): UserProfile => ({
      userId: Number(userId),
      points: numberPoints,
      teamId: Number(teamId),
      isActive,
      picture: isActive ? { collection: nftAddress, tokenId } : undefined,
    }),
  )
}

/** Number of teams. */
export function teamCountReading(profiles: Address): Reading<number> {
  return combineReadings([callReading(profileContract(profiles).numberTeams())], (count) =>
    Math.min(Number(count), MAX_TEAMS),
  )
}

/** A team; fails for a number without one. */
export function teamReading(profiles: Address, id: number): Reading<Team> {
  return combineReadings(
    [callReading(profileContract(profiles).getTeamProfile(BigInt(id)))],
    ({ teamName, teamDescription, numberUsers, numberPoints, isJoinable }): Team => ({
      id,
      name: sanitizeText(teamName, MAX_NAME_LENGTH),
      description: sanitizeText(teamDescription, MAX_DESCRIPTION_LENGTH),
      members: Number(numberUsers),
      points: numberPoints,
      isJoinable,
    }),
  )
}

/** The first `count` teams, by number. */
export function teamsReading(profiles: Address, count: number): Reading<readonly Team[]> {
  return combineReadings(
    Array.from({ length: count }, (_, index) => teamReading(profiles, index + 1)),
    (...teams) => teams,
  )
}

export function profileCostsReading(profiles: Address): Reading<ProfileCosts> {
  const profile = profileContract(profiles)
  return combineReadings(
    [
      callReading(profile.numberCakeToRegister()),
      callReading(profile.numberCakeToUpdate()),
      callReading(profile.numberCakeToReactivate()),
    ],
    (registerWei, updateWei, reactivateWei) => ({ registerWei, updateWei, reactivateWei }),
  )
}

export function starterSaleReading(factory: Address, account: Address): Reading<StarterSale> {
  const sale = bunnyFactoryContract(factory)
  return combineReadings(
    [callReading(sale.tokenPrice()), callReading(sale.startBlockNumber()), callReading(sale.canMint(account))],
    (priceWei, startBlock, canMint) => ({ priceWei, startBlock, canMint }),
  )
}

/** Number of bunnies in an account's wallet. */
export function bunnyBalanceReading(bunnies: Address, account: Address): Reading<number> {
  return combineReadings([callReading(bunniesContract(bunnies).balanceOf(account))], Number)
}

/** Ids of the first `count` bunnies of an account. */
export function bunnyIdsReading(bunnies: Address, account: Address, count: number): Reading<readonly bigint[]> {
  return combineReadings(
    Array.from({ length: count }, (_, index) =>
      callReading(bunniesContract(bunnies).tokenOfOwnerByIndex(account, BigInt(index))),
    ),
    (...ids) => ids,
  )
}

/** Names of bunnies by their kinds, in the order of the ids. */
export function bunnyNamesReading(bunnies: Address, tokenIds: readonly bigint[]): Reading<readonly string[]> {
  return combineReadings(
    tokenIds.map((id) => callReading(bunniesContract(bunnies).getBunnyNameOfTokenId(id))),
    (...names) => names.map((name) => sanitizeText(name, MAX_NAME_LENGTH)),
  )
}

/** Names of kinds, in their order. */
export function kindNamesReading(bunnies: Address, kinds: readonly number[]): Reading<readonly string[]> {
  return combineReadings(
    kinds.map((kind) => callReading(bunniesContract(bunnies).getBunnyName(BigInt(kind)))),
    (...names) => names.map((name) => sanitizeText(name, MAX_NAME_LENGTH)),
  )
}

/** Who may take an NFT besides its owner; the zero address if nobody may. */
export function approvedReading({ collection, tokenId }: Picture): Reading<Address> {
  return callReading(bunniesContract(collection).getApproved(tokenId))
}
