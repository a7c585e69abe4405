import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { vaultContract } from '@/chain/contracts/vault'
import { type ChainError, ChainFailure } from '@/chain/tx/chainError'
import { sendTx } from '@/chain/tx/sendTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Address, Hex } from '@/lib/hex'
import { disagreementCount } from '@/store/multicall/agreement'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { TransactionsTab } from '../wallet/TransactionsTab'
import { UserMenu } from '../wallet/UserMenu'
import { WalletGate } from '../wallet/WalletGate'
import { loadReviewSheet } from './review/askedReview'
import type { TxCheck } from './review/checkTx'
import { TransactionsUpdater } from './TransactionsUpdater'
import { useSubmitTx } from './useSubmitTx'

vi.mock('@/chain/tx/sendTx', () => ({ sendTx: vi.fn() }))
vi.mock('./review/checkTx', () => ({
  checkTx: (checked: TxRequest) =>
    Promise.resolve<TxCheck>({
      request: checked,
      party: { kind: 'contract', address: VAULT },
      verdict: { status: 'passes' },
    }),
}))

const VAULT: Address = `0x${'12'.repeat(20)}`
const hashOf = (digit: number): Hex => `0x${String(digit).repeat(64)}`

const request: TxRequest = {
  ...vaultContract(VAULT).forceCompound(),
  gas: { margin: 1.1 },
  summary: { key: 'vault.tx.compound', values: { asset: 'CRO' } },
  success: { key: 'vault.tx.compound.success' },
  failure: { key: 'vault.tx.compound.failure' },
  touches: [VAULT],
}

function SendButton() {
  const submit = useSubmitTx()
  return <button onClick={() => void submit(request)}>Send</button>
}

/** Receipt status by hash; pending if missing. */
let statuses: Record<string, number>
let blockNumber: number

function node(method: string, params: readonly unknown[]): unknown {
  if (method === 'eth_getBlockByNumber') return { number: `0x${blockNumber.toString(16)}`, timestamp: '0x1' }
  if (method === 'eth_getTransactionByHash') return null
  if (method !== 'eth_getTransactionReceipt') throw new Error(method)
  const hash = String(params[0])
  const status = statuses[hash]
  if (status === undefined) return null
  const from = FAKE_ACCOUNT.toLowerCase()
  return {
    transactionHash: hash,
    blockHash: hashOf(9),
    blockNumber: '0x2',
    transactionIndex: '0x0',
    from,
    to: VAULT,
    contractAddress: null,
    status: `0x${status}`,
  }
}

function open() {
  return render(
    <TestStore node={node}>
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <MemoryRouter>
            <WalletGate />
            <TransactionsUpdater />
            <UserMenu />
            <SendButton />
            <TransactionsTab />
          </MemoryRouter>
        </ToastsProvider>
      </TestLanguage>
    </TestStore>,
  )
}
const toasts = () => screen.getAllByRole('status')[0] ?? document.body
const send = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Confirm in wallet', busy: false }),
  )
}
/** Polling resumes immediately when a page becomes visible. */
function nextBlock() {
  blockNumber += 1
  document.dispatchEvent(new Event('visibilitychange'))
}

const connected = {
  status: 'connected',
  account: FAKE_ACCOUNT,
  chainId: getDeployment().chainId,
  provider: new FakeWallet(1),
  choiceId: 'injected',
} as const

// Preloads the chunks, which can take longer than the test's timeout on a busy machine.
beforeAll(async () => {
  await Promise.all([loadReviewSheet(), import('./TransactionToasts')])
})
beforeEach(() => {
  statuses = {}
  blockNumber = 1
  walletSession.set(connected)
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
  vi.mocked(sendTx).mockReset()
  vi.restoreAllMocks()
})

