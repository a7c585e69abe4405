import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unlockedAccount } from '../keeper/account.ts'
import type { Job } from '../keeper/job.ts'
import { Keeper } from '../keeper/keeper.ts'
import { raffleJob } from '../keeper/raffleJob.ts'
import { squadJob } from '../keeper/squadJob.ts'
import { LOTTERY_SEED } from '../tables/games.ts'
import { raffleTable, squadEditions, squadTerms } from '../tables/squad.ts'
import { mineAt } from '../testing/gameFixtures.ts'
import { RAFFLE_STATUS, viewRaffle } from '../testing/raffleFixtures.ts'
import { startScriptChain } from '../testing/scriptChain.ts'
import { SQUAD_STATUS, ticketsOf } from '../testing/squadFixtures.ts'
import { balanceOf, mine, mineTo, readBlockNumber, readUint } from '../testing/stakingFixtures.ts'
import type { TestChain, TestContract } from '../testing/testChain.ts'
import { accountOf, ONE } from '../testing/vaultFixtures.ts'
import { rolesOf } from './accounts.ts'
import { deployProfiles } from './profiles.ts'
import { deploySquad, type Squads } from './squad.ts'
import { squadFile, squadFilesOf } from './squadFiles.ts'

const { price } = squadTerms
const DRAW_BLOCKS = 6

let chain: TestChain
let squads: Squads
let product: TestContract
let raffle: TestContract
let roles: ReturnType<typeof rolesOf>
let owner: string
/** Balances of the accounts with tickets before the step. */
let before: ReadonlyMap<string, bigint>

beforeAll(async () => {
  const started = await startScriptChain(async (script, accounts, empty) => {
    roles = rolesOf(accounts)
    owner = accounts[22] ?? ''
    const token = script.deploy('TestToken', ['Product', 'PRODUCT', 18, 10n ** 9n * ONE])
    // Their campaigns only store these addresses.
    const games = { cakeVault: token, prediction: token, lottery: token }
    const { profile, bunnies } = await deployProfiles(script, {
      product: token,
      ...games,
      accounts,
      admin: accounts[18] ?? '',
    })
    product = empty.at('TestToken', token.address)
    const holders = [...roles.users, ...roles.traders, roles.operator]
    before = new Map(await Promise.all(holders.map(async (each) => [each, await balanceOf(product, each)] as const)))
    return deploySquad({ script, product: token, profile, bunnies, roles, owner })
  })
  chain = started.chain
  squads = started.deployed
  raffle = chain.at('Raffle', squads.raffle.address)
})
afterAll(() => chain.stop())

function editionOf(key: string) {
  const found = squads.editions.find(({ edition }) => edition.key === key)
  if (found === undefined) throw new Error(`No edition ${key}`)
  return {
    edition: found.edition,
    sale: chain.at('SquadSale', found.sale.address),
    squad: chain.at('Squad', found.squad.address),
  }
}

const statusOf = (sale: TestContract) => sale.read('currentStatus')

/** Lets the keeper do what is due. */
async function keep(job: Job): Promise<void> {
  const account = unlockedAccount(chain.rpc, roles.operator)
  const keeper = new Keeper({ rpc: chain.rpc, account, jobs: [job], log: () => undefined })
  await keeper.tick()
  expect(keeper.health().problem).toBeUndefined()
  const count = (block: string) => chain.rpc.send('eth_getTransactionCount', [roles.operator, block])
  await expect.poll(async () => (await count('pending')) === (await count('latest'))).toBe(true)
}

/** Gives an account tokens and lets it buy tickets. */
async function buy(sale: TestContract, account: string, method: string, count: bigint): Promise<void> {
  await product.send(roles.deployer, 'transfer', [account, count * price])
  await product.send(account, 'approve', [sale.address, count * price])
  await sale.send(account, method, [count])
}

