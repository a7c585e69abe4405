import { keccak256, ZeroAddress, ZeroHash } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventRows } from '../../testing/profileFixtures.ts'
import {
  bondOf,
  createRaffle,
  DELAY_BLOCKS,
  deployRaffle,
  HASH_BLOCKS,
  RAFFLE_SECRET,
  RAFFLE_STATUS,
  type RafflePlan,
  rafflePlan,
  viewRaffle,
  winningTickets,
} from '../../testing/raffleFixtures.ts'
import { balanceOf, deployReenterer, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { accountOf, ONE, owner } from '../../testing/vaultFixtures.ts'

const { price, maxTickets, blocks } = rafflePlan
const BOND = bondOf(rafflePlan)
const BPS = 10_000n

let chain: TestChain
let token: TestContract
let raffle: TestContract
let creator: string
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  creator = accountOf(chain, 4)
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  ;({ token, raffle } = await deployRaffle(chain))
})
afterAll(() => chain.stop())

const buy = (account: string, count: bigint, id = 1n) => raffle.send(account, 'buyTicket', [id, count])
const reveal = (secret = RAFFLE_SECRET, from = creator) => raffle.send(from, 'reveal', [1n, secret])
const view = () => viewRaffle(raffle, 1n)
const status = async () => (await view()).status
const prizeOf = (sold: bigint) => sold * price - (sold * price * rafflePlan.profitShare) / BPS

/** Creates a raffle and mines to the block before its first one. */
async function start(change: Partial<RafflePlan> = {}) {
  const created = await createRaffle(chain, raffle, creator, change)
  await mineTo(chain, created.startBlock - 1n)
  return created
}

/** Sends a call and returns by how much the account's balance changed. */
async function changeOf(account: string, send: () => Promise<unknown>): Promise<bigint> {
  const before = await balanceOf(token, account)
  await send()
  return (await balanceOf(token, account)) - before
}

describe('creating a raffle', () => {
  it('takes a bond of half of what all tickets cost, and publishes the commitment', () =>
    chain.withSnapshot(async () => {
      const paid = await changeOf(creator, () => createRaffle(chain, raffle, creator))
      expect(-paid).toBe(BOND)
      expect(await readUint(raffle, 'bondOf', [maxTickets, price])).toBe(BOND)
      expect(await readUint(raffle, 'bondOf', [1n, 3n])).toBe(2n)
      const draw = (await raffle.read('draws', [1n])) as { readonly commitment: string }
      expect(draw.commitment).toBe(keccak256(RAFFLE_SECRET))
      expect([await status(), (await view()).bond]).toEqual([RAFFLE_STATUS.created, BOND])
    }))

  it.each<[string, Partial<RafflePlan>]>([
    ['name length', { name: '' }],
    ['name length', { name: 'x'.repeat(65) }],
    ['start out of range', { startsAfter: 0n }],
    ['start out of range', { startsAfter: 1_000_002n }],
    ['end out of range', { blocks: 0n }],
    ['end out of range', { blocks: 1_000_001n }],
    ['profit share is too high', { profitShare: 5_001n }],
    ['price is 0', { price: 0n }],
    ['number of tickets', { maxTickets: 0n }],
    ['number of tickets', { maxTickets: 2n ** 96n }],
    ['number of winners', { maxWinners: 0n }],
    ['number of winners', { maxWinners: 51n }],
    ['number of winners', { maxWinners: 3n, maxTickets: 2n }],
    ['prize out of range', { minPrize: 2n }],
    ['prize out of range', { minPrize: prizeOf(maxTickets) + 1n }],
  ])('needs terms within limits: %s', async (reason, change) => {
    await expect(createRaffle(chain, raffle, creator, change)).rejects.toThrow(reason)
  })

  it('needs a commitment', async () => {
    const block = Number(await chain.rpc.send('eth_blockNumber'))
    const terms = ['Summer raffle', block + 10, block + 20, 0n, price, 10n * ONE, maxTickets, 1n]
    await expect(raffle.send(creator, 'createRaffle', [terms, ZeroHash])).rejects.toThrow('commitment is 0')
  })

  it('needs a commitment of its own, whose secret nobody knows', () =>
    chain.withSnapshot(async () => {
      await createRaffle(chain, raffle, creator)
      for (const from of [creator, alice])
        await expect(createRaffle(chain, raffle, from, {}, RAFFLE_SECRET)).rejects.toThrow('was used already')
    }))

  it('allows the highest terms', () =>
    chain.withSnapshot(() =>
      createRaffle(chain, raffle, creator, { name: 'x'.repeat(64), minPrize: prizeOf(maxTickets), maxWinners: 50n }),
    ))
})

