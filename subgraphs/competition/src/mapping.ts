import { BigInt } from '@graphprotocol/graph-ts'
import {
  NewCompetitionStatus,
  RewardClaim,
  UserRegister,
  UserUpdateMultiple,
  WinningTeam,
} from '../generated/Competition/Competition'
import { User } from '../generated/schema'
import { NOTHING, ONE, toTokens, ZERO } from './amounts'
import { findUser, loadCompetition, loadTeam, userId } from './records'

export { handleSwap, handleSync } from './swaps'

export function handleNewCompetitionStatus(event: NewCompetitionStatus): void {
  const competition = loadCompetition(event.address)
  competition.status = BigInt.fromI32(event.params.status)
  competition.save()
}

export function handleUserRegister(event: UserRegister): void {
  const competition = loadCompetition(event.address)
  competition.userCount = competition.userCount.plus(ONE)
  competition.save()
  const team = loadTeam(competition.id, event.params.teamId)
  team.userCount = team.userCount.plus(ONE)
  team.save()
  const user = new User(userId(competition.id, event.params.userAddress))
  user.address = event.params.userAddress
  user.competition = competition.id
  user.team = team.id
  user.block = event.block.number
  user.registration = competition.userCount
  user.volumeUSD = NOTHING
  user.volumeBNB = NOTHING
  user.txCount = ZERO
  user.rewardGroup = ZERO
  user.hasClaimed = false
  user.save()
}

export function handleUserUpdateMultiple(event: UserUpdateMultiple): void {
  const accounts = event.params.userAddresses
  for (let index = 0; index < accounts.length; index++) {
    const user = findUser(event.address.toHex(), accounts[index])!
    user.rewardGroup = event.params.rewardGroup
    user.save()
  }
}

export function handleWinningTeam(event: WinningTeam): void {
  const competition = loadCompetition(event.address)
  const team = loadTeam(competition.id, event.params.teamId)
  team.save()
  competition.winningTeam = team.id
  competition.save()
}

export function handleRewardClaim(event: RewardClaim): void {
  const user = findUser(event.address.toHex(), event.params.user)!
  user.hasClaimed = true
  user.cakeReward = toTokens(event.params.cakeReward)
  user.pointReward = event.params.pointReward
  user.save()
}