describe('seeded squads', () => {
  it('are in presale, almost sold out, and revealed', async () => {
    const statuses = await Promise.all(squadEditions.map(({ key }) => statusOf(editionOf(key).sale)))
    expect(statuses).toEqual([SQUAD_STATUS.presale, SQUAD_STATUS.sale, SQUAD_STATUS.claim])
    const sold = await Promise.all(
      squadEditions.map(({ key }) => readUint(editionOf(key).sale, 'totalTicketsDistributed')),
    )
    expect(sold).toEqual([123n, 20n, 25n])
  })

  it('commit to their metadata, and have locked it', async () => {
    for (const { key } of squadEditions) {
      const { edition, squad, sale } = editionOf(key)
      const { provenanceHash, root } = squadFilesOf(edition)
      expect(await squad.read('provenanceHash')).toBe(provenanceHash)
      expect([await squad.read('baseURI'), await squad.read('isLocked')]).toEqual([`ipfs://${root}/`, true])
      expect(await squad.read('owner')).toBe(sale.address)
      expect(await sale.read('owner')).toBe(owner)
    }
  })

  it('are funded by the deployer, and leave all balances as they were', async () => {
    for (const [account, amount] of before) expect(await balanceOf(product, account), account).toBe(amount)
    expect(await balanceOf(product, editionOf('squad').sale)).toBe(3n * price)
    expect(await balanceOf(product, editionOf('dusk').sale)).toBe(20n * price)
    expect([await balanceOf(product, editionOf('dawn').sale), await balanceOf(product, owner)]).toEqual([
      0n,
      25n * price,
    ])
  })

  it('allow a ticket for each bunny of generation 0 at the snapshot, pictures included', async () => {
    const { sale } = editionOf('squad')
    const allowed = async (index: number) => readUint(sale, 'numberTicketsForGen0', [accountOf(chain, index)])
    const counts = await Promise.all([0, 1, 2, 13, 14, 15, 9].map(allowed))
    expect(counts).toEqual([3n, 2n, 1n, 1n, 1n, 1n, 0n])
    expect(await sale.read('canClaimForGen0', [roles.users[0]])).toBe(true)
    expect(await sale.read('canClaimForGen0', [roles.traders[0]])).toBe(false)
    expect(await ticketsOf(sale, owner)).toHaveLength(120)
  })

  it('reach the sale and the refund by time', () =>
    chain.withSnapshot(async () => {
      const { sale } = editionOf('squad')
      const [first, second] = roles.users
      await buy(sale, first, 'buyTicketsInPreSaleForGen0', 2n)
      await mineAt(chain, Number(await readUint(sale, 'startTimestamp')))
      expect(await statusOf(sale)).toBe(SQUAD_STATUS.sale)
      for (let time = 0; time < 2; time += 1) await buy(sale, first, 'buyTickets', 5n)
      await expect(buy(sale, first, 'buyTickets', 1n)).rejects.toThrow('Max supply per address')
      await expect(buy(sale, roles.users[2], 'buyTickets', 1n)).rejects.toThrow('Profile: Must be active')
      await mineAt(chain, Number(await readUint(sale, 'refundTimestamp')))
      expect(await statusOf(sale)).toBe(SQUAD_STATUS.refund)
      for (const [account, count] of [
        [first, 13n],
        [second, 1n],
        [roles.traders[0], 1n],
      ] as const) {
        const held = await balanceOf(product, account)
        await sale.send(account, 'refund')
        expect((await balanceOf(product, account)) - held).toBe(count * price)
      }
      expect(await balanceOf(product, sale)).toBe(0n)
    }))

  it('are drawn by the keeper once the last tickets are sold', () =>
    chain.withSnapshot(async () => {
      const { sale, squad } = editionOf('dusk')
      const [first] = roles.users
      await buy(sale, first, 'buyTickets', 4n)
      expect(await statusOf(sale)).toBe(SQUAD_STATUS.drawing)
      const job = () => squadJob(chain.rpc, sale.address, LOTTERY_SEED)
      await keep(job())
      await mine(chain, DRAW_BLOCKS)
      for (let time = 0; time < 2; time += 1) await keep(job())
      expect(await statusOf(sale)).toBe(SQUAD_STATUS.claim)
      await sale.send(first, 'mint', [await ticketsOf(sale, first)])
      expect(await readUint(squad, 'balanceOf', [first])).toBe(8n)
    }))

  it('leave tickets of the revealed one to exchange, whose NFTs have files', () =>
    chain.withSnapshot(async () => {
      const { edition, sale, squad } = editionOf('dawn')
      const [first, second] = roles.users
      const minted = await Promise.all(
        [first, second, ...roles.traders].map((account) => readUint(squad, 'balanceOf', [account])),
      )
      expect(minted).toEqual([2n, 0n, 5n, 5n, 1n])
      const tickets = await ticketsOf(sale, second)
      expect(tickets).toHaveLength(5)
      await sale.send(second, 'mint', [tickets.slice(1, 3)])
      const tokenId = await readUint(sale, 'calculateTokenId', [tickets[1]])
      expect(await squad.read('tokenURI', [tokenId])).toBe(`ipfs://${squadFilesOf(edition).root}/${tokenId}`)
      expect(JSON.parse(squadFile(edition, Number(tokenId)))).toMatchObject({ name: `${edition.name} #${tokenId}` })
    }))
})

