import { getCreateAddress, Interface } from 'ethers'
import { rolesOf } from '../../devnet/deploy/accounts'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Address } from '../../src/lib/hex'
import type { Chain } from './chain'

export const NFT_MARKET = new Interface([
  'event AskNew(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice)',
  'event AskUpdate(address indexed collection, address indexed seller, uint256 indexed tokenId, uint256 askPrice)',
  'event AskCancel(address indexed collection, address indexed seller, uint256 indexed tokenId)',
  'event Trade(address indexed collection, uint256 indexed tokenId, address indexed seller, address buyer, uint256 askPrice, uint256 netPrice, bool withBNB)',
  'function viewCollections(uint256, uint256) view returns (address[], tuple(uint8, address, address, uint256, uint256)[], uint256)',
  'function addCollection(address, address, address, uint256, uint256)',
  'function closeCollectionForTradingAndListing(address)',
  'function createAskOrder(address, uint256, uint256)',
  'function modifyAskOrder(address, uint256, uint256)',
  'function cancelAskOrder(address, uint256)',
  'function buyTokenUsingBNB(address, uint256) payable',
])
const COLLECTION = new Interface([
  'function name() view returns (string)',
  'function mint(address, uint256)',
  'function setApprovalForAll(address, bool)',
])
const WEI = 10n ** 18n
const ZERO = `0x${'0'.repeat(40)}`
/** Transactions of the market's owner in which it may have deployed something. */
const OWNER_TRANSACTIONS = 40

export const marketAddress = deployment.nftMarket.contracts.market as Address

/** The NFT market of the local chain, as its accounts use it. */
export async function createNftMarket(chain: Chain) {
  const roles = rolesOf(JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[])
  const call = async (to: string, contract: Interface, method: string, args: readonly unknown[] = []) =>
    contract.decodeFunctionResult(
      method,
      await chain.rpc('eth_call', [{ to, data: contract.encodeFunctionData(method, [...args]) }, 'latest']),
    )
  const nameOf = async (address: string) => {
    try {
      return String((await call(address, COLLECTION, 'name'))[0])
    } catch {
      return ''
    }
  }
  const [addresses] = (await call(marketAddress, NFT_MARKET, 'viewCollections', [0, 100])) as unknown as [
    readonly string[],
  ]
  const byName = new Map<string, Address>()
  for (const address of addresses) byName.set(await nameOf(address), address.toLowerCase() as Address)
  const send = (from: string | undefined, method: string, args: readonly unknown[], value = 0n) =>
    chain.send({ from, to: marketAddress, data: NFT_MARKET.encodeFunctionData(method, [...args]), value })
  const sendTo = (from: string | undefined, to: string, method: string, args: readonly unknown[]) =>
    chain.send({ from, to, data: COLLECTION.encodeFunctionData(method, [...args]) })

  /** The hostile collection, which is deployed beside the others, under the name of one of them. */
  async function findHostile(): Promise<Address> {
    for (let nonce = 0; nonce < OWNER_TRANSACTIONS; nonce += 1) {
      const address = getCreateAddress({ from: roles.market, nonce })
      const isListed = addresses.some((other) => other.toLowerCase() === address.toLowerCase())
      if (!isListed && (await nameOf(address)) === 'Horizons') return address.toLowerCase() as Address
    }
    throw new Error('There is no hostile collection')
  }

  return {
    roles,
    send,
    /** @throws if the market has no collection of the name */
    collection: (name: string): Address => {
      const address = byName.get(name)
      if (address === undefined) throw new Error(`No collection ${name}`)
      return address
    },
    approve: (from: string | undefined, collection: string) =>
      sendTo(from, collection, 'setApprovalForAll', [marketAddress, true]),
    /** Adds the hostile collection to the market, with tokens on sale for 1 CRO and more. */
    addHostile: async (tokenIds: readonly number[]): Promise<Address> => {
      const hostile = await findHostile()
      const [seller] = roles.traders
      await send(roles.market, 'addCollection', [hostile, ZERO, ZERO, 200, 0])
      for (const tokenId of tokenIds) await sendTo(seller, hostile, 'mint', [seller, tokenId])
      await sendTo(seller, hostile, 'setApprovalForAll', [marketAddress, true])
      for (const tokenId of tokenIds) await send(seller, 'createAskOrder', [hostile, tokenId, BigInt(tokenId) * WEI])
      return hostile
    },
  }
}
