import { ZeroAddress } from 'ethers'
import {
  bunnyListings,
  NFT_STEP_SEC,
  type NftCollectionName,
  type NftCollectionRow,
  type NftPerson,
  type NftStep,
  nftCollectionTable,
  nftGifts,
  nftHistory,
  nftMarketTable,
} from '../tables/market.ts'
import type { Deployed, Script } from './script.ts'

interface MarketOwners {
  /** Deploys and owns the market, and adds its collections. */
  readonly market: string
  /** Made the collections, and takes a fee of some. */
  readonly artist: string
  readonly treasury: string
}

export interface MarketRoles extends MarketOwners {
  readonly users: readonly string[]
  readonly traders: readonly string[]
}

/** The NFT market and its collections. */
export interface NftMarketDeployed {
  readonly market: Deployed
  readonly collections: Readonly<Record<NftCollectionName, Deployed>>
  /** For tests; not on the market. */
  readonly hostile: Deployed
}

interface MarketContext extends NftMarketDeployed {
  readonly script: Script
  readonly wcro: Deployed
  readonly roles: MarketRoles
}

const CENT_WEI = 10n ** 16n

const toWei = (cro: number) => BigInt(Math.round(cro * 100)) * CENT_WEI

/** Deploys the NFT market with its collections, gives tokens to users and traders, and plays the market's past. */
export async function deployNftMarket(script: Script, wcro: Deployed, roles: MarketRoles): Promise<NftMarketDeployed> {
  const deployed = {
    ...deployMarketContracts(script, wcro, roles),
    hostile: script.deploy('HostileCollection', [], roles.market),
  }
  const context = { ...deployed, script, wcro, roles }
  await script.mine()
  giveTokens(context)
  await script.mine()
  approveMarket(context)
  await script.mine()
  for (const steps of nftHistory) {
    for (const step of steps) take(context, step)
    await script.mine((await script.readTime()) + NFT_STEP_SEC)
  }
  for (const row of nftCollectionTable) {
    const { address } = deployed.collections[row.contract]
    if ('isClosed' in row)
      script.call(deployed.market, 'closeCollectionForTradingAndListing', [address], { from: roles.market })
  }
  await script.mine()
  return deployed
}

/** Queues the market with its collections, whose tokens the artist has. */
export function deployMarketContracts(
  script: Script,
  wcro: Deployed,
  roles: MarketOwners,
): Omit<NftMarketDeployed, 'hostile'> {
  const from = roles.market
  const { minimumPrice, maximumPrice, tradingFeeBps } = nftMarketTable
  const market = script.deploy('NftMarket', [from, roles.treasury, wcro.address, minimumPrice, maximumPrice], from)
  const collections = nftCollectionTable.map((row: NftCollectionRow) => {
    const { contract, supply, creatorFeeBps, proofs } = row
    const collection = script.deploy(contract, [supply, roles.artist], from)
    const checker = proofs === undefined ? ZeroAddress : script.deploy('ArtistProofs', [proofs], from).address
    const creator = creatorFeeBps === 0n ? ZeroAddress : roles.artist
    script.call(market, 'addCollection', [collection.address, creator, checker, tradingFeeBps, creatorFeeBps], { from })
    return [contract, collection] as const
  })
  return { market, collections: Object.fromEntries(collections) as Record<NftCollectionName, Deployed> }
}

/** Queues the bunnies as a collection of the market, without a creator fee. */
export function addBunnies(script: Script, market: Deployed, bunnies: Deployed, from: string): void {
  const args = [bunnies.address, ZeroAddress, ZeroAddress, nftMarketTable.tradingFeeBps, 0n]
  script.call(market, 'addCollection', args, { from })
}

export interface BunnyMarketContext {
  readonly market: Deployed
  readonly bunnies: Deployed
  readonly roles: MarketRoles
  /** Mints bunnies. */
  readonly profileAdmin: string
}

/**
 * Queues the bunnies as a collection of the market, with some that are minted and listed. To be called after the squad's
 * presale: its tickets are for who owns bunnies of generation 0, and the market owns what is listed.
 */
export async function listBunnies(script: Script, context: BunnyMarketContext): Promise<void> {
  const { market, bunnies, roles, profileAdmin } = context
  const [supply] = await script.readEach([bunnies], 'totalSupply')
  // No bunny is burned before.
  const firstId = supply?.[0] as bigint
  addBunnies(script, market, bunnies, roles.market)
  for (const { by, kind } of bunnyListings)
    script.call(bunnies, 'mint', [accountOf(roles, by), kind], { from: profileAdmin })
  for (const by of new Set(bunnyListings.map((listing) => listing.by)))
    script.call(bunnies, 'setApprovalForAll', [market.address, true], { from: accountOf(roles, by) })
  for (const [index, { by, price }] of bunnyListings.entries()) {
    const args = [bunnies.address, firstId + BigInt(index), toWei(price)]
    script.call(market, 'createAskOrder', args, { from: accountOf(roles, by) })
  }
}

function giveTokens({ script, collections, roles }: MarketContext): void {
  for (const { contract } of nftCollectionTable) {
    for (const [person, [first, count]] of Object.entries(nftGifts[contract])) {
      for (let id = first; id < first + count; id += 1) {
        const args = [roles.artist, accountOf(roles, person as NftPerson), id]
        script.call(collections[contract], 'transferFrom', args, { from: roles.artist })
      }
    }
  }
}

/** Lets the market take the tokens of everyone who sells, and of nobody else. */
function approveMarket({ script, market, collections, roles }: MarketContext): void {
  const sold = new Set(
    nftHistory.flat().flatMap(({ kind, by, token: [contract] }) => (kind === 'list' ? [`${by} ${contract}`] : [])),
  )
  for (const pair of sold) {
    const [by, contract] = pair.split(' ') as [NftPerson, NftCollectionName]
    script.call(collections[contract], 'setApprovalForAll', [market.address, true], { from: accountOf(roles, by) })
  }
}

function take({ script, wcro, market, collections, roles }: MarketContext, step: NftStep): void {
  const from = accountOf(roles, step.by)
  const [contract, tokenId] = step.token
  const token = [collections[contract].address, tokenId]
  switch (step.kind) {
    case 'list':
      script.call(market, 'createAskOrder', [...token, toWei(step.price)], { from })
      return
    case 'change':
      script.call(market, 'modifyAskOrder', [...token, toWei(step.price)], { from })
      return
    case 'cancel':
      script.call(market, 'cancelAskOrder', token, { from })
      return
    case 'buy': {
      const price = toWei(step.price)
      if (step.with === 'CRO') script.call(market, 'buyTokenUsingBNB', token, { from, value: price })
      else {
        script.call(wcro, 'approve', [market.address, price], { from })
        script.call(market, 'buyTokenUsingWBNB', [...token, price], { from })
      }
    }
  }
}

function accountOf({ users, traders, artist }: MarketRoles, person: NftPerson): string {
  const index = Number(person.at(-1))
  const account = person === 'artist' ? artist : person.startsWith('user') ? users[index] : traders[index]
  if (account === undefined) throw new Error(`No account of ${person}`)
  return account
}
