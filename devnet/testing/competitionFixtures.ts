import { readTime } from './gameFixtures.ts'
import { deployBunnies, deployProfile, mintPicture, ROLE } from './profileFixtures.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { approve, owner } from './vaultFixtures.ts'

export const competitionPlan = {
  /** Seconds from the deployment to the start, and of the phases. */
  startsAfterSec: 1_000,
  lengthSec: 5_000,
  claimPeriodSec: 86_400,
} as const

export const STATUS = { registration: 0n, open: 1n, close: 2n, claiming: 3n, over: 4n } as const

interface CompetitionParts {
  readonly token: TestContract
  readonly nft: TestContract
  readonly profile: TestContract
  readonly bunnies: TestContract
}

/** Deploys profiles with two teams and the winners' bunnies. */
export async function deployCompetitionParts(chain: TestChain): Promise<CompetitionParts> {
  const { token, nft, profile } = await deployProfile(chain)
  const bunnies = await deployBunnies(chain, [10n, 11n, 12n])
  return { token, nft, profile, bunnies }
}

/** Deploys a competition that may give points and bunnies. */
export async function deployCompetition(
  chain: TestChain,
  { token, profile, bunnies }: Omit<CompetitionParts, 'nft'>,
): Promise<TestContract> {
  const { startsAfterSec, lengthSec, claimPeriodSec } = competitionPlan
  const startSec = (await readTime(chain)) + startsAfterSec
  const competition = await chain.deploy('TradingCompetition', [
    [profile.address, bunnies.address, token.address, startSec, startSec + lengthSec, claimPeriodSec],
  ])
  await profile.send(owner(chain), 'grantRole', [ROLE.point, competition.address])
  await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, competition.address])
  return competition
}

/** Gives an account a profile in a team; its picture is numbered by `tokenId`. */
export async function joinTeam(
  chain: TestChain,
  parts: CompetitionParts,
  account: string,
  teamId: bigint,
  tokenId: bigint,
): Promise<void> {
  const { token, nft, profile } = parts
  if (account !== owner(chain)) await token.send(owner(chain), 'transfer', [account, 10n ** 19n])
  await approve(token, profile, [account])
  await mintPicture(parts, account, tokenId)
  await profile.send(account, 'createProfile', [teamId, nft.address, tokenId])
}

/** Passes time to the start or the end and goes to the status that begins then. */
export async function passTo(chain: TestChain, competition: TestContract, status: 'open' | 'close'): Promise<void> {
  const time = (await competition.read(status === 'open' ? 'startTime' : 'endTime')) as bigint
  await chain.setNextTime(Number(time))
  await competition.send(owner(chain), 'updateCompetitionStatus', [STATUS[status]])
}
