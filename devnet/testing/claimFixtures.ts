import { id } from 'ethers'
import { readBlockNumber } from './stakingFixtures.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { owner } from './vaultFixtures.ts'

/** Blocks from the deployment of a campaign to its start, and from there to its end. */
const WINDOW = { before: 10n, length: 30n } as const

/** The next campaign's start and end block. */
export async function readWindow(chain: TestChain) {
  const startBlock = (await readBlockNumber(chain)) + WINDOW.before
  return { startBlock, endBlock: startBlock + WINDOW.length }
}

export interface TestUser {
  readonly userId: bigint
  readonly points?: bigint
  readonly teamId?: bigint
  readonly isActive?: boolean
}

/** Sets an account's profile, active and in team 1 by default. */
export async function setUser(chain: TestChain, profile: TestContract, account: string, user: TestUser): Promise<void> {
  const { userId, points = 0n, teamId = 1n, isActive = true } = user
  await profile.send(owner(chain), 'set', [account, userId, points, teamId, isActive])
}

/** How the node reports OpenZeppelin's custom errors. */
export const REVERTS = {
  notOwner: revertOf('OwnableUnauthorizedAccount(address)'),
  noRole: revertOf('AccessControlUnauthorizedAccount(address,bytes32)'),
  badConfirmation: revertOf('AccessControlBadConfirmation()'),
  lowBalance: revertOf('ERC20InsufficientBalance(address,uint256,uint256)'),
  lowAllowance: revertOf('ERC20InsufficientAllowance(address,uint256,uint256)'),
  aboveCap: revertOf('ERC20ExceededCap(uint256,uint256)'),
  paused: revertOf('EnforcedPause()'),
  notPaused: revertOf('ExpectedPause()'),
} as const

function revertOf(signature: string): string {
  return `custom error ${id(signature).slice(0, 10)}`
}