describe('seeded raffles', () => {
  const idOf = (name: string) => BigInt(raffleTable.findIndex((row) => row.name === name) + 1)
  const statusOfRaffle = async (name: string) => (await viewRaffle(raffle, idOf(name))).status
  const namesOf = async (fn: string) => {
    const [raffles] = (await raffle.read(fn, [0n, 100n])) as [{ readonly terms: { readonly name: string } }[]]
    return raffles.map(({ terms }) => terms.name)
  }

  it('are on sale and over', async () => {
    expect(await namesOf('listActiveRaffle')).toEqual([
      'Equinox raffle',
      'Solstice raffle',
      'Last hour raffle',
      'Noon raffle',
      'Silent raffle',
    ])
    expect(await namesOf('listInactiveRaffle')).toEqual(['Early bird raffle', 'Harvest raffle'])
    expect(await statusOfRaffle('Equinox raffle')).toBe(RAFFLE_STATUS.created)
  })

  it('have prizes of the first two users to claim', () =>
    chain.withSnapshot(async () => {
      const id = idOf('Harvest raffle')
      const { prize, status } = await viewRaffle(raffle, id)
      expect([status, prize]).toEqual([RAFFLE_STATUS.revealed, 108n * ONE])
      for (const account of roles.users.slice(0, 2)) {
        const own = await readUint(raffle, 'prizeOf', [id, account])
        expect(own).toBeGreaterThanOrEqual((10n * prize) / 50n)
        await raffle.send(account, 'claimPrize', [id])
      }
    }))

  it('have refunds of one with too few tickets, and later of one that is not revealed, with its bond', () =>
    chain.withSnapshot(async () => {
      const [first] = roles.users
      expect(await statusOfRaffle('Early bird raffle')).toBe(RAFFLE_STATUS.refunding)
      expect(await readUint(raffle, 'refundOf', [idOf('Early bird raffle'), first])).toBe(15n * ONE)
      const id = idOf('Silent raffle')
      const { targetBlock } = (await raffle.read('draws', [id])) as { readonly targetBlock: bigint }
      await mineTo(chain, targetBlock)
      expect(await statusOfRaffle('Silent raffle')).toBe(RAFFLE_STATUS.ended)
      await keep(raffleJob(chain.rpc, raffle.address, LOTTERY_SEED))
      expect(await statusOfRaffle('Silent raffle')).toBe(RAFFLE_STATUS.ended)
      await mineTo(chain, targetBlock + 257n)
      expect(await statusOfRaffle('Silent raffle')).toBe(RAFFLE_STATUS.refunding)
      // A quarter of the tickets, and of the bond of 100.
      expect(await readUint(raffle, 'refundOf', [id, first])).toBe(20n * ONE + 25n * ONE)
      await raffle.send(first, 'refund', [id])
    }))

  it('have one that ends about when the devnet starts, and is revealed by the keeper', () =>
    chain.withSnapshot(async () => {
      const id = idOf('Noon raffle')
      const { targetBlock } = (await raffle.read('draws', [id])) as { readonly targetBlock: bigint }
      expect(targetBlock).toBeLessThan((await readBlockNumber(chain)) + 120n)
      await mineTo(chain, targetBlock)
      await keep(raffleJob(chain.rpc, raffle.address, LOTTERY_SEED))
      expect(await statusOfRaffle('Noon raffle')).toBe(RAFFLE_STATUS.revealed)
    }))

  it('have one that is sold out by four tickets', () =>
    chain.withSnapshot(async () => {
      const id = idOf('Last hour raffle')
      const [, second] = roles.users
      await product.send(roles.deployer, 'transfer', [second, 4n * ONE])
      await product.send(second, 'approve', [raffle.address, 4n * ONE])
      await raffle.send(second, 'buyTicket', [id, 4n])
      expect(await statusOfRaffle('Last hour raffle')).toBe(RAFFLE_STATUS.ended)
      await mine(chain, DRAW_BLOCKS)
      await keep(raffleJob(chain.rpc, raffle.address, LOTTERY_SEED))
      expect((await viewRaffle(raffle, id)).winners).toHaveLength(5)
    }))
})