describe('a transaction', () => {
  it('is told when it is sent, shown as pending, and told when it succeeded', async () => {
    vi.mocked(sendTx).mockResolvedValue(hashOf(1))
    open()
    await send()
    expect(await within(toasts()).findByText('Transaction sent')).toBeVisible()
    expect(within(toasts()).getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
      'href',
      `${getDeployment().explorerUrl}/tx/${hashOf(1)}`,
    )
    expect(await screen.findByRole('button', { name: '1 pending' })).toBeVisible()
    expect(within(screen.getByRole('list')).getByText('Pending')).toBeVisible()

    statuses[hashOf(1)] = 1
    nextBlock()
    expect(await within(toasts()).findByText('Thank you for helping compunding even more!')).toBeVisible()
    expect(within(toasts()).queryByText('Transaction sent')).toBeNull()
    expect(within(screen.getByRole('list')).getByText('Succeeded')).toBeVisible()
    expect(screen.queryByRole('button', { name: '1 pending' })).toBeNull()
  })

  it('is told when it failed on the chain', async () => {
    vi.mocked(sendTx).mockResolvedValue(hashOf(1))
    open()
    await send()
    statuses[hashOf(1)] = 0
    nextBlock()
    expect(await within(toasts()).findByText('Failed to compound')).toBeVisible()
    expect(within(screen.getByRole('list')).getByText('Failed')).toBeInTheDocument()
  })

  it('is calmly told when the user declined it, and nothing is kept', async () => {
    vi.mocked(sendTx).mockRejectedValue(new ChainFailure({ kind: 'rejected' }))
    open()
    await send()
    expect(await within(toasts()).findByText('You rejected the request')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('No recent transactions')).toBeVisible()
  })

  it.each<[ChainError, RegExp]>([
    [
      { kind: 'wouldRevert', reason: 'Vault: nothing to compound' },
      /The contract says: Vault: nothing to compound\. Nothing was sent\./,
    ],
    [{ kind: 'wouldRevert' }, /Nothing was sent/],
    [{ kind: 'insufficientFunds' }, /You don't have enough CRO/],
    [{ kind: 'underpriced' }, /fee is too low/],
    [{ kind: 'disputed' }, /Nodes report different values.*Nothing was sent/],
    [{ kind: 'network' }, /did not respond/],
    [{ kind: 'wrongChain' }, /another network/],
    [{ kind: 'unknown', reason: 'Ledger locked' }, /Ledger locked/],
    [{ kind: 'unknown' }, /could not send/],
  ])('fails with its own text and the reason: %j', async (error, description) => {
    vi.mocked(sendTx).mockRejectedValue(new ChainFailure(error))
    open()
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to compound')
    expect(alert).toHaveTextContent(description)
  })

  it('is not sent where a figure turned out to be wrong while the user looked at it', async () => {
    vi.mocked(sendTx).mockResolvedValue(hashOf(1))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const confirm = await within(await screen.findByRole('dialog')).findByRole('button', {
      name: 'Confirm in wallet',
      busy: false,
    })
    act(() => disagreementCount.set(disagreementCount.getSnapshot() + 1))
    await userEvent.click(confirm)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nodes report different values/)
    expect(sendTx).not.toHaveBeenCalled()
  })

  it('needs a wallet', async () => {
    walletSession.set({ status: 'disconnected' })
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Error connect wallet')
    expect(sendTx).not.toHaveBeenCalled()
  })

  it('lists the newest first, and nothing after Clear all', async () => {
    vi.mocked(sendTx).mockResolvedValueOnce(hashOf(1)).mockResolvedValueOnce(hashOf(2))
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1))
    open()
    await send()
    await screen.findByRole('button', { name: '1 pending' })
    await send()
    await screen.findByRole('button', { name: '2 pending' })
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [2, 1].map((digit) => `${getDeployment().explorerUrl}/tx/${hashOf(digit)}`),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(screen.getByText('No recent transactions')).toBeVisible())
  })

  it('is forgotten when the wallet is disconnected, and kept while it is only on another network', async () => {
    vi.mocked(sendTx).mockResolvedValue(hashOf(1))
    open()
    await send()
    await screen.findByRole('button', { name: '1 pending' })
    act(() => walletSession.set({ status: 'wrongChain', choiceId: 'injected' }))
    act(() => walletSession.set(connected))
    expect(screen.getByRole('button', { name: '1 pending' })).toBeVisible()
    act(() => walletSession.set({ status: 'disconnected' }))
    act(() => walletSession.set(connected))
    expect(screen.getByText('No recent transactions')).toBeVisible()
  })
})
