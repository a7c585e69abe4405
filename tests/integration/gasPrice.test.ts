import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { createRpcClient, type RpcClient } from '@/chain/rpc/rpcClient'
import { type GasPriceChoice, gasOptions, readNodeGas } from '@/chain/tx/gasPrice'
import { type SigningWallet, sendTx } from '@/chain/tx/sendTx'
import { type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { type Anvil, startAnvil } from '../../devnet/chain/anvil'
import { freePort } from '../../scripts/support/ports.mjs'

const CRONOS_ID = 25
const TESTNET_ID = 338
const GWEI = 10n ** 9n
const TEXT = { key: 'test' } as const

/** Before EIP-1559, as Cronos once was: the node returns a single price. */
const WITHOUT_MARKET = ['--hardfork', 'berlin', '--gas-price', String(5000n * GWEI)]
const BASE_FEE_WEI = 5000n * GWEI
const WITH_MARKET = ['--hardfork', 'cancun', '--base-fee', String(BASE_FEE_WEI), '--no-mining']

async function startNode(
  chainId: number,
  args: readonly string[],
): Promise<{ readonly anvil: Anvil; readonly client: RpcClient; readonly wallet: SigningWallet }> {
  const anvil = await startAnvil({ port: await freePort(0), chainId, args })
  const [account = ZERO_ADDRESS] = ((await anvil.rpc.send('eth_accounts')) as string[]).filter(isAddress)
  const client = createRpcClient(createFallbackNodes([anvil.rpc.url], chainId))
  return {
    anvil,
    client,
    wallet: {
      account,
      provider: { request: ({ method, params }) => anvil.rpc.send(method, Array.isArray(params) ? params : []) },
    },
  }
}

const nothing = ({ account }: SigningWallet) =>
  ({
    to: account,
    data: '0x' as Hex,
    gas: { margin: 1.1 },
    summary: TEXT,
    success: TEXT,
    failure: TEXT,
    touches: [],
  }) as const

describe.each([
  [
    CRONOS_ID,
    [
      [undefined, 5000n],
      ['default', 5000n],
      ['fast', 5010n],
      ['instant', 5020n],
    ],
  ],
  [
    TESTNET_ID,
    [
      [undefined, 10_000n],
      ['default', 5000n],
      ['fast', 6000n],
      ['instant', 7000n],
      ['testnet', 10_000n],
    ],
  ],
] as const)('on chain %d without a fee market', (chainId, presets) => {
  let node: Awaited<ReturnType<typeof startNode>>
  beforeAll(async () => {
    node = await startNode(chainId, WITHOUT_MARKET)
  })
  afterAll(() => node.anvil.stop())

  it.each<readonly [GasPriceChoice | undefined, bigint]>(presets)(
    'a %s transaction is mined at %d gwei',
    async (choice, gwei) => {
      const { anvil, client, wallet } = node
      const hash = await sendTx(
        nothing(wallet),
        wallet,
        { client, chainId },
        choice === undefined ? {} : { gasPriceChoice: choice },
      )
      const receipt = await vi.waitFor(async () => {
        const mined = await anvil.rpc.send('eth_getTransactionReceipt', [hash])
        expect(mined).not.toBeNull()
        return mined as { readonly status: string; readonly effectiveGasPrice: string }
      })
      expect(receipt.status).toBe('0x1')
      expect(BigInt(receipt.effectiveGasPrice)).toBe(gwei * GWEI)
    },
  )
})

describe('on a chain with a fee market', () => {
  let node: Awaited<ReturnType<typeof startNode>>
  const TIPS = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n].map((tip) => tip * GWEI)
  beforeAll(async () => {
    node = await startNode(CRONOS_ID, WITH_MARKET)
  })
  // Blocks whose transactions paid tips of 1 to 10 gwei, more than the tests' own.
  beforeEach(async () => {
    const { anvil, wallet } = node
    for (let block = 0; block < 3; block++) {
      for (const tip of TIPS) {
        const fees = {
          maxPriorityFeePerGas: `0x${tip.toString(16)}`,
          maxFeePerGas: `0x${(4n * BASE_FEE_WEI).toString(16)}`,
        }
        await anvil.rpc.send('eth_sendTransaction', [
          { from: wallet.account, to: wallet.account, gas: '0x5208', ...fees },
        ])
      }
      await anvil.rpc.send('evm_mine', [])
    }
  })
  afterAll(() => node.anvil.stop())

  it('derives the speeds from the tips of recent blocks on top of the base fee', async () => {
    const { market } = await readNodeGas(node.client)
    const latest = (await node.anvil.rpc.send('eth_feeHistory', ['0x1', 'latest', []])) as {
      readonly baseFeePerGas: readonly string[]
    }
    expect(market?.baseFeeWei).toBe(BigInt(latest.baseFeePerGas.at(-1) ?? 0))
    const tips = gasOptions(CRONOS_ID, { ...(market && { market }) }).map(({ priceWei, waitBlocks }) => [
      priceWei - (market?.baseFeeWei ?? 0n),
      waitBlocks,
    ])
    expect(tips).toEqual([
      [3n * GWEI, 1],
      [5n * GWEI, 1],
      [9n * GWEI, 1],
    ])
  })

  it.each<readonly [GasPriceChoice | undefined, bigint | undefined]>([
    [undefined, undefined],
    ['default', undefined],
    ['fast', 5n],
    ['instant', 9n],
  ])('a %s transaction pays that tip', async (choice, gwei) => {
    const { anvil, client, wallet } = node
    const asked: unknown[] = []
    const watched: SigningWallet = {
      ...wallet,
      provider: {
        request: (call) => (
          call.method === 'eth_sendTransaction' && asked.push(call.params), wallet.provider.request(call)
        ),
      },
    }
    const hash = await sendTx(
      nothing(wallet),
      watched,
      { client, chainId: CRONOS_ID },
      choice === undefined ? {} : { gasPriceChoice: choice },
    )
    await anvil.rpc.send('evm_mine', [])
    const [mined, block] = (await Promise.all([
      anvil.rpc.send('eth_getTransactionReceipt', [hash]),
      anvil.rpc.send('eth_getBlockByNumber', ['latest', false]),
    ])) as [{ readonly effectiveGasPrice: string }, { readonly baseFeePerGas: string }]
    if (gwei === undefined) expect(JSON.stringify(asked)).not.toMatch(/gasPrice|maxFee|maxPriority/)
    else expect(BigInt(mined.effectiveGasPrice) - BigInt(block.baseFeePerGas)).toBe(gwei * GWEI)
  })
})
