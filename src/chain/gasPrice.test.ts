import { describe, expect, it } from 'vitest'
import { gasPresets, gasPriceWei, readNodeGas, usualGasPriceChoice, type GasPriceChoice } from './gasPrice'
import { fakeNodes, type FakeNode } from './nodes/fakeNodes'
import { createRpcClient, type RpcClient } from './rpcClient'

const GWEI = 10n ** 9n
const legacy = { hasFeeMarket: false }
const nodeOf = (answers: Readonly<Record<string, unknown>>): RpcClient => ({
  request: async (method, _params, parse) => {
    await Promise.resolve()
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return parse(answer)
  },
})

describe('the price of gas', () => {
  it.each<[number, GasPriceChoice | undefined, bigint]>([
    [25, undefined, 5000n],
    [25, 'default', 5000n],
    [25, 'fast', 5010n],
    [25, 'instant', 5020n],
    [25, 'testnet', 5000n],
    [338, undefined, 10_000n],
    [338, 'default', 5000n],
    [338, 'fast', 6000n],
    [338, 'instant', 7000n],
    [338, 'testnet', 10_000n],
  ])('on chain %i for %s is %i gwei', (chainId, chosen, gwei) => {
    expect(gasPriceWei(chainId, chosen, legacy)).toBe(gwei * GWEI)
  })

  it("is the node's own where it has one, and as much above it as the preset", () => {
    expect(gasPriceWei(25, 'default', { ...legacy, priceWei: 400n * GWEI })).toBe(400n * GWEI)
    expect(gasPriceWei(25, 'fast', { ...legacy, priceWei: 10_000n * GWEI })).toBe(10_020n * GWEI)
    expect(gasPriceWei(25, 'instant', { ...legacy, priceWei: 1n })).toBe(2n)
  })

  it('is left to the wallet on a fee market, and where the node asks for what cannot be right', () => {
    expect(gasPriceWei(25, 'fast', { hasFeeMarket: true, priceWei: GWEI })).toBeUndefined()
    expect(gasPriceWei(25, 'fast', { ...legacy, priceWei: 100_000n * GWEI })).toBe(100_200n * GWEI)
    expect(gasPriceWei(25, 'fast', { ...legacy, priceWei: 100_000n * GWEI + 1n })).toBeUndefined()
  })

  it('falls back to the usual choice of the network', () => {
    expect([usualGasPriceChoice(25, 'testnet'), usualGasPriceChoice(338, undefined), usualGasPriceChoice(338, 'fast')]).toEqual(['default', 'testnet', 'fast'])
    expect(gasPresets(25).map(({ choice }) => choice)).toEqual(['default', 'fast', 'instant'])
  })
})

describe('what the node says of it', () => {
  const block = { number: '0x1', timestamp: '0x1' }

  it('tells a fee market by the base fee of its latest block', async () => {
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: { ...block, baseFeePerGas: '0x7' }, eth_gasPrice: '0x8' }))).toEqual({ hasFeeMarket: true, priceWei: 8n })
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: block, eth_gasPrice: '0x8' }))).toEqual({ hasFeeMarket: false, priceWei: 8n })
  })

  it.each([['nothing', new Error('down')], ['zero', '0x0'], ['what is no number', 'cheap']])('does without a price where that is %s', async (_what, price) => {
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: block, eth_gasPrice: price }))).toEqual({ hasFeeMarket: false })
  })

  it('rejects where the block cannot be had', async () => {
    await expect(readNodeGas(nodeOf({ eth_getBlockByNumber: new Error('down'), eth_gasPrice: '0x8' }))).rejects.toThrow('down')
  })

  it('lets no single node make it dear, or deny a fee market', async () => {
    const node = (price: bigint, own: object = block): FakeNode => (method) => (method === 'eth_gasPrice' ? `0x${price.toString(16)}` : own)
    const told = (...nodes: readonly FakeNode[]) => readNodeGas(createRpcClient(fakeNodes(nodes)))
    expect(await told(node(100_000n), node(400n), node(401n))).toEqual({ hasFeeMarket: false, priceWei: 401n })
    expect(await told(node(100_000n), node(400n))).toEqual({ hasFeeMarket: false, priceWei: 400n })
    const market = { ...block, baseFeePerGas: '0x7' }
    expect(await told(node(100_000n), node(400n, market), node(401n, market))).toEqual({ hasFeeMarket: true, priceWei: 401n })
  })
})
