import { afterAll, beforeAll, expect, it } from 'vitest'
import { deployMarketOn } from '../testing/marketFixtures.ts'
import { startTestChain, type TestChain } from '../testing/testChain.ts'
import { waitForReceipt } from '../testing/waitForReceipt.ts'
import { tradeNft } from './nftTrader.ts'
import { seededRandom } from './random.ts'

const ACTIONS = 160

let chain: TestChain

beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain.stop())

it('traders approve, list, change, remove and buy NFTs of each other without a revert', async () => {
  const { market, wcro, collections, roles } = await deployMarketOn(chain)
  const { rpc } = chain
  // Otherwise nothing would be left to approve.
  for (const trader of roles.traders)
    await collections.Selvage.send(trader, 'setApprovalForAll', [market.address, false])
  const random = seededRandom(7)
  const hashes: string[] = []
  // Waits for each transaction, as the time between two of the traders' does.
  const waiting = Object.assign(Object.create(rpc) as typeof rpc, {
    send: async (method: string, params: readonly unknown[] = []) => {
      const result = await rpc.send(method, params)
      if (method !== 'eth_sendTransaction') return result
      hashes.push(String(result))
      await waitForReceipt(
        () => rpc.send('eth_getTransactionReceipt', [result]),
        () => rpc.send('evm_mine'),
      )
      return result
    },
  })
  const context = { rpc: waiting, market: market.address, wcro: wcro.address, traders: roles.traders }
  for (let count = 0; count < ACTIONS; count += 1) await tradeNft(context, random)

  const called = new Set<string>()
  for (const hash of hashes) {
    const { status } = (await rpc.send('eth_getTransactionReceipt', [hash])) as { readonly status: string }
    const { from, input } = (await rpc.send('eth_getTransactionByHash', [hash])) as Readonly<Record<string, string>>
    expect(status, `${from}: ${input}`).toBe('0x1')
    called.add(input!.slice(0, 10))
  }
  // setApprovalForAll, createAskOrder, modifyAskOrder, cancelAskOrder, buyTokenUsingBNB, approve, buyTokenUsingWBNB
  expect(called).toEqual(
    new Set(['0xa22cb465', '0x803b64a1', '0x9b2adcdc', '0x95f42098', '0xfb9fe938', '0x095ea7b3', '0xed140e86']),
  )
  // What users list stays.
  const args = [collections.Selvage.address, roles.users[0], 0n, 9n]
  const [ids] = (await market.read('viewAsksByCollectionAndSeller', args)) as [readonly bigint[]]
  expect([...ids]).toEqual([3n])
})
