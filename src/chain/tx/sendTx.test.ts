import type * as ethers from 'ethers'
import { Interface } from 'ethers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { nativeVaultContract } from '../contracts/nativeVault'
import type { RpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'
import { approveTx } from './approveTx'
import { toChainError } from './chainError'
import { type SigningWallet, sendTx } from './sendTx'
import type { AnyTxRequest } from './txRequest'

/** Polling intervals of the created providers, in milliseconds. */
const polled = vi.hoisted((): number[] => [])
vi.mock('ethers', async (importOriginal) => {
  const original = await importOriginal<typeof ethers>()
  return {
    ...original,
    BrowserProvider: class extends original.BrowserProvider {
      constructor(...args: ConstructorParameters<typeof original.BrowserProvider>) {
        super(...args)
        polled.push(this.pollingInterval)
      }
    },
  }
})

const ACCOUNT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const VAULT: Address = `0x${'b'.repeat(40)}`
const HASH = `0x${'1'.repeat(64)}`
const text = { key: 'tx.sent' }
const depositTx: AnyTxRequest = {
  ...nativeVaultContract(VAULT).deposit({ value: 10n ** 18n }),
  gas: { margin: 1.2, minimum: 400_000n },
  summary: text,
  success: text,
  failure: text,
  touches: [VAULT],
}
const approval = approveTx({ token: VAULT, tokenName: 'USDC', spender: ACCOUNT, amount: 7n })
const approveAbi = new Interface(['function approve(address spender, uint256 amount)'])

let walletChainId: string
let walletAnswer: () => unknown
let sent: unknown[]
let estimated: { data: string }[]
let estimate: (data: string) => string
let block: object

const wallet: SigningWallet = {
  account: ACCOUNT,
  provider: {
    request({ method, params }) {
      if (method === 'eth_chainId') return Promise.resolve(walletChainId)
      if (method === 'eth_accounts') return Promise.resolve([ACCOUNT])
      if (method !== 'eth_sendTransaction') return Promise.reject(new Error(`unexpected ${method}`))
      sent.push((params as readonly unknown[])[0])
      return Promise.resolve().then(walletAnswer)
    },
  },
}
const client: RpcClient = {
  async request(method, params, parse) {
    await Promise.resolve()
    if (method === 'eth_getBlockByNumber') return parse(block)
    if (method === 'eth_gasPrice') return parse('0x48c27395000')
    if (method === 'eth_feeHistory' || method === 'eth_maxPriorityFeePerGas') throw new RpcError('Not kept', -32601)
    const call = params[0] as { data: string }
    estimated.push(call)
    return parse(estimate(call.data))
  },
}
const send = (request: AnyTxRequest = depositTx) => sendTx(request, wallet, { client, chainId: 25 })
const failureOf = async (request = depositTx) => toChainError(await send(request).catch((thrown: unknown) => thrown))

beforeEach(() => {
  walletChainId = '0x19'
  walletAnswer = () => HASH
  sent = []
  estimated = []
  estimate = () => '0x186a0'
  block = { baseFeePerGas: '0x1' }
})

describe('sendTx', () => {
  it('sends the estimated gas with the margin or the minimum', async () => {
    expect(await send()).toBe(HASH)
    expect(sent).toEqual([
      {
        from: ACCOUNT.toLowerCase(),
        to: VAULT,
        data: nativeVaultContract.functions.deposit.selector,
        value: '0xde0b6b3a7640000',
        gas: '0x61a80',
      },
    ])
    estimate = () => '0xf4240'
    await send()
    expect(sent[1]).toMatchObject({ gas: '0x124f80' })
  })

  it('says when the wallet is about to be asked, but not where the simulation fails', async () => {
    const onAsk = vi.fn(() => expect(sent).toEqual([]))
    await sendTx(depositTx, wallet, { client, chainId: 25 }, { onAsk })
    expect(onAsk).toHaveBeenCalledOnce()
    estimate = () => {
      throw new RpcError('execution reverted', 3)
    }
    await expect(sendTx(depositTx, wallet, { client, chainId: 25 }, { onAsk })).rejects.toThrow()
    expect(onAsk).toHaveBeenCalledOnce()
  })

  it('leaves the gas price to the wallet by default on a fee market, and sets a chosen one', async () => {
    await send()
    await sendTx(depositTx, wallet, { client, chainId: 25 }, { gasPriceChoice: 'fast' })
    expect(sent.pop()).toMatchObject({ maxPriorityFeePerGas: '0x48c27394fff', maxFeePerGas: '0x48c27395001' })
    block = {}
    await sendTx(depositTx, wallet, { client, chainId: 25 }, { gasPriceChoice: 'instant' })
    expect(sent[0]).not.toHaveProperty('gasPrice')
    expect(sent[1]).toMatchObject({ gasPrice: '0x490cf511800' })
  })

  it('sends a reverting transaction only if forced, with enough gas to be mined', async () => {
    estimate = () => {
      throw new RpcError('execution reverted', 3)
    }
    expect(await sendTx(depositTx, wallet, { client, chainId: 25 }, { isForced: true })).toBe(HASH)
    expect(estimated).toEqual([])
    expect(sent[0]).toMatchObject({ gas: '0xf4240' })
  })

  it('sends bare data to an account, without value', async () => {
    const data = '0x646174613a2c'
    await send({ to: ACCOUNT, data, gas: { margin: 1.1 }, summary: text, success: text, failure: text, touches: [] })
    expect(estimated).toEqual([{ from: ACCOUNT, to: ACCOUNT, data }])
    expect(sent[0]).toMatchObject({ to: ACCOUNT.toLowerCase(), data })
    expect(sent[0]).not.toHaveProperty('value')
  })

  it("polls the wallet at the connector's interval, by default every 12 seconds", async () => {
    polled.length = 0
    await send()
    await sendTx(depositTx, { ...wallet, pollingMs: 15_000 }, { client, chainId: 25 })
    expect(polled).toEqual([12_000, 15_000])
  })

  it('does not open the wallet on another chain', async () => {
    walletChainId = '0x1'
    expect(await failureOf()).toEqual({ kind: 'wrongChain' })
    expect([estimated, sent]).toEqual([[], []])
  })

  it('does not open the wallet if the transaction would revert', async () => {
    estimate = () => {
      throw new RpcError(
        'execution reverted',
        3,
        `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`,
      )
    }
    expect(await failureOf()).toEqual({ kind: 'wouldRevert', reason: 'no' })
    expect(sent).toEqual([])
  })

  it('reports that the user rejected', async () => {
    walletAnswer = () => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
    expect(await failureOf()).toMatchObject({ kind: 'rejected' })
  })

  it.each([null, '', '0x12', 7, {}])('rejects if the wallet returns %j instead of a hash', async (answer) => {
    walletAnswer = () => answer
    await expect(send()).rejects.toThrow('No transaction hash found.')
  })

  it('approves the maximum, and the exact amount if the maximum cannot be estimated', async () => {
    const amountIn = (tx: unknown) =>
      approveAbi.decodeFunctionData('approve', (tx as { data: string }).data)[1] as bigint
    await send(approval)
    expect(amountIn(sent[0])).toBe(2n ** 256n - 1n)
    const max = estimated[0]?.data
    estimate = (data) => {
      if (data === max) throw new RpcError('execution reverted', 3)
      return '0x186a0'
    }
    await send(approval)
    expect(amountIn(sent[1])).toBe(7n)
  })
})
