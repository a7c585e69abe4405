import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Address } from '@/lib/hex'
import { walletSession } from '@/wallet/session'
import { BlockedGate } from './BlockedGate'

const blocked = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

beforeEach(() => setDeployment({ ...getDeployment(), blockedAddresses: [blocked] }))

function connectAs(account: Address) {
  walletSession.set({
    status: 'connected',
    account,
    chainId: 25,
    provider: { request: () => Promise.reject(new Error()) },
    choiceId: 'x',
  })
}

afterEach(() => walletSession.set({ status: 'disconnected' }))

describe('BlockedGate', () => {
  it('shows a blocked account only the text, ignoring case', () => {
    const { container } = render(
      <TestLanguage>
        <BlockedGate>
          <p>The app</p>
        </BlockedGate>
      </TestLanguage>,
    )
    expect(screen.getByText('The app')).toBeVisible()
    act(() => connectAs('0xab5801a7d398351b8be11c439e05c5b3259aec9b'))
    expect(container).toHaveTextContent(/^Blocked address$/)
    act(() => walletSession.set({ status: 'disconnected' }))
    expect(screen.getByText('The app')).toBeVisible()
  })

  it('shows other accounts the app', () => {
    connectAs(`0x${'1'.repeat(40)}`)
    render(
      <TestLanguage>
        <BlockedGate>
          <p>The app</p>
        </BlockedGate>
      </TestLanguage>,
    )
    expect(screen.getByText('The app')).toBeVisible()
  })
})
