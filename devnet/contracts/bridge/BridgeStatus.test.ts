import type { Result } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

let chain: TestChain
let bridge: TestContract
let owner: string
let ann: string
let ben: string
let wallets: readonly string[]

const rows = async (fn: string, start: number, end: number) =>
  [...((await bridge.read(fn, [start, end])) as Result[])].map((row) => row.toObject())

describe('BridgeStatus', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[owner = '', ann = '', ben = ''] = chain.accounts
    wallets = chain.accounts.slice(3, 6)
    bridge = await chain.deploy('BridgeStatus')
    await bridge.send(owner, 'addWallets', [wallets])
  })
  afterAll(() => chain.stop())

  it('shows who waits, with a wallet each, and what is finished', () =>
    chain.apart(async () => {
      const first = await bridge.send(owner, 'openTransaction', [ann, 'cros', 1000, false])
      const second = await bridge.send(owner, 'openTransaction', [ben, '🌞', 5, true])
      await bridge.send(owner, 'setTransactionStatus', [1, 3])
      expect(await rows('getUsersInTransaction', 0, 30)).toEqual([
        {
          index: 0n,
          user: ann,
          wallet: wallets[0],
          status: 1n,
          transactionStartTime: BigInt(first.timeSec),
          preMintTick: 'cros',
          preMintAmount: 1000n,
          isBridgeOut: false,
        },
        {
          index: 1n,
          user: ben,
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
      expect((await rows('getUsersInTransaction', 0, 30)).map((row) => row['user'] as string)).toEqual([ben])
      expect(await bridge.read('transactionHistoryCount')).toBe(1n)
      expect(await rows('getTransactionHistory', 0, 30)).toEqual([
        {
          id: 0n,
          user: ann,
          startTime: BigInt(first.timeSec),
          endTime: BigInt(finished.timeSec),
          tick: 'cros',
          amount: 1000n,
          isOut: false,
        },
      ])
    }))

  it('lists page by page, oldest first', () =>
    chain.apart(async () => {
      for (const user of [ann, ben, ann]) await bridge.send(owner, 'openTransaction', [user, 'cros', 1, false])
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

  it('refuses more transactions than wallets, unknown ones, and unknown states', () =>
    chain.apart(async () => {
      for (let i = 0; i < 3; i += 1) await bridge.send(owner, 'openTransaction', [ann, 'cros', 1, false])
      await expect(bridge.send(owner, 'openTransaction', [ann, 'cros', 1, false])).rejects.toThrow('No wallet left')
      await expect(bridge.send(owner, 'finishTransaction', [3])).rejects.toThrow('No such transaction')
      await expect(bridge.send(owner, 'setTransactionStatus', [0, 4])).rejects.toThrow('No such status')
    }))

  it('is written by its owner only', async () => {
    await expect(bridge.send(ann, 'addWallets', [wallets])).rejects.toThrow()
    await expect(bridge.send(ann, 'openTransaction', [ann, 'cros', 1, false])).rejects.toThrow()
  })
})
