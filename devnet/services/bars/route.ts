import type { Rpc } from '../../chain/rpc.ts'
import { readJsonBody } from '../readJsonBody.ts'
import { json, type Route } from '../route.ts'

/** DailySnapshot(uint256 date, uint256 ratio) of a staking bar. */
const DAILY_SNAPSHOT = '0x275dc21dd51c20f31840eeaf2c5e612e477069b396c72b83d43f03eea7288d8f'
const RATIO_DECIMALS = 18
const WORD = 64
const MAX_BODY_BYTES = 10_000

interface Snapshot {
  /** Start of the day, Unix seconds. */
  readonly date: number
  /** Staked tokens per bar token, as a decimal string. */
  readonly ratio: string
}

/**
 * GraphQL of a staking bar: POST /bars/{bar} returns `barDailySnapshots` since the variable `startTime`, from the bar's
 * events.
 */
export function barsRoute(rpc: Rpc): Route {
  return async ({ pathname }, request) => {
    const [, area, bar, ...rest] = pathname.split('/')
    if (area !== 'bars') return undefined
    if (bar === undefined || rest.length > 0 || !/^0x[0-9a-fA-F]{40}$/.test(bar))
      return json(404, errors('ask for /bars/{address}'))
    if (request.method !== 'POST') return json(405, errors('a query is posted'))
    const startTime = readStartTime(await readJsonBody(request, MAX_BODY_BYTES))
    if (startTime === undefined)
      return json(400, errors('a query of barDailySnapshots with a whole number as the variable startTime'))
    return json(200, {
      data: { barDailySnapshots: (await readSnapshots(rpc, bar)).filter(({ date }) => date >= startTime) },
    })
  }
}

const errors = (message: string) => ({ errors: [{ message }] })

async function readSnapshots(rpc: Rpc, bar: string): Promise<readonly Snapshot[]> {
  const filter = { address: bar, topics: [DAILY_SNAPSHOT], fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await rpc.send('eth_getLogs', [filter])) as readonly { readonly data: string }[]
  return logs.map(({ data }) => ({ date: Number(word(data, 0)), ratio: decimalText(word(data, 1)) }))
}

function word(data: string, index: number): bigint {
  return BigInt(`0x${data.slice(2 + index * WORD, 2 + (index + 1) * WORD)}`)
}

function decimalText(scaled: bigint): string {
  const digits = String(scaled).padStart(RATIO_DECIMALS + 1, '0')
  return `${digits.slice(0, -RATIO_DECIMALS)}.${digits.slice(-RATIO_DECIMALS)}`
}

/** Returns undefined if the body is not that query. */
function readStartTime(body: unknown): number | undefined {
  const { query, variables } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly query?: unknown
    readonly variables?: unknown
  }
  if (typeof query !== 'string' || !query.includes('barDailySnapshots')) return undefined
  const { startTime } = (typeof variables === 'object' && variables !== null ? variables : {}) as {
    readonly startTime?: unknown
  }
  return typeof startTime === 'number' && Number.isInteger(startTime) && startTime >= 0 ? startTime : undefined
}
