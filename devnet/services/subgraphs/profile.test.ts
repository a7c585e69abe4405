import { Interface } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cost, deployBunnies, ROLE, readTeam, readUser } from '../../testing/profileFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { approve, deployToken, owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'
import {
  attempt,
  type ContractIndex,
  type Entities,
  expectUndone,
  idOf,
  indexContracts,
  type LoggedEvent,
  type MutableRow,
  RowTable,
  readEvents,
} from './testing/contractIndex.ts'

const EVENTS = new Interface([
  'event TeamAdd(uint256 teamId, string teamName)',
  'event TeamRename(uint256 indexed teamId, string teamName)',
  'event TeamJoinableUpdate(uint256 indexed teamId, bool isJoinable)',
  'event TeamPointIncrease(uint256 indexed teamId, uint256 numberPoints, uint256 indexed campaignId)',
  'event TeamPointDecrease(uint256 indexed teamId, uint256 numberPoints)',
  'event UserNew(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId)',
  'event UserUpdate(address indexed userAddress, address nftAddress, uint256 tokenId)',
  'event UserPause(address indexed userAddress, uint256 teamId)',
  'event UserReactivate(address indexed userAddress, uint256 teamId, address nftAddress, uint256 tokenId)',
  'event UserChangeTeam(address indexed userAddress, uint256 oldTeamId, uint256 newTeamId)',
  'event UserPointIncrease(address indexed userAddress, uint256 numberPoints, uint256 indexed campaignId)',
  'event UserPointIncreaseMultiple(address[] userAddresses, uint256 numberPoints, uint256 indexed campaignId)',
  'event UserPointDecrease(address indexed userAddress, uint256 numberPoints)',
])
const TEAMS = ['Gnomon', 'Equinox', 'Solstice']
const USERS = 5
const STEPS = 90
const seed = testSeed()

let chain: TestChain
let profile: TestContract
let bunnies: TestContract
let users: readonly string[]
let nextToken = 0n
let indexed: ContractIndex

const PICTURE_EVENTS = ['UserNew', 'UserUpdate', 'UserReactivate']

function applyToUser(user: MutableRow, { name, args, timestamp, block }: LoggedEvent): void {
  if (name === 'UserNew') Object.assign(user, { createdAt: timestamp, block, totalPoints: 0n })
  user['updatedAt'] = timestamp
  user['isActive'] = name === 'UserPause' ? false : name === 'UserChangeTeam' ? user['isActive'] : true
  if (PICTURE_EVENTS.includes(name))
    Object.assign(user, { nftAddress: idOf(args['nftAddress']), tokenId: args['tokenId'] })
  if (name === 'UserPause') Object.assign(user, { nftAddress: null, tokenId: null })
  const team = args['newTeamId'] ?? args['teamId']
  if (team !== undefined) user['team'] = String(team)
}

function applyToTeam(team: MutableRow, { name, args, block, timestamp }: LoggedEvent): void {
  if (name === 'TeamAdd') Object.assign(team, { block, timestamp, isJoinable: true, totalPoints: 0n })
  if (name === 'TeamJoinableUpdate') team['isJoinable'] = args['isJoinable']
  if (args['teamName'] !== undefined) team['name'] = args['teamName']
}

/** Adds points to a row's total, and what is recorded of them. */
function applyPoints(record: MutableRow, target: MutableRow, event: LoggedEvent): void {
  const { name, args, hash, block, timestamp } = event
  const points = args['numberPoints'] as bigint
  const isRemoved = name.endsWith('Decrease')
  target['totalPoints'] = (target['totalPoints'] as bigint) + (isRemoved ? -points : points)
  const isTeam = name.startsWith('Team')
  Object.assign(record, {
    team: isTeam ? target['id'] : null,
    user: isTeam ? null : target['id'],
    points,
    hash,
    block,
    timestamp,
    ...(isRemoved ? {} : { campaignId: args['campaignId'] }),
  })
}

/** What follows from the events alone. */
function entitiesOf(events: readonly LoggedEvent[]): Entities {
  const [Team, User, Point, PointRemoval] = [new RowTable(), new RowTable(), new RowTable(), new RowTable()]
  for (const event of events) {
    const { name, args, id: key } = event
    const isPoints = /Point(In|De)crease$/.test(name)
    const records = name.endsWith('Decrease') ? PointRemoval : Point
    if (name === 'UserPointIncreaseMultiple')
      for (const [index, account] of (args['userAddresses'] as readonly string[]).entries())
        applyPoints(Point.row(`${key}-${index}`), User.row(idOf(account)), event)
    else if (name.startsWith('Team')) {
      const team = Team.row(args['teamId'])
      if (isPoints) applyPoints(records.row(key), team, event)
      else applyToTeam(team, event)
    } else {
      const user = User.row(idOf(args['userAddress']))
      if (isPoints) applyPoints(records.row(key), user, event)
      else applyToUser(user, event)
    }
  }
  for (const [index, user] of Object.values(User.rows).entries()) user['internalId'] = BigInt(index + 1)
  for (const team of Object.values(Team.rows)) {
    const members = Object.values(User.rows).filter((user) => user['team'] === team['id'] && user['isActive'] === true)
    team['totalUsers'] = BigInt(members.length)
  }
  const count = BigInt(Object.keys(User.rows).length)
  return {
    Team: Team.rows,
    User: User.rows,
    Point: Point.rows,
    PointRemoval: PointRemoval.rows,
    IdIncrement: count === 0n ? {} : { 1: { id: '1', autoIncrement: count } },
  }
}

