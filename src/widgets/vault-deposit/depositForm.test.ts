import { describe, expect, it } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import { callData } from '@/chain/tx/txCall'
import type { TxRequest } from '@/chain/tx/txRequest'
import { ACCOUNT, SHARE_TOKEN, testVault, UNDERLYING } from '@/domain/vault/testing/vaults'
import { LOADING, ready } from '@/lib/loadable'
import { type DepositFacts, deriveDepositForm } from './depositForm'

const E18 = 10n ** 18n
const text = { key: 'test' }
const approval: TxRequest = {
  ...erc20Contract(UNDERLYING).approve(SHARE_TOKEN, 1n),
  gas: { margin: 1.2 },
  summary: text,
  success: text,
  failure: text,
  touches: [],
}
const approved = { status: 'APPROVED' } as const
const facts: DepositFacts = {
  walletStatus: 'connected',
  vault: testVault(),
  shareToken: SHARE_TOKEN,
  typed: '1.5',
  balance: ready(2n * E18),
  approval: approved,
  referrer: undefined,
  shares: LOADING,
}
const native = testVault({ isNative: true })

describe('deriveDepositForm', () => {
  it.each<[string, Partial<DepositFacts>, object]>([
    ['no wallet', { walletStatus: 'disconnected' }, { status: 'disconnected' }],
    ['a wallet that is opening', { walletStatus: 'connecting' }, { status: 'disconnected' }],
    ['another chain', { walletStatus: 'wrongChain' }, { status: 'wrongChain' }],
    ['nothing typed', { typed: '' }, { status: 'empty', text: { key: 'vault.deposit.enter' } }],
    ['a lone separator', { typed: '.' }, { status: 'empty' }],
    ['zero', { typed: '0.000' }, { status: 'empty' }],
    [
      'more decimals than the token has',
      { typed: '0.1234567890123456789' },
      { status: 'invalid', text: { key: 'common.tooPrecise' } },
    ],
    ['a balance that loads', { balance: LOADING }, { status: 'invalid', text: { key: 'vault.deposit.unread' } }],
    [
      'a balance that failed',
      { balance: { status: 'failed', retry: () => undefined } },
      { status: 'invalid', text: { key: 'vault.deposit.unreadFailed' } },
    ],
    [
      'one base unit too much',
      { typed: '2.000000000000000001' },
      { status: 'invalid', text: { key: 'vault.deposit.insufficient', values: { asset: 'CRO-USDC LP' } } },
    ],
    [
      'an allowance that is not known',
      { approval: { status: 'UNKNOWN' } },
      { status: 'invalid', text: { key: 'vault.deposit.checking' } },
    ],
    [
      'no allowance',
      { approval: { status: 'NOT_APPROVED', request: approval } },
      { status: 'needsApproval', request: approval, isPending: false, next: { text: { key: 'vault.deposit' } } },
    ],
    [
      'an approval on its way',
      { approval: { status: 'PENDING', request: approval } },
      { status: 'needsApproval', isPending: true },
    ],
    [
      'a full vault',
      { vault: testVault({ disableDeposit: true }) },
      { status: 'invalid', text: { key: 'vault.deposit.limit' } },
    ],
    ['all in order', {}, { status: 'ready', text: { key: 'vault.deposit' } }],
    ['the whole balance', { typed: '2' }, { status: 'ready' }],
  ])('%s', (_name, change, expected) => {
    expect(deriveDepositForm({ ...facts, ...change })).toMatchObject(expected)
  })

  it.each<[string, Partial<DepositFacts>, string, readonly unknown[], bigint | undefined]>([
    ['a token', {}, 'deposit', [15n * 10n ** 17n], undefined],
    ['a token, with a referrer', { referrer: ACCOUNT }, 'depositReferral', [15n * 10n ** 17n, ACCOUNT], undefined],
    ['CRO', { vault: native }, 'deposit', [], 15n * 10n ** 17n],
    ['CRO, with a referrer', { vault: native, referrer: ACCOUNT }, 'depositReferral', [ACCOUNT], 15n * 10n ** 17n],
  ])('sends %s', (_name, change, method, args, value) => {
    const form = deriveDepositForm({ ...facts, ...change })
    if (form.status !== 'ready') throw new Error(form.status)
    const { request } = form
    expect(request.fn.name).toBe(method)
    expect(request.args).toEqual(args)
    expect(request.value).toBe(value)
    expect(request.contract).toBe(SHARE_TOKEN)
    expect(callData(request)).toMatch(/^0x[0-9a-f]{8}/)
  })
})
