import { Address, BigInt } from '@graphprotocol/graph-ts'
import { Competition, Team, User } from '../generated/schema'
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
