import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, ready } from '@/lib/loadable'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { useWithdraw } from './useWithdraw'

const World = ({ children }: { readonly children: ReactNode }) => (
  <TestStore node={() => null}>
    <TestLanguage>
      <ToastsProvider closeLabel="Close">{children}</ToastsProvider>
    </TestLanguage>
  </TestStore>
)
const offered = (deployVersion: number, deposited = ready(15n * 10n ** 17n)) => {
  const { result } = renderHook(() => useWithdraw(testVault({ deployVersion }), SHARE_TOKEN, deposited, LOADING), {
    wrapper: World,
  })
  return result
}

beforeEach(() => {
  walletSession.set({
    status: 'connected',
    account: FAKE_ACCOUNT,
    chainId: getDeployment().chainId,
    provider: new FakeWallet(1),
    choiceId: 'injected',
  })
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
})

describe('useWithdraw', () => {
  it.each([1, 5, 10, 12])('offers Max to deploy version %s, which fills in all that there is', (version) => {
    const result = offered(version)
    expect(result.current.allForm).toBeUndefined()
    expect(result.current.hasMax).toBe(true)
    act(() => result.current.fillPercent?.(100))
    expect(result.current.field.text).toBe('1.5')
    act(() => result.current.fillPercent?.(25))
    expect(result.current.field.text).toBe('0.375')
  })

  it.each([6, 7, 8, 9, 11, 13, 14])('offers Withdraw All to deploy version %s instead', (version) => {
    const { hasMax, allForm } = offered(version).current
    expect(hasMax).toBe(false)
    expect(allForm).toMatchObject({ status: 'ready' })
  })

  it.each([10, 13])('offers deploy version %s neither where there is nothing, or nobody knows', (version) => {
    for (const { fillPercent, allForm } of [offered(version, ready(0n)).current, offered(version, LOADING).current]) {
      expect([fillPercent, allForm]).toEqual([undefined, undefined])
    }
  })
})
