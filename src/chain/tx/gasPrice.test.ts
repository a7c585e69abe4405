import { describe, expect, it } from 'vitest'
import { type FakeNode, fakeNodes } from '@/chain/nodes/testing/fakeNodes'
import { createRpcClient, type RpcClient } from '../rpc/rpcClient'
import {
  effectiveGasPriceChoice,
  type GasPriceChoice,
  gasFees,
  gasOptions,
  maxGasPriceWei,
  type NodeGas,
  readNodeGas,
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

describe('gasFees and gasOptions', () => {
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

  it("raise the node's own price by the preset's ratio", () => {
    expect(gasFees(25, 'default', { priceWei: 400n * GWEI })).toEqual({ gasPrice: 400n * GWEI })
    expect(gasFees(25, 'fast', { priceWei: 10_000n * GWEI })).toEqual({ gasPrice: 10_020n * GWEI })
    expect(gasFees(25, 'instant', { priceWei: 1n })).toEqual({ gasPrice: 2n })
  })

  it("leave the price to the wallet if the node's is implausible", () => {
    expect(gasFees(25, 'fast', { priceWei: 100_000n * GWEI })).toEqual({ gasPrice: 100_200n * GWEI })
    expect(gasFees(25, 'fast', { priceWei: 100_000n * GWEI + 1n })).toBeUndefined()
    expect(gasFees(25, 'fast', market({ baseFeeWei: 50_000n * GWEI }))).toBeUndefined()
  })

  it('set a tip on a fee market with room for the base fee, and leave the default to the wallet', () => {
    expect(gasFees(25, undefined, market())).toBeUndefined()
    expect(gasFees(338, 'testnet', market())).toBeUndefined()
    expect(gasFees(25, 'fast', market())).toEqual({ maxFeePerGas: 202n, maxPriorityFeePerGas: 2n })
    expect(gasFees(25, 'instant', market())).toEqual({ maxFeePerGas: 209n, maxPriorityFeePerGas: 9n })
    expect([
      maxGasPriceWei(25, 'default', { ...market(), priceWei: 101n }),
      maxGasPriceWei(25, 'instant', market()),
    ]).toEqual([101n, 209n])
  })

  it('offer three or four speeds, on a fee market with expected price and wait', () => {
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

  it("fall back to the network's default choice", () => {
    expect([
      effectiveGasPriceChoice(25, 'testnet', {}),
      effectiveGasPriceChoice(338, undefined, {}),
      effectiveGasPriceChoice(338, 'fast', {}),
    ]).toEqual(['default', 'testnet', 'fast'])
    expect([
      effectiveGasPriceChoice(338, undefined, market()),
      effectiveGasPriceChoice(338, 'testnet', market()),
      effectiveGasPriceChoice(338, 'instant', market()),
    ]).toEqual(['default', 'default', 'instant'])
  })
})

describe('readNodeGas', () => {
  const block = { number: '0x1', timestamp: '0x1' }

  it('detects a fee market by the base fee of the latest block', async () => {
    const told = await readNodeGas(
      nodeOf({ eth_getBlockByNumber: { ...block, baseFeePerGas: '0x7' }, eth_gasPrice: '0x8' }),
    )
    // Without a history, only the node's suggestion is known.
    expect(told).toEqual({
      priceWei: 8n,
      market: { baseFeeWei: 7n, tips: { default: { tipWei: 1n }, fast: { tipWei: 1n }, instant: { tipWei: 1n } } },
    })
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: block, eth_gasPrice: '0x8' }))).toEqual({ priceWei: 8n })
  })

  it('takes tips from the 25th, 50th and 90th percentile of recent blocks, and waits from the blocks that would have included them', async () => {
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
  ])('ignores a history with %s', async (_what, eth_feeHistory) => {
    const { market: told } = await readNodeGas(
      nodeOf({ eth_getBlockByNumber: { ...block, baseFeePerGas: '0x7' }, eth_gasPrice: '0x8', eth_feeHistory }),
    )
    expect(told).toMatchObject({ baseFeeWei: 7n, tips: { instant: { tipWei: 1n } } })
  })

  it.each([
    ['nothing', new Error('down')],
    ['zero', '0x0'],
    ['what is no number', 'cheap'],
  ])('works without a gas price that is %s', async (_what, price) => {
    expect(await readNodeGas(nodeOf({ eth_getBlockByNumber: block, eth_gasPrice: price }))).toEqual({})
  })

  it('rejects if the block cannot be read', async () => {
    await expect(readNodeGas(nodeOf({ eth_getBlockByNumber: new Error('down'), eth_gasPrice: '0x8' }))).rejects.toThrow(
      'down',
    )
  })

  it('is not affected by a single node that raises the price or denies the fee market', async () => {
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
