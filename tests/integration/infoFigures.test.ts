import { Interface, MaxUint256 } from 'ethers'
import { describe, expect, inject, it } from 'vitest'
import { fetchBlockBefore, fetchExchange, fetchExchangeAt } from '@/api/exchange/infoExchange'
import { fetchLargestPools } from '@/api/exchange/infoPools'
import { searchExchange } from '@/api/exchange/infoSearch'
import { fetchExchangeDays, fetchPoolSeries, fetchTokenDays } from '@/api/exchange/infoSeries'
import { fetchTokensAt, fetchTopTokens } from '@/api/exchange/infoTokens'
import { fetchTransactions } from '@/api/exchange/infoTransactions'
import { syncEvent } from '@/chain/contracts/pair'
import { getDeployment } from '@/config/deployment'
import { getInfoTerms } from '@/domain/exchange-info/infoService'
import { infoOverview } from '@/domain/exchange-info/model/infoOverview'
import { infoPool } from '@/domain/exchange-info/model/infoPool'
import { infoTimes, type Moment } from '@/domain/exchange-info/model/infoTimes'
import { infoToken } from '@/domain/exchange-info/model/infoToken'
import { exchangeSeries, poolSeries, pricesByDay, tokenSeries } from '@/domain/exchange-info/model/series'
import { getExchange } from '@/domain/pair/exchange'
import { type Pair, sortTokens } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { loadReserves } from '@/domain/pair-history/loadReserves'
import { candlesOf } from '@/domain/pair-history/model/candles'
import { pricesOf } from '@/domain/pair-history/model/prices'
import { findToken, type Token } from '@/domain/token/token'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import { Rpc } from '../../devnet/chain/rpc'
import { readChainState } from '../../devnet/deploy/chainState'
import { BigDecimal, ZERO } from '../../devnet/services/subgraphs/testing/bigDecimal'
import { ExchangeLedger } from '../../devnet/services/subgraphs/testing/ledger'
import { readExchangeEvents } from '../../devnet/services/subgraphs/testing/readExchangeEvents'
import { useChain } from './chain'

const HOUR_SEC = 3_600
const DAY_SEC = 24 * HOUR_SEC
const WEI = 10n ** 18n
const ROUTER = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256) returns (uint256[])',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable returns (uint256, uint256, uint256)',
  'function removeLiquidityETH(address, uint256, uint256, uint256, address, uint256) returns (uint256, uint256)',
  'function approve(address, uint256) returns (bool)',
])

const chain = useChain()
const [me = ''] = inject('accounts')
const urls = getDeployment().subgraphs['exchange'] ?? []

function tokenOf(symbol: string): Token {
  const token = findToken(getDeployment(), symbol)
  if (token === undefined) throw new Error(`No ${symbol}`)
  return token
}
function poolOf(a: string, b: string): Pair {
  const exchange = getExchange()
  if (exchange === undefined) throw new Error('No exchange')
  const [token0, token1] = sortTokens(tokenOf(a), tokenOf(b))
  const address = pairAddress(exchange, token0, token1)
  return { address, token0, token1, reserve0: 1n, reserve1: 1n, fee: exchange.fee }
}
const addressOf = (symbol: string) => tokenOf(symbol).address
const router = () => getDeployment().exchange?.contracts.router ?? ''

async function send(to: string, method: string, args: readonly unknown[], value = 0n): Promise<void> {
  await chain.send({ from: me, to, data: ROUTER.encodeFunctionData(method, [...args]), value })
}
const buy = (symbol: string, cro: bigint) =>
  send(router(), 'swapExactETHForTokens', [0n, [addressOf('WCRO'), addressOf(symbol)], me, MaxUint256], cro * WEI)
const sell = (symbol: string, units: bigint) =>
  send(router(), 'swapExactTokensForETH', [units, 0n, [addressOf(symbol), addressOf('WCRO')], me, MaxUint256])

