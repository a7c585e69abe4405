import { id } from 'ethers'
import { mineAt, readTime } from './gameFixtures.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { approve, deployToken, ONE, owner } from './vaultFixtures.ts'

export const SQUAD_STATUS = {
  pending: 0n,
  premint: 1n,
  presale: 2n,
  sale: 3n,
  drawing: 4n,
  claim: 5n,
  refund: 6n,
} as const

export interface SquadPlan {
  readonly provenanceHash: string
  readonly maxSupply: bigint
  readonly maxReserveSupply: bigint
  readonly maxPreSaleSupply: bigint
  readonly maxPerAddress: bigint
  readonly maxPerTransaction: bigint
  /** Base units a ticket. */
  readonly price: bigint
  readonly preSaleSec: number
  readonly saleSec: number
}

/** Four accounts can buy all of it. */
export const squadPlan: SquadPlan = {
  provenanceHash: id('metadata'),
  maxSupply: 40n,
  maxReserveSupply: 6n,
  maxPreSaleSupply: 8n,
  maxPerAddress: 10n,
  maxPerTransaction: 5n,
  price: 15n * ONE + 7n,
  preSaleSec: 3_600,
  saleSec: 86_400,
}

export const BASE_URI = 'https://squad.example/'

/** A sale with what it needs. */
export interface SquadFixture {
  readonly token: TestContract
  readonly profile: TestContract
  readonly random: TestContract
  readonly sale: TestContract
  readonly squad: TestContract
}

export interface SquadParts {
  readonly token: TestContract
  readonly profile: TestContract
  readonly random: TestContract
}

/** Deploys a token, profiles that are active for five accounts, and a source of random numbers. */
export async function deploySquadParts(chain: TestChain, generator = 'TestRandom', args: readonly unknown[] = []) {
  const token = await deployToken(chain, 'CAKE')
  const profile = await chain.deploy('TestProfile')
  for (const account of chain.accounts.slice(0, 5)) await profile.send(owner(chain), 'setActive', [account, true])
  return { token, profile, random: await chain.deploy(generator, args) }
}

/** Deploys a sale without terms, of the first account. */
export async function deploySquadSale(
  chain: TestChain,
  parts: SquadParts,
  plan: SquadPlan = squadPlan,
): Promise<SquadFixture> {
  const { token, profile, random } = parts
  const { provenanceHash, maxSupply, maxReserveSupply, maxPreSaleSupply, preSaleSec, saleSec } = plan
  const sale = await chain.deploy('SquadSale', [
    [
      'Squad',
      'SQUAD',
      provenanceHash,
      token.address,
      profile.address,
      random.address,
      1n,
      maxSupply,
      maxReserveSupply,
      maxPreSaleSupply,
      preSaleSec,
      saleSec,
    ],
  ])
  const squad = chain.at('Squad', String(await sale.read('pancakeSquad')))
  return { ...parts, sale, squad }
}

/** Sets the terms and fixes them. Returns the start of the sale. */
export async function scheduleSquadSale(
  chain: TestChain,
  sale: TestContract,
  plan: SquadPlan = squadPlan,
): Promise<number> {
  const by = owner(chain)
  const startSec = (await readTime(chain)) + 1_000 + plan.preSaleSec
  await sale.send(by, 'setTicketPrice', [plan.price])
  await sale.send(by, 'setSaleProperties', [startSec, plan.maxPerAddress, plan.maxPerTransaction])
  await sale.send(by, 'updateSaleStatus', [SQUAD_STATUS.premint])
  return startSec
}

/** A scheduled sale for which five accounts have approved their tokens. */
export async function startSquadSale(chain: TestChain, parts: SquadParts, plan: SquadPlan = squadPlan) {
  const fixture = await deploySquadSale(chain, parts, plan)
  await approve(fixture.token, fixture.sale, chain.accounts.slice(0, 5))
  return { ...fixture, startSec: await scheduleSquadSale(chain, fixture.sale, plan) }
}

/** Lets four accounts buy all 40 tickets of the usual plan, ten each in turn. */
export async function sellSquadOut(chain: TestChain, sale: TestContract, startSec: number): Promise<void> {
  await mineAt(chain, startSec)
  for (const account of chain.accounts.slice(1, 5))
    for (let time = 0; time < 2; time += 1) await sale.send(account, 'buyTickets', [5n])
}

/** Locks the base URI and requests the offset. */
export async function requestOffset(chain: TestChain, sale: TestContract): Promise<void> {
  await sale.send(owner(chain), 'setBaseURI', [BASE_URI])
  await sale.send(owner(chain), 'lock')
  await sale.send(owner(chain), 'drawRandomness')
}

/** All tickets of an account that are not minted yet, in pages of three. */
export async function ticketsOf(sale: TestContract, account: string): Promise<readonly bigint[]> {
  const tickets: bigint[] = []
  for (;;) {
    const page = (await sale.read('ticketsOfUserBySize', [account, tickets.length, 3n])) as [bigint[], bigint]
    tickets.push(...page[0])
    if (page[0].length < 3) return tickets
  }
}
