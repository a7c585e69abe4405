import { describe, expect, it } from 'vitest'
import { transferEvent } from '@/chain/contracts/erc20'
import { burnEvent, mintEvent } from '@/chain/contracts/pairLiquidity'
import { addressTopic } from '@/chain/logs/logs'
import type { ReceiptLog } from '@/chain/tx/receiptLogs'
import { type Address, type Hex, ZERO_ADDRESS } from '@/lib/hex'
import { addMoves, movesOf, NO_MOVES } from './poolMoves'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [POOL, SELF, OTHER, ROUTER] = [address('a'), address('1'), address('2'), address('3')]
const log = (topics: readonly Hex[], data: string, at: Address = POOL): ReceiptLog => ({
  address: at,
  topics,
  data: `0x${data}`,
})
const transfer = (from: Address, to: Address, lp: bigint, at?: Address) =>
  log([transferEvent.topic, addressTopic(from), addressTopic(to)], transferEvent.data.encode(lp), at)
const mint = (amount0: bigint, amount1: bigint) =>
  log([mintEvent.topic, addressTopic(ROUTER)], mintEvent.data.encode({ amount0, amount1 }))
const burn = (amount0: bigint, amount1: bigint, to: Address) =>
  log([burnEvent.topic, addressTopic(ROUTER), addressTopic(to)], burnEvent.data.encode({ amount0, amount1 }))
const movesIn = (...logs: readonly ReceiptLog[]) => movesOf(logs, POOL, SELF)

const added = [transfer(ZERO_ADDRESS, SELF, 100n), mint(1_000n, 40n)]
const removed = [transfer(SELF, POOL, 25n), transfer(POOL, ZERO_ADDRESS, 25n), burn(260n, 11n, ROUTER)]

describe('what a transaction did with a pool', () => {
  it('is what the pair says was put in and paid, whoever the router pays', () => {
    expect(movesIn(...added)).toEqual({ ...NO_MOVES, deposited: [1_000n, 40n], minted: 100n })
    expect(movesIn(...removed)).toEqual({ ...NO_MOVES, withdrawn: [260n, 11n], minted: -25n })
    expect(addMoves(movesIn(...added), movesIn(...removed))).toEqual({
      ...NO_MOVES,
      deposited: [1_000n, 40n],
      withdrawn: [260n, 11n],
      minted: 75n,
    })
  })

  it('knows the LP tokens that the first provider locks, and the fee of the exchange, from those of the account', () => {
    expect(movesIn(transfer(ZERO_ADDRESS, ZERO_ADDRESS, 1_000n), ...added)).toEqual({
      ...NO_MOVES,
      deposited: [1_000n, 40n],
      minted: 100n,
    })
    expect(movesIn(transfer(ZERO_ADDRESS, OTHER, 3n), ...added)).toEqual({
      ...NO_MOVES,
      deposited: [1_000n, 40n],
      minted: 100n,
    })
    // The account receives the exchange's fee while another account adds and removes.
    expect(movesIn(transfer(ZERO_ADDRESS, SELF, 3n), transfer(ZERO_ADDRESS, OTHER, 100n), mint(1_000n, 40n))).toEqual({
      ...NO_MOVES,
      received: 3n,
    })
    expect(
      movesIn(
        transfer(OTHER, POOL, 25n),
        transfer(ZERO_ADDRESS, SELF, 3n),
        transfer(POOL, ZERO_ADDRESS, 25n),
        burn(260n, 11n, OTHER),
      ),
    ).toEqual({ ...NO_MOVES, received: 3n })
  })

  it('leaves out what others do, other contracts, and transfers to oneself or of nothing', () => {
    expect(
      movesIn(
        transfer(ZERO_ADDRESS, OTHER, 100n),
        mint(1_000n, 40n),
        transfer(OTHER, POOL, 25n),
        transfer(POOL, ZERO_ADDRESS, 25n),
        burn(260n, 11n, OTHER),
        transfer(OTHER, SELF, 9n, OTHER),
        transfer(SELF, SELF, 9n),
        transfer(OTHER, SELF, 0n),
        transfer(SELF, OTHER, 0n),
      ),
    ).toEqual(NO_MOVES)
  })

  it('says what came from another account and went to one, also to the pool without being burned', () => {
    expect(movesIn(transfer(OTHER, SELF, 7n), transfer(SELF, OTHER, 4n), transfer(SELF, POOL, 2n))).toEqual({
      ...NO_MOVES,
      received: 7n,
      sent: 6n,
    })
  })

  it('counts only the part of a burn that was the account’s own', () => {
    expect(
      movesIn(
        transfer(OTHER, POOL, 75n),
        transfer(SELF, POOL, 25n),
        transfer(POOL, ZERO_ADDRESS, 100n),
        burn(1_003n, 41n, SELF),
      ),
    ).toEqual({ ...NO_MOVES, withdrawn: [250n, 10n], minted: -25n })
  })

  it('is refused where an event is none', () => {
    expect(() =>
      movesIn(transfer(ZERO_ADDRESS, SELF, 1n), log([mintEvent.topic, addressTopic(ROUTER)], '01')),
    ).toThrow()
  })
})
