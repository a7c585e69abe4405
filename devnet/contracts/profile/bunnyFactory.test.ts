import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployBunnies, eventRows, ROLE } from '../../testing/profileFixtures.ts'
import {
  balanceOf,
  deployReenterer,
  mineTo,
  readBlockNumber,
  readUint,
  usersOf,
} from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { approve, deployToken, ONE, owner } from '../../testing/vaultFixtures.ts'

const PRICE = 5n * ONE
const STARTERS = [5n, 6n, 7n, 8n, 9n] as const

let chain: TestChain
let token: TestContract
let bunnies: TestContract
let factory: TestContract
let startBlock: bigint
let alice: string
let bob: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = ''] = usersOf(chain)
  token = await deployToken(chain, 'CAKE')
  bunnies = await deployBunnies(chain, STARTERS)
  startBlock = (await readBlockNumber(chain)) + 30n
  factory = await chain.deploy('BunnyFactory', [bunnies.address, token.address, PRICE, startBlock])
  await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, factory.address])
  await approve(token, factory, chain.accounts.slice(0, 5))
})
afterAll(() => chain.stop())

/** Runs at the start of the sale. */
const onSale = (run: () => Promise<void>) =>
  chain.withSnapshot(async () => {
    await mineTo(chain, startBlock)
    await run()
  })
const mint = (account: string, bunnyId: bigint) => factory.send(account, 'mintNFT', [bunnyId])

describe('a starter', () => {
  it('costs its price, to the wei, once per account', () =>
    onSale(async () => {
      expect(await factory.read('canMint', [alice])).toBe(true)
      const before = await balanceOf(token, alice)
      const { events } = await mint(alice, 7n)
      expect(eventRows(events)).toEqual([['BunnyMint', alice, 0n, 7n]])
      expect(before - (await balanceOf(token, alice))).toBe(PRICE)
      expect(await balanceOf(token, factory)).toBe(PRICE)
      expect(await bunnies.read('ownerOf', [0n])).toBe(alice)
      expect(await readUint(bunnies, 'getBunnyId', [0n])).toBe(7n)
      expect(await factory.read('canMint', [alice])).toBe(false)
      expect(await factory.read('hasClaimed', [alice])).toBe(true)
      await expect(mint(alice, 7n)).rejects.toThrow('Has claimed')
      await bunnies.send(alice, 'transferFrom', [alice, bob, 0n])
      await expect(mint(alice, 8n)).rejects.toThrow('Has claimed')
      await mint(bob, 7n)
    }))

  it('is of one of five kinds', () =>
    onSale(async () => {
      await expect(mint(alice, 4n)).rejects.toThrow('bunnyId too low')
      await expect(mint(alice, 10n)).rejects.toThrow('bunnyId too high')
      for (const [index, bunnyId] of STARTERS.entries()) await mint(chain.accounts[index] ?? '', bunnyId)
    }))

  it('is sold from the start block on', () =>
    chain.withSnapshot(async () => {
      // The transaction is in the block after.
      await mineTo(chain, startBlock - 2n)
      await expect(mint(alice, 5n)).rejects.toThrow('Too early')
      await mint(alice, 5n)
    }))

  it('is not minted without payment, nor paid without mint', () =>
    onSale(async () => {
      await token.send(alice, 'approve', [factory.address, PRICE - 1n])
      await expect(mint(alice, 5n)).rejects.toThrow()
      await bunnies.send(owner(chain), 'revokeRole', [ROLE.minter, factory.address])
      const before = await balanceOf(token, bob)
      await expect(mint(bob, 5n)).rejects.toThrow()
      expect(await balanceOf(token, bob)).toBe(before)
      expect(await factory.read('canMint', [bob])).toBe(true)
    }))

  it("can't be bought again while a token calls its payer", () =>
    onSale(async () => {
      const hookToken = await chain.deploy('HookToken', ['Hook', 'HOOK'])
      const other = await chain.deploy('BunnyFactory', [bunnies.address, hookToken.address, 1n, 0n])
      await bunnies.send(owner(chain), 'grantRole', [ROLE.minter, other.address])
      const { account, run, arm, tried } = await deployReenterer(chain)
      await hookToken.send(owner(chain), 'mint', [account.address, 10n])
      await run(hookToken, 'approve(address,uint256)', [other.address, 10n])
      await hookToken.send(owner(chain), 'setHook', [account.address])
      await arm(other, 'mintNFT(uint8)', [6n])
      await run(other, 'mintNFT(uint8)', [5n])
      expect(await tried()).toEqual([1n, 0n])
      expect(await balanceOf(bunnies, account)).toBe(1n)
    }))
})

describe('the owner of the factory', () => {
  it('moves the start only before it, and only to the future', () =>
    chain.withSnapshot(async () => {
      const move = (block: bigint, from = owner(chain)) => factory.send(from, 'setStartBlockNumber', [block])
      await expect(move(startBlock + 1n, alice)).rejects.toThrow()
      await expect(move(1n)).rejects.toThrow('Start has passed')
      await move(startBlock + 5n)
      await mineTo(chain, startBlock + 5n)
      await expect(move(startBlock + 50n)).rejects.toThrow('Sale has started')
    }))

  it('sets the price up to a limit', () =>
    onSale(async () => {
      const setPrice = (price: bigint, from = owner(chain)) => factory.send(from, 'updateTokenPrice', [price])
      await expect(setPrice(1n, alice)).rejects.toThrow()
      await expect(setPrice(10n * ONE + 1n)).rejects.toThrow('Price is too high')
      await setPrice(3n)
      await mint(alice, 5n)
      expect(await balanceOf(token, factory)).toBe(3n)
    }))

  it('gets what buyers paid', () =>
    onSale(async () => {
      await mint(alice, 5n)
      await mint(bob, 5n)
      await expect(factory.send(alice, 'claimFee', [1n])).rejects.toThrow()
      await expect(factory.send(owner(chain), 'claimFee', [2n * PRICE + 1n])).rejects.toThrow()
      const before = await balanceOf(token, owner(chain))
      await factory.send(owner(chain), 'claimFee', [2n * PRICE])
      expect((await balanceOf(token, owner(chain))) - before).toBe(2n * PRICE)
    }))
})
