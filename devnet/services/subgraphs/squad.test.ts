import { Interface, id, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { owner } from '../../testing/vaultFixtures.ts'
import { seededRandom } from '../../trading/random.ts'
import {
  type ContractIndex,
  type Entities,
  expectUndone,
  idOf,
  indexContracts,
  type LoggedEvent,
  readEvents,
  tokenText,
} from './testing/contractIndex.ts'

const EVENTS = new Interface(['event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'])
const NAME = ['Night watch', 'WATCH'] as const
const SUPPLY = 200n
const STEPS = 40
const seed = testSeed()

let chain: TestChain
let squad: TestContract
let users: readonly string[]
let nextToken = 0n
let indexed: ContractIndex

const keyed = <T extends { readonly id: string }>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row] as const))
const isMint = ({ args }: LoggedEvent) => args['from'] === ZeroAddress

async function readGasPrices(events: readonly LoggedEvent[]): Promise<ReadonlyMap<string, string>> {
  const hashes = [...new Set(events.map(({ hash }) => hash))]
  const transactions = (await chain.rpc.batch(
    hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
  )) as readonly { readonly gasPrice: string }[]
  return new Map(hashes.map((hash, index) => [hash, tokenText(BigInt(transactions[index]?.gasPrice ?? '0'))]))
}

/** What follows from the transfers alone. */
function entitiesOf(events: readonly LoggedEvent[], gasPrices: ReadonlyMap<string, string>): Entities {
  const tokenIds = [...new Set(events.map(({ args }) => String(args['tokenId'])))]
  const tokens = tokenIds.map((id) => {
    const own = events.filter(({ args }) => String(args['tokenId']) === id)
    return {
      id,
      minter: idOf(own[0]?.args['to']),
      owner: idOf(own.at(-1)?.args['to']),
      burned: false,
      totalTransactions: BigInt(own.length),
      block: own[0]?.block,
      createdAt: own[0]?.timestamp,
      updatedAt: own.at(-1)?.timestamp,
    }
  })
  const accounts = [...new Set(events.flatMap(({ args }) => [idOf(args['from']), idOf(args['to'])]))]
  const owners = accounts.map((id) => {
    const own = events.filter(({ args }) => idOf(args['from']) === id || idOf(args['to']) === id)
    return {
      id,
      totalTokens: BigInt(tokens.filter((token) => token.owner === id).length),
      totalTokensMinted: BigInt(own.filter((event) => isMint(event) && idOf(event.args['to']) === id).length),
      totalTransactions: BigInt(own.length),
      block: own[0]?.block,
      createdAt: own[0]?.timestamp,
      updatedAt: own.at(-1)?.timestamp,
    }
  })
  const [name, symbol] = NAME
  const contract = {
    id: idOf(squad.address),
    name,
    symbol,
    totalTokens: BigInt(tokens.length),
    totalOwners: BigInt(owners.filter(({ totalTokens }) => totalTokens > 0n).length),
    totalTransactions: BigInt(events.length),
  }
  const transactions = events.map(({ id, args, hash, block, timestamp }) => ({
    id,
    hash,
    from: idOf(args['from']),
    to: idOf(args['to']),
    token: String(args['tokenId']),
    gasPrice: gasPrices.get(hash),
    block,
    timestamp,
  }))
  return {
    Contract: events.length === 0 ? {} : { [contract.id]: contract },
    Owner: keyed(owners),
    Token: keyed(tokens),
    Transaction: keyed(transactions),
  }
}

async function readExpected(): Promise<Entities> {
  const events = await readEvents(chain, EVENTS, [squad.address])
  return entitiesOf(events, await readGasPrices(events))
}

/** A mint, or a transfer that may be one to oneself. */
async function step(random: () => number): Promise<void> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const to = pick(users)
  if (nextToken === 0n || random() < 0.4) {
    await squad.send(owner(chain), 'mint', [to, nextToken])
    nextToken += 1n
    return
  }
  const supply = (await squad.read('totalSupply')) as bigint
  const tokenId = (await squad.read('tokenByIndex', [Math.floor(random() * Number(supply))])) as bigint
  const from = String(await squad.read('ownerOf', [tokenId]))
  await squad.send(from, 'transferFrom', [from, to, tokenId])
}

beforeAll(async () => {
  chain = await startTestChain()
  users = chain.accounts.slice(0, 4)
  squad = await chain.deploy('Squad', [...NAME, SUPPLY, id('provenance')])
  indexed = await indexContracts(chain, 'squad', { squad: { contracts: { squad: squad.address } } })
})
afterAll(() => chain.stop())

describe('squad subgraph', () => {
  it('derives what a plain computation from the transfers derives, and the balances of the contract', async () => {
    expect(await indexed.read()).toEqual(await readExpected())
    const random = seededRandom(seed)
    for (let index = 0; index < STEPS; index += 1) await step(random)
    const entities = await indexed.read()
    expect(entities).toEqual(await readExpected())
    expect(await indexed.readFresh()).toEqual(entities)
    for (const user of users)
      expect(entities['Owner']?.[idOf(user)]?.['totalTokens'] ?? 0n).toBe(await squad.read('balanceOf', [user]))
    const answer = await indexed.ask(`{ contract(id: "${idOf(squad.address)}") { totalTokens } }`)
    expect(answer['contract']).toEqual({ totalTokens: String(nextToken) })
  })

  it('forgets 20 blocks that a reorganization undoes', async () => {
    const random = seededRandom(seed + 1)
    await expectUndone(chain, indexed, () => step(random), readExpected)
  })
})
