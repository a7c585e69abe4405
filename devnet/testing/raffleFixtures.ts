import { AbiCoder, keccak256, toBeHex } from 'ethers'
import { readBlockNumber } from './stakingFixtures.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { approve, ceilDiv, deployToken, ONE } from './vaultFixtures.ts'

export const RAFFLE_STATUS = { created: 0n, started: 1n, ended: 2n, revealed: 3n, refunding: 4n } as const
/** The creator's secret of a raffle. */
export const raffleSecret = (id: bigint) => toBeHex(0x5ec4e700n + id, 32)
export const RAFFLE_SECRET = raffleSecret(1n)
/** Blocks to the block whose hash is used, and in which it can be read. */
export const DELAY_BLOCKS = 5n
export const HASH_BLOCKS = 256n

export interface RafflePlan {
  readonly name: string
  /** Blocks from now. */
  readonly startsAfter: bigint
  readonly blocks: bigint
  /** Basis points. */
  readonly profitShare: bigint
  /** Base units a ticket. */
  readonly price: bigint
  readonly minPrize: bigint
  readonly maxTickets: bigint
  readonly maxWinners: bigint
}

export const rafflePlan: RafflePlan = {
  name: 'Summer raffle',
  startsAfter: 3n,
  blocks: 40n,
  profitShare: 1_000n,
  price: 2n * ONE + 3n,
  minPrize: 10n * ONE,
  maxTickets: 100n,
  maxWinners: 3n,
}

export interface Raffled {
  readonly status: bigint
  readonly bond: bigint
  readonly ticketsSold: bigint
  readonly prize: bigint
  readonly winningTickets: readonly bigint[]
  readonly winners: readonly string[]
  readonly winnersClaimed: readonly boolean[]
}

/** Deploys raffles in a token that five accounts have and have approved. */
export async function deployRaffle(chain: TestChain) {
  const token = await deployToken(chain, 'CAKE')
  const raffle = await chain.deploy('Raffle', [token.address])
  await approve(token, raffle, chain.accounts.slice(0, 5))
  return { token, raffle }
}

/**
 * Creates a raffle. Returns its id, its first block and the first one after its sale.
 * @param secret that of its id by default
 */
export async function createRaffle(
  chain: TestChain,
  raffle: TestContract,
  creator: string,
  change: Partial<RafflePlan> = {},
  secret?: string,
) {
  const id = ((await raffle.read('raffleCount')) as bigint) + 1n
  const plan = { ...rafflePlan, ...change }
  const startBlock = (await readBlockNumber(chain)) + plan.startsAfter
  const endBlock = startBlock + plan.blocks
  const { name, profitShare, price, minPrize, maxTickets, maxWinners } = plan
  const terms = [name, startBlock, endBlock, profitShare, price, minPrize, maxTickets, maxWinners]
  await raffle.send(creator, 'createRaffle', [terms, keccak256(secret ?? raffleSecret(id))])
  return { id, startBlock, endBlock }
}

export const viewRaffle = async (raffle: TestContract, id: bigint) => (await raffle.read('viewRaffle', [id])) as Raffled

/** Half of what all tickets cost, rounded up. */
export const bondOf = ({ maxTickets, price }: Pick<RafflePlan, 'maxTickets' | 'price'>) =>
  ceilDiv(maxTickets * price, 2n)

/** The winning tickets of a random number, by Floyd's sampling. */
export function winningTickets(random: bigint, sold: bigint, maxWinners: bigint): readonly bigint[] {
  const count = maxWinners < sold ? maxWinners : sold
  const tickets: bigint[] = []
  for (let index = 0n; index < count; index += 1n) {
    const last = sold - count + index
    const hash = keccak256(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [random, index]))
    const ticket = BigInt(hash) % (last + 1n)
    tickets.push(tickets.includes(ticket) ? last : ticket)
  }
  return tickets
}
