import { Interface } from 'ethers'
import { expect, inject, it } from 'vitest'
import { createLogHistory } from '@/chain/logs/logHistory'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { readIndexedHistory } from '@/domain/vault/history/indexedHistory'
import type { RealisedApys } from '@/domain/vault/history/realisedApy'
import { readShareHistory, totalsFilter } from '@/domain/vault/history/shareHistory'
import { useChain } from './chain'

const DAY_SEC = 86_400
const VAULT = new Interface(['function forceCompound()', 'function deposit(uint256)', 'function withdraw(uint256)'])
const TOKEN = new Interface(['function approve(address, uint256)'])

const chain = useChain()
const [me = ''] = inject('accounts')

const deployed = getDeployment().vaults.list['vvs-vvs']
const { shareToken, underlying, underlyingDecimals: decimals, deployBlock = 0 } = deployed ?? {}
if (shareToken === undefined || underlying === undefined || decimals === undefined) throw new Error('No vvs-vvs')

const urls = getDeployment().subgraphs['vaults'] ?? []

async function chainSec(): Promise<number> {
  const { timestamp } = JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return Number(timestamp)
}
async function readBoth() {
  const nowSec = await chainSec()
  const vault = { shareToken: shareToken ?? '0x', decimals: decimals ?? 0 }
  const history = createLogHistory(readClient, totalsFilter(vault.shareToken), deployBlock)
  return {
    indexed: await readIndexedHistory(urls, vault, { nowSec: () => nowSec, isBehind: () => false }),
    logged: await readShareHistory(readClient, history, deployBlock),
  }
}
const send = (to: string, data: string) => chain.send({ from: me, to, data })
const ratesOf = ({ week, month, quarter }: RealisedApys) =>
  [week, month, quarter].map((each) => each && [each.rate.toFixed(), each.sinceSec])

it("a vault's history is the same from the index and from its events", async () => {
  await send(underlying, TOKEN.encodeFunctionData('approve', [shareToken, 10n ** 24n]))
  await send(shareToken, VAULT.encodeFunctionData('deposit', [10n ** 18n]))
  for (let day = 0; day < 40; day += 4) {
    await chain.increaseTime(4 * DAY_SEC)
    await send(shareToken, VAULT.encodeFunctionData('forceCompound'))
  }
  await send(shareToken, VAULT.encodeFunctionData('withdraw', [10n ** 17n]))
  const { indexed, logged } = await readBoth()
  expect(indexed?.points.length).toBeGreaterThan(10)
  expect(indexed?.points).toEqual(logged.points)
  const rates = ratesOf(logged.realised)
  expect(indexed && ratesOf(indexed.realised)).toEqual(rates)
  // A week and a month are covered; of the quarter it says since when.
  expect(rates.map((each) => each !== undefined && each[1] !== undefined)).toEqual([false, false, true])
  expect(rates.every((each) => each !== undefined && Number(each[0]) > 0)).toBe(true)
})

it('has no rate for a week without an event, from either', async () => {
  await send(shareToken, VAULT.encodeFunctionData('forceCompound'))
  await chain.increaseTime(9 * DAY_SEC)
  await chain.mine()
  const { indexed, logged } = await readBoth()
  expect([indexed?.realised.week, logged.realised.week]).toEqual([undefined, undefined])
  expect(indexed && ratesOf(indexed.realised)).toEqual(ratesOf(logged.realised))
})
