import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REVERTS, readWindow, setUser } from '../../testing/claimFixtures.ts'
import { eventRows } from '../../testing/profileFixtures.ts'
import { balanceOf, deployReenterer, mineTo, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { ONE, owner } from '../../testing/vaultFixtures.ts'

const REFUND = 4n * ONE
/** Of ten refunds and a bit. */
const FUNDS = 10n * REFUND + 1n
const THRESHOLD = 3n

let chain: TestChain
let profile: TestContract
let token: TestContract
let refund: TestContract
let startBlock: bigint
let endBlock: bigint
let alice: string
let bob: string
let carol: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[alice = '', bob = '', carol = ''] = usersOf(chain)
  profile = await chain.deploy('FakeProfile')
  token = await chain.deploy('HookToken', ['Product', 'PRD'])
  await setUser(chain, profile, alice, { userId: THRESHOLD - 1n })
  await setUser(chain, profile, bob, { userId: THRESHOLD })
  ;({ startBlock, endBlock } = await readWindow(chain))
  const terms = [profile.address, token.address, REFUND, THRESHOLD, startBlock, endBlock]
  refund = await chain.deploy('ProfileRefund', terms)
  await token.send(owner(chain), 'mint', [refund.address, FUNDS])
})
afterAll(() => chain.stop())

const whileOpen = (run: () => Promise<void>) =>
  chain.withSnapshot(async () => {
    await mineTo(chain, startBlock)
    await run()
  })
const canClaim = (account: string) => refund.read('canClaim', [account])

describe('ProfileRefund', () => {
  it('pays an early user once', () =>
    whileOpen(async () => {
      expect(await canClaim(alice)).toBe(true)
      const { events } = await refund.send(alice, 'getCakeBack')
      expect(eventRows(events)).toEqual([['Refund', alice, REFUND]])
      expect(await balanceOf(token, alice)).toBe(REFUND)
      expect(await balanceOf(token, refund)).toBe(FUNDS - REFUND)
      expect(await canClaim(alice)).toBe(false)
      await expect(refund.send(alice, 'getCakeBack')).rejects.toThrow('Claimed already')
    }))

  it('pays a paused profile, but neither a later user nor an account without a profile', () =>
    whileOpen(async () => {
      await setUser(chain, profile, alice, { userId: THRESHOLD - 1n, isActive: false })
      await refund.send(alice, 'getCakeBack')
      for (const account of [bob, carol]) {
        expect(await canClaim(account)).toBe(false)
        await expect(refund.send(account, 'getCakeBack')).rejects.toThrow('Not eligible')
      }
    }))

  it('pays from its start to the block before its end', async () => {
    await chain.withSnapshot(async () => {
      await mineTo(chain, startBlock - 2n)
      expect(await canClaim(alice)).toBe(false)
      await expect(refund.send(alice, 'getCakeBack')).rejects.toThrow('Not begun')
      await refund.send(alice, 'getCakeBack')
    })
    await chain.withSnapshot(async () => {
      await mineTo(chain, endBlock - 1n)
      await expect(refund.send(alice, 'getCakeBack')).rejects.toThrow('Has ended')
      expect(await canClaim(alice)).toBe(false)
    })
  })

  it('leaves its funds to the users until its end', async () => {
    await whileOpen(async () => {
      await expect(refund.send(owner(chain), 'claimFee', [1n])).rejects.toThrow('Not ended')
      await refund.send(alice, 'getCakeBack')
      await mineTo(chain, endBlock - 1n)
      await expect(refund.send(alice, 'claimFee', [1n])).rejects.toThrow(REVERTS.notOwner)
      await refund.send(owner(chain), 'claimFee', [FUNDS - REFUND])
      expect(await balanceOf(token, owner(chain))).toBe(FUNDS - REFUND)
      expect(await balanceOf(token, refund)).toBe(0n)
    })
  })

  it('records no refund that it can not pay', () =>
    chain.withSnapshot(async () => {
      const terms = [profile.address, token.address, FUNDS + 1n, THRESHOLD, startBlock, endBlock]
      const poor = await chain.deploy('ProfileRefund', terms)
      await token.send(owner(chain), 'mint', [poor.address, FUNDS])
      await mineTo(chain, startBlock)
      expect(await poor.read('canClaim', [alice])).toBe(false)
      await expect(poor.send(alice, 'getCakeBack')).rejects.toThrow(REVERTS.lowBalance)
      expect(await poor.read('hasClaimed', [alice])).toBe(false)
    }))

  it('can not be re-entered', () =>
    whileOpen(async () => {
      const { account, run, arm, tried } = await deployReenterer(chain)
      await setUser(chain, profile, account.address, { userId: 1n })
      await token.send(owner(chain), 'setHook', [account.address])
      await arm(refund, 'getCakeBack()')
      await run(refund, 'getCakeBack()')
      expect(await tried()).toEqual([1n, 0n])
      expect(await balanceOf(token, account)).toBe(REFUND)
      expect(await balanceOf(token, refund)).toBe(FUNDS - REFUND)
    }))
})
