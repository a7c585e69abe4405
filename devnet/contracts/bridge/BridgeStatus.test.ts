import type { Result } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

let chain: TestChain
let bridge: TestContract
let owner: string
let alice: string
let bob: string
let wallets: readonly string[]

const rows = async (fn: string, start: number, end: number) =>
  [...((await bridge.read(fn, [start, end])) as Result[])].map((row) => row.toObject())

describe('BridgeStatus', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[owner = '', alice = '', bob = ''] = chain.accounts
    wallets = chain.accounts.slice(3, 6)
    bridge = await chain.deploy('BridgeStatus')
    await bridge.send(owner, 'addWallets', [wallets])
  })
  afterAll(() => chain.stop())

  it('returns users in an open transaction with their wallet, and the finished ones', () =>
    chain.withSnapshot(async () => {
      const first = await bridge.send(owner, 'openTransaction', [alice, 'cros', 1000, false])
      const second = await bridge.send(owner, 'openTransaction', [bob, '🌞', 5, true])
      await bridge.send(owner, 'setTransactionStatus', [1, 3])
      expect(await rows('getUsersInTransaction', 0, 30)).toEqual([
        {
          index: 0n,
          user: alice,
          wallet: wallets[0],
          status: 1n,
          transactionStartTime: BigInt(first.timeSec),
          preMintTick: 'cros',
          preMintAmount: 1000n,
          isBridgeOut: false,
        },
        {
          index: 1n,
          user: bob,
          wallet: wallets[1],
          status: 3n,
          transactionStartTime: BigInt(second.timeSec),
          preMintTick: '🌞',
          preMintAmount: 5n,
          isBridgeOut: true,
        },
      ])
      expect(await bridge.read('walletCount')).toBe(3n)
      expect(await bridge.read('getStartIndexForAddWallets')).toBe(2n)

      const finished = await bridge.send(owner, 'finishTransaction', [0])
      expect((await rows('getUsersInTransaction', 0, 30)).map((row) => row['user'] as string)).toEqual([bob])
      expect(await bridge.read('transactionHistoryCount')).toBe(1n)
      expect(await rows('getTransactionHistory', 0, 30)).toEqual([
        {
          id: 0n,
          user: alice,
          startTime: BigInt(first.timeSec),
          endTime: BigInt(finished.timeSec),
          tick: 'cros',
          amount: 1000n,
          isOut: false,
        },
      ])
    }))

  it('paginates, oldest first', () =>
    chain.withSnapshot(async () => {
      for (const user of [alice, bob, alice]) await bridge.send(owner, 'openTransaction', [user, 'cros', 1, false])
      const page = async (start: number, end: number) =>
        (await rows('getUsersInTransaction', start, end)).map((row) => Number(row['index']))
      expect(await page(0, 2)).toEqual([0, 1])
      expect(await page(2, 4)).toEqual([2])
      expect(await page(3, 30)).toEqual([])
      expect(await page(2, 1)).toEqual([])
      await bridge.send(owner, 'finishTransaction', [1])
      expect(await page(0, 30)).toEqual([0, 2])
      expect(await rows('getTransactionHistory', 1, 30)).toEqual([])
    }))

  it('reverts without unused wallets, and for unknown transactions and statuses', () =>
    chain.withSnapshot(async () => {
      for (let i = 0; i < 3; i += 1) await bridge.send(owner, 'openTransaction', [alice, 'cros', 1, false])
      await expect(bridge.send(owner, 'openTransaction', [alice, 'cros', 1, false])).rejects.toThrow('No wallet left')
      await expect(bridge.send(owner, 'finishTransaction', [3])).rejects.toThrow('No such transaction')
      await expect(bridge.send(owner, 'setTransactionStatus', [0, 4])).rejects.toThrow('No such status')
    }))

  it('can only be written by its owner', async () => {
    await expect(bridge.send(alice, 'addWallets', [wallets])).rejects.toThrow()
    await expect(bridge.send(alice, 'openTransaction', [alice, 'cros', 1, false])).rejects.toThrow()
  })
})
