import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, ready } from '@/lib/loadable'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import FarmsPage from './FarmsPage'
import type { FarmEntry } from './farmFinder'
import { useFarmEntries } from './hooks/useFarmEntries'
import { pairFarm, singleFarm, testFarm, testHolding, testReads } from './testing/farms'

vi.mock('./hooks/useFarmEntries', () => ({ useFarmEntries: vi.fn() }))

const finished = testFarm({
  farm: { ...pairFarm, pid: 5, staked: { ...pairFarm.staked, symbol: 'SYRUP-CRO LP' } },
  reads: { ...testReads, terms: ready({ allocPoint: 0n, totalAllocPoint: 1n, cakePerBlock: 1n }), holding: undefined },
})
const live = testFarm()

function page() {
  return (
    <TestStore
      node={() => {
        throw new Error('no answer')
      }}
    >
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <MemoryRouter initialEntries={['/farms']}>
            <FarmsPage />
          </MemoryRouter>
        </ToastsProvider>
      </TestLanguage>
    </TestStore>
  )
}
function open(entries: readonly FarmEntry[]) {
  vi.mocked(useFarmEntries).mockReturnValue(entries)
  return render(page())
}
function connect() {
  const { chainId } = getDeployment()
  const provider = new FakeWallet(chainId)
  walletSession.set({ status: 'connected', account: FAKE_ACCOUNT, chainId, provider, choiceId: 'injected' })
}
const section = (phase: 'live' | 'finished') => within(screen.getByTestId(`farms-${phase}`))
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

// The settings are kept in the browser.
beforeEach(() => localStorage.clear())
afterEach(() => walletSession.set({ status: 'disconnected' }))

