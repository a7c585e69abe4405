import { describe, expect, it } from 'vitest'
import { SHARE_TOKEN, testVault, UNDERLYING } from '@/domain/vault/testing/vaults'
import type { FormState } from '@/forms/formState'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { deriveWithdrawAllForm, deriveWithdrawForm, type WithdrawFacts } from './withdrawForm'

const E18 = 10n ** 18n
const facts: WithdrawFacts = {
  walletStatus: 'connected',
  vault: testVault(),
  shareToken: SHARE_TOKEN,
  typed: '1.5',
  deposited: ready(2n * E18),
  pending: ready({ wei: 4n, usd: new Decimal(1) }),
}
const withMinimum = testVault({ minWithdrawal: '1' })

describe('deriveWithdrawForm', () => {
  it.each<[string, Partial<WithdrawFacts>, object]>([
    ['no wallet', { walletStatus: 'disconnected' }, { status: 'disconnected' }],
    ['another chain', { walletStatus: 'wrongChain' }, { status: 'wrongChain' }],
    ['nothing typed', { typed: '' }, { status: 'empty', text: { key: 'vault.withdraw.enter' } }],
    ['a balance that loads', { deposited: LOADING }, { status: 'invalid', text: { key: 'vault.withdraw.unread' } }],
    ['a balance that failed', { deposited: { status: 'failed', retry: () => undefined } }, { status: 'invalid' }],
    ['more than there is', { typed: '2.1' }, { status: 'invalid', text: { key: 'vault.withdraw.insufficient' } }],
    [
      'less than the minimum',
      { vault: withMinimum, typed: '0.999999999999999999' },
      { status: 'invalid', text: { key: 'vault.withdraw.minimum', values: { amount: '1', asset: 'CRO-USDC LP' } } },
    ],
    ['the minimum', { vault: withMinimum, typed: '1' }, { status: 'ready' }],
    ['all of it', { typed: '2' }, { status: 'ready', text: { key: 'vault.withdraw' } }],
  ])('%s', (_name, change, expected) => {
    expect(deriveWithdrawForm({ ...facts, ...change })).toMatchObject(expected)
  })

  it('withdraws the typed underlying amount', () => {
    const form = deriveWithdrawForm(facts)
    expect(form).toMatchObject({
      status: 'ready',
      request: { contract: SHARE_TOKEN, args: [15n * 10n ** 17n], gas: { margin: 1.2 } },
    })
  })
})

describe('the rewards that stay behind', () => {
  const forfeitsOf = (form: FormState | undefined) =>
    form?.status === 'ready' ? form.request.preview?.forfeits : undefined

  it('are in the review, of all and of a part', () => {
    const token = { token: UNDERLYING, symbol: 'CRO-USDC LP', decimals: 18 }
    expect(forfeitsOf(deriveWithdrawAllForm(facts))).toEqual([{ ...token, amountWei: 4n, usd: new Decimal(1) }])
    expect(forfeitsOf(deriveWithdrawForm(facts))).toEqual([{ ...token, amountWei: 3n, usd: new Decimal('0.75') }])
    expect(forfeitsOf(deriveWithdrawAllForm({ ...facts, pending: LOADING }))).toEqual([token])
  })

  it('are not where there are none', () => {
    expect(
      forfeitsOf(deriveWithdrawAllForm({ ...facts, pending: ready({ wei: 0n, usd: new Decimal(0) }) })),
    ).toBeUndefined()
  })
})

describe('deriveWithdrawAllForm', () => {
  it('is there once the account is known to hold shares', () => {
    expect(deriveWithdrawAllForm(facts)).toMatchObject({ status: 'ready', request: { args: [] } })
    expect(deriveWithdrawAllForm({ ...facts, deposited: ready(0n) })).toBeUndefined()
    expect(deriveWithdrawAllForm({ ...facts, deposited: LOADING })).toBeUndefined()
    expect(deriveWithdrawAllForm({ ...facts, walletStatus: 'wrongChain' })).toBeUndefined()
  })
})