/** Three days of trades and liquidity changes, some of them at the end and at the start of a UTC day. */
async function live(): Promise<void> {
  for (const symbol of ['USDC', 'VVS']) await send(addressOf(symbol), 'approve', [router(), MaxUint256])
  await buy('USDC', 1_000n)
  await buy('VVS', 777n)
  const leftSec = DAY_SEC - ((await nowSec()) % DAY_SEC)
  await chain.increaseTime((leftSec > 60 ? leftSec : leftSec + DAY_SEC) - 20)
  await sell('USDC', 40_000_000n)
  await chain.increaseTime(60)
  await buy('USDC', 77n)
  await chain.increaseTime(20 * HOUR_SEC)
  await send(router(), 'addLiquidityETH', [addressOf('USDC'), 3_000_000n, 0n, 0n, me, MaxUint256], 100n * WEI)
  await chain.increaseTime(9 * HOUR_SEC)
  await buy('VVS', 12n)
  await sell('USDC', 1_234_567n)
  await chain.increaseTime(11 * HOUR_SEC)
  await buy('USDC', 500n)
  await chain.increaseTime(1_000)
  await buy('USDC', 5n)
}

async function latestBlock(): Promise<{ readonly number: number; readonly timeSec: number }> {
  const block = JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as Record<string, string>
  return { number: Number(block['number']), timeSec: Number(block['timestamp']) }
}
const nowSec = async () => (await latestBlock()).timeSec

/** What a plain computation derives from all logs before a time. */
async function readLedger(untilSec: number) {
  const { deployment } = await readChainState(getDeployment().chainId)
  const lower = (symbols: readonly string[]) => symbols.map((symbol) => addressOf(symbol).toLowerCase())
  const { exchange } = getDeployment()
  const ledger = new ExchangeLedger({
    factory: (exchange?.contracts.factory ?? '').toLowerCase(),
    wcro: addressOf('WCRO').toLowerCase(),
    stables: lower(['USDC', 'USDT', 'DAI']),
    baseTokens: lower(exchange?.baseTokens ?? []),
    feePart: new BigDecimal('0.003'),
  })
  const events = await readExchangeEvents(new Rpc(inject('rpcUrl')), deployment)
  for (const event of events) if (event.timeSec < untilSec) ledger.apply(event)
  const { stores } = ledger
  return {
    events: events.filter(({ timeSec }) => timeSec < untilSec),
    croPrice: stores.Bundle.get('1')?.croPrice ?? ZERO,
    factory: [...stores.VvsFactory.values()][0],
    days: [...stores.VvsDayData.values()].sort((a, b) => a.date - b.date),
    pools: stores.Pair,
    tokens: stores.Token,
    hoursOf: (pool: string) => [...stores.PairHourData.values()].filter(({ pair }) => pair === pool),
    daysOf: (pool: string) => [...stores.PairDayData.values()].filter(({ pairAddress: id }) => id === pool),
    tokenDaysOf: (token: string) => [...stores.TokenDayData.values()].filter(({ token: id }) => id === token),
    transactions: stores.Swap.size + stores.Mint.size + stores.Burn.size,
  }
}

/** As many digits as the index has. */
const digits = (value: Decimal | undefined) => value?.precision(34).toFixed()

it('the past is looked up at the last of several blocks with the same time', async () => {
  await chain.rpc('anvil_setBlockTimestampInterval', [0])
  await buy('USDC', 1n)
  const first = await latestBlock()
  for (let more = 0; more < 4; more += 1) await buy('USDC', 1n)
  await chain.rpc('anvil_removeBlockTimestampInterval', [])
  const last = await latestBlock()
  expect(last).toEqual({ number: first.number + 4, timeSec: first.timeSec })
  expect((await fetchBlockBefore(urls, last.timeSec + 1)).block).toBe(last.number)
})

