import { Interface, MaxUint256, parseUnits, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/support/ports.mjs'
import { subgraphsOf } from '../../../subgraphs/subgraphs.ts'
import { Rpc } from '../../chain/rpc.ts'
import { readChainState } from '../../deploy/chainState.ts'
import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { type Devnet, startDevnet } from '../../startDevnet.ts'
import { sendTransaction } from '../../testing/sendTransaction.ts'
import { createDexReader } from '../dex/pools.ts'
import { createChainReader } from './chainReader.ts'
import { loadSubgraph } from './subgraph.ts'
import { createSubgraphIndex } from './subgraphIndex.ts'
import { BigDecimal } from './testing/bigDecimal.ts'
import { indexedEntities, ledgerEntities } from './testing/compareEntities.ts'
import { ExchangeLedger } from './testing/ledger.ts'
import { readExchangeEvents } from './testing/readExchangeEvents.ts'

const HOUR_SEC = 3_600
const WEI = 10n ** 18n
const ABI = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable returns (uint256, uint256, uint256)',
  'function removeLiquidityETH(address, uint256, uint256, uint256, address, uint256) returns (uint256, uint256)',
  'function approve(address, uint256) returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])

type Answer = Readonly<Record<string, unknown>>
type Rows = readonly Readonly<Record<string, string>>[]

let devnet: Devnet
let deployment: DevnetDeployment
let rpc: Rpc
let me: string
let url: string

async function post(body: string): Promise<{
  readonly status: number
  readonly body: { readonly data?: Answer; readonly errors?: readonly { readonly message: string }[] }
}> {
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as { data?: Answer; errors?: { message: string }[] } }
}
async function ask(query: string, variables: Answer = {}): Promise<Answer> {
  const { body } = await post(JSON.stringify({ query, variables }))
  if (body.data === undefined || body.errors !== undefined) throw new Error(JSON.stringify(body.errors))
  return body.data
}
async function refusal(query: string): Promise<string | undefined> {
  return (await post(JSON.stringify({ query }))).body.errors?.[0]?.message
}
async function send(
  to: string,
  method: string,
  args: readonly unknown[],
  value = 0n,
): Promise<{ readonly blockNumber: number; readonly hash: string }> {
  const data = ABI.encodeFunctionData(method, [...args])
  const { status, blockNumber, transactionHash } = await sendTransaction(rpc, { from: me, to, data, value })
  expect(status, method).toBe('0x1')
  return { blockNumber: Number(blockNumber), hash: transactionHash }
}
async function view(
  to: string,
  method: string,
  args: readonly unknown[] = [],
  block = 'latest',
): Promise<readonly bigint[]> {
  const answer = String(await rpc.send('eth_call', [{ to, data: ABI.encodeFunctionData(method, [...args]) }, block]))
  return ABI.decodeFunctionResult(method, answer).toArray() as bigint[]
}
const tokenOf = (symbol: string) => deployment.tokens[symbol]!.address
const router = () => deployment.exchange.contracts.router
const buy = (symbol: string, cro: bigint) =>
  send(router(), 'swapExactETHForTokens', [0n, [tokenOf('WCRO'), tokenOf(symbol)], me, MaxUint256], cro * WEI)
const poolId = () => deployment.vaults.list['vvs-cro-usdc']!.underlying.toLowerCase()
/** Reserves of the pool, as WCRO and USDC. */
async function poolUnits(): Promise<readonly [number, number]> {
  const { pair } = (await ask(`{ pair(id: "${poolId()}") { token0 { decimals } token1 { decimals } } }`)) as {
    pair: Record<string, { decimals: string }>
  }
  return [Number(pair['token0']!.decimals), Number(pair['token1']!.decimals)]
}

beforeAll(async () => {
  devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    blockTimeSec: 'automine',
    traders: false,
  })
  ;({ deployment } = await readChainState(devnet.chainId))
  rpc = new Rpc(devnet.rpcUrl)
  me = devnet.accounts[0]!
  url = devnet.servicesUrl + new URL((deployment['subgraphs'] as Record<string, string[]>)['exchange']![0]!).pathname
})
afterAll(() => devnet.stop())

