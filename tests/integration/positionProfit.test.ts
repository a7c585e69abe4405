import { describe, expect, inject, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { type ContractCall } from '@/chain/calls/call'
import { readMulticall } from '@/chain/calls/multicall'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { createAccountEvents } from '@/domain/vault/history/accountEvents'
import { createPositionEvents } from '@/domain/vault/history/positionHistory'
import { createPositionTimeline } from '@/domain/vault/history/positionTimeline'
import { profitOf } from '@/domain/vault/history/profit'
import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'

const [alice, bob] = inject('accounts').filter(isAddress).slice(0, 2) as [Address, Address]
const { multicall = ZERO_ADDRESS } = getDeployment().contracts

/** A farm, which pays per block, and a market, which pays per second. */
const SUBJECTS = [
  ['vvs-cro-usdc', 10n ** 15n],
  ['single-usdc', 50n * 10n ** 6n],
] as const

async function readAll<T>(calls: readonly ContractCall<T>[]): Promise<readonly T[]> {
  const { results } = await readMulticall(readClient, multicall, calls)
  return calls.map((call, index) => call.decode(results[index] ?? '0x'))
}

describe('profit of a position', () => {
  const chain = useChain()
  const passDays = async (days: number) => {
    await chain.mine(20)
    await chain.increaseTime(days * 86_400)
  }

  function actOn(id: string) {
    const {
      shareToken = ZERO_ADDRESS,
      underlying = ZERO_ADDRESS,
      deployBlock = 0,
    } = getDeployment().vaults.list[id] ?? {}
    const send = (from: Address, to: Address, data: Hex) => chain.send({ from, to, data })
    const positionOf = async (account: Address) => {
      const [valueWei = 0n, shares = 0n, compoundedWei = 0n, pendingWei = 0n] = await readAll([
        vaultContract(shareToken).updatedBalanceOf(account),
        erc20Contract(shareToken).balanceOf(account),
        vaultContract(shareToken).userEarning(account),
        vaultContract(shareToken).estimateUserEarn(account),
      ])
      return { valueWei, shares, compoundedWei, pendingWei }
    }
    return {
      deposit: async (from: Address, wei: bigint) => {
        await send(from, underlying, encodeCall(erc20Contract.functions.approve, [shareToken, wei]))
        await send(from, shareToken, encodeCall(vaultContract.functions.deposit, [wei]))
      },
      withdraw: (from: Address, wei: bigint) =>
        send(from, shareToken, encodeCall(vaultContract.functions.withdraw, [wei])),
      leave: (from: Address) => send(from, shareToken, encodeCall(vaultContract.functions.withdrawAll, [])),
      transfer: (from: Address, to: Address, shares: bigint) =>
        send(from, shareToken, encodeCall(erc20Contract.functions.transfer, [to, shares])),
      compound: (from: Address) => send(from, shareToken, encodeCall(vaultContract.functions.forceCompound, [])),
      positionOf,
      timelineOf: async (account: Address) => {
        const { shares } = await positionOf(account)
        return createPositionTimeline(readClient, { token: shareToken, sinceBlock: deployBlock }, account).read(shares)
      },
      profitOf: async (account: Address) => {
        const history = await createPositionEvents(
          readClient,
          { token: shareToken, sinceBlock: deployBlock },
          account,
        ).read()
        return profitOf(history, await positionOf(account))
      },
    }
  }

  it.each(SUBJECTS)(
    'in %s equals what the vault computes, to the last unit, over deposits, transfers, compounds and withdrawals',
    async (id, amount) => {
      const vault = actOn(id)
      await vault.deposit(alice, amount)
      await passDays(10)
      await vault.compound(bob)
      await vault.transfer(alice, bob, (await vault.positionOf(alice)).shares / 3n)
      await passDays(5)
      await vault.compound(alice)
      await vault.withdraw(bob, (await vault.positionOf(bob)).valueWei / 2n)
      await vault.transfer(bob, alice, (await vault.positionOf(bob)).shares / 2n)
      await passDays(5)
      await vault.compound(bob)

      for (const account of [alice, bob]) {
        const { compoundedWei, valueWei } = await vault.positionOf(account)
        expect(compoundedWei).toBeGreaterThan(0n)
        expect(await vault.profitOf(account)).toMatchObject({ compounded: compoundedWei, basis: 'events' })
        // The timeline ends with what the account has now.
        const { entries, cut } = await vault.timelineOf(account)
        expect(cut).toBeUndefined()
        expect(entries.at(-1)).toMatchObject({ kind: 'compound', value: valueWei })
      }
      const kinds = (await vault.timelineOf(bob)).entries.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'compound')).toEqual(['received', 'withdraw', 'sent'])
      await vault.leave(alice)
      const { compoundedWei } = await vault.positionOf(alice)
      expect(await vault.profitOf(alice)).toEqual({
        netDeposit: -compoundedWei,
        profit: compoundedWei,
        compounded: compoundedWei,
        pending: 0n,
        basis: 'events',
      })
    },
  )

  it('is the same from the events of all vaults together, which also know when one was left', async () => {
    const [first, second] = SUBJECTS.map(([id]) => actOn(id))
    await first?.deposit(alice, SUBJECTS[0][1])
    await second?.deposit(alice, SUBJECTS[1][1])
    await second?.leave(alice)
    const sources = SUBJECTS.map(([id]) => {
      const { shareToken: token = ZERO_ADDRESS, deployBlock: sinceBlock = 0 } = getDeployment().vaults.list[id] ?? {}
      return { token, sinceBlock }
    })
    const together = await createAccountEvents(readClient, sources, alice).read()
    for (const source of sources) {
      expect(together.get(source.token)).toEqual(await createPositionEvents(readClient, source, alice).read())
    }
    expect(sources.map(({ token }) => together.get(token)?.closedSec !== undefined)).toEqual([false, true])
  })

  it('starts with the loss of the deposit fee', async () => {
    const vault = actOn('vvs-lion-usdc')
    await vault.deposit(alice, 10n ** 14n)
    const { valueWei, pendingWei } = await vault.positionOf(alice)
    // 0.1 %, and one unit of rounding.
    expect(10n ** 14n - 10n ** 11n - valueWei).toBeLessThanOrEqual(1n)
    expect(await vault.profitOf(alice)).toMatchObject({
      netDeposit: 10n ** 14n,
      profit: valueWei - 10n ** 14n + pendingWei,
      compounded: valueWei - 10n ** 14n,
      basis: 'events',
    })
  })

  it('does not change when shares are received or sent', async () => {
    const vault = actOn('single-usdc')
    await vault.deposit(alice, 50n * 10n ** 6n)
    const { shares, valueWei } = await vault.positionOf(alice)
    await vault.transfer(alice, bob, shares)
    expect((await vault.profitOf(bob))?.netDeposit).toBe(valueWei)
    for (const account of [alice, bob]) expect((await vault.profitOf(account))?.compounded).toBe(0n)
  })
})
