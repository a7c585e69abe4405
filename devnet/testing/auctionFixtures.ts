import { operator } from './gameFixtures.ts'
import { mineTo, readBlockNumber } from './stakingFixtures.ts'
import type { Mined, TestChain, TestContract } from './testChain.ts'
import { accountOf, approve, deployToken, ONE, owner, treasury } from './vaultFixtures.ts'

export const auctionPlan = {
  maxLength: 1_000n,
  extensionBlocks: 10n,
  initialBid: 100n * ONE,
  /** Number of winners. */
  leaderboard: 3n,
  blocks: 100n,
} as const

/** Each bid is a multiple of this. */
export const BID_STEP = 10n * ONE

/** Accounts that may bid, with tokens and an allowance for the auction. */
export const biddersOf = (chain: TestChain) => chain.accounts.slice(1, 7)

/** Deploys an auction contract and its token, with a whitelist of six bidders. */
export async function deployFarmAuction(chain: TestChain) {
  const token = await deployToken(chain, 'CAKE')
  const auction = await deployAuctionOf(chain, token)
  for (const index of [5, 6]) await token.send(owner(chain), 'transfer', [accountOf(chain, index), 10n ** 26n])
  await approve(token, auction, biddersOf(chain))
  await auction.send(operator(chain), 'addWhitelist', [biddersOf(chain)])
  return { token, auction }
}

/** Deploys an auction contract for bids of a token, without a whitelist. */
export async function deployAuctionOf(chain: TestChain, token: TestContract): Promise<TestContract> {
  const { maxLength, extensionBlocks } = auctionPlan
  return chain.deploy('FarmAuction', [[token.address, operator(chain), treasury(chain), maxLength, extensionBlocks]])
}

/** Starts the next auction and returns its blocks. The next transaction is the first that may bid. */
export async function startAuction(
  chain: TestChain,
  auction: TestContract,
  { leaderboard, blocks, initialBid }: { leaderboard: bigint; blocks: bigint; initialBid: bigint } = auctionPlan,
) {
  const startBlock = (await readBlockNumber(chain)) + 2n
  const endBlock = startBlock + blocks
  await auction.send(operator(chain), 'startAuction', [startBlock, endBlock, initialBid, leaderboard])
  await mineTo(chain, startBlock)
  return { startBlock, endBlock }
}

/** Sends a transaction that is mined in this block. */
export async function sendAt(chain: TestChain, block: bigint, send: () => Promise<Mined>): Promise<Mined> {
  await mineTo(chain, block - 1n)
  return send()
}

/** Closes an auction in the block of its end. */
export async function closeAuction(chain: TestChain, auction: TestContract, id = 1n): Promise<Mined> {
  const { endBlock } = (await auction.read('auctions', [id])) as { readonly endBlock: bigint }
  return sendAt(chain, endBlock, () => auction.send(owner(chain), 'closeAuction', [id]))
}