describe('the list of farms', () => {
  it('has the live farms first, and says of finished ones what to do', () => {
    open([finished, live])
    expect(section('live').getByRole('rowheader')).toHaveTextContent('DIAL-CRO LP')
    expect(section('live').getByText('25X')).toBeVisible()
    expect(section('finished').getByRole('rowheader')).toHaveTextContent('SYRUP-CRO LPFinished')
    expect(section('finished').getByText(/pay no more rewards/)).toBeVisible()
  })

  it('is filtered and sorted by its heads', async () => {
    const other = testFarm({
      farm: { ...singleFarm, isCommunity: true },
      reads: { ...testReads, liquidity: LOADING, holding: { ...testHolding, stake: ready(0n), earned: ready(9n) } },
    })
    open([other, live, finished])
    expect(names()).toEqual(['DIALCommunity', 'DIAL-CRO LP', 'SYRUP-CRO LPFinished'])
    const earned = () => section('live').getByRole('columnheader', { name: /Earned/ })
    await userEvent.click(within(earned()).getByRole('button'))
    expect(earned()).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(['DIAL-CRO LP', 'DIALCommunity', 'SYRUP-CRO LPFinished'])
    await userEvent.click(screen.getByRole('button', { name: 'Staked only' }))
    expect(names()).toEqual(['DIAL-CRO LP'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Finished' }))
    expect(names()).toEqual(['SYRUP-CRO LPFinished'])
  })

  it('leaves a farm where it is when its rewards end, with the amount that is typed', async () => {
    connect()
    const { rerender } = open([live, finished])
    await userEvent.click(screen.getByRole('button', { name: 'Details of DIAL-CRO LP' }))
    const panel = () => within(screen.getByTestId('farm-1-panel'))
    await screen.findByTestId('farm-1-panel')
    await userEvent.type(panel().getByLabelText('Amount to stake'), '2')
    const ended = { ...testReads, terms: ready({ allocPoint: 0n, totalAllocPoint: 1n, cakePerBlock: 1n }) }
    vi.mocked(useFarmEntries).mockReturnValue([testFarm({ reads: ended }), finished])
    rerender(page())
    expect(section('live').getByRole('rowheader')).toHaveTextContent('DIAL-CRO LPFinished')
    expect(panel().getByLabelText('Amount to stake')).toHaveValue('2')
    expect(panel().getByRole('button', { name: 'This farm is finished' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps the cards for the next visit', async () => {
    const { unmount } = open([live])
    await userEvent.click(screen.getByRole('button', { name: 'Cards' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(section('live').getByRole('listitem')).toHaveTextContent('DIAL-CRO LP')
    await waitFor(() => expect(localStorage.getItem('persist:user')).toContain('cards'))
    unmount()
    open([live])
    expect(await section('live').findByRole('listitem')).toHaveTextContent('DIAL-CRO LP')
  })

  it('offers a retry where a read failed, and shows the other farms', async () => {
    const retry = vi.fn()
    const failed = { status: 'failed', retry } as const
    const broken = testFarm({
      farm: { ...pairFarm, pid: 7 },
      reads: { ...testReads, terms: failed, rewardApr: failed, liquidity: failed, holding: undefined },
    })
    open([broken, live])
    expect(screen.getByText('25X')).toBeVisible()
    const [first] = screen.getAllByRole('button', { name: /Could not load/ })
    if (first === undefined) throw new Error('No retry')
    await userEvent.click(first)
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says what is missing on a network without the contract', () => {
    setDeployment({ ...getDeployment(), farms: { contracts: {}, list: [], pools: [] } })
    open([])
    expect(screen.getByText('Missing: masterChef contract')).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

describe('an open farm', () => {
  it('leads a visitor to a wallet, and to the LP tokens', async () => {
    open([live])
    const button = () => screen.getByRole('button', { name: 'Details of DIAL-CRO LP' })
    await userEvent.click(button())
    const panel = within(await screen.findByTestId('farm-1-panel'))
    expect(panel.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    const facts = within(screen.getByTestId('farm-1-facts'))
    expect(facts.getByRole('link', { name: 'Get DIAL-CRO LP' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/add\//),
    )
    expect(await panel.findByRole('button', { name: 'Pay with: DIAL-CRO LP' })).toBeVisible()
    expect(facts.getByText('Not available')).toBeVisible()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button())
    expect(screen.queryByTestId('farm-1-panel')).toBeNull()
  })

  it('fills in parts of the balance and of the stake, and keeps what was typed', async () => {
    connect()
    open([live])
    await userEvent.click(screen.getByRole('button', { name: 'Details of DIAL-CRO LP' }))
    const panel = within(await screen.findByTestId('farm-1-panel'))
    await userEvent.click(panel.getByRole('button', { name: '50 %' }))
    expect(panel.getByLabelText('Amount to stake')).toHaveValue('2.5')
    expect(panel.getByText('≈ $50.00')).toBeVisible()
    await userEvent.click(panel.getByRole('tab', { name: 'Unstake' }))
    await userEvent.click(within(panel.getByRole('tabpanel', { name: 'Unstake' })).getByRole('button', { name: 'Max' }))
    expect(panel.getByLabelText('Amount to unstake')).toHaveValue('3')
    expect(panel.getByRole('button', { name: 'Emergency withdraw' })).toBeVisible()
    await userEvent.click(panel.getByRole('tab', { name: 'Stake' }))
    expect(panel.getByLabelText('Amount to stake')).toHaveValue('2.5')
  })

  it('that is finished opens with unstaking', async () => {
    connect()
    open([finished])
    await userEvent.click(screen.getByRole('button', { name: 'Details of SYRUP-CRO LP' }))
    const panel = within(await screen.findByTestId('farm-5-panel'))
    expect(panel.getByRole('tab', { name: 'Unstake', selected: true })).toBeVisible()
  })
})

describe('harvest all', () => {
  it('counts the farms with rewards, and says how many confirmations that takes', async () => {
    connect()
    const other = testFarm({ farm: singleFarm })
    const none = testFarm({
      farm: { ...pairFarm, pid: 2 },
      reads: { ...testReads, holding: { ...testHolding, earned: ready(0n) } },
    })
    open([live, other, none])
    expect(await screen.findByRole('button', { name: 'Harvest all (2)' })).toHaveAccessibleDescription(
      'You confirm 2 transactions in your wallet, one per farm.',
    )
  })

  it('is gone with the wallet', async () => {
    connect()
    open([live])
    await screen.findByRole('button', { name: 'Harvest all (1)' })
    act(() => walletSession.set({ status: 'disconnected' }))
    expect(screen.queryByRole('button', { name: /Harvest all/ })).toBeNull()
  })
})
