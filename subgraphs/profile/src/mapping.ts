import { Address, BigInt, ethereum } from '@graphprotocol/graph-ts'
import {
  TeamAdd,
  TeamJoinableUpdate,
  TeamPointDecrease,
  TeamPointIncrease,
  TeamRename,
  UserChangeTeam,
  UserNew,
  UserPause,
  UserPointDecrease,
  UserPointIncrease,
  UserPointIncreaseMultiple,
  UserReactivate,
  UserUpdate,
} from '../generated/Profile/Profile'
import { IdIncrement, Point, PointRemoval, Team, User } from '../generated/schema'

const ZERO = BigInt.zero()
const ONE = BigInt.fromI32(1)
const LATEST_ID = '1'

export function handleTeamAdd(event: TeamAdd): void {
  const team = new Team(event.params.teamId.toString())
  team.name = event.params.teamName
  team.isJoinable = true
  team.block = event.block.number
  team.timestamp = event.block.timestamp
  team.totalUsers = ZERO
  team.totalPoints = ZERO
  team.save()
}

export function handleTeamRename(event: TeamRename): void {
  const team = loadTeam(event.params.teamId)
  team.name = event.params.teamName
  team.save()
}

export function handleTeamJoinableUpdate(event: TeamJoinableUpdate): void {
  const team = loadTeam(event.params.teamId)
  team.isJoinable = event.params.isJoinable
  team.save()
}

export function handleTeamPointIncrease(event: TeamPointIncrease): void {
  const team = loadTeam(event.params.teamId)
  team.totalPoints = team.totalPoints.plus(event.params.numberPoints)
  team.save()
  const point = createPoint(eventId(event), event, event.params.numberPoints, event.params.campaignId)
  point.team = team.id
  point.save()
}

export function handleTeamPointDecrease(event: TeamPointDecrease): void {
  const team = loadTeam(event.params.teamId)
  team.totalPoints = team.totalPoints.minus(event.params.numberPoints)
  team.save()
  const removal = createRemoval(event, event.params.numberPoints)
  removal.team = team.id
  removal.save()
}

export function handleUserNew(event: UserNew): void {
  const user = new User(event.params.userAddress.toHex())
  user.internalId = nextInternalId()
  user.isActive = true
  user.createdAt = event.block.timestamp
  user.updatedAt = event.block.timestamp
  user.block = event.block.number
  user.team = event.params.teamId.toString()
  user.totalPoints = ZERO
  user.nftAddress = event.params.nftAddress
  user.tokenId = event.params.tokenId
  user.save()
  addMembers(event.params.teamId, ONE)
}

export function handleUserUpdate(event: UserUpdate): void {
  const user = loadUser(event.params.userAddress)
  user.nftAddress = event.params.nftAddress
  user.tokenId = event.params.tokenId
  user.updatedAt = event.block.timestamp
  user.save()
}

export function handleUserPause(event: UserPause): void {
  const user = loadUser(event.params.userAddress)
  user.isActive = false
  user.nftAddress = null
  user.tokenId = null
  user.updatedAt = event.block.timestamp
  user.save()
  addMembers(event.params.teamId, ONE.neg())
}

export function handleUserReactivate(event: UserReactivate): void {
  const user = loadUser(event.params.userAddress)
  user.isActive = true
  user.nftAddress = event.params.nftAddress
  user.tokenId = event.params.tokenId
  user.updatedAt = event.block.timestamp
  user.save()
  addMembers(event.params.teamId, ONE)
}

export function handleUserChangeTeam(event: UserChangeTeam): void {
  const user = loadUser(event.params.userAddress)
  user.team = event.params.newTeamId.toString()
  user.updatedAt = event.block.timestamp
  user.save()
  // Teams count active profiles only.
  if (!user.isActive) return
  addMembers(event.params.oldTeamId, ONE.neg())
  addMembers(event.params.newTeamId, ONE)
}

export function handleUserPointIncrease(event: UserPointIncrease): void {
  const amount = event.params.numberPoints
  givePoints(event.params.userAddress, eventId(event), event, amount, event.params.campaignId)
}

export function handleUserPointIncreaseMultiple(event: UserPointIncreaseMultiple): void {
  const users = event.params.userAddresses
  const amount = event.params.numberPoints
  for (let index = 0; index < users.length; index++)
    givePoints(users[index], eventId(event) + '-' + index.toString(), event, amount, event.params.campaignId)
}

export function handleUserPointDecrease(event: UserPointDecrease): void {
  const user = loadUser(event.params.userAddress)
  user.totalPoints = user.totalPoints.minus(event.params.numberPoints)
  user.save()
  const removal = createRemoval(event, event.params.numberPoints)
  removal.user = user.id
  removal.save()
}

function givePoints(address: Address, id: string, event: ethereum.Event, amount: BigInt, campaign: BigInt): void {
  const user = loadUser(address)
  user.totalPoints = user.totalPoints.plus(amount)
  user.save()
  const point = createPoint(id, event, amount, campaign)
  point.user = user.id
  point.save()
}

function createPoint(id: string, event: ethereum.Event, amount: BigInt, campaign: BigInt): Point {
  const point = new Point(id)
  point.points = amount
  point.campaignId = campaign
  point.hash = event.transaction.hash
  point.block = event.block.number
  point.timestamp = event.block.timestamp
  return point
}

function createRemoval(event: ethereum.Event, amount: BigInt): PointRemoval {
  const removal = new PointRemoval(eventId(event))
  removal.points = amount
  removal.hash = event.transaction.hash
  removal.block = event.block.number
  removal.timestamp = event.block.timestamp
  return removal
}

function loadTeam(id: BigInt): Team {
  return Team.load(id.toString())!
}

/** The contract refuses everything else of an account that has no profile. */
function loadUser(address: Address): User {
  return User.load(address.toHex())!
}

function addMembers(teamId: BigInt, count: BigInt): void {
  const team = loadTeam(teamId)
  team.totalUsers = team.totalUsers.plus(count)
  team.save()
}

/** The contract numbers profiles in the order of their events, which don't say the number. */
function nextInternalId(): BigInt {
  let latest = IdIncrement.load(LATEST_ID)
  if (latest === null) {
    latest = new IdIncrement(LATEST_ID)
    latest.autoIncrement = ZERO
  }
  latest.autoIncrement = latest.autoIncrement.plus(ONE)
  latest.save()
  return latest.autoIncrement
}

function eventId(event: ethereum.Event): string {
  return event.transaction.hash.toHex() + '-' + event.logIndex.toString()
}
