import { Interface, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addHostileCollection,
  artist,
  deployMarketWithCollection,
  marketAdmin,
  splitPrice,
} from '../../testing/marketFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner, treasury } from '../../testing/vaultFixtures.ts'

const PRICE = 100n * ONE
const TRANSFERS = { revert: 1, doNothing: 2 } as const
const MARKET = new Interface([
  'function createAskOrder(address, uint256, uint256)',
  'function modifyAskOrder(address, uint256, uint256)',
  'function cancelAskOrder(address, uint256)',
  'function buyTokenUsingBNB(address, uint256) payable',
  'function buyTokenUsingWBNB(address, uint256, uint256)',
  'function claimPendingRevenue()',
])
const NFT = new Interface(['function setApprovalForAll(address, bool)'])
const TOKEN = new Interface(['function deposit() payable', 'function approve(address, uint256)'])

let chain: TestChain
let wcro: TestContract
let market: TestContract
let collection: TestContract
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;({ wcro, market, collection } = await deployMarketWithCollection(chain))
  ;[alice = '', bob = ''] = usersOf(chain)
})
afterAll(() => chain.stop())

const list = (account: string, id: number, nft = collection) =>
  market.send(account, 'createAskOrder', [nft.address, id, PRICE])
const buy = (account: string, id: number, nft = collection) =>
  market.send(account, 'buyTokenUsingBNB', [nft.address, id], PRICE)
const setFees = (trading: bigint, creatorFee: bigint) => {
  const creator = creatorFee === 0n ? ZeroAddress : artist(chain)
  const args = [collection.address, creator, ZeroAddress, trading, creatorFee]
  return market.send(marketAdmin(chain), 'modifyCollection', args)
}

describe('fees that change after the listing', () => {
  const soldFor = async (id: number) => {
    const before = await balanceOf(wcro, alice)
    const seen = (await market.read('calculatePriceAndFeesForAsk', [collection.address, id])) as bigint[]
    await buy(bob, id)
    const net = (await balanceOf(wcro, alice)) - before
    expect(seen[0]).toBe(net)
    return net
  }

  it('never cost the seller more than when it was listed, not even after a change of the price', () =>
    chain.withSnapshot(async () => {
      for (const id of [1, 2]) await list(alice, id)
      await setFees(100n, 900n)
      // The trading fee fell and counts, the creator fee rose and doesn't.
      expect(await soldFor(1)).toBe(splitPrice(PRICE, 100n, 500n).net)
      await market.send(alice, 'modifyAskOrder', [collection.address, 2, PRICE])
      expect(await soldFor(2)).toBe(splitPrice(PRICE, 100n, 500n).net)
      await list(alice, 3)
      expect(await soldFor(3)).toBe(splitPrice(PRICE, 100n, 900n).net)
    }))

  it('are nothing once there is no creator any more', () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      await setFees(0n, 0n)
      expect(await soldFor(1)).toBe(PRICE)
      expect(await readUint(market, 'pendingRevenue', [ZeroAddress])).toBe(0n)
      expect(await balanceOf(wcro, market)).toBe(0n)
    }))

  it('leave what was earned before to whoever earned it', () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      await buy(bob, 1)
      const { trading } = splitPrice(PRICE)
      await market.send(owner(chain), 'setAdminAndTreasuryAddresses', [bob, bob])
      await expect(setFees(0n, 0n)).rejects.toThrow('not the admin')
      expect(await readUint(market, 'pendingRevenue', [bob])).toBe(0n)
      await market.send(treasury(chain), 'claimPendingRevenue')
      expect(await balanceOf(wcro, treasury(chain))).toBe(trading)
      await expect(market.send(alice, 'setAdminAndTreasuryAddresses', [alice, alice])).rejects.toThrow()
      for (const args of [
        [ZeroAddress, bob],
        [bob, ZeroAddress],
      ])
        await expect(market.send(owner(chain), 'setAdminAndTreasuryAddresses', args)).rejects.toThrow('zero address')
    }))
})

/** Calls that an account makes on its own, with token 31 listed, 32 and wrapped CRO in hand, and revenue to claim. */
const CALLS: readonly (readonly [string, string, (nft: string) => readonly unknown[]])[] = [
  ['buys', 'buyTokenUsingWBNB', (nft) => [nft, 2, PRICE]],
  ['lists a token', 'createAskOrder', (nft) => [nft, 32, PRICE]],
  ['changes a price', 'modifyAskOrder', (nft) => [nft, 31, 2n * PRICE]],
  ['takes a token back', 'cancelAskOrder', (nft) => [nft, 31]],
  ['claims', 'claimPendingRevenue', () => []],
]

