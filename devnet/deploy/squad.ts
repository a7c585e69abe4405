import { getCreateAddress, id, keccak256 } from 'ethers'
import { LOTTERY_SEED } from '../tables/games.ts'
import {
  raffleTable,
  type SeededRaffle,
  type SeededTickets,
  SQUAD_PREMINT_SEC,
  type SquadEdition,
  squadEditions,
  squadTerms,
} from '../tables/squad.ts'
import type { Roles } from './accounts.ts'
import { drawSecret } from './drawSecret.ts'
import { readGen0Owners } from './gen0Owners.ts'
import type { Deployed, Script } from './script.ts'
import { squadFilesOf } from './squadFiles.ts'

export interface SquadContext extends EditionContext {
  readonly bunnies: Deployed
  readonly roles: Pick<Roles, 'users' | 'traders' | 'operator'>
}

interface EditionContext {
  readonly script: Script
  /** Pays for tickets. */
  readonly product: Deployed
  readonly profile: Deployed
  readonly roles: Pick<Roles, 'operator'>
  /** Deploys and owns the sales, and takes the reserve. */
  readonly owner: string
}

/** A collection of the squad with its sale. */
export interface DeployedSquad {
  readonly edition: SquadEdition
  readonly sale: Deployed
  readonly squad: Deployed
  readonly randomGenerator: Deployed
}

export interface Squads {
  readonly editions: readonly DeployedSquad[]
  readonly raffle: Deployed
}

/** A sale has one draw. */
const DRAW_ID = 1n
/** Blocks from a request to the first one that can draw. */
const DRAW_BLOCKS = 6
/** Status of a sale whose terms are fixed. */
const PREMINT = 1
/** The first contract that a contract creates has this nonce. */
const FIRST_NONCE = 1

/**
 * Deploys the squad's sales and the raffles, with tickets of users and traders, who must have active profiles. Accounts that
 * buy in the presale must own bunnies of generation 0. Mines a block for each phase.
 */
export async function deploySquad(context: SquadContext): Promise<Squads> {
  const { script } = context
  const startSec = (await script.readTime()) + SQUAD_PREMINT_SEC
  const editions = squadEditions.map((edition) => {
    const deployed = deployEdition(context, edition, startSec)
    const commitment = keccak256(drawSecret(LOTTERY_SEED, deployed.sale.address, DRAW_ID))
    script.call(deployed.randomGenerator, 'commit', [DRAW_ID, commitment], { from: context.roles.operator })
    return deployed
  })
  await script.mine()
  await whitelistGen0(context, editions)
  takeReserves(context, editions)
  const raffle = deployRaffles(context)
  await script.mine(startSec - 1)
  buyTickets(
    context,
    editions.filter(({ edition }) => edition.preSale > 0),
  )
  buyRaffleTickets(context, raffle)
  await script.mine(startSec)
  const others = editions.filter(({ edition }) => edition.preSale === 0)
  buyTickets(context, others)
  for (const { sale, edition } of others)
    if (isSoldOut(edition)) script.call(sale, 'drawRandomness', [], { from: context.owner })
  await script.mine(startSec + SQUAD_PREMINT_SEC)
  for (let block = 1; block < DRAW_BLOCKS; block += 1) await script.mine()
  for (const deployed of others) if (isSoldOut(deployed.edition)) reveal(context, deployed)
  revealRaffles(context, raffle)
  await script.mine()
  return { editions, raffle }
}

const isSoldOut = ({ tickets, reserve, maxSupply }: SquadEdition) =>
  tickets.reduce((sum, { count }) => sum + count, reserve) === maxSupply

/** Queues the sale of an edition, whose draw the keeper commits to. */
export function deployEdition(context: EditionContext, edition: SquadEdition, startSec: number): DeployedSquad {
  const { script, product, profile, roles, owner } = context
  const { provenanceHash, root } = squadFilesOf(edition)
  const randomGenerator = script.deploy('BlockHashRandom', [roles.operator], owner)
  const { name, symbol, maxSupply, reserve, preSale, preSaleSec, saleSec } = edition
  const addresses = [product.address, profile.address, randomGenerator.address]
  // Bunnies count that are there when the sale is deployed.
  const snapshotBlock = script.block - 1
  const limits = [snapshotBlock, maxSupply, reserve, preSale, preSaleSec, saleSec]
  const sale = script.deploy('SquadSale', [[name, symbol, provenanceHash, ...addresses, ...limits]], owner)
  const own = (method: string, args: readonly unknown[] = []) => script.call(sale, method, args, { from: owner })
  script.call(randomGenerator, 'setConsumer', [sale.address], { from: owner })
  own('setTicketPrice', [squadTerms.price])
  own('setSaleProperties', [startSec + preSaleSec, squadTerms.maxPerAddress, squadTerms.maxPerTransaction])
  own('setBaseURI', [`ipfs://${root}/`])
  own('lock')
  own('updateSaleStatus', [PREMINT])
  const squad = script.at('Squad', getCreateAddress({ from: sale.address, nonce: FIRST_NONCE }))
  return { edition, sale, squad, randomGenerator }
}