describe('tickets of a raffle', () => {
  it('are sold from the first block to the one before the last, and never fewer than asked for', () =>
    chain.withSnapshot(async () => {
      const { startBlock, endBlock } = await createRaffle(chain, raffle, creator)
      await mineTo(chain, startBlock - 2n)
      await expect(buy(alice, 1n)).rejects.toThrow('not on sale')
      expect(-(await changeOf(alice, () => buy(alice, 60n)))).toBe(60n * price)
      expect(await status()).toBe(RAFFLE_STATUS.started)
      expect(await changeOf(bob, () => expect(buy(bob, 41n)).rejects.toThrow('not enough tickets left'))).toBe(0n)
      await expect(buy(bob, 0n)).rejects.toThrow('number of tickets is 0')
      await expect(buy(bob, 1n, 2n)).rejects.toThrow('no such raffle')
      await mineTo(chain, endBlock - 2n)
      await buy(bob, 1n)
      await expect(buy(bob, 1n)).rejects.toThrow('not on sale')
      expect((await view()).ticketsSold).toBe(61n)
    }))

  it('can be bought for another account, to which they belong', () =>
    chain.withSnapshot(async () => {
      await start()
      await expect(raffle.send(alice, 'buyTicketTo', [1n, ZeroAddress, 1n])).rejects.toThrow('account is 0')
      const sent = await raffle.send(alice, 'buyTicketTo', [1n, bob, 4n])
      expect(eventRows(sent.events)).toEqual([['TicketsPurchase', 1n, alice, bob, 0n, 4n]])
      await buy(alice, 1n)
      const held = await Promise.all([alice, bob].map((account) => readUint(raffle, 'ticketsOf', [1n, account])))
      expect(held).toEqual([1n, 4n])
    }))

  it('are found by binary search among the purchases', () =>
    chain.withSnapshot(async () => {
      await start()
      const owners: string[] = []
      for (const [account, count] of [
        [alice, 1],
        [bob, 7],
        [alice, 2],
        [carol, 30],
        [bob, 1],
      ] as const) {
        await buy(account, BigInt(count))
        owners.push(...Array.from({ length: count }, () => account))
      }
      for (const [ticket, account] of owners.entries())
        expect(await raffle.read('ticketOwner', [1n, ticket]), `ticket ${ticket}`).toBe(account)
      await expect(raffle.read('ticketOwner', [1n, owners.length])).rejects.toThrow('no such ticket')
    }))
})