describe('a contract that receives a token', () => {
  it.each(CALLS)('gets it, but nothing when it %s at the same time', (_what, fn, argsOf) =>
    chain.withSnapshot(async () => {
      for (const id of [1, 2]) await list(alice, id)
      const account = await chain.deploy('NftReenterer')
      const run = (to: TestContract, abi: Interface, name: string, args: readonly unknown[] = [], value = 0n) =>
        account.send(owner(chain), 'run', [to.address, abi.encodeFunctionData(name, args)], value)
      for (const id of [31, 32])
        await collection.send(artist(chain), 'transferFrom', [artist(chain), account.address, id])
      await run(collection, NFT, 'setApprovalForAll', [market.address, true])
      await run(market, MARKET, 'createAskOrder', [collection.address, 31, PRICE])
      await run(wcro, TOKEN, 'deposit', [], PRICE)
      await run(wcro, TOKEN, 'approve', [market.address, PRICE])
      await market.send(owner(chain), 'setAdminAndTreasuryAddresses', [marketAdmin(chain), account.address])
      const data = MARKET.encodeFunctionData(fn, argsOf(collection.address))
      await account.send(owner(chain), 'arm', [market.address, data])
      await run(market, MARKET, 'buyTokenUsingBNB', [collection.address, 1], PRICE)
      expect(await collection.read('ownerOf', [1])).toBe(account.address)
      expect([await readUint(account, 'attempts'), await readUint(account, 'successes')]).toEqual([1n, 0n])
      expect(await balanceOf(wcro, alice)).toBe(splitPrice(PRICE).net)
      // The same call succeeds afterwards.
      await account.send(owner(chain), 'arm', [ZeroAddress, '0x'])
      await run(market, MARKET, fn, argsOf(collection.address))
    }),
  )

  it('gets its token back with a call of its hook, and without a hook as well', () =>
    chain.withSnapshot(async () => {
      for (const [name, id, calls] of [
        ['NftReenterer', 31, 1n],
        ['Reenterer', 32, 0n],
      ] as const) {
        const account = await chain.deploy(name)
        const run = (to: string, data: string) => account.send(owner(chain), 'run', [to, data])
        await collection.send(artist(chain), 'transferFrom', [artist(chain), account.address, id])
        await run(collection.address, NFT.encodeFunctionData('setApprovalForAll', [market.address, true]))
        await run(market.address, MARKET.encodeFunctionData('createAskOrder', [collection.address, id, PRICE]))
        const cancel = MARKET.encodeFunctionData('cancelAskOrder', [collection.address, id])
        await account.send(owner(chain), 'arm', [market.address, cancel])
        await run(market.address, cancel)
        expect(await collection.read('ownerOf', [id])).toBe(account.address)
        expect([await readUint(account, 'attempts'), await readUint(account, 'successes')]).toEqual([calls, 0n])
      }
    }))

  it("can't buy without a hook, and then keeps its money", () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      const account = await chain.deploy('Reenterer')
      const data = MARKET.encodeFunctionData('buyTokenUsingBNB', [collection.address, 1])
      await expect(account.send(owner(chain), 'run', [market.address, data], PRICE)).rejects.toThrow()
      expect(await balanceOf(wcro, market)).toBe(0n)
      expect(await collection.read('ownerOf', [1])).toBe(market.address)
    }))
})

