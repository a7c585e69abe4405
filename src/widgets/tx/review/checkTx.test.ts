import { describe, expect, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { nativeVaultContract } from '@/chain/contracts/nativeVault'
import { vaultContract } from '@/chain/contracts/vault'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { NetworkError, RpcError } from '@/chain/rpc/rpcError'
import { approveTx } from '@/chain/tx/approveTx'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { checkTx } from './checkTx'

const ACCOUNT: Address = `0x${'aa'.repeat(20)}`
const STRANGER: Address = `0x${'dd'.repeat(20)}`
const TOKEN: Address = `0x${'cc'.repeat(20)}`
const VAULT = getDeployment().vaults.list['single-cro']?.shareToken ?? STRANGER
const CREATED = getDeployment().vaults.list['vvs-cro-corgiai']?.underlying ?? STRANGER
const texts = {
  gas: { margin: 1.1 },
  summary: { key: 'a' },
  success: { key: 'b' },
  failure: { key: 'c' },
  touches: [],
} as const
const GWEI = 10n ** 9n

type Answers = Partial<
  Record<
    'eth_estimateGas' | 'eth_gasPrice' | 'eth_getBalance' | 'eth_call' | 'eth_simulateV1',
    (call: { readonly to: string; readonly data: string }) => unknown
  >
>

function clientOf(answers: Answers): RpcClient {
  return {
    async request(method, params, parse) {
      await Promise.resolve()
      if (method === 'eth_getBlockByNumber') return parse({ baseFeePerGas: '0x1' })
      const answer = answers[method as keyof Answers]
      if (answer === undefined) throw new NetworkError('down')
      return parse(answer(params[0] as { to: string; data: string }))
    },
  }
}
const rich: Answers = {
  eth_estimateGas: () => '0x186a0',
  eth_gasPrice: () => `0x${(5n * GWEI).toString(16)}`,
  eth_getBalance: () => '0xffffffffffffffffffff',
}
const check = (request: AnyTxRequest, answers: Answers = {}) =>
  checkTx(request, {
    client: clientOf({ ...rich, ...answers }),
    network: getDeployment(),
    account: ACCOUNT,
    gasPriceChoice: undefined,
  })
const call = (contract: Address, preview?: { readonly vaultOf: Address }) => ({
  ...nativeVaultContract(contract).deposit({ value: 7n }),
  ...texts,
  ...(preview && { preview: { sends: [], receives: [], ...preview } }),
})
const revert = (): never => {
  throw new RpcError(
    'execution reverted',
    3,
    `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`,
  )
}

describe('checkTx', () => {
  it('names the contract and the most that the network takes', async () => {
    expect(await check(call(VAULT))).toMatchObject({
      party: { kind: 'contract', address: VAULT, name: { key: 'contracts.vault' } },
      feeWei: 110_000n * 5n * GWEI,
      verdict: { status: 'passes' },
    })
  })

  it('refuses a contract that the deployment does not name, and an allowance to one', async () => {
    expect(await check(call(STRANGER))).toMatchObject({ party: { address: STRANGER }, verdict: { status: 'refused' } })
    const approval = approveTx({ token: TOKEN, tokenName: 'X', spender: STRANGER, amount: 5n })
    expect(await check(approval, { eth_call: () => `0x${'12'.padStart(64, '0')}` })).toMatchObject({
      party: { kind: 'spender', address: STRANGER },
      verdict: { status: 'refused' },
    })
  })

  it('never lets Multicall take anything: anybody can make it act', async () => {
    const spender = getDeployment().contracts.multicall ?? STRANGER
    expect((await check(approveTx({ token: TOKEN, tokenName: 'X', spender, amount: 5n }))).verdict).toEqual({
      status: 'refused',
    })
  })

  it('lets an allowance be taken back from whoever has it', async () => {
    const revoke = { ...approveTx({ token: TOKEN, tokenName: 'X', spender: STRANGER, amount: 0n }) }
    expect(await check({ ...revoke, ...revoke.fallback })).toMatchObject({
      grant: { amount: 0n },
      verdict: { status: 'passes' },
    })
  })

  it('takes a vault for one of the factory only where the factory says so', async () => {
    const answer = (vault: Address) => ({
      eth_call: ({ data }: { readonly data: string }) =>
        data.startsWith(vaultFactoryContract.functions.getToken.selector)
          ? `0x${vault.slice(2).padStart(64, '0')}`
          : '0x',
    })
    expect(await check(call(STRANGER, { vaultOf: CREATED }), answer(STRANGER))).toMatchObject({
      party: { name: { key: 'contracts.vault' } },
      verdict: { status: 'passes' },
    })
    expect((await check(call(STRANGER, { vaultOf: CREATED }), answer(TOKEN))).verdict).toEqual({ status: 'refused' })
    expect((await check(call(STRANGER, { vaultOf: CREATED }))).verdict).toEqual({ status: 'unchecked' })
  })

  it('says why it would fail', async () => {
    expect((await check(call(VAULT), { eth_estimateGas: revert })).verdict).toEqual({
      status: 'fails',
      error: { kind: 'wouldRevert', reason: 'no' },
    })
    expect((await check(call(VAULT), { eth_getBalance: () => '0x7' })).verdict).toEqual({
      status: 'fails',
      error: { kind: 'insufficientFunds' },
    })
  })

  it('says that it could not be checked where no node answers', async () => {
    const down = (): never => {
      throw new NetworkError('down')
    }
    expect(await check(call(VAULT), { eth_estimateGas: down })).toMatchObject({
      party: { name: { key: 'contracts.vault' } },
      verdict: { status: 'unchecked' },
    })
  })

  it('shows the exact amount where the token refuses the maximum, and sends that', async () => {
    const approval = approveTx({ token: TOKEN, tokenName: 'X', spender: VAULT, amount: 5n })
    const max = encodeCall(approval.fn, approval.args)
    const checked = await check(approval, {
      eth_estimateGas: ({ data }) => (data === max ? revert() : '0x186a0'),
      eth_call: () => `0x${'6'.padStart(64, '0')}`,
    })
    expect(checked).toMatchObject({
      grant: { token: TOKEN, spender: VAULT.toLowerCase(), amount: 5n, decimals: 6 },
      party: { name: { key: 'contracts.vault' } },
    })
    expect(checked.request).toMatchObject({ args: [VAULT, 5n] })
    expect(checked.request).not.toHaveProperty('fallback')
  })

  describe('of a batch', () => {
    const batch = (spender: Address) => {
      const { fallback, ...approval } = approveTx({ token: TOKEN, tokenName: 'X', spender, amount: 5n })
      return { ...call(VAULT), before: [{ ...approval, ...fallback }] }
    }
    const simulated = (...calls: readonly object[]) => ({
      eth_simulateV1: () => [{ calls }],
      eth_call: () => `0x${'6'.padStart(64, '0')}`,
    })

    it('shows what is approved on the way, and runs all calls', async () => {
      expect(await check(batch(VAULT), simulated({ status: '0x1' }, { status: '0x1' }))).toMatchObject({
        party: { kind: 'contract', name: { key: 'contracts.vault' } },
        grant: { amount: 5n, decimals: 6 },
        verdict: { status: 'passes' },
      })
      const failed = {
        status: '0x0',
        returnData: `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`,
      }
      expect((await check(batch(VAULT), simulated({ status: '0x1' }, failed))).verdict).toEqual({
        status: 'fails',
        error: { kind: 'wouldRevert', reason: 'no' },
      })
    })

    it('leaves it to the wallet where the node cannot run them', async () => {
      const cannot = (): never => {
        throw new RpcError('the method does not exist', -32601)
      }
      expect((await check(batch(VAULT), { ...simulated(), eth_simulateV1: cannot })).verdict).toEqual({
        status: 'passes',
      })
    })

    it('refuses an approval on the way for anybody but the contract that is called', async () => {
      expect(
        (await check(batch(getDeployment().zap.contracts.zap ?? STRANGER), simulated({ status: '0x1' }))).verdict,
      ).toEqual({
        status: 'refused',
      })
    })
  })

  it('lets data go to any account', async () => {
    expect(await check({ ...texts, to: STRANGER, data: '0x1234' })).toMatchObject({
      party: { kind: 'account', address: STRANGER },
      verdict: { status: 'passes' },
    })
  })

  it('looks at what is called, not at what the request says of itself', async () => {
    const disguised = {
      ...vaultContract(TOKEN).deposit(5n),
      ...texts,
      approval: { tokenAddress: TOKEN, spender: VAULT },
    }
    expect((await check(disguised)).verdict).toEqual({ status: 'refused' })
  })
})
