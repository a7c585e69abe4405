import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { Rpc } from '../../chain/rpc.ts'
import { readChainState } from '../../deploy/chainState.ts'
import { type Devnet, startDevnet } from '../../startDevnet.ts'
import { barTable } from '../../tables/bars.ts'

const DAY_SEC = 86_400
const QUERY = 'query ($startTime: Int) { barDailySnapshots(where: { date_gte: $startTime }) { date ratio } }'

interface Snapshot {
  readonly date: number
  readonly ratio: string
}

let devnet: Devnet
let subgraphs: Readonly<Record<string, readonly string[]>>

async function post(subgraph: string, body: unknown) {
  const { pathname } = new URL(subgraphs[subgraph]?.[0] ?? '')
  const response = await fetch(devnet.servicesUrl + pathname, { method: 'POST', body: JSON.stringify(body) })
  return {
    status: response.status,
    body: (await response.json()) as {
      readonly data?: { readonly barDailySnapshots: Snapshot[] }
      readonly errors?: unknown[]
    },
  }
}

beforeAll(async () => {
  devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    blockTimeSec: 'automine',
    traders: false,
  })
  subgraphs = (await readChainState(devnet.chainId)).deployment['subgraphs'] as Record<string, string[]>
})
afterAll(() => devnet.stop())

describe('daily ratios of a staking bar', () => {
  it.each(Object.values(barTable))(
    "$subgraph: one per day for the last week, growing by the bar's rewards",
    async ({ subgraph, apr }) => {
      const nowSec = Number(
        ((await new Rpc(devnet.rpcUrl).send('eth_getBlockByNumber', ['latest', false])) as { timestamp: string })
          .timestamp,
      )
      const { status, body } = await post(subgraph, { query: QUERY, variables: { startTime: nowSec - 7 * DAY_SEC } })
      expect(status).toBe(200)
      const snapshots = body.data?.barDailySnapshots ?? []
      const today = Math.floor(nowSec / DAY_SEC) * DAY_SEC
      expect(snapshots.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map((days) => today - days * DAY_SEC))
      const ratios = snapshots.map(({ ratio }) => Number(ratio))
      // Stakes since then share the same reward, so the growth per share is slightly lower.
      const yearly = (ratios.at(-1)! / ratios[0]! - 1) * (365 / 6)
      expect(yearly / apr).toBeGreaterThan(0.9)
      expect(yearly / apr).toBeLessThan(1.01)
    },
  )

  it('start at the requested time', async () => {
    const { body } = await post('vvsBar', { query: QUERY, variables: { startTime: 0 } })
    expect(body.data?.barDailySnapshots.length).toBeGreaterThan(7)
    const later = await post('vvsBar', { query: QUERY, variables: { startTime: 2_000_000_000 } })
    expect(later.body).toEqual({ data: { barDailySnapshots: [] } })
  })

  it('are of one bar', async () => {
    const all = await Promise.all(
      Object.values(barTable).map(async ({ subgraph }) => {
        const { body } = await post(subgraph, { query: QUERY, variables: { startTime: 0 } })
        return body.data?.barDailySnapshots.at(-1)?.ratio
      }),
    )
    expect(new Set(all).size).toBe(all.length)
  })

  it('reject other queries and unknown bars', async () => {
    const { body } = await post('vvsBar', { query: '{ bars { id } }' })
    expect(body.errors).toHaveLength(1)
    expect((await post('vvsBar', 'x'.repeat(200_000))).status).toBe(400)
    const unknown = await fetch(`${devnet.servicesUrl}/subgraphs/name/noBar`, { method: 'POST', body: '{}' })
    expect(unknown.status).toBe(404)
  })
})