describe('a hostile collection', () => {
  async function addHostile(ids: readonly number[]): Promise<TestContract> {
    const hostile = await chain.deploy('HostileCollection')
    await addHostileCollection(chain, { market, hostile, admin: marketAdmin(chain) }, ids)
    return hostile
  }

  it('that reverts on transfers stops only its own tokens', () =>
    chain.withSnapshot(async () => {
      const hostile = await addHostile([1, 2])
      await list(alice, 1, hostile)
      await hostile.send(owner(chain), 'setTransfers', [TRANSFERS.revert])
      await expect(list(alice, 2, hostile)).rejects.toThrow('no transfers today')
      await expect(buy(bob, 1, hostile)).rejects.toThrow('no transfers today')
      await expect(market.send(alice, 'cancelAskOrder', [hostile.address, 1])).rejects.toThrow('no transfers today')
      expect(await balanceOf(wcro, market)).toBe(0n)
      await list(alice, 1)
      await buy(bob, 1)
      await market.send(treasury(chain), 'claimPendingRevenue')
      // It is in nobody's hands but the market's, which gives it back as soon as it can.
      await market.send(marketAdmin(chain), 'closeCollectionForTradingAndListing', [hostile.address])
      await hostile.send(owner(chain), 'setTransfers', [0])
      await market.send(alice, 'cancelAskOrder', [hostile.address, 1])
      expect(await hostile.read('ownerOf', [1])).toBe(alice)
    }))

  it('whose transfers do nothing can neither be listed nor bought', () =>
    chain.withSnapshot(async () => {
      const hostile = await addHostile([1, 2])
      await list(alice, 1, hostile)
      await hostile.send(owner(chain), 'setTransfers', [TRANSFERS.doNothing])
      await expect(list(alice, 2, hostile)).rejects.toThrow('token was not transferred')
      await expect(buy(bob, 1, hostile)).rejects.toThrow('token was not transferred')
      await expect(market.send(alice, 'cancelAskOrder', [hostile.address, 1])).rejects.toThrow('not transferred')
    }))

  it.each(CALLS)('gains nothing when it %s during a transfer', (_what, fn, argsOf) =>
    chain.withSnapshot(async () => {
      const hostile = await addHostile([1, 2])
      for (const id of [1, 2]) await list(alice, id, hostile)
      const run = (to: TestContract, abi: Interface, name: string, args: readonly unknown[] = [], value = 0n) =>
        hostile.send(owner(chain), 'run', [to.address, abi.encodeFunctionData(name, args)], value)
      for (const id of [31, 32]) await hostile.send(owner(chain), 'mint', [hostile.address, id])
      await run(hostile, NFT, 'setApprovalForAll', [market.address, true])
      await run(market, MARKET, 'createAskOrder', [hostile.address, 31, PRICE])
      await run(wcro, TOKEN, 'deposit', [], PRICE)
      await run(wcro, TOKEN, 'approve', [market.address, PRICE])
      await market.send(owner(chain), 'setAdminAndTreasuryAddresses', [marketAdmin(chain), hostile.address])
      const data = MARKET.encodeFunctionData(fn, argsOf(hostile.address))
      await hostile.send(owner(chain), 'arm', [market.address, data])
      await buy(bob, 1, hostile)
      expect([await readUint(hostile, 'attempts'), await readUint(hostile, 'successes')]).toEqual([1n, 0n])
      expect(await balanceOf(wcro, market)).toBe(splitPrice(PRICE, 200n, 0n).trading)
      await hostile.send(owner(chain), 'setTransfers', [0])
      await run(market, MARKET, fn, argsOf(hostile.address))
    }),
  )
})

describe('what is sent to the market by mistake', () => {
  it('is never wrapped CRO that is owed, not even if moving it as an NFT needs no allowance', () =>
    chain.withSnapshot(async () => {
      const other = await deployMarketWithCollection(chain, 'WrappedCro9')
      const nft = other.collection.address
      await other.market.send(alice, 'createAskOrder', [nft, 1, PRICE])
      await other.market.send(bob, 'buyTokenUsingBNB', [nft, 1], PRICE)
      const owed = PRICE - splitPrice(PRICE).net
      const recovered = other.market.send(owner(chain), 'recoverNonFungibleToken', [other.wcro.address, owed])
      await expect(recovered).rejects.toThrow('owed')
      expect(await balanceOf(other.wcro, other.market)).toBe(owed)
    }))

  it('is refused, or given to the owner, who can touch neither what is listed nor what is owed', () =>
    chain.withSnapshot(async () => {
      await list(alice, 1)
      await list(alice, 2)
      await buy(bob, 2)
      const recover = (fn: string, args: readonly unknown[], from = owner(chain)) => market.send(from, fn, args)
      await expect(
        collection.send(alice, 'safeTransferFrom(address,address,uint256)', [alice, market.address, 3]),
      ).rejects.toThrow('list it')
      expect((await chain.transact({ from: bob, to: market.address, value: 1n })).status).toBe('0x0')
      await collection.send(alice, 'transferFrom', [alice, market.address, 3])
      await expect(recover('recoverNonFungibleToken', [collection.address, 3], alice)).rejects.toThrow()
      await expect(recover('recoverNonFungibleToken', [collection.address, 1])).rejects.toThrow('token is listed')
      const { events } = await recover('recoverNonFungibleToken', [collection.address, 3])
      expect(eventRows(events)).toEqual([['NonFungibleTokenRecovery', collection.address, 3n]])
      expect(await collection.read('ownerOf', [3])).toBe(owner(chain))

      const token = await chain.deploy('TestToken', ['T', 'T', 18n, 100n])
      await expect(recover('recoverFungibleTokens', [token.address])).rejects.toThrow('nothing to recover')
      await token.send(owner(chain), 'transfer', [market.address, 100n])
      await expect(recover('recoverFungibleTokens', [token.address], alice)).rejects.toThrow()
      await recover('recoverFungibleTokens', [token.address])
      expect(await balanceOf(token, owner(chain))).toBe(100n)
      await expect(recover('recoverFungibleTokens', [wcro.address])).rejects.toThrow('owed')
      await expect(recover('recoverFungibleTokens', [collection.address])).rejects.toThrow('collection')
    }))
})