describe('exchange subgraph', () => {
  it('returns every pair with its on-chain reserves and supply, to the wei', async () => {
    const { pairs } = (await ask(
      '{ pairs(first: 1000) { id reserve0 reserve1 totalSupply token0 { id decimals } token1 { id decimals } } }',
    )) as {
      pairs: (Record<string, string> & { token0: Record<string, string>; token1: Record<string, string> })[]
    }
    const pools = await createDexReader(rpc, deployment).readPools()
    expect(new Set(pairs.map(({ id }) => id))).toEqual(new Set(pools.map(({ address }) => address.toLowerCase())))
    for (const { address, token0, token1, reserve0, reserve1 } of pools) {
      const pair = pairs.find(({ id }) => id === address.toLowerCase())!
      expect([pair.token0['id'], pair.token1['id']]).toEqual([token0.toLowerCase(), token1.toLowerCase()])
      expect(parseUnits(pair['reserve0']!, Number(pair.token0['decimals']))).toBe(reserve0)
      expect(parseUnits(pair['reserve1']!, Number(pair.token1['decimals']))).toBe(reserve1)
      expect(parseUnits(pair['totalSupply']!, 18)).toBe((await view(address, 'totalSupply'))[0])
    }
  })

  it('follows swaps: hourly and pair volumes are the exact sums of the events', async () => {
    const [units0, units1] = await poolUnits()
    const before = (await ask(`{ pair(id: "${poolId()}") { volumeToken0 volumeToken1 } }`))['pair'] as Record<
      string,
      string
    >
    const blocks: number[] = []
    for (const cro of [10n, 250n, 3n]) blocks.push((await buy('USDC', cro)).blockNumber)
    const { topicHash } = ABI.getEvent('Swap')!
    const filter = {
      address: poolId(),
      topics: [topicHash],
      fromBlock: `0x${blocks[0]!.toString(16)}`,
      toBlock: 'latest',
    }
    const logs = (await rpc.send('eth_getLogs', [filter])) as {
      topics: string[]
      data: string
      transactionHash: string
      logIndex: string
    }[]
    const trades = logs.map(({ topics, data }) => ABI.parseLog({ topics, data })!.args)
    expect(trades).toHaveLength(3)
    const sum = (...fields: string[]) =>
      trades.reduce(
        (total, trade) => total + fields.reduce((part, field) => part + BigInt(String(trade[field])), 0n),
        0n,
      )

    const { pair, swaps } = (await ask(`{
      pair(id: "${poolId()}") { volumeToken0 volumeToken1 pairHourData(first: 1, orderBy: hourStartUnix, orderDirection: desc) { hourStartUnix reserve0 reserve1 hourlyVolumeToken0 hourlyTxns } }
      swaps(first: 3, orderBy: timestamp, orderDirection: desc, where: { pair: "${poolId()}" }) { id from to amount0In amount1In amount0Out amount1Out logIndex transaction { id block } }
    }`)) as {
      pair: Record<string, string> & { pairHourData: Rows }
      swaps: (Record<string, string> & { transaction: Record<string, string> })[]
    }
    expect(parseUnits(pair['volumeToken0']!, units0) - parseUnits(before['volumeToken0']!, units0)).toBe(
      sum('amount0In', 'amount0Out'),
    )
    expect(parseUnits(pair['volumeToken1']!, units1) - parseUnits(before['volumeToken1']!, units1)).toBe(
      sum('amount1In', 'amount1Out'),
    )
    const [hour] = pair.pairHourData
    const [reserve0, reserve1] = await view(poolId(), 'getReserves')
    expect([parseUnits(hour!['reserve0']!, units0), parseUnits(hour!['reserve1']!, units1)]).toEqual([
      reserve0,
      reserve1,
    ])
    expect(Number(hour!['hourStartUnix']) % HOUR_SEC).toBe(0)
    for (const swap of swaps) {
      const index = logs.findIndex(({ transactionHash }) => transactionHash === swap.transaction['id'])
      const trade = trades[index]!
      expect([swap['from'], swap['to'], Number(swap['logIndex'])]).toEqual([
        me.toLowerCase(),
        me.toLowerCase(),
        Number(logs[index]!.logIndex),
      ])
      expect(parseUnits(swap['amount0In']!, units0)).toBe(trade['amount0In'])
      expect(parseUnits(swap['amount1Out']!, units1)).toBe(trade['amount1Out'])
    }
  })

  it('keeps hours and days separate', async () => {
    const { timestamp } = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
    const nextHour = (Math.floor(Number(timestamp) / HOUR_SEC) + 1) * HOUR_SEC
    await rpc.send('evm_setNextBlockTimestamp', [nextHour])
    await buy('USDC', 5n)
    const { pairHourDatas, pairDayDatas } = (await ask(`{
      pairHourDatas(where: { pair: "${poolId()}", hourStartUnix_gte: ${nextHour} }) { id hourStartUnix hourlyTxns hourlyVolumeUSD }
      pairDayDatas(first: 1, orderBy: date, orderDirection: desc, where: { pairAddress: "${poolId()}" }) { id date dailyVolumeUSD }
    }`)) as { pairHourDatas: Rows; pairDayDatas: Rows }
    expect(pairHourDatas).toMatchObject([
      { id: `${poolId()}-${nextHour / HOUR_SEC}`, hourStartUnix: nextHour, hourlyTxns: '1' },
    ])
    const usd = Number(pairHourDatas[0]!['hourlyVolumeUSD'])
    expect(usd).toBeGreaterThan(0.49)
    expect(usd).toBeLessThan(0.51)
    expect(Number(pairDayDatas[0]!['dailyVolumeUSD'])).toBeGreaterThanOrEqual(usd)
  })

  it('returns mints and burns', async () => {
    await send(tokenOf('USDC'), 'approve', [router(), MaxUint256])
    const { blockNumber } = await send(
      router(),
      'addLiquidityETH',
      [tokenOf('USDC'), parseUnits('2', 6), 0n, 0n, me, MaxUint256],
      100n * WEI,
    )
    const [held] = await view(poolId(), 'balanceOf', [me])
    const [heldBefore] = await view(poolId(), 'balanceOf', [me], `0x${(blockNumber - 1).toString(16)}`)
    const { mints } = (await ask(
      '{ mints(first: 1, orderBy: timestamp, orderDirection: desc) { to liquidity pair { id } transaction { block mints { id } } feeTo } }',
    )) as { mints: Rows }
    expect(mints).toMatchObject([
      {
        to: me.toLowerCase(),
        pair: { id: poolId() },
        transaction: { block: String(blockNumber), mints: [{}] },
        feeTo: null,
      },
    ])
    expect(parseUnits(mints[0]!['liquidity']!, 18)).toBe(held! - heldBefore!)

    await send(poolId(), 'approve', [router(), MaxUint256])
    await send(router(), 'removeLiquidityETH', [tokenOf('USDC'), (held! - heldBefore!) / 2n, 0n, 0n, me, MaxUint256])
    const { burns, pair } = (await ask(
      `{ burns(first: 1, orderBy: timestamp, orderDirection: desc) { liquidity needsComplete } pair(id: "${poolId()}") { totalSupply } }`,
    )) as { burns: Rows; pair: Record<string, string> }
    expect(burns).toMatchObject([{ needsComplete: false }])
    expect(parseUnits(burns[0]!['liquidity']!, 18)).toBe((held! - heldBefore!) / 2n)
    expect(parseUnits(pair['totalSupply']!, 18)).toBe((await view(poolId(), 'totalSupply'))[0])
  })

  it('returns who holds the LP tokens of a pool, to the wei', async () => {
    const { liquidityPositions } = (await ask(
      `{ liquidityPositions(first: 1000, orderBy: liquidityTokenBalance, orderDirection: desc, where: { pair: "${poolId()}", liquidityTokenBalance_gt: "0" }) { id liquidityTokenBalance user { id liquidityPositions { pair { id } } } } }`,
    )) as { liquidityPositions: readonly { liquidityTokenBalance: string; user: { id: string } }[] }
    expect(liquidityPositions.length).toBeGreaterThan(1)
    expect(liquidityPositions).toContainEqual(
      expect.objectContaining({
        id: `${poolId()}-${me.toLowerCase()}`,
        user: expect.objectContaining({ id: me.toLowerCase() }) as unknown,
      }),
    )
    const balances = liquidityPositions.map(({ liquidityTokenBalance }) => parseUnits(liquidityTokenBalance, 18))
    for (const [index, { user }] of liquidityPositions.entries())
      expect([balances[index]]).toEqual(await view(poolId(), 'balanceOf', [user.id]))
    const [supply] = await view(poolId(), 'totalSupply')
    const [locked] = await view(poolId(), 'balanceOf', [ZeroAddress])
    expect(balances.reduce((sum, balance) => sum + balance, locked!)).toBe(supply)
  })

  it('answers as of an older block, by number and by hash', async () => {
    const [units0] = await poolUnits()
    const { blockNumber, hash: first } = await buy('USDC', 40n)
    const { hash: second } = await buy('USDC', 40n)
    const quantity = `0x${blockNumber.toString(16)}`
    const { hash } = (await rpc.send('eth_getBlockByNumber', [quantity, false])) as { hash: string }
    const { byNumber, byHash, now, _meta } = (await ask(
      `query ($number: Int!, $hash: Bytes!, $both: [String!]!) {
        byNumber: pair(id: "${poolId()}", block: { number: $number }) { reserve0 swaps(where: { transaction_in: $both }) { transaction { id block } } }
        byHash: pair(id: "${poolId()}", block: { hash: $hash }) { reserve0 }
        now: pair(id: "${poolId()}", block: { number_gte: $number }) { reserve0 }
        _meta(block: { number: $number }) { block { number hash } }
      }`,
      { number: blockNumber, hash, both: [first, second] },
    )) as Record<string, Record<string, string>>
    const [then] = await view(poolId(), 'getReserves', [], quantity)
    expect(parseUnits(byNumber!['reserve0']!, units0)).toBe(then)
    expect(byHash!['reserve0']).toBe(byNumber!['reserve0'])
    expect(now!['reserve0']).not.toBe(byNumber!['reserve0'])
    expect(byNumber!['swaps']).toEqual([{ transaction: { id: first, block: String(blockNumber) } }])
    expect(_meta).toEqual({ block: { number: blockNumber, hash: null } })
    expect(await refusal('{ pair(id: "0x1", block: { number: 9999999 }) { id } }')).toContain(
      'has only indexed up to block number',
    )
    expect(await refusal(`{ pairs(block: { hash: "0x${'12'.repeat(32)}" }) { id } }`)).toContain(
      'no block with that hash',
    )
  })

  it('discards reverted blocks and continues on the new chain', async () => {
    const read = async () =>
      (await ask(`{ pair(id: "${poolId()}") { reserve0 totalTransactions } }`))['pair'] as Record<string, string>
    const before = await read()
    const [units0] = await poolUnits()
    const snapshot = await rpc.send('evm_snapshot')
    await buy('USDC', 500n)
    expect(await read()).not.toEqual(before)
    await buy('USDC', 100n)
    const after = await read()
    await rpc.send('evm_revert', [snapshot])
    expect(await read()).toEqual(before)
    await buy('USDC', 300n)
    await buy('USDC', 200n)
    const instead = await read()
    const [reserve0] = await view(poolId(), 'getReserves')
    expect(parseUnits(instead['reserve0']!, units0)).toBe(reserve0)
    // The same number of trades, but different ones.
    expect(instead['totalTransactions']).toBe(after['totalTransactions'])
    expect(instead['reserve0']).not.toBe(after['reserve0'])
  })

  it('values CRO by the stablecoin pools, and pools by their tokens', async () => {
    const { bundle, pair, token, vvsFactories } = (await ask(`{
      bundle(id: "1") { croPrice }
      pair(id: "${poolId()}") { reserve0 reserve1 reserveUSD token0 { symbol } token0Price token1Price }
      token(id: "${tokenOf('TUSD').toLowerCase()}") { derivedUSD }
      vvsFactories { totalPairs totalLiquidityUSD }
    }`)) as {
      bundle: Record<string, string>
      pair: Record<string, string> & { token0: Record<string, string> }
      token: Record<string, string>
      vvsFactories: Rows
    }
    const croPrice = Number(bundle['croPrice'])
    expect(croPrice).toBeGreaterThan(0.0999)
    expect(croPrice).toBeLessThan(0.1001)
    expect(Number(token['derivedUSD'])).toBeGreaterThan(0.999)
    const isCroFirst = pair.token0['symbol'] === 'WCRO'
    const [cro, usdc] = [
      Number(pair[isCroFirst ? 'reserve0' : 'reserve1']),
      Number(pair[isCroFirst ? 'reserve1' : 'reserve0']),
    ]
    expect(Number(pair['reserveUSD']) / (cro * croPrice + usdc)).toBeCloseTo(1, 5)
    expect(Number(pair['token0Price']) * Number(pair['token1Price'])).toBeCloseTo(1, 9)
    const { pairs } = (await ask('{ pairs(first: 1000) { id reserveUSD } }')) as { pairs: Rows }
    expect(Number(vvsFactories[0]!['totalPairs'])).toBe(pairs.length)
    expect(Number(vvsFactories[0]!['totalLiquidityUSD'])).toBeGreaterThan(200_000_000)
  })

  it('derives from the raw logs what a plain computation derives, to the last digit', async () => {
    const { exchange, contracts, tokens } = deployment
    const addressesOf = (symbols: readonly string[]) => symbols.map((symbol) => tokens[symbol]!.address.toLowerCase())
    const ledger = new ExchangeLedger({
      factory: exchange.contracts.factory.toLowerCase(),
      wcro: contracts.wcro.toLowerCase(),
      stables: addressesOf(['USDC', 'USDT', 'DAI']),
      baseTokens: addressesOf(exchange.baseTokens),
      feePart: new BigDecimal('0.003'),
    })
    const events = await readExchangeEvents(rpc, deployment)
    for (const event of events) ledger.apply(event)
    expect(events.length).toBeGreaterThan(100)

    const subgraph = await loadSubgraph(subgraphsOf(deployment).find(({ name }) => name === 'exchange')!)
    const { view } = await createSubgraphIndex(createChainReader(rpc), subgraph).readLatest()
    expect(indexedEntities(subgraph, view, ledger.stores)).toEqual(ledgerEntities(ledger.stores))
  })

  it('orders, skips and filters as The Graph does', async () => {
    const names = async (args: string) =>
      ((await ask(`{ pairs(${args}) { id name reserveUSD } }`))['pairs'] as Rows).map(({ id }) => String(id))
    const all = await names('first: 1000, orderBy: reserveUSD, orderDirection: desc')
    expect(await names('first: 2, skip: 3, orderBy: reserveUSD, orderDirection: desc')).toEqual(all.slice(3, 5))
    expect(await names('first: 1000')).toEqual([...all].sort())
    expect(await names(`where: { id_in: ["${all[4]}", "${all[2]}"] }, orderBy: reserveUSD`)).toEqual([all[4], all[2]])
    expect(await names(`first: 1000, where: { id_not: "${all[0]}" }`)).toHaveLength(all.length - 1)
    expect(await names('where: { reserveUSD_gte: "39000000" }')).toEqual([all[0]])
    const ofVvs = await names(
      `where: { or: [{ token0: "${tokenOf('VVS').toLowerCase()}" }, { token1_: { symbol: "VVS" } }] }`,
    )
    expect(ofVvs.length).toBeGreaterThan(5)
  })

  it.each([
    ['{ pairs(first: 1001) { id } }', 'between 0 and 1000'],
    ['{ pairs(skip: 5001) { id } }', 'between 0 and 5000'],
    ['{ pears { id } }', 'Cannot query field'],
    ['{ pairs(where: { reserveUSD_gt: "much" }) { id } }', 'Invalid value for BigDecimal'],
    ['{ pairs {', 'Syntax Error'],
    [`{ ${'_meta { hasIndexingErrors } '.repeat(2_000)} }`, 'token'],
    [
      `{ ${Array.from({ length: 300 }, (_, i) => `a${i}: pairs(first: 1000) { id }`).join(' ')} }`,
      'query is too expensive',
    ],
  ])('refuses %.40s', async (query, message) => {
    expect(await refusal(query)).toContain(message)
  })

  it('accepts POST requests only', async () => {
    expect((await fetch(url)).status).toBe(405)
    expect((await post('{}')).status).toBe(400)
    expect((await post('not json')).status).toBe(400)
    expect((await post(JSON.stringify({ query: `{ ${'x'.repeat(100_000)} }` }))).status).toBe(400)
  })
})