/** A ticket for each bunny of generation 0, to whom it belonged at the snapshot. */
async function whitelistGen0({ script, bunnies, profile, owner }: SquadContext, editions: readonly DeployedSquad[]) {
  const counts = await readGen0Owners(script, bunnies, profile)
  for (const { edition, sale } of editions) {
    if (edition.preSale === 0) continue
    script.call(sale, 'whitelistAddresses', [[...counts.keys()], [...counts.values()]], { from: owner })
  }
}

function takeReserves({ script, owner }: SquadContext, editions: readonly DeployedSquad[]): void {
  for (const { edition, sale } of editions)
    if (edition.reserve > 0) script.call(sale, 'getReserveTickets', [edition.reserve], { from: owner })
}

function buyTickets(context: SquadContext, editions: readonly DeployedSquad[]): void {
  for (const { edition, sale } of editions) {
    const method = edition.preSale > 0 ? 'buyTicketsInPreSaleForGen0' : 'buyTickets'
    for (const row of edition.tickets)
      pay(context, accountOf(context, row), sale, BigInt(row.count) * squadTerms.price, method, [row.count])
  }
}

/** Draws the offset, and exchanges the tickets that the table says: the first ones of each account. */
function reveal(context: SquadContext, { edition, sale, randomGenerator }: DeployedSquad): void {
  const { script, roles, owner } = context
  const secret = drawSecret(LOTTERY_SEED, sale.address, DRAW_ID)
  script.call(randomGenerator, 'reveal', [DRAW_ID, secret], { from: roles.operator })
  script.call(sale, 'fulfillRandomness', [], { from: roles.operator })
  let first = edition.reserve
  for (const row of edition.tickets) {
    const tickets = Array.from({ length: row.minted ?? 0 }, (_, index) => first + index)
    if (tickets.length > 0) script.call(sale, 'mint', [tickets], { from: accountOf(context, row) })
    first += row.count
  }
  script.call(sale, 'claim', [], { from: owner })
}

function deployRaffles(context: SquadContext): Deployed {
  const { script, product, owner } = context
  const raffle = script.deploy('Raffle', [product.address], owner)
  for (const [index, row] of raffleTable.entries()) {
    const { name, startsAfter, blocks, profitShare, price, minPrize, maxTickets, maxWinners } = row
    const start = script.block + startsAfter
    const terms = [name, start, start + blocks, profitShare, price, minPrize, maxTickets, maxWinners]
    // The bond, half of what all tickets cost; all prices are even in base units.
    const bond = (BigInt(maxTickets) * price) / 2n
    pay(context, creatorOf(context, row), raffle, bond, 'createRaffle', [terms, commitmentOf(raffle, row, index)])
  }
  return raffle
}

/** A trader's secret can't be derived by the keeper. */
const commitmentOf = (raffle: Deployed, { creator }: SeededRaffle, index: number) =>
  keccak256(creator === 'operator' ? drawSecret(LOTTERY_SEED, raffle.address, BigInt(index + 1)) : id('withheld'))

function buyRaffleTickets(context: SquadContext, raffle: Deployed): void {
  for (const [index, { price, tickets }] of raffleTable.entries())
    for (const row of tickets)
      pay(context, accountOf(context, row), raffle, BigInt(row.count) * price, 'buyTicket', [index + 1, row.count])
}

function revealRaffles({ script, roles }: SquadContext, raffle: Deployed): void {
  for (const [index, { isRevealed }] of raffleTable.entries()) {
    if (isRevealed !== true) continue
    const raffleId = BigInt(index + 1)
    const secret = drawSecret(LOTTERY_SEED, raffle.address, raffleId)
    script.call(raffle, 'reveal', [raffleId, secret], { from: roles.operator })
  }
}

/** Makes a call with tokens that the deployer gives the account, so that its balance stays the same. */
function pay(
  { script, product }: SquadContext,
  from: string,
  to: Deployed,
  amount: bigint,
  method: string,
  args: readonly unknown[],
): void {
  script.call(product, 'transfer', [from, amount])
  script.call(product, 'approve', [to.address, amount], { from })
  script.call(to, method, args, { from })
}

function accountOf({ roles }: SquadContext, { role, index }: SeededTickets): string {
  const account = roles[role][index]
  if (account === undefined) throw new Error(`No account ${index} among ${role}`)
  return account
}

const creatorOf = ({ roles }: SquadContext, { creator }: SeededRaffle): string =>
  creator === 'operator' ? roles.operator : roles.traders[2]
