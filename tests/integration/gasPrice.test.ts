import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GasPriceChoice } from '@/chain/gasPrice'
import { createPlainNodes } from '@/chain/plainNodes'
import { createRpcClient, type RpcClient } from '@/chain/rpcClient'
import { sendTx, type SigningWallet } from '@/chain/sendTx'
import { isAddress, ZERO_ADDRESS, type Hex } from '@/lib/hex'
import { startAnvil, type Anvil } from '../../devnet/chain/anvil'
import { freePort } from '../../scripts/support/ports.mjs'

const CRONOS_ID = 25
const TESTNET_ID = 338
const GWEI = 10n ** 9n
const TEXT = { key: 'test' } as const

/** Before fee markets, as Cronos was: the node names one price. */
async function startNode(chainId: number): Promise<{ readonly anvil: Anvil; readonly client: RpcClient; readonly wallet: SigningWallet }> {
  const anvil = await startAnvil({ port: await freePort(0), chainId, args: ['--hardfork', 'berlin', '--gas-price', String(5000n * GWEI)] })
  const [account = ZERO_ADDRESS] = ((await anvil.rpc.send('eth_accounts')) as string[]).filter(isAddress)
  const client = createRpcClient(createPlainNodes([anvil.rpc.url], chainId))
  return {
    anvil,
    client,
    wallet: { account, provider: { request: ({ method, params }) => anvil.rpc.send(method, Array.isArray(params) ? params : []) } },
  }
}

describe.each([
  [CRONOS_ID, [[undefined, 5000n], ['default', 5000n], ['fast', 5010n], ['instant', 5020n]]],
  [TESTNET_ID, [[undefined, 10_000n], ['default', 5000n], ['fast', 6000n], ['instant', 7000n], ['testnet', 10_000n]]],
] as const)('on chain %d without a fee market', (chainId, presets) => {
  let node: Awaited<ReturnType<typeof startNode>>
  beforeAll(async () => {
    node = await startNode(chainId)
  })
  afterAll(() => node.anvil.stop())

  it.each<readonly [GasPriceChoice | undefined, bigint]>(presets)('what is sent as %s is mined at %d gwei', async (choice, gwei) => {
    const { anvil, client, wallet } = node
    const request = { to: wallet.account, data: '0x' as Hex, gas: { margin: 1.1 }, summary: TEXT, success: TEXT, failure: TEXT, touches: [] } as const
    const hash = await sendTx(request, wallet, { client, chainId }, choice === undefined ? {} : { gasPriceChoice: choice })
    const receipt = await vi.waitFor(async () => {
      const mined = await anvil.rpc.send('eth_getTransactionReceipt', [hash])
      expect(mined).not.toBeNull()
      return mined as { readonly status: string; readonly effectiveGasPrice: string }
    })
    expect(receipt.status).toBe('0x1')
    expect(BigInt(receipt.effectiveGasPrice)).toBe(gwei * GWEI)
  })
})