describe('revealing a raffle', () => {
  it('draws winners without repetition, which anyone can recompute, and pays all of it out', () =>
    chain.withSnapshot(async () => {
      const { endBlock } = await start()
      await buy(alice, 5n)
      await buy(bob, 20n)
      await expect(reveal()).rejects.toThrow('nothing to reveal')
      await mineTo(chain, endBlock + DELAY_BLOCKS - 1n)
      expect(await status()).toBe(RAFFLE_STATUS.ended)
      await expect(reveal()).rejects.toThrow('not there yet')
      await expect(reveal(ZeroHash)).rejects.toThrow('not the committed secret')
      await reveal(RAFFLE_SECRET, carol)
      await expect(reveal()).rejects.toThrow('nothing to reveal')

      const block = (await chain.rpc.send('eth_getBlockByNumber', [
        `0x${(endBlock + DELAY_BLOCKS).toString(16)}`,
        false,
      ])) as { readonly hash: string }
      const draw = (await raffle.read('draws', [1n])) as { readonly blockHash: string; readonly random: bigint }
      expect(draw.blockHash).toBe(block.hash)
      const { winners, winningTickets: tickets, prize } = await view()
      expect([...tickets]).toEqual(winningTickets(draw.random, 25n, 3n))
      expect([...winners]).toEqual(tickets.map((ticket) => (ticket < 5n ? alice : bob)))
      expect(prize).toBe(prizeOf(25n))

      const each = (account: string) =>
        winners.reduce(
          (sum, winner, index) => sum + (winner === account ? prize / 3n + (index === 0 ? prize % 3n : 0n) : 0n),
          0n,
        )
      for (const account of new Set(winners)) {
        expect(await readUint(raffle, 'prizeOf', [1n, account])).toBe(each(account))
        expect(await changeOf(account, () => raffle.send(account, 'claimPrize', [1n]))).toBe(each(account))
        await expect(raffle.send(account, 'claimPrize', [1n])).rejects.toThrow('no prize')
      }
      expect((await view()).winnersClaimed.every(Boolean)).toBe(true)
      await expect(raffle.send(carol, 'claimPrize', [1n])).rejects.toThrow('no prize')
      await expect(raffle.send(alice, 'refund', [1n])).rejects.toThrow('nothing to refund')
      await expect(raffle.send(alice, 'claimProfit', [1n])).rejects.toThrow('not the creator')
      const profit = 25n * price - prize
      expect(await readUint(raffle, 'profitOf', [1n])).toBe(profit + BOND)
      expect(await changeOf(creator, () => raffle.send(creator, 'claimProfit', [1n]))).toBe(profit + BOND)
      await expect(raffle.send(creator, 'claimProfit', [1n])).rejects.toThrow('nothing to claim')
      expect(await balanceOf(token, raffle)).toBe(0n)
    }))

  it('uses a block right after the last ticket if it is sold out early', () =>
    chain.withSnapshot(async () => {
      const { startBlock } = await start()
      await buy(alice, 60n)
      const { blockNumber } = await buy(bob, 40n)
      expect(BigInt(blockNumber)).toBeLessThan(startBlock + blocks)
      expect(await status()).toBe(RAFFLE_STATUS.ended)
      await expect(buy(bob, 1n)).rejects.toThrow('not on sale')
      await mineTo(chain, BigInt(blockNumber) + DELAY_BLOCKS)
      await reveal()
      const { targetBlock } = (await raffle.read('draws', [1n])) as { readonly targetBlock: bigint }
      expect(targetBlock).toBe(BigInt(blockNumber) + DELAY_BLOCKS)
      expect((await view()).winningTickets).toHaveLength(3)
    }))

  it('works as long as the hash can be read', () =>
    chain.withSnapshot(async () => {
      const { endBlock } = await start()
      await buy(alice, 25n)
      await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS - 1n)
      await reveal()
      expect(await status()).toBe(RAFFLE_STATUS.revealed)
    }))

  it('has fifty winners at an acceptable cost', () =>
    chain.withSnapshot(async () => {
      const { endBlock } = await start({ maxWinners: 50n })
      for (const account of [alice, bob, carol, alice, bob]) await buy(account, 10n)
      await mineTo(chain, endBlock + DELAY_BLOCKS)
      const { gasUsed } = await reveal()
      expect(gasUsed).toBeLessThan(5_000_000n)
      // Everybody wins, and each ticket once.
      expect([...(await view()).winningTickets].sort((a, b) => Number(a - b))).toEqual(
        Array.from({ length: 50 }, (_, ticket) => BigInt(ticket)),
      )
    }))
})

describe('refunds of a raffle', () => {
  const refund = (account: string) => changeOf(account, () => raffle.send(account, 'refund', [1n]))

  it('pay the bond to the ticket holders if the creator withholds the secret', () =>
    chain.withSnapshot(async () => {
      const { endBlock } = await start({ maxTickets: 101n })
      await buy(alice, 1n)
      await buy(bob, 5n)
      await raffle.send(bob, 'buyTicketTo', [1n, carol, 7n])
      await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS - 1n)
      await expect(raffle.send(alice, 'refund', [1n])).rejects.toThrow('nothing to refund')
      expect(await status()).toBe(RAFFLE_STATUS.ended)
      await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS + 1n)
      expect(await status()).toBe(RAFFLE_STATUS.refunding)
      await expect(reveal()).rejects.toThrow('nothing to reveal')
      await expect(raffle.send(creator, 'claimProfit', [1n])).rejects.toThrow('nothing to claim')
      let left = bondOf({ maxTickets: 101n, price })
      let tickets = 13n
      for (const [account, count] of [
        [alice, 1n],
        [carol, 7n],
        [bob, 5n],
      ] as const) {
        const share = (left * count) / tickets
        expect(await readUint(raffle, 'refundOf', [1n, account])).toBe(count * price + share)
        expect(await refund(account)).toBe(count * price + share)
        await expect(raffle.send(account, 'refund', [1n])).rejects.toThrow('nothing to refund')
        left -= share
        tickets -= count
      }
      expect([left, await balanceOf(token, raffle), (await view()).bond]).toEqual([0n, 0n, 0n])
    }))

  it('return the bond to the creator if too few tickets were sold', () =>
    chain.withSnapshot(async () => {
      const { endBlock } = await start()
      await buy(alice, 5n)
      expect(prizeOf(5n)).toBeLessThan(rafflePlan.minPrize)
      await mineTo(chain, endBlock)
      expect(await status()).toBe(RAFFLE_STATUS.refunding)
      await mineTo(chain, endBlock + DELAY_BLOCKS)
      await expect(reveal()).rejects.toThrow('nothing to reveal')
      expect(await readUint(raffle, 'profitOf', [1n])).toBe(BOND)
      expect(await changeOf(creator, () => raffle.send(creator, 'claimProfit', [1n]))).toBe(BOND)
      await expect(raffle.send(creator, 'claimProfit', [1n])).rejects.toThrow('nothing to claim')
      await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS + 1n)
      expect(await refund(alice)).toBe(5n * price)
      expect(await balanceOf(token, raffle)).toBe(0n)
    }))

  it('leave the bond to the creator if no ticket was sold', () =>
    chain.withSnapshot(async () => {
      const { endBlock } = await start()
      await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS + 1n)
      expect(await changeOf(creator, () => raffle.send(creator, 'claimProfit', [1n]))).toBe(BOND)
      expect(await readUint(raffle, 'refundOf', [1n, alice])).toBe(0n)
    }))
})

