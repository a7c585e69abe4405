import { MaxUint256, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'
import { apyOf } from '../testing/yields.ts'
import { rolesOf } from './accounts.ts'

/** These vaults only hold their deposits. */
const ENDED = new Set(['v3s-v3s-vvs', 'v3s-vshare-cro'])

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let alice: string
let carol: string

beforeAll(async () => {
  chain = await startDeployedChain()
  ;[alice = '', , carol = ''] = chain.accounts
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
/** Ten minutes per block, so that interest per second is worth many base units too. */
const mine = (blocks: number) => chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`, '0x258'])

function listed(id: string) {
  const entry = chain.deployment.vaults.list[id]
  if (entry === undefined) throw new Error(`No vault ${id}`)
  return {
    entry,
    vault: chain.at('Vault', entry.shareToken),
    underlying: chain.at('UniswapV2Pair', entry.underlying),
    oldVaults: entry.migrateOldVaults.map((address) => chain.at('Vault', address)),
  }
}

describe('every deployed vault', () => {
  it('accepts a deposit, earns, compounds and pays out more than was deposited', async () => {
    await chain.withSnapshot(async () => {
      const entered = []
      for (const id of Object.keys(chain.deployment.vaults.list)) {
        const { entry, vault: listedVault, underlying } = listed(id)
        if (entry.shareToken === ZeroAddress) continue
        const isNative = id === 'single-cro'
        const vault = isNative ? chain.at('NativeVault', entry.shareToken) : listedVault
        const amount = isNative ? 1_000n * 10n ** 18n : (await readUint(underlying, 'balanceOf', [carol])) / 4n
        if (!isNative) await underlying.send(carol, 'approve', [vault.address, MaxUint256])
        const { gasUsed } = await vault.send(carol, 'deposit', isNative ? [] : [amount], isNative ? amount : 0n)
        expect(gasUsed, `deposit of ${id}`).toBeLessThan(1_500_000n)
        entered.push({
          id,
          vault,
          underlying,
          isNative,
          amount,
          start: await readUint(vault, 'updatedBalanceOf', [carol]),
        })
      }
      expect(entered.length).toBeGreaterThan(80)
      await mine(150)
      for (const { id, vault, underlying, isNative, amount, start } of entered) {
        const estimate = await readUint(vault, 'estimateUserEarn', [carol])
        if (ENDED.has(id)) {
          await expect(vault.send(alice, 'forceCompound'), id).rejects.toThrow('nothing to compound')
        } else {
          await vault.send(alice, 'forceCompound')
          const gained = (await readUint(vault, 'updatedBalanceOf', [carol])) - start
          expect(gained, id).toBeGreaterThan(0n)
          // One block more than the estimate, and the swap within the pair reduces it slightly.
          expect(Number(gained) / Number(estimate), id).toBeGreaterThan(0.98)
          expect(Number(gained) / Number(estimate), id).toBeLessThan(1.02)
        }
        const before = await readUint(underlying, 'balanceOf', [carol])
        const worth = await readUint(vault, 'updatedBalanceOf', [carol])
        await vault.send(carol, 'withdrawAll')
        expect(await readUint(vault, 'balanceOf', [carol])).toBe(0n)
        // The deposit fee is the only loss.
        expect(worth, id).toBeGreaterThanOrEqual(start)
        if (!isNative)
          expect(worth - ((await readUint(underlying, 'balanceOf', [carol])) - before), id).toBeLessThanOrEqual(
            2n + amount / 10n ** 12n,
          )
      }
    })
  })

  it('turns both rewards of a pool with a rewarder into liquidity', async () => {
    await chain.withSnapshot(async () => {
      const { vault } = listed('vvs-cro-ful')
      const strategy = chain.at('FarmLpStrategy', (await vault.read('strategy')) as string)
      const ful = chain.at('TestToken', chain.deployment.tokens['FUL']?.address ?? '')
      await mine(20)
      const pending = (await chain
        .at('Rewarder', (await strategy.read('rewarder')) as string)
        .read('pendingReward', [strategy.address])) as bigint
      expect(pending).toBeGreaterThan(0n)
      await vault.send(alice, 'forceCompound')
      expect(await readUint(ful, 'balanceOf', [strategy.address])).toBeLessThan(pending / 1_000n)
    })
  })
})

describe('old vaults', () => {
  it('pay out in full, and the funds can be deposited in the new vault', async () => {
    await chain.withSnapshot(async () => {
      const {
        vault,
        underlying,
        oldVaults: [old],
      } = listed('vvs-cro-lion')
      if (old === undefined) throw new Error('No older vault')
      const worth = await readUint(old, 'updatedBalanceOf', [alice])
      expect(worth).toBeGreaterThan(0n)
      const before = await readUint(underlying, 'balanceOf', [alice])
      await old.send(alice, 'withdrawAll')
      expect((await readUint(underlying, 'balanceOf', [alice])) - before).toBe(worth)
      expect(await readUint(old, 'updatedBalanceOf', [alice])).toBe(0n)
      await underlying.send(alice, 'approve', [vault.address, worth])
      await vault.send(alice, 'deposit', [worth])
      const moved = await readUint(vault, 'updatedBalanceOf', [alice])
      expect(worth - moved).toBeGreaterThanOrEqual(0n)
      expect(worth - moved).toBeLessThanOrEqual(1n)
    })
  })

  it('exist beside the deprecated vault, with user positions', async () => {
    const {
      vault,
      oldVaults: [old],
    } = listed('candycity-cro-usdc')
    expect(await readUint(vault, 'updatedBalanceOf', [alice])).toBeGreaterThan(0n)
    expect(await readUint(old ?? vault, 'updatedBalanceOf', [alice])).toBeGreaterThan(0n)
  })
})

describe('vault factory', () => {
  it('creates a working vault for a registered LP token, once', async () => {
    await chain.withSnapshot(async () => {
      const factory = chain.at('VaultFactory', chain.deployment.vaults.contracts.vaultFactory)
      const { entry, underlying } = listed('vvs-cro-corgiai')
      expect(entry.shareToken).toBe(ZeroAddress)
      expect(await factory.read('getToken', [entry.underlying])).toBe(ZeroAddress)
      const { events } = await factory.send(carol, 'createCandyStrategy', [entry.underlying])
      const created = (await factory.read('getToken', [entry.underlying])) as string
      expect(events.find(({ name }) => name === 'StrategyCreated')?.args.toArray()).toEqual([entry.underlying, created])
      await expect(factory.send(alice, 'createCandyStrategy', [entry.underlying])).rejects.toThrow('the vault exists')
      await expect(factory.send(alice, 'createCandyStrategy', [alice])).rejects.toThrow('no farm for this token')

      const vault = chain.at('Vault', created)
      const roles = rolesOf((await chain.rpc.send('eth_accounts')) as string[])
      expect(String(await vault.read('owner')).toLowerCase()).toBe(roles.deployer.toLowerCase())
      const amount = 10n ** 18n
      await underlying.send(carol, 'approve', [created, amount])
      await vault.send(carol, 'deposit', [amount])
      await mine(20)
      await vault.send(alice, 'forceCompound')
      expect(await readUint(vault, 'userEarning', [carol])).toBeGreaterThan(0n)
    })
  })
})

describe('yields', () => {
  it('are between 2 % and 120 % a year at the default block time, except for farms that have ended', async () => {
    for (const [id, { yieldSource }] of Object.entries(chain.deployment.vaults.list)) {
      if (yieldSource.kind === 'static') continue
      const apy = await apyOf(chain, id)
      expect(apy, `${id}: ${apy}`).toBeGreaterThan(0.02)
      expect(apy, `${id}: ${apy}`).toBeLessThan(1.2)
    }
  })
})
