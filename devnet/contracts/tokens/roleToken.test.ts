import { EventFragment, FunctionFragment, Interface, id, ZeroHash } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArtifacts } from '../../compile/artifacts.ts'
import { REVERTS } from '../../testing/claimFixtures.ts'
import { balanceOf, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const CAP = 1_000n * ONE
const MINTER = id('MINTER_ROLE')
const PAUSER = id('PAUSER_ROLE')

let chain: TestChain
let token: TestContract
let minter: string
let pauser: string
let holder: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[minter = '', pauser = '', holder = ''] = usersOf(chain)
  token = await chain.deploy('RoleToken', ['Role token', 'ROLE', CAP])
  await token.send(owner(chain), 'grantRole', [MINTER, minter])
  await token.send(owner(chain), 'grantRole', [PAUSER, pauser])
  await token.send(minter, 'mint', [holder, 10n * ONE])
})
afterAll(() => chain.stop())

describe('RoleToken', () => {
  it('has the functions and events of its interface', async () => {
    const artifacts = await readArtifacts()
    const signatures = (name: string) =>
      new Interface(artifacts[name]?.abi ?? []).fragments
        .filter((each) => FunctionFragment.isFragment(each) || EventFragment.isFragment(each))
        .map((each) => each.format('minimal').replaceAll(/ [a-zA-Z_]+(?=[,)])/g, ''))
    const offered = new Set(signatures('RoleToken'))
    expect(signatures('IRoleToken').length).toBeGreaterThan(10)
    expect(signatures('IRoleToken').filter((each) => !offered.has(each))).toEqual([])
  })

  it('lets only minters mint, up to its cap', () =>
    chain.withSnapshot(async () => {
      for (const account of [owner(chain), pauser, holder]) {
        await expect(token.send(account, 'mint', [account, 1n])).rejects.toThrow(REVERTS.noRole)
      }
      await expect(token.send(minter, 'mint', [minter, CAP - 10n * ONE + 1n])).rejects.toThrow(REVERTS.aboveCap)
      await token.send(minter, 'mint', [minter, CAP - 10n * ONE])
      expect(await readUint(token, 'totalSupply')).toBe(CAP)
      expect(await readUint(token, 'cap')).toBe(CAP)
    }))

  it('lets holders burn their own tokens, and those they may spend', () =>
    chain.withSnapshot(async () => {
      await token.send(holder, 'burn', [ONE])
      await expect(token.send(minter, 'burnFrom', [holder, 1n])).rejects.toThrow(REVERTS.lowAllowance)
      await token.send(holder, 'approve', [minter, ONE])
      await token.send(minter, 'burnFrom', [holder, ONE])
      expect(await balanceOf(token, holder)).toBe(8n * ONE)
      expect(await readUint(token, 'totalSupply')).toBe(8n * ONE)
      await expect(token.send(holder, 'burn', [8n * ONE + 1n])).rejects.toThrow(REVERTS.lowBalance)
    }))

  it('moves nothing while a pauser has paused it', () =>
    chain.withSnapshot(async () => {
      for (const account of [owner(chain), minter, holder]) {
        await expect(token.send(account, 'pause')).rejects.toThrow(REVERTS.noRole)
      }
      await token.send(pauser, 'pause')
      expect(await token.read('paused')).toBe(true)
      await expect(token.send(holder, 'transfer', [minter, 1n])).rejects.toThrow(REVERTS.paused)
      await expect(token.send(holder, 'burn', [1n])).rejects.toThrow(REVERTS.paused)
      await expect(token.send(minter, 'mint', [minter, 1n])).rejects.toThrow(REVERTS.paused)
      await expect(token.send(pauser, 'pause')).rejects.toThrow(REVERTS.paused)
      await expect(token.send(holder, 'unpause')).rejects.toThrow(REVERTS.noRole)
      await token.send(pauser, 'unpause')
      await expect(token.send(pauser, 'unpause')).rejects.toThrow(REVERTS.notPaused)
      await token.send(holder, 'transfer', [minter, ONE])
      expect(await balanceOf(token, minter)).toBe(ONE)
    }))

  it('lists the holders of a role, which its admin grants and revokes', () =>
    chain.withSnapshot(async () => {
      const members = async (role: string) => {
        const count = Number(await readUint(token, 'getRoleMemberCount', [role]))
        return Promise.all(Array.from({ length: count }, (_, index) => token.read('getRoleMember', [role, index])))
      }
      expect(await members(ZeroHash)).toEqual([owner(chain)])
      expect(await members(MINTER)).toEqual([minter])
      await expect(token.send(minter, 'grantRole', [MINTER, holder])).rejects.toThrow(REVERTS.noRole)
      await token.send(owner(chain), 'revokeRole', [MINTER, minter])
      expect(await members(MINTER)).toEqual([])
      await expect(token.send(minter, 'mint', [minter, 1n])).rejects.toThrow(REVERTS.noRole)
      await token.send(pauser, 'renounceRole', [PAUSER, pauser])
      expect(await token.read('hasRole', [PAUSER, pauser])).toBe(false)
      await expect(token.send(pauser, 'renounceRole', [PAUSER, holder])).rejects.toThrow(REVERTS.badConfirmation)
    }))
})
