import {
  type AuctionBidder,
  auctionBidderTable,
  auctionTerms,
  BID_PAUSE_SEC,
  openAuction,
  pastAuction,
} from '../tables/auctions.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'

/** The farm auctions, and who may bid in them. */
export interface Auctions {
  readonly farmAuction: Deployed
  readonly bidders: readonly (Pick<AuctionBidder, 'name' | 'farm'> & { readonly address: string })[]
}

export interface AuctionRoles extends Pick<Roles, 'users' | 'traders' | 'operator' | 'treasury'> {
  /** Deploys and owns the contract. */
  readonly auctioneer: string
}

interface AuctionContext {
  readonly script: Script
  readonly product: Deployed
  readonly farmAuction: Deployed
  readonly roles: AuctionRoles
}

type Bids = readonly (readonly [bidder: string, tokens: number])[]

const WEI = 10n ** 18n
const toWei = (tokens: number) => BigInt(tokens) * WEI

/**
 * Deploys the farm auctions with one that is over, of which the second user has tokens to take back, and an open one. Mines
 * a block for each phase, and for each bid.
 */
export async function deployAuctions(script: Script, product: Deployed, roles: AuctionRoles): Promise<Auctions> {
  const farmAuction = deployFarmAuction(script, product, roles)
  const context = { script, product, farmAuction, roles }
  const bidders = auctionBidderTable.map(({ account, name, farm }) => ({
    name,
    farm,
    address: addressOf(roles, account),
  }))
  const from = roles.operator
  script.call(farmAuction, 'addWhitelist', [bidders.map(({ address }) => address)], { from })
  const endBlock = startAuction(context, pastAuction.blocks)
  // Bids are accepted after the start block.
  await mineTo(script, endBlock - pastAuction.blocks + 1)
  await placeBids(context, pastAuction.bids)
  await mineTo(script, endBlock)
  closePastAuction(context)
  startAuction(context, openAuction.blocks)
  await script.mine()
  await script.mine()
  await placeBids(context, openAuction.bids)
  return { farmAuction, bidders }
}

/** Queues the farm auctions without one. */
export function deployFarmAuction(
  script: Script,
  product: Deployed,
  { operator, treasury, auctioneer }: Pick<AuctionRoles, 'operator' | 'treasury' | 'auctioneer'>,
): Deployed {
  const { maxBlocks, extensionBlocks } = auctionTerms
  return script.deploy('FarmAuction', [[product.address, operator, treasury, maxBlocks, extensionBlocks]], auctioneer)
}

const addressOf = (roles: AuctionRoles, { role, index }: AuctionBidder['account']): string => {
  const address = roles[role][index]
  if (address === undefined) throw new Error(`No account ${index} in ${role}`)
  return address
}

function bidderAddress(roles: AuctionRoles, name: string): string {
  const bidder = auctionBidderTable.find((row) => row.name === name)
  if (bidder === undefined) throw new Error(`No bidder ${name}`)
  return addressOf(roles, bidder.account)
}

/** Mines until the queue goes into this block. */
async function mineTo(script: Script, block: number): Promise<void> {
  while (script.block < block) await script.mine()
}

/** Starts an auction in the block after the queue's. Returns its end block. */
function startAuction({ script, farmAuction, roles }: AuctionContext, blocks: number): number {
  const startBlock = script.block + 1
  const { initialBid, leaderboard } = auctionTerms
  const args = [startBlock, startBlock + blocks, toWei(initialBid), leaderboard]
  script.call(farmAuction, 'startAuction', args, { from: roles.operator })
  return startBlock + blocks
}

/**
 * Bids tokens that the deployer gives each account, so that its balance stays the same. Each bid is some minutes after the
 * one before: blocks that follow at once share a second.
 */
async function placeBids({ script, product, farmAuction, roles }: AuctionContext, bids: Bids): Promise<void> {
  for (const [name, tokens] of bids) {
    const from = bidderAddress(roles, name)
    const amount = toWei(tokens)
    script.call(product, 'transfer', [from, amount])
    script.call(product, 'approve', [farmAuction.address, amount], { from })
    script.call(farmAuction, 'bid', [amount], { from })
    await script.mine((await script.readTime()) + BID_PAUSE_SEC)
  }
}

/** Closes auction 1, pays the winners' bids to the treasury and some losers' back. */
function closePastAuction({ script, farmAuction, roles }: AuctionContext): void {
  const from = roles.operator
  script.call(farmAuction, 'closeAuction', [1n], { from })
  const winners = [...new Set(pastAuction.bids.map(([name]) => name))].slice(0, auctionTerms.leaderboard)
  const addresses = winners.map((name) => bidderAddress(roles, name))
  script.call(farmAuction, 'claimAuctionLeaderboard', [1n, addresses], { from })
  for (const name of pastAuction.refunded)
    script.call(farmAuction, 'claimAuction', [1n], { from: bidderAddress(roles, name) })
}
