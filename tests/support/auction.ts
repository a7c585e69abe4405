import { AbiCoder, Interface, keccak256 } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const AUCTION = new Interface([
  'function currentAuctionId() view returns (uint256)',
  'function operatorAddress() view returns (address)',
  'function BID_STEP() view returns (uint256)',
  'function claimable(uint256, address) view returns (bool)',
  'function auctionBids(uint256, address) view returns (uint256 totalAmount, bool hasClaimed)',
  'function viewLeaderboard(uint256) view returns (address[])',
  'function auctions(uint256) view returns (uint8 status, uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard, uint256 leaderboardThreshold)',
  'function bid(uint256)',
  'function closeAuction(uint256)',
  'function claimAuction(uint256)',
  'function startAuction(uint256 startBlock, uint256 endBlock, uint256 initialBidAmount, uint256 leaderboard)',
])
const TOKEN = new Interface(['function approve(address, uint256)', 'function transfer(address, uint256)'])

export const AUCTION_ADDRESS = deployment.auctions.contracts.farmAuction
export const AUCTION_TOKEN = deployment.contracts.product
export const WEI = 10n ** 18n

/** The account of a project. */
export function bidderAddress(name: string): string {
  const bidder = deployment.auctions.bidders.find((other) => other.name === name)
  if (bidder === undefined) throw new Error(`No bidder ${name}`)
  return bidder.address
}

/** The account that has tokens to give, as `eth_accounts` lists them. */
const DEPLOYER = 10
/** Slots of the contract's own variables are below this. */
const MAX_SLOT = 40n
/** Of an auction: status, start block, end block. */
const END_FIELD = 2n

/** Runs the farm auctions of the local chain. */
export interface AuctionRun {
  /** The first value that a function returns. */
  readonly read: (name: string, args?: readonly unknown[]) => Promise<unknown>
  readonly currentId: () => Promise<bigint>
  /** Sends whole tokens to an account. */
  readonly fund: (to: string, tokens: number) => Promise<void>
  /** Bids whole tokens, which the account gets first. */
  readonly bid: (from: string, tokens: number) => Promise<void>
  /** Lets the current auction end in this many blocks, by its storage: its blocks would take minutes to mine. */
  readonly endIn: (blocks: number) => Promise<void>
  readonly close: () => Promise<void>
  /** Ends and closes the current auction. */
  readonly finish: () => Promise<void>
  /** Starts an auction after this many blocks, and returns its number. */
  readonly start: (leadBlocks?: number) => Promise<bigint>
}

export function runAuction(chain: Chain): AuctionRun {
  const call = async (name: string, args: readonly unknown[] = []) => {
    const data = AUCTION.encodeFunctionData(name, [...args])
    const answer = await chain.rpc('eth_call', [{ to: AUCTION_ADDRESS, data }, 'latest'])
    return AUCTION.decodeFunctionResult(name, answer)
  }
  const read: AuctionRun['read'] = async (name, args) => (await call(name, args))[0] as unknown
  const send = (from: string, name: string, args: readonly unknown[]) =>
    chain.send({ from, to: AUCTION_ADDRESS, data: AUCTION.encodeFunctionData(name, [...args]) })
  const currentId = async () => BigInt(String(await read('currentAuctionId')))
  const operator = async () => String(await read('operatorAddress'))
  const latest = async () => BigInt(await chain.rpc('eth_blockNumber', []))

  /** The storage slot of the end block of an auction. */
  async function endSlot(id: bigint): Promise<string> {
    const endBlock = BigInt(String((await call('auctions', [id]))['endBlock']))
    for (let slot = 0n; slot < MAX_SLOT; slot += 1n) {
      const start = BigInt(keccak256(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [id, slot])))
      const field = `0x${(start + END_FIELD).toString(16).padStart(64, '0')}`
      const value = BigInt(await chain.rpc('eth_getStorageAt', [AUCTION_ADDRESS, field, 'latest']))
      if (value === endBlock) return field
    }
    throw new Error('The end block was not found')
  }

  const run: AuctionRun = {
    read,
    currentId,
    async fund(to, tokens) {
      const deployer = (JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[])[DEPLOYER]
      const data = TOKEN.encodeFunctionData('transfer', [to, BigInt(tokens) * WEI])
      await chain.send({ from: deployer, to: AUCTION_TOKEN, data })
    },
    async bid(from, tokens) {
      const amount = BigInt(tokens) * WEI
      await run.fund(from, tokens)
      const approve = TOKEN.encodeFunctionData('approve', [AUCTION_ADDRESS, amount])
      await chain.send({ from, to: AUCTION_TOKEN, data: approve })
      await send(from, 'bid', [amount])
    },
    async endIn(blocks) {
      const end = (await latest()) + BigInt(blocks)
      const value = `0x${end.toString(16).padStart(64, '0')}`
      await chain.rpc('anvil_setStorageAt', [AUCTION_ADDRESS, await endSlot(await currentId()), value])
      await chain.mine()
    },
    async close() {
      await send(await operator(), 'closeAuction', [await currentId()])
    },
    async finish() {
      await run.endIn(1)
      await run.close()
    },
    async start(leadBlocks = 1) {
      const startBlock = (await latest()) + 1n + BigInt(leadBlocks)
      await send(await operator(), 'startAuction', [startBlock, startBlock + 1_000n, 5_000n * WEI, 2n])
      return currentId()
    },
  }
  return run
}
