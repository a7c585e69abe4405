import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVERTS, readWindow, setUser } from '../../testing/claimFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, mineTo, readUint, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { approve, ONE, owner } from '../../testing/vaultFixtures.ts'

const COST = 3n * ONE
const FREE = 21n
const PAID = 22n
const THRESHOLD = 3n

let chain: TestChain
let profile: TestContract
let bunnies: TestContract
let token: TestContract
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  profile = await chain.deploy('FakeProfile')
  bunnies = await chain.deploy('FakeBunnies')
  token = await chain.deploy('HookToken', ['Product', 'PRD'])
  await setUser(chain, profile, alice, { userId: THRESHOLD - 1n })
  await setUser(chain, profile, bob, { userId: THRESHOLD, teamId: 2n })
  for (const account of [alice, bob]) await token.send(owner(chain), 'mint', [account, 10n * COST])
})
afterAll(() => chain.stop())

/** Kind and owner of each bunny that was minted. */
async function readMinted() {
  const ids = Array.from({ length: Number(await readUint(bunnies, 'totalSupply')) }, (_, id) => id)
  return Promise.all(
    ids.map(async (id) => [await bunnies.read('getBunnyId', [id]), await bunnies.read('ownerOf', [id])]),
  )
}

describe('EarlyBunnies', () => {
  let early: TestContract
  beforeAll(async () => {
    early = await chain.deploy('EarlyBunnies', [profile.address, bunnies.address, token.address])
    await early.send(owner(chain), 'addBunny', [FREE, 'data:,free', THRESHOLD, 0n])
    await early.send(owner(chain), 'addBunny', [PAID, 'data:,paid', THRESHOLD + 1n, COST])
    await approve(token, early, [alice, bob])
  })
  const canClaim = (account: string) => early.read('canClaimMultiple', [account, [FREE, PAID, 23n]])

  it('mints one of each kind for an early user, at its cost', () =>
    chain.withSnapshot(async () => {
      expect(await canClaim(alice)).toEqual([true, true, false])
      const { events } = await early.send(alice, 'mintNFT', [FREE])
      expect(eventRows(events)).toEqual([['BunnyMint', alice, 0n, FREE]])
      expect(await balanceOf(token, early)).toBe(0n)
      await early.send(alice, 'mintNFT', [PAID])
      expect(await balanceOf(token, early)).toBe(COST)
      expect(await balanceOf(token, alice)).toBe(9n * COST)
      expect(await readMinted()).toEqual([
        [FREE, alice],
        [PAID, alice],
      ])
      expect(await canClaim(alice)).toEqual([false, false, false])
      for (const kind of [FREE, PAID]) {
        await expect(early.send(alice, 'mintNFT', [kind])).rejects.toThrow('Claimed already')
      }
    }))

  it('has terms for each kind', async () => {
    expect(await readUint(early, 'numberDifferentBunnies')).toBe(2n)
    const terms = (kind: bigint) => early.read('bunnyCharacteristics', [kind])
    expect(await terms(PAID)).toEqual(['data:,paid', THRESHOLD + 1n, COST, true, true])
    expect(await terms(23n)).toEqual(['', 0n, 0n, false, false])
  })

  it('mints nothing for a late user, a paused profile, an account without one or an unknown kind', () =>
    chain.withSnapshot(async () => {
      expect(await canClaim(bob)).toEqual([false, true, false])
      await expect(early.send(bob, 'mintNFT', [FREE])).rejects.toThrow('Not eligible')
      expect(await canClaim(carol)).toEqual([false, false, false])
      await expect(early.send(carol, 'mintNFT', [FREE])).rejects.toThrow('No active profile')
      await expect(early.send(alice, 'mintNFT', [23n])).rejects.toThrow('Not active')
      await setUser(chain, profile, alice, { userId: THRESHOLD - 1n, isActive: false })
      expect(await canClaim(alice)).toEqual([false, false, false])
      await expect(early.send(alice, 'mintNFT', [FREE])).rejects.toThrow('No active profile')
      expect(await readMinted()).toEqual([])
    }))

  it('mints nothing without the cost', () =>
    chain.withSnapshot(async () => {
      await token.send(alice, 'approve', [early.address, COST - 1n])
      await expect(early.send(alice, 'mintNFT', [PAID])).rejects.toThrow(REVERTS.lowAllowance)
      expect(await early.read('hasClaimed', [alice, PAID])).toBe(false)
    }))

  it('can only better its terms', () =>
    chain.withSnapshot(async () => {
      const change = (from: string, threshold: bigint, cost: bigint, isActive = true, kind = PAID) =>
        early.send(from, 'updateBunny', [kind, threshold, cost, isActive])
      await expect(change(owner(chain), THRESHOLD + 1n, COST + 1n)).rejects.toThrow("Cost can't rise")
      await expect(change(owner(chain), THRESHOLD, COST)).rejects.toThrow("Threshold can't fall")
      await expect(change(owner(chain), THRESHOLD, 0n, true, 23n)).rejects.toThrow('Does not exist')
      await expect(change(alice, THRESHOLD + 1n, COST)).rejects.toThrow(REVERTS.notOwner)
      await change(owner(chain), THRESHOLD + 1n, COST - 1n, false)
      expect(await canClaim(alice)).toEqual([true, false, false])
      await expect(early.send(alice, 'mintNFT', [PAID])).rejects.toThrow('Not active')
      await change(owner(chain), THRESHOLD + 1n, COST - 1n)
      await early.send(alice, 'mintNFT', [PAID])
      expect(await balanceOf(token, early)).toBe(COST - 1n)
    }))

  it('has an owner who adds kinds once and collects the costs', () =>
    chain.withSnapshot(async () => {
      const again = [PAID, '', 1n, 0n]
      await expect(early.send(owner(chain), 'addBunny', again)).rejects.toThrow('Exists already')
      await expect(early.send(alice, 'addBunny', again)).rejects.toThrow(REVERTS.notOwner)
      await early.send(alice, 'mintNFT', [PAID])
      await expect(early.send(alice, 'claimFee', [1n])).rejects.toThrow(REVERTS.notOwner)
      await early.send(owner(chain), 'claimFee', [COST])
      expect(await balanceOf(token, owner(chain))).toBe(COST)
      await expect(early.send(owner(chain), 'claimFee', [1n])).rejects.toThrow(REVERTS.lowBalance)
    }))

  it('can be re-entered neither by the cost nor by the bunny', () =>
    chain.withSnapshot(async () => {
      const { account, run, arm, tried } = await deployReenterer(chain)
      await setUser(chain, profile, account.address, { userId: 1n })
      await token.send(owner(chain), 'mint', [account.address, 2n * COST])
      await run(token, 'approve(address,uint256)', [early.address, 2n * COST])
      await token.send(owner(chain), 'setHook', [account.address])
      await bunnies.send(owner(chain), 'setHook', [account.address])
      await arm(early, 'mintNFT(uint8)', [FREE])
      await run(early, 'mintNFT(uint8)', [PAID])
      expect(await tried()).toEqual([2n, 0n])
      expect(await readMinted()).toEqual([[PAID, account.address]])
    }))
})

