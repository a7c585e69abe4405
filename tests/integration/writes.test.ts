import { describe, expect, inject, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { type ContractCall } from '@/chain/calls/call'
import { readMulticall } from '@/chain/calls/multicall'
import { erc20Contract } from '@/chain/contracts/erc20'
import { nativeVaultContract } from '@/chain/contracts/nativeVault'
import { vaultContract } from '@/chain/contracts/vault'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import { readClient } from '@/chain/rpc/readClient'
import { approveTx } from '@/chain/tx/approveTx'
import { toChainError } from '@/chain/tx/chainError'
import { getDeployment, namedAddresses } from '@/config/deployment'
import { findVault } from '@/config/vaultTable'
import { depositTx } from '@/domain/vault/depositTx'
import { simulateCompound } from '@/domain/vault/simulateCompound'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { createRpc } from '../support/rpc'
import { useChain } from './chain'
import { account, send } from './sending'

const { vaults } = getDeployment()
const contracts = namedAddresses(getDeployment())
const { multicall = ZERO_ADDRESS, vaultFactory: factory = ZERO_ADDRESS } = contracts
const rpc = createRpc(inject('rpcUrl'))
const TEXTS = { summary: { key: 'test' }, success: { key: 'test' }, failure: { key: 'test' } } as const
const common = { ...TEXTS, gas: { margin: 1.2 }, touches: [] } as const

async function read<T>(call: ContractCall<T>): Promise<T> {
  const { results } = await readMulticall(readClient, multicall, [call])
  return call.decode(results[0] ?? '0x')
}

function deployed(id: string): { readonly shareToken: Address; readonly underlying: Address } {
  const { shareToken, underlying } = vaults.list[id] ?? {}
  if (shareToken === undefined || underlying === undefined) throw new Error(`No vault ${id}`)
  return { shareToken, underlying }
}

describe('writes', () => {
  const chain = useChain()

  it('deposit CRO with at least the minimum gas, and withdraw everything', async () => {
    const { shareToken } = deployed('single-cro')
    const amountWei = 5n * 10n ** 18n
    const { gasLimit } = await send({
      ...nativeVaultContract(shareToken).deposit({ value: amountWei }),
      ...common,
      gas: { margin: 1.2, minimum: 400_000n },
    })
    expect(gasLimit).toBeGreaterThanOrEqual(400_000n)
    const deposited = await read(vaultContract(shareToken).updatedBalanceOf(account))
    expect(deposited).toBeGreaterThan((amountWei * 98n) / 100n)
    expect(deposited).toBeLessThanOrEqual(amountWei)

    const before = await chain.nativeBalanceOf(account)
    await send({ ...vaultContract(shareToken).withdrawAll(), ...common })
    expect(await chain.balanceOf(shareToken, account)).toBe(0n)
    expect(await chain.nativeBalanceOf(account)).toBeGreaterThan(before + (deposited * 99n) / 100n)
  })

  it('approve, deposit, compound and withdraw an LP token', async () => {
    const { shareToken, underlying } = deployed('vvs-cro-usdc')
    const balance = await chain.balanceOf(underlying, account)
    const amountWei = balance / 2n
    expect(amountWei).toBeGreaterThan(0n)
    await send(approveTx({ token: underlying, tokenName: 'LP', spender: shareToken, amount: amountWei }))
    expect(await read(erc20Contract(underlying).allowance(account, shareToken))).toBeGreaterThanOrEqual(amountWei)
    await send({ ...vaultContract(shareToken).deposit(amountWei), ...common })
    expect(await chain.balanceOf(underlying, account)).toBe(balance - amountWei)

    const deposited = await read(vaultContract(shareToken).updatedBalanceOf(account))
    await chain.increaseTime(86_400)
    await chain.mine(100)
    const expected = await simulateCompound(readClient, multicall, shareToken)
    expect(expected.harvestedWei).toBeGreaterThan(0n)
    expect(expected.rewardWei).toBeGreaterThan(0n)
    const totals = async () =>
      (await read(vaultContract(shareToken).totalAssets())) + (await read(vaultContract(shareToken).claimableFee()))
    const before = await totals()
    await send({ ...vaultContract(shareToken).forceCompound(), ...common, gas: { margin: 1.5, minimum: 1_000_000n } })
    // Each block adds a little to what is pending.
    const harvested = (await totals()) - before
    expect(harvested).toBeGreaterThanOrEqual(expected.harvestedWei)
    expect(harvested).toBeLessThan((expected.harvestedWei * 11n) / 10n)
    const grown = await read(vaultContract(shareToken).updatedBalanceOf(account))
    expect(grown).toBeGreaterThan(deposited)

    await send({ ...vaultContract(shareToken).withdraw(deposited), ...common })
    expect(await chain.balanceOf(underlying, account)).toBe(balance - amountWei + deposited)
  })

  it.each([
    ['vvs-xvvs', 'staking'],
    ['single-usdc', 'lending'],
    ['mm-mmo', 'farmSingle'],
    ['vvs-cro-atom', 'farmLp'],
    ['ferro-3fer', 'stableSwap'],
  ])('deposit into %s (%s) with the minimum gas, whatever accrued since the estimate', async (id) => {
    const definition = findVault(id)
    const found = definition && vaultOnNetwork(getDeployment(), definition)
    if (found?.status !== 'available') throw new Error(`No vault ${id}`)
    const { shareToken, underlying } = deployed(id)
    const amountWei = (await chain.balanceOf(underlying, account)) / 100n
    await chain.send({
      from: account,
      to: underlying,
      data: encodeCall(erc20Contract.functions.approve, [shareToken, amountWei]),
    })
    await chain.mine(20)
    await chain.increaseTime(86_400)
    const { gasUsed } = await chain.send({
      from: account,
      to: shareToken,
      data: encodeCall(vaultContract.functions.deposit, [amountWei]),
    })
    const { gas } = depositTx({
      vault: found.vault,
      shareToken,
      amountWei,
      amountText: '',
      referrer: undefined,
      shares: undefined,
    })
    expect(gasUsed).toBeLessThanOrEqual(gas.minimum ?? 0n)
  })

  it('create the strategy of a vault without one', async () => {
    const waiting = Object.values(vaults.list).find(({ shareToken }) => shareToken === ZERO_ADDRESS)
    if (waiting === undefined) throw new Error('Every vault has a strategy')
    await send({ ...vaultFactoryContract(factory).createCandyStrategy(waiting.underlying), ...common })
    expect(await read(vaultFactoryContract(factory).getToken(waiting.underlying))).not.toBe(ZERO_ADDRESS)
  })

  it('are rejected with the revert reason before the wallet opens', async () => {
    const { shareToken, underlying } = deployed('vvs-cro-usdc')
    const nonceBefore = await rpc('eth_getTransactionCount', [account, 'latest'])
    const tooMuch = (await chain.balanceOf(underlying, account)) + 1n
    const error = await send({ ...vaultContract(shareToken).deposit(tooMuch), ...common }).catch(toChainError)
    expect(error).toMatchObject({ kind: 'wouldRevert' })
    expect(await rpc('eth_getTransactionCount', [account, 'latest'])).toBe(nonceBefore)
  })
})
