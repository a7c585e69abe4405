import { ZeroAddress } from 'ethers'
import { readArtifacts } from '../compile/artifacts.ts'
import { deployNftMarket, type MarketRoles } from '../deploy/market.ts'
import { DeployScript } from '../deploy/script.ts'
import type { NftCollectionName } from '../tables/market.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { accountOf, ONE, owner, treasury } from './vaultFixtures.ts'

/** Adds and closes collections. */
export const marketAdmin = (chain: TestChain) => accountOf(chain, 8)
/** Holds all tokens of the collections at first. */
export const artist = (chain: TestChain) => accountOf(chain, 5)

export const priceRange = { minimum: ONE / 200n, maximum: 10_000n * ONE } as const
export const TRADING_FEE_BPS = 200n
export const CREATOR_FEE_BPS = 500n

/** A market without collections. */
async function deployEmptyMarket(chain: TestChain, wrappedCro: string) {
  const wcro = await chain.deploy(wrappedCro)
  const { minimum, maximum } = priceRange
  const args = [marketAdmin(chain), treasury(chain), wcro.address, minimum, maximum]
  return { wcro, market: await chain.deploy('NftMarket', args) }
}

/** A market with one collection of 100, whose artist takes 5 %. Three users have ten tokens each, from 1, 11 and 21. */
export async function deployMarketWithCollection(chain: TestChain, wrappedCro = 'WrappedCro') {
  const { wcro, market } = await deployEmptyMarket(chain, wrappedCro)
  const collection = await chain.deploy('Selvage', [100n, artist(chain)])
  await addCollection(chain, market, collection, CREATOR_FEE_BPS)
  for (const [index, user] of [1, 2, 3].map((account) => accountOf(chain, account)).entries()) {
    for (let id = index * 10 + 1; id <= index * 10 + 10; id += 1)
      await collection.send(artist(chain), 'transferFrom', [artist(chain), user, id])
    await collection.send(user, 'setApprovalForAll', [market.address, true])
  }
  return { wcro, market, collection }
}

export async function addCollection(
  chain: TestChain,
  market: TestContract,
  collection: TestContract,
  creatorFeeBps: bigint,
  whitelistChecker = ZeroAddress,
) {
  const creator = creatorFeeBps === 0n ? ZeroAddress : artist(chain)
  const args = [collection.address, creator, whitelistChecker, TRADING_FEE_BPS, creatorFeeBps]
  return market.send(marketAdmin(chain), 'addCollection', args)
}

interface HostileMarket {
  readonly market: TestContract
  readonly hostile: TestContract
  readonly admin: string
}

/** Adds a hostile collection to a market, without a creator fee, with a token of the second account for each id given. */
export async function addHostileCollection(
  chain: TestChain,
  { market, hostile, admin }: HostileMarket,
  ids: readonly number[],
): Promise<void> {
  const args = [hostile.address, ZeroAddress, ZeroAddress, TRADING_FEE_BPS, 0n]
  await market.send(admin, 'addCollection', args)
  const user = accountOf(chain, 1)
  for (const id of ids) await hostile.send(owner(chain), 'mint', [user, id])
  await hostile.send(user, 'setApprovalForAll', [market.address, true])
}

/** What a purchase pays the seller, the treasury and the creator. */
export function splitPrice(price: bigint, tradingBps = TRADING_FEE_BPS, creatorBps = CREATOR_FEE_BPS) {
  const [trading, creator] = [(price * tradingBps) / 10_000n, (price * creatorBps) / 10_000n]
  return { net: price - trading - creator, trading, creator }
}

/** The deploy step's market on a test chain. */
export interface DeployedNftMarket {
  readonly roles: MarketRoles
  readonly wcro: TestContract
  readonly market: TestContract
  readonly collections: Readonly<Record<NftCollectionName, TestContract>>
  readonly hostile: TestContract
}

/** Runs the market's deploy step on an empty test chain, which has automine again afterwards. */
export async function deployMarketOn(chain: TestChain): Promise<DeployedNftMarket> {
  const { rpc } = chain
  const at = (index: number) => accountOf(chain, index)
  const roles = {
    market: at(19),
    artist: at(20),
    treasury: at(11),
    users: [at(0), at(1), at(2)],
    traders: [at(13), at(14), at(15)],
  }
  await rpc.send('evm_setBlockGasLimit', [`0x${(10n ** 10n).toString(16)}`])
  await rpc.send('evm_setAutomine', [false])
  const script = new DeployScript(rpc, await readArtifacts(), at(10))
  const wcro = script.deploy('WrappedCro')
  const { market, collections, hostile } = await deployNftMarket(script, wcro, roles)
  await rpc.send('evm_setAutomine', [true])
  const byName = Object.entries(collections).map(([name, { address }]) => [name, chain.at(name, address)] as const)
  return {
    roles,
    wcro: chain.at('WrappedCro', wcro.address),
    market: chain.at('NftMarket', market.address),
    collections: Object.fromEntries(byName) as Record<NftCollectionName, TestContract>,
    hostile: chain.at('HostileCollection', hostile.address),
  }
}
