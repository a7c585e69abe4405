import { describe, expect, it } from 'vitest'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { LOADING, ready } from '@/lib/loadable'
import { deriveExitForm, type ExitTerms } from './exitForm'

const facts: ExitTerms = {
  walletStatus: 'connected',
  vault: testVault(),
  shareToken: SHARE_TOKEN,
  deposited: ready(5n),
  pending: LOADING,
}
const statusOf = (change: Partial<ExitTerms>) => {
  const form = deriveExitForm({ ...facts, ...change })
  return 'text' in form ? `${form.status} ${form.text.key}` : form.status
}

describe('deriveExitForm', () => {
  it('withdraws everything', () => {
    const form = deriveExitForm(facts)
    expect(form.status === 'ready' && [form.request.contract, form.request.fn.name]).toEqual([
      SHARE_TOKEN,
      'withdrawAll',
    ])
  })

  it('offers nothing without a wallet, a balance or a vault', () => {
    expect(statusOf({ walletStatus: 'disconnected' })).toBe('disconnected')
    expect(statusOf({ walletStatus: 'wrongChain' })).toBe('wrongChain')
    expect(statusOf({ deposited: ready(0n) })).toBe('empty takeProfit.nothing')
    expect(statusOf({ shareToken: undefined })).toBe('empty takeProfit.nothing')
  })

  it('does not take what could not be read for nothing', () => {
    expect(statusOf({ deposited: LOADING })).toBe('empty vault.withdraw.unread')
    expect(statusOf({ deposited: { status: 'failed', retry: () => undefined } })).toBe(
      'invalid vault.withdraw.unreadFailed',
    )
  })
})
