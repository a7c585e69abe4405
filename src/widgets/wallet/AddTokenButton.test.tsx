import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet, providerError } from '@/wallet/testing/FakeWallet'
import { AddTokenButton } from './AddTokenButton'

const token = { address: `0x${'1'.repeat(40)}`, symbol: 'xCRO', decimals: 18 } as const
const show = () =>
  render(
    <TestLanguage>
      <ToastsProvider closeLabel="Close">
        <AddTokenButton token={token} />
      </ToastsProvider>
    </TestLanguage>,
  )
function connect(answer: () => unknown) {
  const { chainId } = getDeployment()
  const provider = new FakeWallet(chainId)
  provider.answer('wallet_watchAsset', answer)
  walletSession.set({ status: 'connected', account: FAKE_ACCOUNT, chainId, provider, choiceId: 'injected' })
  return provider
}

afterEach(() => walletSession.set({ status: 'disconnected' }))

describe('AddTokenButton', () => {
  it('offers nothing without a wallet', () => {
    show()
    expect(screen.queryByRole('button', { name: /to wallet/ })).toBeNull()
  })

  it.each([
    ['Added xCRO to your wallet', () => true],
    ['xCRO was not added', () => false],
    [
      'Your wallet could not add xCRO',
      () => {
        throw providerError(-32_603, 'Not supported')
      },
    ],
  ])('asks the wallet, and says: %s', async (said, answer) => {
    const provider = connect(answer)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Add xCRO to wallet' }))
    expect(await screen.findByText(said)).toBeVisible()
    expect(provider.calls).toContainEqual({
      method: 'wallet_watchAsset',
      params: { type: 'ERC20', options: token },
    })
  })
})