const readExpected = async () => entitiesOf(await readEvents(chain, EVENTS, [profile.address]))

async function mintPicture(user: string): Promise<bigint> {
  await bunnies.send(owner(chain), 'mint', [user, 5n + (nextToken % 5n)])
  await bunnies.send(user, 'approve', [profile.address, nextToken])
  return nextToken++
}

/** A random call of a user or an admin that the contract may refuse. */
async function step(random: () => number): Promise<void> {
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T
  const user = pick(users)
  const team = BigInt(1 + below(TEAMS.length))
  const points = BigInt(1 + below(1_000))
  const several = users.filter(() => random() < 0.5)
  const asAdmin = (fn: string, args: readonly unknown[]) => profile.send(owner(chain), fn, args)
  const withPicture = async (fn: string, args: readonly unknown[]) =>
    profile.send(user, fn, [...args, bunnies.address, await mintPicture(user)])
  const steps: readonly (() => Promise<unknown>)[] = [
    () => withPicture('createProfile', [team]),
    () => withPicture('updateProfile', []),
    () => withPicture('reactivateProfile', []),
    () => profile.send(user, 'pauseProfile'),
    () => asAdmin('changeTeam', [user, team]),
    () => asAdmin('increaseUserPoints', [user, points, 511_020_000n]),
    () => asAdmin('increaseUserPointsMultiple', [several, points, 611_020_000n]),
    () => asAdmin('removeUserPoints', [user, points / 4n]),
    () => asAdmin('removeUserPointsMultiple', [several, points / 8n]),
    () => asAdmin('increaseTeamPoints', [team, points, 811_020_000n]),
    () => asAdmin('removeTeamPoints', [team, points / 4n]),
    () => asAdmin('renameTeam', [team, `Team ${points}`, 'Renamed']),
    () => asAdmin(random() < 0.7 ? 'makeTeamJoinable' : 'makeTeamNotJoinable', [team]),
  ]
  await attempt(pick(steps))
}

/** Compares the totals with those of the contract. */
async function expectTotalsOfContract({ Team = {}, User = {} }: Entities): Promise<void> {
  for (const [team, row] of Object.entries(Team)) {
    const { name, users: totalUsers, points: totalPoints, isJoinable } = await readTeam(profile, BigInt(team))
    expect(row).toMatchObject({ name, totalUsers, totalPoints, isJoinable })
  }
  for (const [user, row] of Object.entries(User)) {
    const { userId: internalId, points: totalPoints, teamId, tokenId, isActive } = await readUser(profile, user)
    expect(row).toMatchObject({ internalId, totalPoints, team: String(teamId), isActive })
    expect(row['tokenId'] ?? 0n).toBe(tokenId)
  }
}

beforeAll(async () => {
  chain = await startTestChain()
  users = chain.accounts.slice(0, USERS)
  const token = await deployToken(chain, 'DIAL')
  bunnies = await deployBunnies(chain, [5n, 6n, 7n, 8n, 9n])
  profile = await chain.deploy('Profile', [token.address, cost.reactivate, cost.register, cost.update])
  await approve(token, profile, users)
  await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, owner(chain)])
  for (const role of [ROLE.point, ROLE.special]) await profile.send(owner(chain), 'grantRole', [role, owner(chain)])
  await profile.send(owner(chain), 'addNftAddress', [bunnies.address])
  for (const team of TEAMS) await profile.send(owner(chain), 'addTeam', [team, `The team ${team}`])
  indexed = await indexContracts(chain, 'profile', { profile: { contracts: { profile: profile.address } } })
})
afterAll(() => chain.stop())

describe('profile subgraph', () => {
  it('has the teams before anyone joins one', async () => {
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(Object.values(entities['Team'] ?? {}).map(({ name }) => name)).toEqual(TEAMS)
  })

  it('derives what a plain computation from the events derives, and the totals of the contract', async () => {
    const random = seededRandom(seed)
    for (let index = 0; index < STEPS; index += 1) await step(random)
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(await indexed.readFresh()).toEqual(entities)
    await expectTotalsOfContract(entities)
  })

  it('keeps every point of a transaction, and lowers totals by points that are taken away', async () => {
    const [first = '', second = ''] = users
    for (const user of [first, second])
      if (!((await profile.read('hasRegistered', [user])) as boolean)) {
        await profile.send(owner(chain), 'makeTeamJoinable', [1n])
        await profile.send(user, 'createProfile', [1n, bunnies.address, await mintPicture(user)])
      }
    const { points: before } = await readUser(profile, first)
    // The same user twice in one call.
    await profile.send(owner(chain), 'increaseUserPointsMultiple', [[first, second, first], 100n, 512_010_001n])
    await profile.send(owner(chain), 'removeUserPoints', [first, 30n])
    const answer = await indexed.ask(`{
      user(id: "${idOf(first)}") {
        totalPoints
        points(where: { campaignId: "512010001" }) { points campaignId }
        removals(orderBy: block, orderDirection: desc, first: 1) { points }
      }
    }`)
    const point = { points: '100', campaignId: '512010001' }
    expect(answer['user']).toEqual({
      totalPoints: String(before + 170n),
      points: [point, point],
      removals: [{ points: '30' }],
    })
  })

  it('forgets 20 blocks that a reorganization undoes', async () => {
    const random = seededRandom(seed + 1)
    await expectUndone(chain, indexed, () => step(random), readExpected)
    await expectTotalsOfContract(await indexed.read())
  })
})
