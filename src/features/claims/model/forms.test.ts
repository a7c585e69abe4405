import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { claimsOf } from '@/domain/claims/claims'
import type { PreSeed } from '@/domain/claims/preSeed'
import type { RoleToken } from '@/domain/claims/roleToken'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { campaignRows, deriveClaimForm } from './campaignForm'
import { deriveCollectForm, deriveRefundForm, deriveSeedForm } from './preSeedForms'
import { deriveRoleForm, deriveTokenActForm, tokenActs } from './roleTokenForms'

const WEI = 10n ** 18n
const contract: Address = `0x${'1'.repeat(40)}`
const account: Address = `0x${'2'.repeat(40)}`
const found = claimsOf(getDeployment())
if (found === undefined) throw new Error('The deployment has no claims')
const claims = found
const connected = { walletStatus: 'connected', claims } as const

const points = {
  kind: 'points',
  contract,
  campaignId: 1n,
  points: 50n,
  thresholdPoints: 0n,
  startBlock: 10,
  endBlock: 20,
} as const
const early = {
  kind: 'earlyBunny',
  contract,
  bunnyId: 22,
  name: 'Parasol',
  thresholdUser: 7,
  costWei: 3n * WEI,
  isActive: true,
} as const

describe('campaignRows', () => {
  it('puts what can be claimed first, and ended campaigns apart', () => {
    const own = { hasClaimed: false, canClaim: true }
    const { active, ended } = campaignRows(
      [
        { campaign: { ...points, startBlock: 16 }, own: { ...own, canClaim: false } },
        { campaign: { ...points, endBlock: 15 }, own: { ...own, canClaim: false } },
        { campaign: points, own },
      ],
      LOADING,
      15,
    )
    expect(active.map(({ state }) => state?.status)).toEqual(['claimable', 'upcoming'])
    expect(ended.map(({ state }) => state?.status)).toEqual(['ended'])
  })

  it('does not guess the reason while the profile is loading, and has none for a visitor', () => {
    const cannot = { hasClaimed: false, canClaim: false }
    expect(campaignRows([{ campaign: points, own: cannot }], LOADING, 15).active[0]?.state).toBeUndefined()
    expect(campaignRows([{ campaign: points, own: undefined }], LOADING, 15).active[0]?.state).toEqual({
      status: 'open',
    })
  })
})

describe('deriveClaimForm', () => {
  const facts = { ...connected, isPending: false, approval: { status: 'APPROVED' }, balance: ready(3n * WEI) } as const

  it('is ready for a free claim, and waits for its transaction', () => {
    expect(deriveClaimForm({ ...facts, campaign: points, balance: LOADING })).toMatchObject({ status: 'ready' })
    expect(deriveClaimForm({ ...facts, campaign: points, isPending: true }).status).toBe('empty')
    expect(deriveClaimForm({ ...facts, campaign: points, walletStatus: 'disconnected' }).status).toBe('disconnected')
  })

  it('takes a cost that the balance covers', () => {
    expect(deriveClaimForm({ ...facts, campaign: early })).toMatchObject({
      status: 'ready',
      request: { preview: { sends: [{ amountWei: 3n * WEI }], receives: [{ symbol: 'NFT' }] } },
    })
    expect(deriveClaimForm({ ...facts, campaign: early, balance: ready(3n * WEI - 1n) })).toMatchObject({
      status: 'invalid',
      text: { key: 'claims.insufficient' },
    })
    expect(deriveClaimForm({ ...facts, campaign: early, balance: LOADING }).status).toBe('invalid')
    expect(deriveClaimForm({ ...facts, campaign: early, approval: { status: 'UNKNOWN' } }).status).toBe('invalid')
  })
})

const seed: PreSeed = {
  contract,
  opensAt: 100,
  closesAt: 200,
  minimumWei: 50n * WEI,
  maximumWei: 100n * WEI,
  maximumPerAccountWei: 30n * WEI,
  totalWei: 60n * WEI,
  hasSucceeded: false,
  hasFailed: false,
  isCollected: false,
  ownWei: 10n * WEI,
}

