import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Roles, rolesOf } from '../deploy/accounts.ts'
import { BOTH, deployIfo, deployIfoTokens, poolOf, type Sale } from '../testing/ifoFixtures.ts'
import { balanceOf, mine, readBlockNumber } from '../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../testing/testChain.ts'
import { ONE } from '../testing/vaultFixtures.ts'
import { tradeIfo } from './ifoTrader.ts'
import { seededRandom } from './random.ts'

const LIMIT = 20n * ONE
const LP_TOKENS = 1_000n * ONE

let chain: TestChain
let roles: Roles
let sale: Sale
let lp: TestContract

beforeAll(async () => {
  chain = await startTestChain()
  roles = rolesOf(chain.accounts)
  const tokens = await deployIfoTokens(chain, roles.traders)
  lp = tokens.lp
  sale = await deployIfo(chain, tokens, roles.traders, {
    pools: [poolOf(40n * ONE, { limit: LIMIT }), poolOf(60n * ONE, { hasTax: true })],
  })
  // No allowance yet, and few enough tokens that the limit is reached.
  for (const trader of roles.traders) {
    await lp.send(trader, 'approve', [sale.ifo.address, 0n])
    await lp.send(trader, 'transfer', [roles.treasury, (await balanceOf(lp, trader)) - LP_TOKENS])
  }
})
afterAll(() => chain.stop())

const committed = async () => {
  const rows = await Promise.all(
    roles.traders.map(async (trader) => (await sale.ifo.read('viewUserInfo', [trader, BOTH])) as [bigint[], boolean[]]),
  )
  return rows.map(([amounts, hasHarvested]) => ({ amounts: [...amounts], hasHarvested: [...hasHarvested] }))
}

/** Selectors of the transactions in blocks after one, all of which must have succeeded. */
async function selectorsAfter(block: bigint): Promise<readonly string[]> {
  const last = await readBlockNumber(chain)
  const called: string[] = []
  for (let number = block + 1n; number <= last; number += 1n) {
    const { transactions } = (await chain.rpc.send('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as {
      transactions: readonly { readonly hash: string; readonly input: string }[]
    }
    for (const { hash, input } of transactions) {
      const { status } = (await chain.rpc.send('eth_getTransactionReceipt', [hash])) as { status: string }
      expect(status, input).toBe('0x1')
      called.push(input.slice(0, 10))
    }
  }
  return called
}

it('traders commit to a live sale within its limit and harvest it, without a revert', async () => {
  const random = seededRandom(7)
  const trade = async () => {
    await tradeIfo({ rpc: chain.rpc, roles }, [sale.ifo.address], random)
    await mine(chain, 1)
  }
  const before = await readBlockNumber(chain)
  await trade()
  expect(await selectorsAfter(before)).toEqual([])

  await sale.start()
  await chain.rpc.send('evm_setAutomine', [false])
  for (let time = 0; time < 29; time += 1) await trade()
  const live = await committed()
  expect(live.flatMap(({ amounts }) => amounts).every((amount) => amount > 0n)).toBe(true)
  expect(live.every(({ amounts }) => (amounts[0] ?? 0n) <= LIMIT)).toBe(true)

  await sale.end()
  for (let time = 0; time < 40; time += 1) await trade()
  expect((await committed()).flatMap(({ hasHarvested }) => hasHarvested)).toEqual([true, true, true, true, true, true])
  // approve, depositPool, harvestPool
  expect(new Set(await selectorsAfter(before))).toEqual(new Set(['0x095ea7b3', '0x7f1bdd76', '0x2374876c']))
})
