import type { Rpc } from '../../chain/rpc.ts'
import { type Answer, json, type Route } from '../route.ts'
import { createChainIndex } from './chainIndex.ts'
import type { TickState } from './ledger.ts'

const PROTOCOL = 'crc-20'
const CHAIN = 'CRONOS'
const DEFAULT_SIZE = 20
const MAX_SIZE = 10_000

/** Inscription indexer: /indexer/balance/{account} and /indexer/inscriptions?page&size. Amounts are decimal strings. */
export function inscriptionsRoute(rpc: Rpc): Route {
  const index = createChainIndex(rpc)
  return async ({ pathname, searchParams }) => {
    const [, area, resource, account, ...rest] = pathname.split('/')
    if (area !== 'indexer') return undefined
    if (resource === 'balance' && account !== undefined && rest.length === 0) {
      if (!/^0x[0-9a-fA-F]{40}$/.test(account)) return json(400, { error: 'account must be 0x and 40 hex characters' })
      return json(200, { balances: balancesOf(await index.readTicks(), account.toLowerCase()) })
    }
    if (resource === 'inscriptions' && account === undefined) return listPage(await index.readTicks(), searchParams)
    return json(404, { error: 'ask for /indexer/balance/{account} or /indexer/inscriptions' })
  }
}

function balancesOf(ticks: readonly TickState[], account: string) {
  return ticks.flatMap(({ tick, balances }) => {
    const amount = balances.get(account)
    return amount === undefined ? [] : [{ chain: CHAIN, protocol: PROTOCOL, tick, amount: String(amount) }]
  })
}

function listPage(ticks: readonly TickState[], query: URLSearchParams): Answer {
  const page = readCount(query.get('page') ?? '0')
  const size = readCount(query.get('size') ?? String(DEFAULT_SIZE))
  if (page === undefined || size === undefined || size === 0 || size > MAX_SIZE) {
    return json(400, { error: `page must be 0 or more, size 1 to ${MAX_SIZE}` })
  }
  const content = ticks.slice(page * size, (page + 1) * size).map(listItem)
  return json(200, { content, page, size, totalElements: ticks.length, totalPages: Math.ceil(ticks.length / size) })
}

function listItem({ tick, id, deployTimeSec, max, lim, minted, balances }: TickState) {
  return {
    id,
    tick,
    protocol: PROTOCOL,
    /** Unix seconds. */
    deploy_time: deployTimeSec,
    holder_count: balances.size,
    /** Percent minted, rounded down: 100 only when nothing is left. */
    progress: Number((minted * 10_000n) / max) / 100,
    max: String(max),
    lim: String(lim),
    minted: String(minted),
  }
}

function readCount(text: string): number | undefined {
  return /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined
}
