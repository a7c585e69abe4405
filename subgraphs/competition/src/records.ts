import { Address, BigInt, Bytes, dataSource } from '@graphprotocol/graph-ts'
import { Pair } from '../generated/PricePair/Pair'
import { Competition, Team, TrackedPair, User } from '../generated/schema'
import { NOTHING, ZERO } from './amounts'

/** The contract has no event of its deployment: a competition exists from its first event on. */
export function loadCompetition(address: Address): Competition {
  const id = address.toHex()
  const known = Competition.load(id)
  if (known !== null) return known
  const competition = new Competition(id)
  competition.status = ZERO
  competition.userCount = ZERO
  competition.volumeUSD = NOTHING
  competition.volumeBNB = NOTHING
  competition.txCount = ZERO
  return competition
}

export function loadTeam(competition: string, teamId: BigInt): Team {
  const id = competition + '-' + teamId.toString()
  const known = Team.load(id)
  if (known !== null) return known
  const team = new Team(id)
  team.competition = competition
  team.teamId = teamId
  team.userCount = ZERO
  team.volumeUSD = NOTHING
  team.volumeBNB = NOTHING
  team.txCount = ZERO
  return team
}

/** Null for an account that is not registered. */
export function findUser(competition: string, account: Address): User | null {
  return User.load(userId(competition, account))
}

export function userId(competition: string, account: Address): string {
  return competition + '-' + account.toHex()
}

/** Whether the quote token of a source's pool is its token 0. */
export function isQuoteFirst(address: Address): boolean {
  return token0Of(address).toHex() == dataSource.context().getString('quoteToken')
}

function token0Of(address: Address): Bytes {
  const id = address.toHex()
  const known = TrackedPair.load(id)
  if (known !== null) return known.token0
  const pair = new TrackedPair(id)
  pair.token0 = Pair.bind(address).token0()
  pair.save()
  return pair.token0
}
