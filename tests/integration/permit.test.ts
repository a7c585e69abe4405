import { describe, expect, inject, it, vi } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import { erc20PermitContract } from '@/chain/contracts/erc20Permit'
import { parseHexData } from '@/chain/rpc/parseRpc'
import { readClient } from '@/chain/rpc/readClient'
import { type PermitParams, readPermitRequest } from '@/chain/tx/permit'
import { type SigningWallet, sendTx } from '@/chain/tx/sendTx'
import { signMessage } from '@/chain/tx/signMessage'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment, namedAddresses } from '@/config/deployment'
import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { createRpc } from '../support/rpc'
import { useChain } from './chain'
import { signPermit } from './permits'

const { chainId, tokens, vaults } = getDeployment()
const contracts = namedAddresses(getDeployment())
const network = { client: readClient, chainId }
const rpc = createRpc(inject('rpcUrl'))
const [account = ZERO_ADDRESS, other = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const pair = vaults.list['vvs-cro-usdc']?.underlying ?? ZERO_ADDRESS
const spender = contracts.router ?? ZERO_ADDRESS
const DEADLINE = 4_000_000_000n
const order: PermitParams = { token: pair, spender, valueWei: 123_456n, deadlineSec: DEADLINE }
const TEXTS = { summary: { key: 'test' }, success: { key: 'test' }, failure: { key: 'test' } } as const

function walletOf(signer: Address, from = signer): SigningWallet {
  return {
    account: from,
    provider: {
      request: async ({ method, params = [] }) => {
        const list = Array.isArray(params) ? (params as unknown[]) : []
        const answer = await rpc(method, method === 'eth_signTypedData_v4' ? [signer, ...list.slice(1)] : list)
        return answer.startsWith('[') ? (JSON.parse(answer) as unknown) : answer
      },
    },
  }
}

function allowance(): Promise<bigint> {
  const call = erc20Contract(pair).allowance(account, spender)
  return readClient.request('eth_call', [{ to: call.to, data: call.data }, 'latest'], (raw) =>
    call.decode(parseHexData(raw)),
  )
}

async function redeem(
  from: Address,
  values: {
    readonly valueWei: bigint
    readonly deadlineSec: bigint
    readonly v: bigint
    readonly r: Hex
    readonly s: Hex
  },
): Promise<void> {
  const { valueWei, deadlineSec, v, r, s } = values
  const request: TxRequest = {
    ...erc20PermitContract(pair).permit(account, spender, valueWei, deadlineSec, v, r, s),
    ...TEXTS,
    gas: { margin: 1.2 },
    touches: [],
  }
  await sendTx(request, walletOf(from), network)
}

describe('permits', () => {
  useChain()

  it("set the allowance of a pair's LP token once, whoever submits them", async () => {
    const permit = await signPermit(order, walletOf(account))
    if (permit === undefined) throw new Error('The pair takes no permits')
    expect(await allowance()).toBe(0n)
    await redeem(other, permit)
    await vi.waitFor(async () => expect(await allowance()).toBe(123_456n))
    await expect(redeem(other, permit)).rejects.toThrow(/INVALID_SIGNATURE/)
    const next = await signPermit({ ...order, valueWei: 7n }, walletOf(account))
    if (next === undefined) throw new Error('No second permit')
    await redeem(other, next)
    await vi.waitFor(async () => expect(await allowance()).toBe(7n))
  })

  it('are bound to their amount and deadline', async () => {
    const permit = await signPermit(order, walletOf(account))
    if (permit === undefined) throw new Error('The pair takes no permits')
    await expect(redeem(other, { ...permit, valueWei: 123_457n })).rejects.toThrow(/INVALID_SIGNATURE/)
    const late = await signPermit({ ...order, deadlineSec: 1n }, walletOf(account))
    if (late === undefined) throw new Error('The pair takes no permits')
    await expect(redeem(other, late)).rejects.toThrow(/EXPIRED/)
  })

  it("are not requested if the token doesn't support them, or on another chain", async () => {
    const wallet = walletOf(account)
    const asked = vi.spyOn(wallet.provider, 'request')
    const token = tokens['USDC']?.address ?? ZERO_ADDRESS
    expect(await signPermit({ ...order, token }, wallet)).toBeUndefined()
    expect(await readPermitRequest(order, account, { ...network, chainId: chainId + 1 })).toBeUndefined()
    const request = await readPermitRequest(order, account, network)
    if (request === undefined) throw new Error('The pair takes no permits')
    expect(await signMessage(request, wallet, chainId + 1).catch((error: unknown) => error)).toMatchObject({
      chainError: { kind: 'wrongChain' },
    })
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ method: 'eth_signTypedData_v4' }))
  })

  it("are not requested if the message is for a different chain than the wallet's", async () => {
    const request = await readPermitRequest(order, account, network)
    if (request?.kind !== 'typedData') throw new Error('The pair takes no permits')
    const foreign = { ...request, domain: { ...request.domain, chainId: chainId + 1 } }
    expect(await signMessage(foreign, walletOf(account), chainId).catch((error: unknown) => error)).toMatchObject({
      chainError: { kind: 'wrongChain' },
    })
  })

  it('are invalid if another account signed them', async () => {
    expect(await signPermit(order, walletOf(other, account))).toBeUndefined()
  })
})
