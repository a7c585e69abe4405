import { id, ZeroHash } from 'ethers'
import type { Mined, TestChain, TestContract } from './testChain.ts'
import { approve, deployToken, ONE, owner } from './vaultFixtures.ts'

/** Costs in base units. */
export const cost = { reactivate: ONE / 2n, register: (ONE * 3n) / 2n, update: ONE / 4n } as const

export const ROLE = {
  admin: ZeroHash,
  nft: id('NFT_ROLE'),
  point: id('POINT_ROLE'),
  special: id('SPECIAL_ROLE'),
  minter: id('MINTER_ROLE'),
} as const

/** Teams of the fixture, numbered from 1. */
const TEAMS = ['Early', 'Late Risers'] as const

/** What `getUserProfile` returns. */
export interface UserProfile {
  readonly userId: bigint
  readonly points: bigint
  readonly teamId: bigint
  readonly nftAddress: string
  readonly tokenId: bigint
  readonly isActive: boolean
}

/** What `getTeamProfile` returns. */
export interface TeamProfile {
  readonly name: string
  readonly description: string
  readonly users: bigint
  readonly points: bigint
  readonly isJoinable: boolean
}

export async function readUser(profile: TestContract, account: string): Promise<UserProfile> {
  const [userId, points, teamId, nftAddress, tokenId, isActive] = (await profile.read('getUserProfile', [
    account,
  ])) as readonly [bigint, bigint, bigint, string, bigint, boolean]
  return { userId, points, teamId, nftAddress, tokenId, isActive }
}

export async function readTeam(profile: TestContract, teamId: bigint): Promise<TeamProfile> {
  const [name, description, users, points, isJoinable] = (await profile.read('getTeamProfile', [teamId])) as readonly [
    string,
    string,
    bigint,
    bigint,
    boolean,
  ]
  return { name, description, users, points, isJoinable }
}

/**
 * Deploys profiles with two teams and a collection for pictures. The first account is the admin, gives points and changes
 * teams. Five accounts have the product token and allow the contract to take it.
 */
export async function deployProfile(chain: TestChain) {
  const token = await deployToken(chain, 'CAKE')
  const nft = await chain.deploy('HookNft')
  const profile = await chain.deploy('Profile', [token.address, cost.reactivate, cost.register, cost.update])
  for (const name of TEAMS) await profile.send(owner(chain), 'addTeam', [name, `Team ${name}`])
  await profile.send(owner(chain), 'addNftAddress', [nft.address])
  for (const role of [ROLE.point, ROLE.special]) await profile.send(owner(chain), 'grantRole', [role, owner(chain)])
  await approve(token, profile, chain.accounts.slice(0, 5))
  return { token, nft, profile }
}

/** Mints an NFT to an account and allows the contract to take it. */
export async function mintPicture(
  { nft, profile }: { readonly nft: TestContract; readonly profile: TestContract },
  account: string,
  tokenId: bigint,
): Promise<void> {
  await nft.send(account, 'mint', [account, tokenId])
  await nft.send(account, 'approve', [profile.address, tokenId])
}

/** Gives an account a profile in team 1 with a new picture. */
export async function register(
  contracts: { readonly nft: TestContract; readonly profile: TestContract },
  account: string,
  tokenId: bigint,
): Promise<void> {
  await mintPicture(contracts, account, tokenId)
  await contracts.profile.send(account, 'createProfile', [1n, contracts.nft.address, tokenId])
}

/** Deploys bunnies with a name for each of these kinds, of which the first account is the admin. */
export async function deployBunnies(chain: TestChain, kinds: readonly bigint[]): Promise<TestContract> {
  const art = await chain.deploy('BunnyArt')
  const bunnies = await chain.deploy('Bunnies', ['Bunnies', 'BUNNY', art.address])
  for (const kind of kinds) await bunnies.send(owner(chain), 'setBunnyName', [kind, `Kind ${kind}`])
  return bunnies
}

/** Name and arguments of each event. */
export function eventRows(events: Mined['events']): readonly (readonly unknown[])[] {
  return events.map(({ name, args }) => [name, ...(args.toArray(true) as unknown[])])
}