describe('TeamBunnies', () => {
  let team: TestContract
  let startBlock: bigint
  let endBlock: bigint
  beforeAll(async () => {
    ;({ startBlock, endBlock } = await readWindow(chain))
    const terms = [profile.address, bunnies.address, THRESHOLD, startBlock, endBlock]
    team = await chain.deploy('TeamBunnies', terms)
    const { events } = await team.send(owner(chain), 'addBunny', [13n, 1n, 'data:,first'])
    expect(eventRows(events)).toEqual([['BunnyAdd', 13n, 1n]])
    await team.send(owner(chain), 'addBunny', [14n, 2n, 'data:,second'])
  })
  const canClaim = (account: string) => team.read('canClaim', [account])
  const whileOpen = (run: () => Promise<void>) =>
    chain.withSnapshot(async () => {
      await mineTo(chain, startBlock)
      await run()
    })

  it("mints the bunny of an early user's team, once", () =>
    whileOpen(async () => {
      expect(await team.read('bunnyTokenURI', [13n])).toBe('data:,first')
      expect(await canClaim(alice)).toBe(true)
      const { events } = await team.send(alice, 'mintNFT')
      expect(eventRows(events)).toEqual([['BunnyMint', alice, 0n, 13n]])
      expect(await readMinted()).toEqual([[13n, alice]])
      expect(await canClaim(alice)).toBe(false)
      await setUser(chain, profile, alice, { userId: THRESHOLD - 1n, teamId: 2n })
      expect(await canClaim(alice)).toBe(false)
      await expect(team.send(alice, 'mintNFT')).rejects.toThrow('Claimed already')
    }))

  it('mints nothing for a late user, a team without a bunny, a paused profile or none', () =>
    whileOpen(async () => {
      expect([await canClaim(bob), await canClaim(carol)]).toEqual([false, false])
      await expect(team.send(bob, 'mintNFT')).rejects.toThrow('Not eligible')
      await expect(team.send(carol, 'mintNFT')).rejects.toThrow('No active profile')
      await setUser(chain, profile, alice, { userId: 1n, teamId: 3n })
      expect(await canClaim(alice)).toBe(false)
      await expect(team.send(alice, 'mintNFT')).rejects.toThrow('Not eligible')
      await setUser(chain, profile, alice, { userId: 1n, isActive: false })
      expect(await canClaim(alice)).toBe(false)
      await expect(team.send(alice, 'mintNFT')).rejects.toThrow('No active profile')
    }))

  it('mints from its start to the block before its end', async () => {
    await chain.withSnapshot(async () => {
      await mineTo(chain, startBlock - 2n)
      expect(await canClaim(alice)).toBe(false)
      await expect(team.send(alice, 'mintNFT')).rejects.toThrow('Not begun')
      await team.send(alice, 'mintNFT')
    })
    await chain.withSnapshot(async () => {
      await mineTo(chain, endBlock - 1n)
      await expect(team.send(alice, 'mintNFT')).rejects.toThrow('Has ended')
      expect(await canClaim(alice)).toBe(false)
    })
  })

  it('has one bunny per team, which only the owner sets', async () => {
    await expect(team.send(owner(chain), 'addBunny', [15n, 1n, ''])).rejects.toThrow('Team has one')
    await expect(team.send(owner(chain), 'addBunny', [0n, 3n, ''])).rejects.toThrow('Not a bunny id')
    await expect(team.send(alice, 'addBunny', [15n, 3n, ''])).rejects.toThrow(REVERTS.notOwner)
  })

  it('can not be re-entered', () =>
    whileOpen(async () => {
      const { account, run, arm, tried } = await deployReenterer(chain)
      await setUser(chain, profile, account.address, { userId: 1n })
      await bunnies.send(owner(chain), 'setHook', [account.address])
      await arm(team, 'mintNFT()')
      await run(team, 'mintNFT()')
      expect(await tried()).toEqual([1n, 0n])
      expect(await readMinted()).toEqual([[13n, account.address]])
    }))
})
