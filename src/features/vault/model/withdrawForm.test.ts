import { describe, expect, it } from 'vitest'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testVaults'
import { LOADING, ready } from '@/lib/loadable'
import { deriveWithdrawAllForm, deriveWithdrawForm, type WithdrawFacts } from './withdrawForm'

const E18 = 10n ** 18n
const facts: WithdrawFacts = {
  walletStatus: 'connected',
  vault: testVault(),
  shareToken: SHARE_TOKEN,
  typed: '1.5',
  deposited: ready(2n * E18),
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
    expect(form).toMatchObject({ status: 'ready', request: { contract: SHARE_TOKEN, args: [15n * 10n ** 17n], gas: { margin: 1.2 } } })
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
