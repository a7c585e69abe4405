import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { getDeployment } from '@/config/deployment'
import { SHARE_TOKEN, testVault } from '@/domain/vault/testing/vaults'
import { useHarvest } from '@/domain/vault/useHarvest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import type { Hex } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { ExitOffer, type ExitOfferProps } from './ExitOffer'

const HASH: Hex = `0x${'1'.repeat(64)}`
const { submit, outcomes } = vi.hoisted(() => ({
  submit: vi.fn<(request: TxRequest) => Promise<unknown>>(),
  outcomes: new Map<string, string>(),
}))
vi.mock('@/widgets/tx/useSubmitTx', () => ({ useSubmitTx: () => submit }))
vi.mock('@/domain/vault/useHarvest', () => ({ useHarvest: vi.fn() }))
vi.mock('@/hooks/useTxOutcome', () => ({
  useTxOutcome: (hash: string | undefined) => outcomes.get(hash ?? '') ?? 'unknown',
}))

const E18 = 10n ** 18n
const vault = testVault({ underlyingFriendlyName: 'CANDY', isDeprecated: true })
const rewards = ready({ wei: (22_043n * E18) / 1_000n, usd: new Decimal('0.22') })
const none = ready({ wei: 0n, usd: new Decimal(0) })

function offer(change: Partial<ExitOfferProps> = {}) {
  const deposited = ready({ wei: 50n * E18, usd: new Decimal('0.5') })
  return (
    <TestStore node={() => null}>
      <TestLanguage>
        <ExitOffer vault={vault} shareToken={SHARE_TOKEN} deposited={deposited} pending={rewards} {...change} />
      </TestLanguage>
    </TestStore>
  )
}
const sent = () => submit.mock.calls.map(([request]) => [...(request.before ?? []), request].map(({ fn }) => fn.name))
const connect = (canBatch: boolean) => {
  const provider = new FakeWallet(getDeployment().chainId)
  if (canBatch)
    provider.answer('wallet_getCapabilities', () => ({
      [`0x${getDeployment().chainId.toString(16)}`]: { atomic: { status: 'supported' } },
    }))
  walletSession.set({
    status: 'connected',
    account: FAKE_ACCOUNT,
    chainId: getDeployment().chainId,
    provider,
    choiceId: 'test',
  })
}

const harvest = {
  harvested: { wei: 4n * E18, usd: new Decimal('0.04') },
  reward: { wei: E18 / 100n, usd: new Decimal('0.0001') },
}

beforeEach(() => {
  vi.mocked(useHarvest).mockReturnValue(ready(harvest))
  submit.mockReset().mockResolvedValue({ status: 'sent', hash: HASH })
  outcomes.clear()
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
})

describe('the rewards that a withdrawal of everything leaves behind', () => {
  it('are told in tokens and dollars, and come along in one confirmation where the wallet can', async () => {
    connect(true)
    render(offer())
    expect(
      screen.getByText('If you withdraw all now, you forfeit 22.043 CANDY ($0.22) of pending rewards'),
    ).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Compound and withdraw all' }))
    expect(sent()).toEqual([['forceCompound', 'withdrawAll']])
    expect(submit.mock.lastCall?.[0].preview).toMatchObject({ receives: [{ amountWei: (72_043n * E18) / 1_000n }] })
    expect(submit.mock.lastCall?.[0].preview).not.toHaveProperty('forfeits')
  })

  it('come along one after the other where it cannot', async () => {
    connect(false)
    const { rerender } = render(offer())
    await userEvent.click(screen.getByRole('button', { name: 'Compound, then withdraw all' }))
    expect(sent()).toEqual([['forceCompound']])

    const now = (outcome: TxOutcome) => outcomes.set(HASH, outcome)
    now('pending')
    rerender(offer())
    expect(screen.getByRole('button', { name: 'Compound, then withdraw all' })).toHaveAttribute('aria-busy', 'true')
    now('succeeded')
    rerender(offer({ pending: none }))
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw All' }))
    expect(sent()).toEqual([['forceCompound'], ['withdrawAll']])
    expect(submit.mock.lastCall?.[0].preview).not.toHaveProperty('forfeits')
  })

  it('are shown with what the compound harvests, which its review repeats', async () => {
    connect(false)
    render(offer())
    expect(await screen.findByTestId('compound-harvest')).toHaveTextContent(
      /Harvest for all depositors, about\s*4.*\$0\.04.*You receive about, in shares\s*0\.01/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Compound, then withdraw all' }))
    expect(submit.mock.lastCall?.[0].preview).toMatchObject({ harvest: { harvested: { amountWei: 4n * E18 } } })
  })

  it('are offered again where the compound failed', async () => {
    connect(false)
    const { rerender } = render(offer())
    await userEvent.click(screen.getByRole('button', { name: 'Compound, then withdraw all' }))
    outcomes.set(HASH, 'failed')
    rerender(offer())
    expect(screen.getByRole('button', { name: 'Compound, then withdraw all' })).toBeEnabled()
  })
})