describe('the figures of the exchange, recomputed from its raw logs', () => {
  it('are equal to the last digit: volume, liquidity and changes of the whole', async () => {
    await live()
    const times = infoTimes(await nowSec())
    const at = async (timeSec: number) => {
      const { block } = await fetchBlockBefore(urls, timeSec)
      return block === undefined ? { totals: undefined, croPrice: undefined } : fetchExchangeAt(urls, block)
    }
    const past: Record<Moment, Awaited<ReturnType<typeof at>>> = {
      sinceSec: await at(times.sinceSec),
      hourSec: await at(times.hourSec),
      dayAgoSec: await at(times.dayAgoSec),
      twoDaysAgoSec: await at(times.twoDaysAgoSec),
    }
    const { indexed, ...now } = await fetchExchange(urls)
    const view = infoOverview(now, past, getInfoTerms().feeRate, indexed)

    const [ledger, since, hour, dayAgo, twoDaysAgo] = await Promise.all(
      [Infinity, times.sinceSec, times.hourSec, times.dayAgoSec, times.twoDaysAgoSec].map(readLedger),
    )
    const volume = (a: typeof ledger, b: typeof ledger) =>
      (a?.factory?.totalVolumeUSD ?? ZERO).minus(b?.factory?.totalVolumeUSD ?? ZERO)
    expect(view.volume24h.usd?.gt(50)).toBe(true)
    expect(digits(view.volume24h.usd)).toBe(digits(volume(ledger, since)))
    expect(digits(view.volumeChange.usd)).toBe(digits(volume(hour, dayAgo).div(volume(dayAgo, twoDaysAgo)).minus(1)))
    expect(digits(view.liquidity.usd)).toBe(digits(ledger?.factory?.totalLiquidityUSD))
    expect(digits(view.liquidity.cro)).toBe(digits(ledger?.factory?.totalLiquidityCRO))
    expect(digits(view.croPrice)).toBe(digits(ledger?.croPrice))
    expect(view.transactions24h).toBe(Number(ledger?.transactions) - Number(since?.transactions))
  })

  it('are equal to the last digit: the volume and liquidity of each day (UTC)', async () => {
    await live()
    const now = await nowSec()
    const { periods } = exchangeSeries(await fetchExchangeDays(urls), now)
    const { days } = await readLedger(Infinity)
    expect(days.length).toBeGreaterThanOrEqual(3)
    const traded = periods.filter(({ transactions }) => transactions !== 0)
    expect(
      traded.map(({ startSec, volume, liquidity }) => [
        startSec,
        digits(volume.usd),
        digits(volume.cro),
        digits(liquidity.usd),
      ]),
    ).toEqual(
      days.map((day) => [
        day.date,
        digits(day.dailyVolumeUSD),
        digits(day.dailyVolumeCRO),
        digits(day.totalLiquidityUSD),
      ]),
    )
    expect(periods.at(-1)?.startSec).toBe(Math.floor(now / DAY_SEC) * DAY_SEC)
  })

  it('are equal to the last digit: volume, fees and TVL of pools, now and by hour and day', async () => {
    await live()
    const now = await nowSec()
    const times = infoTimes(now)
    const { network, isBase, feeRate, wcro } = getInfoTerms()
    const answer = await fetchLargestPools(urls, 100, [], { hoursSinceSec: times.twoDaysAgoSec, ...times })
    const terms = { network, isBase, feeRate, times, croPrice: answer.croPrice, week: () => undefined }
    const ledger = await readLedger(Infinity)
    const rows = answer.pools.map((pool) => ({ pool, row: infoPool(pool, terms) }))
    const trusted = rows.filter(({ row }) => row.doubts.length === 0)
    expect(trusted.length).toBeGreaterThan(10)
    for (const { pool, row } of trusted) {
      const { volume24h, liquidity, fees24h } = row
      const hours = ledger.hoursOf(pool.address).filter(({ hourStartUnix }) => hourStartUnix >= times.sinceSec)
      const volume = hours.reduce((sum, { hourlyVolumeUSD }) => sum.plus(hourlyVolumeUSD), ZERO)
      expect(digits(volume24h.usd)).toBe(digits(volume))
      expect(digits(fees24h.usd)).toBe(digits(volume.times('0.003')))
      const tracked = ledger.pools.get(pool.address)?.trackedReserveCRO
      expect(digits(liquidity.cro)).toBe(digits(tracked))
      expect(digits(liquidity.usd)).toBe(digits(tracked?.times(ledger.croPrice)))
    }

    const { address, token0, token1 } = poolOf('WCRO', 'USDC')
    const id = address.toLowerCase()
    const readPrices = async (token: Address | undefined) =>
      token === undefined ? [] : pricesByDay((await fetchTokenDays(urls, token, 0)).rows)
    const prices = {
      cro: await readPrices(wcro),
      base0: await readPrices(token0.address),
      base1: await readPrices(token1.address),
    }
    const plain = (periods: ReturnType<typeof poolSeries>['periods']) =>
      periods
        .filter(({ transactions }) => transactions !== 0)
        .map(({ startSec, volume, liquidity }) => [startSec, digits(volume.usd), digits(liquidity.usd)])
    const days = poolSeries(await fetchPoolSeries(urls, address, 'day', 0), prices, DAY_SEC, now)
    expect(plain(days.periods)).toEqual(
      ledger.daysOf(id).map((day) => [day.date, digits(day.dailyVolumeUSD), digits(day.reserveUSD)]),
    )
    const hours = poolSeries(await fetchPoolSeries(urls, address, 'hour', 0), prices, HOUR_SEC, now)
    expect(plain(hours.periods)).toEqual(
      ledger.hoursOf(id).map((hour) => [hour.hourStartUnix, digits(hour.hourlyVolumeUSD), digits(hour.reserveUSD)]),
    )
  })

  it('are equal to the last digit: price, change, volume and days of tokens', async () => {
    await live()
    const now = await nowSec()
    const times = infoTimes(now)
    const { network, isBase, wcro } = getInfoTerms()
    const answer = await fetchTopTokens(urls, 100, [])
    const { block } = await fetchBlockBefore(urls, times.sinceSec)
    const addresses = answer.tokens.map(({ address }) => address)
    const past = {
      asked: new Set(addresses.map((address) => address.toLowerCase())),
      ...(await fetchTokensAt(urls, addresses, block ?? 0)),
    }
    const [ledger, since] = [await readLedger(Infinity), await readLedger(times.sinceSec)]
    expect(answer.tokens.length).toBeGreaterThan(5)
    for (const token of answer.tokens) {
      const row = infoToken(token, { network, isBase, croPrice: answer.croPrice, past })
      const [current, before] = [ledger.tokens.get(token.address), since.tokens.get(token.address)]
      if (current === undefined || before === undefined) throw new Error(`No ${row.symbol} in the logs`)
      // A token without a price has 0 in the index, and one with very many decimals a price that is left out.
      const isPrice = current.derivedUSD.gt(0) && current.derivedUSD.lte(1e15)
      expect(digits(row.price.usd)).toBe(isPrice ? digits(current.derivedUSD) : undefined)
      expect(digits(row.volume24h.usd)).toBe(digits(current.tradeVolumeUSD.minus(before.tradeVolumeUSD)))
      if (row.priceChange.usd !== undefined)
        expect(digits(row.priceChange.usd)).toBe(digits(current.derivedUSD.div(before.derivedUSD).minus(1)))
    }

    const vvs = addressOf('VVS')
    const cro = pricesByDay((await fetchTokenDays(urls, wcro ?? vvs, 0)).rows)
    const { periods } = tokenSeries(await fetchTokenDays(urls, vvs, 0), cro, true, now)
    expect(
      periods
        .filter(({ transactions }) => transactions !== 0)
        .map(({ startSec, volume, price }) => [startSec, digits(volume.usd), digits(price.usd)]),
    ).toEqual(
      ledger.tokenDaysOf(vvs.toLowerCase()).map((day) => [day.date, digits(day.dailyVolumeUSD), digits(day.priceUSD)]),
    )
  })

  it('are equal to the last digit: candles, from the reserves of each Sync event', async () => {
    await live()
    const pool = poolOf('WCRO', 'USDC')
    const now = await nowSec()
    const { reserves } = await loadReserves(urls, pool, 'day', now)
    const isBase0 = pool.token0.symbol === 'WCRO'
    const candles = candlesOf(pricesOf(reserves, isBase0), now - DAY_SEC, now)
    const [first, second] = candles
    const widthSec = (second?.timeSec ?? 0) - (first?.timeSec ?? 0)
    expect([widthSec, candles.length > 40]).toEqual([HOUR_SEC / 2, true])

    const filter = { address: pool.address, topics: [syncEvent.topic], fromBlock: '0x0', toBlock: 'latest' }
    const logs = JSON.parse(await chain.rpc('eth_getLogs', [filter])) as { data: Hex; blockTimestamp: string }[]
    const syncs = logs.map(({ data, blockTimestamp }) => {
      const { reserve0, reserve1 } = syncEvent.decode(data)
      const [a, b] = [toDecimal(reserve0, pool.token0.decimals), toDecimal(reserve1, pool.token1.decimals)]
      return { timeSec: Number(blockTimestamp), price: (isBase0 ? b.div(a) : a.div(b)).precision(30) }
    })
    const inside = syncs.filter(({ timeSec }) => timeSec >= (first?.timeSec ?? 0))
    expect(inside.length).toBeGreaterThanOrEqual(4)
    for (const { timeSec, open, high, low, close } of candles) {
      const before = syncs.filter((sync) => sync.timeSec < timeSec).at(-1)?.price
      const within = syncs
        .filter((sync) => sync.timeSec >= timeSec && sync.timeSec < timeSec + widthSec)
        .map(({ price }) => price)
      const seen = before === undefined ? within : [before, ...within]
      expect([timeSec, ...[open, high, low, close].map(digits)]).toEqual([
        timeSec,
        digits(before ?? within[0]),
        digits(Decimal.max(...seen)),
        digits(Decimal.min(...seen)),
        digits(seen.at(-1)),
      ])
    }
  })

  it('list every transaction once, newest first, and find tokens and pools', async () => {
    await live()
    const { events } = await readLedger(Infinity)
    const kinds = { swap: 'swap', mint: 'add', burn: 'remove' } as const
    const expected = events
      .flatMap((event) =>
        event.kind === 'swap' || event.kind === 'mint' || event.kind === 'burn'
          ? [`${kinds[event.kind]} ${event.tx}-${event.logIndex}`]
          : [],
      )
      .reverse()
    const listed: string[] = []
    let cursor: number | undefined
    do {
      const page = await fetchTransactions(urls, { of: 'exchange' }, cursor)
      listed.push(...page.rows.map(({ key }) => key))
      cursor = page.next
    } while (cursor !== undefined)
    expect(listed).toEqual(expected)

    const { rows } = await fetchTransactions(urls, { of: 'token', address: addressOf('VVS') })
    expect(rows[0]?.account).toBe(me.toLowerCase())
    const mine = await fetchTransactions(urls, { of: 'account', address: rows[0]?.account ?? addressOf('VVS') })
    expect(mine.rows.length).toBeGreaterThanOrEqual(8)

    const times = infoTimes(await nowSec())
    const window = { hoursSinceSec: times.twoDaysAgoSec, ...times }
    const byName = await searchExchange(urls, 'uSd', 10, window)
    expect(byName.tokens.map(({ symbol }) => symbol)).toContain('USDC')
    expect(byName.pools.length).toBeGreaterThan(2)
    const { address } = poolOf('WCRO', 'USDC')
    const byAddress = await searchExchange(urls, address.slice(0, 12), 10, window)
    expect(byAddress.pools.map((pool) => pool.address)).toEqual([address.toLowerCase()])
    const ofToken = await searchExchange(urls, addressOf('VVS'), 10, window)
    expect([ofToken.tokens[0]?.symbol, ofToken.pools.length > 2]).toEqual(['VVS', true])
  })
})
