import { MaxUint256, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'
import { apyOf } from '../testing/yields.ts'
import { rolesOf } from './accounts.ts'

/** They only hold what is put in. */
const ENDED = new Set(['v3s-v3s-vvs', 'v3s-vshare-cro'])

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let ann: string
let cat: string

beforeAll(async () => {
  chain = await startDeployedChain()
  ;[ann = '', , cat = ''] = chain.accounts
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint
/** Ten minutes apart, so that interest by the second is worth many base units too. */
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
  it('takes a deposit, earns, compounds and pays more than was put in', async () => {
    await chain.apart(async () => {
      const entered = []
      for (const id of Object.keys(chain.deployment.vaults.list)) {
        const { entry, vault: listedVault, underlying } = listed(id)
        if (entry.shareToken === ZeroAddress) continue
        const isNative = id === 'single-cro'
        const vault = isNative ? chain.at('NativeVault', entry.shareToken) : listedVault
        const amount = isNative ? 1_000n * 10n ** 18n : (await number(underlying, 'balanceOf', [cat])) / 4n
        if (!isNative) await underlying.send(cat, 'approve', [vault.address, MaxUint256])
        const { gasUsed } = await vault.send(cat, 'deposit', isNative ? [] : [amount], isNative ? amount : 0n)
        expect(gasUsed, `deposit of ${id}`).toBeLessThan(1_500_000n)
        entered.push({ id, vault, underlying, isNative, amount, start: await number(vault, 'updatedBalanceOf', [cat]) })
      }
      expect(entered.length).toBeGreaterThan(80)
      await mine(150)
      for (const { id, vault, underlying, isNative, amount, start } of entered) {
        const estimate = await number(vault, 'estimateUserEarn', [cat])
        if (ENDED.has(id)) {
          await expect(vault.send(ann, 'forceCompound'), id).rejects.toThrow('nothing to compound')
        } else {
          await vault.send(ann, 'forceCompound')
          const gained = (await number(vault, 'updatedBalanceOf', [cat])) - start
          expect(gained, id).toBeGreaterThan(0n)
          // One block more than the estimate; the swap in the pair itself makes a little less of it.
          expect(Number(gained) / Number(estimate), id).toBeGreaterThan(0.98)
          expect(Number(gained) / Number(estimate), id).toBeLessThan(1.02)
        }
        const before = await number(underlying, 'balanceOf', [cat])
        const worth = await number(vault, 'updatedBalanceOf', [cat])
        await vault.send(cat, 'withdrawAll')
        expect(await number(vault, 'balanceOf', [cat])).toBe(0n)
        // The fee of a deposit is the only loss.
        expect(worth, id).toBeGreaterThanOrEqual(start)
        if (!isNative)
          expect(worth - ((await number(underlying, 'balanceOf', [cat])) - before), id).toBeLessThanOrEqual(
            2n + amount / 10n ** 12n,
          )
      }
    })
  })

  it('turns both rewards of a pool with a rewarder into liquidity', async () => {
    await chain.apart(async () => {
      const { vault } = listed('vvs-cro-ful')
      const strategy = chain.at('FarmLpStrategy', (await vault.read('strategy')) as string)
      const ful = chain.at('TestToken', chain.deployment.tokens['FUL']?.address ?? '')
      await mine(20)
      const pending = (await chain
        .at('Rewarder', (await strategy.read('rewarder')) as string)
        .read('pendingReward', [strategy.address])) as bigint
      expect(pending).toBeGreaterThan(0n)
      await vault.send(ann, 'forceCompound')
      expect(await number(ful, 'balanceOf', [strategy.address])).toBeLessThan(pending / 1_000n)
    })
  })
})

describe('an older vault', () => {
  it('is left whole, and what it held goes into the new one', async () => {
    await chain.apart(async () => {
      const {
        vault,
        underlying,
        oldVaults: [old],
      } = listed('vvs-cro-lion')
      if (old === undefined) throw new Error('No older vault')
      const worth = await number(old, 'updatedBalanceOf', [ann])
      expect(worth).toBeGreaterThan(0n)
      const before = await number(underlying, 'balanceOf', [ann])
      await old.send(ann, 'withdrawAll')
      expect((await number(underlying, 'balanceOf', [ann])) - before).toBe(worth)
      expect(await number(old, 'updatedBalanceOf', [ann])).toBe(0n)
      await underlying.send(ann, 'approve', [vault.address, worth])
      await vault.send(ann, 'deposit', [worth])
      const moved = await number(vault, 'updatedBalanceOf', [ann])
      expect(worth - moved).toBeGreaterThanOrEqual(0n)
      expect(worth - moved).toBeLessThanOrEqual(1n)
    })
  })

  it('stands beside the deprecated vault, where users still have positions', async () => {
    const {
      vault,
      oldVaults: [old],
    } = listed('candycity-cro-usdc')
    expect(await number(vault, 'updatedBalanceOf', [ann])).toBeGreaterThan(0n)
    expect(await number(old ?? vault, 'updatedBalanceOf', [ann])).toBeGreaterThan(0n)
  })
})

describe('the vault factory', () => {
  it('creates a working vault for a registered LP token, once', async () => {
    await chain.apart(async () => {
      const factory = chain.at('VaultFactory', chain.deployment.vaults.contracts.vaultFactory)
      const { entry, underlying } = listed('vvs-cro-corgiai')
      expect(entry.shareToken).toBe(ZeroAddress)
      expect(await factory.read('getToken', [entry.underlying])).toBe(ZeroAddress)
      const { events } = await factory.send(cat, 'createCandyStrategy', [entry.underlying])
      const created = (await factory.read('getToken', [entry.underlying])) as string
      expect(events.find(({ name }) => name === 'StrategyCreated')?.args.toArray()).toEqual([entry.underlying, created])
      await expect(factory.send(ann, 'createCandyStrategy', [entry.underlying])).rejects.toThrow('the vault exists')
      await expect(factory.send(ann, 'createCandyStrategy', [ann])).rejects.toThrow('no farm for this token')

      const vault = chain.at('Vault', created)
      const roles = rolesOf((await chain.rpc.send('eth_accounts')) as string[])
      expect(String(await vault.read('owner')).toLowerCase()).toBe(roles.deployer.toLowerCase())
      const amount = 10n ** 18n
      await underlying.send(cat, 'approve', [created, amount])
      await vault.send(cat, 'deposit', [amount])
      await mine(20)
      await vault.send(ann, 'forceCompound')
      expect(await number(vault, 'userEarning', [cat])).toBeGreaterThan(0n)
    })
  })
})

describe('yields', () => {
  it('lie between 2 % and 120 % a year at the usual pace, but of farms that have ended', async () => {
    for (const [id, { yieldSource }] of Object.entries(chain.deployment.vaults.list)) {
      if (yieldSource.kind === 'static') continue
      const apy = await apyOf(chain, id)
      expect(apy, `${id}: ${apy}`).toBeGreaterThan(0.02)
      expect(apy, `${id}: ${apy}`).toBeLessThan(1.2)
    }
  })
})
