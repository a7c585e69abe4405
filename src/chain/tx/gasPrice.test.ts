import { describe, expect, it } from 'vitest'
import { type FakeNode, fakeNodes } from '@/chain/nodes/testing/fakeNodes'
import { createRpcClient, type RpcClient } from '../rpc/rpcClient'
import {
  type GasPriceChoice,
  gasFees,
  gasOptions,
  maxGasPriceWei,
  type NodeGas,
  readNodeGas,
  usualGasPriceChoice,
} from './gasPrice'

const GWEI = 10n ** 9n
const nodeOf = (answers: Readonly<Record<string, unknown>>): RpcClient => ({
  request: async (method, _params, parse) => {
    await Promise.resolve()
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return parse(answer)
  },
})

const market = ({ baseFeeWei = 100n } = {}): NodeGas => ({
  market: {
    baseFeeWei,
    tips: {
      default: { tipWei: 1n, waitBlocks: 3 },
      fast: { tipWei: 2n, waitBlocks: 2 },
      instant: { tipWei: 9n, waitBlocks: 1 },
    },
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
    expect(gasFees(chainId, chosen, {})).toEqual({ gasPrice: gwei * GWEI })
  })

  it("is the node's own where it has one, and as much above it as the preset", () => {
    expect(gasFees(25, 'default', { priceWei: 400n * GWEI })).toEqual({ gasPrice: 400n * GWEI })
    expect(gasFees(25, 'fast', { priceWei: 10_000n * GWEI })).toEqual({ gasPrice: 10_020n * GWEI })
    expect(gasFees(25, 'instant', { priceWei: 1n })).toEqual({ gasPrice: 2n })
  })

  it('is left to the wallet where the node asks for what cannot be right', () => {
    expect(gasFees(25, 'fast', { priceWei: 100_000n * GWEI })).toEqual({ gasPrice: 100_200n * GWEI })
    expect(gasFees(25, 'fast', { priceWei: 100_000n * GWEI + 1n })).toBeUndefined()
    expect(gasFees(25, 'fast', market({ baseFeeWei: 50_000n * GWEI }))).toBeUndefined()
  })

  it('is a tip over the base fee on a fee market, with room for that to rise; by default the wallet decides', () => {
    expect(gasFees(25, undefined, market())).toBeUndefined()
    expect(gasFees(338, 'testnet', market())).toBeUndefined()
    expect(gasFees(25, 'fast', market())).toEqual({ maxFeePerGas: 202n, maxPriorityFeePerGas: 2n })
    expect(gasFees(25, 'instant', market())).toEqual({ maxFeePerGas: 209n, maxPriorityFeePerGas: 9n })
    expect([
      maxGasPriceWei(25, 'default', { ...market(), priceWei: 101n }),
      maxGasPriceWei(25, 'instant', market()),
    ]).toEqual([101n, 209n])
  })

  it('is offered in three speeds or four, on a fee market with what it is expected to cost and to wait', () => {
    const offered = (chainId: number, node: NodeGas) =>
      gasOptions(chainId, node).map(({ choice, priceWei, waitBlocks }) => [choice, priceWei, waitBlocks])
    expect(offered(25, {}).map(([choice]) => choice)).toEqual(['default', 'fast', 'instant'])
    expect(offered(338, { priceWei: 1_000_000n * GWEI }).at(-1)).toEqual(['testnet', 10_000n * GWEI, undefined])
    expect(offered(338, market())).toEqual([
      ['default', 101n, 3],
      ['fast', 102n, 2],
      ['instant', 109n, 1],
    ])
  })

  it('falls back to the usual choice of the network', () => {
    expect([
      usualGasPriceChoice(25, 'testnet', {}),
      usualGasPriceChoice(338, undefined, {}),
      usualGasPriceChoice(338, 'fast', {}),
    ]).toEqual(['default', 'testnet', 'fast'])
    expect([
      usualGasPriceChoice(338, undefined, market()),
      usualGasPriceChoice(338, 'testnet', market()),
      usualGasPriceChoice(338, 'instant', market()),
    ]).toEqual(['default', 'default', 'instant'])
  })
})