describe('lists of raffles', () => {
  it('are read in pages, newest first, by whether the sale is over', () =>
    chain.withSnapshot(async () => {
      const names = ['a', 'b', 'c', 'd', 'e']
      for (const [index, name] of names.entries())
        await createRaffle(chain, raffle, creator, { name, blocks: index % 2 === 0 ? 10n : 500n })
      await mineTo(chain, (await createRaffle(chain, raffle, creator, { name: 'f', blocks: 20n })).endBlock)
      const list = async (fn: string, cursor: bigint, size: bigint) => {
        const [raffles, next] = (await raffle.read(fn, [cursor, size])) as [{ terms: { name: string } }[], bigint]
        return [raffles.map(({ terms }) => terms.name), next]
      }
      expect(await list('listActiveRaffle', 0n, 100n)).toEqual([['d', 'b'], 0n])
      expect(await list('listInactiveRaffle', 0n, 100n)).toEqual([['f', 'e', 'c', 'a'], 0n])
      expect(await list('listInactiveRaffle', 0n, 3n)).toEqual([['f', 'e'], 3n])
      expect(await list('listInactiveRaffle', 3n, 3n)).toEqual([['c', 'a'], 0n])
      expect(await list('listInactiveRaffle', 99n, 0n)).toEqual([[], 6n])
    }))

  it('are empty without raffles', async () => {
    expect([...((await raffle.read('listActiveRaffle', [0n, 10n])) as unknown[])].map(String)).toEqual(['', '0'])
    await expect(raffle.read('viewRaffle', [0n])).rejects.toThrow('no such raffle')
  })
})

it('cannot be re-entered by a token that calls back', () =>
  chain.withSnapshot(async () => {
    const hooked = await chain.deploy('HookToken', ['Hook', 'HOOK'])
    const other = await chain.deploy('Raffle', [hooked.address])
    const { account, run, arm, tried } = await deployReenterer(chain)
    for (const to of [account.address, creator]) await hooked.send(alice, 'mint', [to, 10_000n * ONE])
    await hooked.send(creator, 'approve', [other.address, 10_000n * ONE])
    await run(hooked, 'approve(address,uint256)', [other.address, 10_000n * ONE])
    const { endBlock } = await createRaffle(chain, other, creator, { maxTickets: 20n, startsAfter: 1n })
    await hooked.send(owner(chain), 'setHook', [account.address])
    await arm(other, 'buyTicket(uint256,uint256)', [1n, 1n])
    await run(other, 'buyTicket(uint256,uint256)', [1n, 10n])
    await mineTo(chain, endBlock + DELAY_BLOCKS)
    await chain.withSnapshot(async () => {
      await other.send(creator, 'reveal', [1n, RAFFLE_SECRET])
      await arm(other, 'claimPrize(uint256)', [1n])
      await run(other, 'claimPrize(uint256)', [1n])
      expect(await tried()).toEqual([2n, 0n])
    })
    await mineTo(chain, endBlock + DELAY_BLOCKS + HASH_BLOCKS + 1n)
    await arm(other, 'refund(uint256)', [1n])
    await run(other, 'refund(uint256)', [1n])
    expect(await tried()).toEqual([2n, 0n])
    expect(await balanceOf(hooked, other)).toBe(0n)
  }))