describe('pre-seeds', () => {
  const facts = { ...connected, seed, nowSec: 150, balance: ready(1_000n * WEI), typed: '20' } as const

  it('take what the account and all may still put in', () => {
    expect(deriveSeedForm(facts)).toMatchObject({ status: 'ready', request: { value: 20n * WEI } })
    expect(deriveSeedForm({ ...facts, typed: '20.1' })).toMatchObject({ text: { key: 'preSeeds.above.account' } })
    expect(deriveSeedForm({ ...facts, seed: { ...seed, totalWei: 95n * WEI } })).toMatchObject({
      text: { key: 'preSeeds.above.total' },
    })
    expect(deriveSeedForm({ ...facts, nowSec: 200 })).toMatchObject({ text: { key: 'preSeeds.notOpen' } })
    expect(deriveSeedForm({ ...facts, seed: { ...seed, totalWei: 100n * WEI } })).toMatchObject({
      text: { key: 'preSeeds.full' },
    })
  })

  it('refund what failed, and pay the project what succeeded', () => {
    const act = { ...connected, isPending: false }
    expect(deriveRefundForm({ ...act, seed })).toBeUndefined()
    expect(deriveRefundForm({ ...act, seed: { ...seed, hasFailed: true } })).toMatchObject({ status: 'ready' })
    expect(deriveRefundForm({ ...act, seed: { ...seed, hasFailed: true, ownWei: 0n } })).toBeUndefined()
    expect(deriveCollectForm({ ...act, seed: { ...seed, hasSucceeded: true } })).toMatchObject({ status: 'ready' })
    expect(deriveCollectForm({ ...act, seed: { ...seed, hasSucceeded: true, isCollected: true } })).toBeUndefined()
  })
})

const token: RoleToken = {
  address: contract,
  name: 'Ray',
  symbol: 'RAY',
  decimals: 18,
  supplyWei: 90n * WEI,
  capWei: 100n * WEI,
  isPaused: false,
  memberCounts: { minter: 1, pauser: 1, admin: 1 },
  own: { balanceWei: 5n * WEI, roles: ['minter', 'admin'] },
}

describe('the token with roles', () => {
  const to = { status: 'address', address: account } as const
  const facts = { ...connected, token, account, act: 'mint', typed: '10', recipient: to } as const

  it('offers minting to minters only', () => {
    expect(tokenActs(token)).toContain('mint')
    expect(tokenActs({ ...token, own: { balanceWei: 0n, roles: ['pauser'] } })).toEqual(['transfer', 'burn'])
  })

  it('mints up to the cap, and moves nothing while paused', () => {
    expect(deriveTokenActForm(facts)).toMatchObject({ status: 'ready', request: { args: [account, 10n * WEI] } })
    expect(deriveTokenActForm({ ...facts, typed: '10.1' })).toMatchObject({ text: { key: 'roleToken.aboveCap' } })
    expect(deriveTokenActForm({ ...facts, token: { ...token, isPaused: true } })).toMatchObject({
      text: { key: 'roleToken.paused' },
    })
  })

  it('transfers to a checked address only', () => {
    const transfer = { ...facts, act: 'transfer', typed: '5' } as const
    expect(deriveTokenActForm(transfer)).toMatchObject({ status: 'ready' })
    expect(deriveTokenActForm({ ...transfer, recipient: { status: 'invalid' } }).status).toBe('invalid')
    const looksLike = { status: 'lookalike', address: account, looksLike: contract } as const
    expect(deriveTokenActForm({ ...transfer, recipient: looksLike }).status).toBe('unaccepted')
    expect(deriveTokenActForm({ ...transfer, typed: '5.1' })).toMatchObject({ text: { key: 'roleToken.insufficient' } })
  })

  it('grants a role once, and keeps the last admin', () => {
    const change = { ...connected, token, change: 'grant', role: 'pauser', recipient: to, members: [contract] } as const
    expect(deriveRoleForm(change)).toMatchObject({ status: 'ready' })
    expect(deriveRoleForm({ ...change, members: [account] })).toMatchObject({ text: { key: 'roleToken.hasRole' } })
    expect(deriveRoleForm({ ...change, change: 'revoke' })).toMatchObject({ text: { key: 'roleToken.lacksRole' } })
    expect(deriveRoleForm({ ...change, change: 'revoke', role: 'admin', members: [account] })).toMatchObject({
      text: { key: 'roleToken.lastAdmin' },
    })
    expect(deriveRoleForm({ ...change, members: undefined }).status).toBe('invalid')
  })
})