describe('what the node says of it', () => {
  const block = { number: '0x1', timestamp: '0x1' }

  it('tells a fee market by the base fee of its latest block', async () => {
    const told = await readNodeGas(
      nodeOf({ eth_getBlockByNumber: { ...block, baseFeePerGas: '0x7' }, eth_gasPrice: '0x8' }),
    )
    // Without a history there is only what the node suggests.
    expect(told).toEqual({
      priceWei: 8n,
      market: { baseFeeWei: 7n, tips: { default: { tipWei: 1n }, fast: { tipWei: 1n }, instant: { tipWei: 1n } } },
    })
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: block, eth_gasPrice: '0x8' }))).toEqual({ priceWei: 8n })
  })

  it('takes the tips from the 25th, 50th and 90th percentile of the recent blocks, and the wait from those that would have taken it', async () => {
    const eth_feeHistory = {
      oldestBlock: '0x1',
      baseFeePerGas: ['0x1', '0x2', '0x3', '0x4', '0x64'],
      gasUsedRatio: [1, 0, 0.5, 0.99],
      reward: [
        ['0x4', '0x4', '0x5', '0x8'],
        ['0x0', '0x0', '0x0', '0x0'],
        ['0x1', '0x2', '0x3', '0x4'],
        ['0x3', '0x3', '0x4', '0x6'],
      ],
    }
    const { market: told } = await readNodeGas(
      nodeOf({ eth_getBlockByNumber: { ...block, baseFeePerGas: '0x7' }, eth_gasPrice: '0x8', eth_feeHistory }),
    )
    expect(told).toEqual({
      baseFeeWei: 100n,
      tips: {
        default: { tipWei: 3n, waitBlocks: 2 },
        fast: { tipWei: 4n, waitBlocks: 1 },
        instant: { tipWei: 6n, waitBlocks: 1 },
      },
    })
  })

  it.each<[string, object]>([
    [
      'other blocks than it says',
      { baseFeePerGas: ['0x1'], gasUsedRatio: [1, 1], reward: [['0x1', '0x1', '0x1', '0x1']] },
    ],
    ['no percentiles', { baseFeePerGas: ['0x1', '0x1'], gasUsedRatio: [1], reward: [[]] }],
    ['no rewards', { baseFeePerGas: ['0x1', '0x1'], gasUsedRatio: [1] }],
    ['no base fee', { baseFeePerGas: [], gasUsedRatio: [], reward: [] }],
  ])('takes a history with %s for none', async (_what, eth_feeHistory) => {
    const { market: told } = await readNodeGas(
      nodeOf({ eth_getBlockByNumber: { ...block, baseFeePerGas: '0x7' }, eth_gasPrice: '0x8', eth_feeHistory }),
    )
    expect(told).toMatchObject({ baseFeeWei: 7n, tips: { instant: { tipWei: 1n } } })
  })

  it.each([
    ['nothing', new Error('down')],
    ['zero', '0x0'],
    ['what is no number', 'cheap'],
  ])('does without a price where that is %s', async (_what, price) => {
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: block, eth_gasPrice: price }))).toEqual({})
  })

  it('rejects where the block cannot be had', async () => {
    await expect(readNodeGas(nodeOf({ eth_getBlockByNumber: new Error('down'), eth_gasPrice: '0x8' }))).rejects.toThrow(
      'down',
    )
  })

  it('lets no single node make it dear, or deny a fee market', async () => {
    const node =
      (price: bigint, own: object = block): FakeNode =>
      (method) =>
        method === 'eth_gasPrice' ? `0x${price.toString(16)}` : own
    const told = (...nodes: readonly FakeNode[]) => readNodeGas(createRpcClient(fakeNodes(nodes)))
    expect(await told(node(100_000n), node(400n), node(401n))).toEqual({ priceWei: 401n })
    expect(await told(node(100_000n), node(400n))).toEqual({ priceWei: 400n })
    const base = { ...block, baseFeePerGas: '0x7' }
    expect(await told(node(100_000n), node(400n, base), node(401n, base))).toMatchObject({
      priceWei: 401n,
      market: { baseFeeWei: 7n, tips: { instant: { tipWei: 393n } } },
    })
    expect(
      await told(node(100_000n, { ...block, baseFeePerGas: '0xffffff' }), node(400n, base), node(401n, base)),
    ).toMatchObject({ market: { baseFeeWei: 7n } })
  })
})
