import { ZeroAddress } from 'ethers'
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
export async function deployNftMarket(chain: TestChain) {
  const wcro = await chain.deploy('WrappedCro')
  const { minimum, maximum } = priceRange
  const args = [marketAdmin(chain), treasury(chain), wcro.address, minimum, maximum]
  return { wcro, market: await chain.deploy('NftMarket', args) }
}

/** A market with one collection of 100, whose artist takes 5 %. Three users have ten tokens each, from 1, 11 and 21. */
export async function deployMarketWithCollection(chain: TestChain) {
  const { wcro, market } = await deployNftMarket(chain)
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

/** A hostile collection, on the market without a creator fee, with a token for each id given. */
export async function addHostileCollection(chain: TestChain, market: TestContract, ids: readonly number[]) {
  const hostile = await chain.deploy('HostileCollection')
  await addCollection(chain, market, hostile, 0n)
  const user = accountOf(chain, 1)
  for (const id of ids) await hostile.send(owner(chain), 'mint', [user, id])
  await hostile.send(user, 'setApprovalForAll', [market.address, true])
  return hostile
}

/** What a purchase pays the seller, the treasury and the creator. */
export function splitPrice(price: bigint, tradingBps = TRADING_FEE_BPS, creatorBps = CREATOR_FEE_BPS) {
  const [trading, creator] = [(price * tradingBps) / 10_000n, (price * creatorBps) / 10_000n]
  return { net: price - trading - creator, trading, creator }
}
