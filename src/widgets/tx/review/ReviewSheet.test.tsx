import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nativeVaultContract } from '@/chain/contracts/nativeVault'
import { NetworkError } from '@/chain/rpc/rpcError'
import { ChainFailure } from '@/chain/tx/chainError'
import {
  type AnyTxRequest,
  type DataTxRequest,
  type Requote,
  type TxLoss,
  type TxPreview,
  type TxQuote,
  type TxRequest,
} from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { useAppDispatch } from '@/hooks/storeHooks'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { blockArrived } from '@/store/block/blockSlice'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { TransactionsUpdater } from '../TransactionsUpdater'
import { loadReviewSheet, reviewTx } from './askedReview'
import type { TxCheck } from './checkTx'
import { checkTx } from './checkTx'
import type { ReviewAnswer } from './reviewStore'

vi.mock('./checkTx', () => ({ checkTx: vi.fn() }))

const VAULT: Address = `0x${'12'.repeat(20)}`
const FRIEND: Address = `0x${'34'.repeat(20)}`
const preview: TxPreview = {
  sends: [{ token: 'native', symbol: 'CRO', decimals: 18, amountWei: 1_234_567_890_123_456_789n }],
  receives: [{ token: VAULT, symbol: 'USDC', decimals: 6, amountWei: 1_999_999n, isGuaranteed: true }],
}
const request: AnyTxRequest = {
  ...nativeVaultContract(VAULT).deposit({ value: 5n * 10n ** 18n }),
  gas: { margin: 1.1 },
  summary: { key: 'vault.tx.deposit', values: { amount: '5', asset: 'CRO' } },
  success: { key: 'vault.tx.deposit.success' },
  failure: { key: 'vault.tx.deposit.failure' },
  touches: [],
}
const passing: TxCheck = {
  request,
  party: {
    kind: 'contract',
    address: VAULT,
    name: { key: 'contracts.vault', values: { asset: 'CRO', protocol: 'Single' } },
  },
  feeWei: 1_234_500_000_000_000_000n,
  verdict: { status: 'passes' },
}
const connected = {
  status: 'connected',
  account: FAKE_ACCOUNT,
  chainId: getDeployment().chainId,
  provider: new FakeWallet(1),
  choiceId: 'injected',
} as const

let answers: ReviewAnswer[]

const blocks = new EventTarget()

/** Adds blocks to the store. */
function Blocks() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const take = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'number')
        dispatch(blockArrived({ number: event.detail, timestampSec: event.detail * 6 }))
    }
    blocks.addEventListener('block', take)
    return () => blocks.removeEventListener('block', take)
  }, [dispatch])
  return null
}

function newBlock(number: number): void {
  act(() => {
    blocks.dispatchEvent(new CustomEvent('block', { detail: number }))
  })
}

async function open(asked: AnyTxRequest = request, times?: number) {
  render(
    <TestStore node={() => null}>
      <TestLanguage>
        <TransactionsUpdater />
        <Blocks />
      </TestLanguage>
    </TestStore>,
  )
  void reviewTx(asked, times).then((answer) => answers.push(answer))
  return screen.findByRole('dialog')
}

// Preloads the chunks, which can take longer than the test's timeout on a busy machine.
beforeAll(async () => {
  await loadReviewSheet()
})
beforeEach(() => {
  answers = []
  walletSession.set(connected)
  vi.mocked(checkTx).mockResolvedValue(passing)
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
  vi.mocked(checkTx).mockReset()
})

describe('the sheet before the wallet', () => {
  it('shows what leaves, who gets it and the fee, and takes Enter for yes', async () => {
    const sheet = await open()
    expect(sheet).toHaveAccessibleName('Deposit 5 CRO')
    await waitFor(() => expect(sheet).toHaveTextContent('CRO vault'))
    expect(sheet).toHaveTextContent(/You send5 CRO/)
    expect(screen.getByRole('link', { name: '0x1212...1212' })).toHaveAttribute(
      'href',
      `${getDeployment().explorerUrl}/address/${VAULT}`,
    )
    expect(sheet).toHaveTextContent(/Maximum network fee1\.24/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(answers).toEqual([{ status: 'confirmed', request, isForced: false }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what a compound harvests and what the caller gets, with the value where it is known', async () => {
    const amount = { token: 'native', symbol: 'CRO', decimals: 18 } as const
    const harvest = {
      harvested: { ...amount, amountWei: 12n * 10n ** 18n, usd: new Decimal(6) },
      reward: { ...amount, amountWei: 10n ** 17n },
    }
    const asked = { ...request, preview: { sends: [], receives: [], harvest } }
    vi.mocked(checkTx).mockResolvedValue({ ...passing, request: asked })
    expect(await open(asked)).toHaveTextContent(
      /Harvest for all depositors, about12 CRO \(\$6\.00\)You receive about, in shares0\.1 CRO/,
    )
  })

  it('says what cannot be undone', async () => {
    const asked = { ...request, preview: { ...preview, warning: { key: 'lock.tx.deposit.final' } } }
    vi.mocked(checkTx).mockResolvedValue({ ...passing, request: asked })
    expect(await open(asked)).toHaveTextContent("You can't undo this. No one, including you, can withdraw")
  })

  it('writes every digit that leaves, and rounds down what arrives', async () => {
    const asked = { ...request, preview }
    vi.mocked(checkTx).mockResolvedValue({ ...passing, request: asked })
    const sheet = await open(asked)
    expect(sheet).toHaveTextContent('1.234567890123456789')
    expect(sheet).toHaveTextContent(/You receive at least1\.999999 USDC/)
  })

  it('says what is left behind, in the token and in dollars', async () => {
    const asked = {
      ...request,
      preview: {
        ...preview,
        forfeits: [{ token: VAULT, symbol: 'CANDY', decimals: 3, amountWei: 22_043n, usd: new Decimal('0.22') }],
      },
    }
    vi.mocked(checkTx).mockResolvedValue({ ...passing, request: asked })
    expect(await open(asked)).toHaveTextContent(/You forfeit about22\.043.*CANDY.*\(\$0\.22\)/)
  })

  it("shows bare data as the text that it spells, and somebody else's address whole", async () => {
    const { gas, summary, success, failure, touches } = request
    const data: DataTxRequest = { gas, summary, success, failure, touches, to: FRIEND, data: '0x68e298802069' }
    vi.mocked(checkTx).mockResolvedValue({ ...passing, request: data, party: { kind: 'account', address: FRIEND } })
    const sheet = await open(data)
    expect(sheet).toHaveTextContent('Datah☀ i')
    await waitFor(() => expect(screen.getByRole('link', { name: FRIEND })).toBeVisible())
    expect(sheet).not.toHaveTextContent('Your account')
  })

  it('takes Escape for no', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(answers).toEqual([{ status: 'cancelled' }]))
  })

  it('does not confirm before it was checked', async () => {
    vi.mocked(checkTx).mockReturnValue(new Promise(() => undefined))
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm in wallet' }))
    expect(answers).toEqual([])
  })

  it('says why it would fail, and sends it only where the user insists', async () => {
    vi.mocked(checkTx).mockResolvedValue({
      ...passing,
      verdict: { status: 'fails', error: { kind: 'wouldRevert', reason: 'paused' } },
    })
    const sheet = await open()
    await waitFor(() => expect(sheet).toHaveTextContent('Failed to deposit'))
    expect(sheet).toHaveTextContent('The contract says: paused. Nothing was sent.')
    expect(screen.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(answers).toEqual([{ status: 'confirmed', request, isForced: true }]))
  })

  it('refuses a contract that is not in the deployment', async () => {
    vi.mocked(checkTx).mockResolvedValue({
      ...passing,
      party: { kind: 'contract', address: VAULT },
      verdict: { status: 'refused' },
    })
    const sheet = await open()
    await waitFor(() => expect(sheet).toHaveTextContent('Unknown contract'))
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['', '1.24', 'Go back'])
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(answers).toEqual([{ status: 'cancelled' }]))
  })

  it('checks again where no node answered', async () => {
    vi.mocked(checkTx).mockResolvedValueOnce({ ...passing, verdict: { status: 'unchecked' } })
    const sheet = await open()
    await waitFor(() => expect(sheet).toHaveTextContent('Could not simulate the transaction'))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm in wallet' })).not.toHaveAttribute('aria-busy'),
    )
  })

  it('shows an allowance without an end as unlimited, and says how often the wallet asks', async () => {
    vi.mocked(checkTx).mockResolvedValue({
      ...passing,
      party: { kind: 'spender', address: VAULT, name: { key: 'contracts.zap' } },
      grant: { token: VAULT, spender: VAULT, amount: 2n ** 256n - 1n },
    })
    const sheet = await open(request, 3)
    await waitFor(() => expect(sheet).toHaveTextContent('Can spendUnlimited CRO'))
    expect(sheet).toHaveTextContent('SpenderSundial zap')
    expect(sheet).toHaveTextContent('You confirm 3 transactions, one by one, in your wallet.')
  })

  const arriving = (amountWei: bigint, loss?: TxLoss): TxRequest => ({
    ...request,
    preview: {
      sends: [],
      receives: [{ token: VAULT, symbol: 'USDC', decimals: 6, amountWei, isGuaranteed: false }],
      ...(loss && { loss }),
    },
  })
  const offered = (amountWei: bigint, loss?: TxLoss): TxQuote => ({
    status: 'offered',
    offer: { request: arriving(amountWei, loss) },
  })
  const confirmButton = () => screen.getByRole('button', { name: 'Confirm in wallet' })

  it('follows the chain with each block, and sends what became worse only once that is accepted', async () => {
    const requote = vi.fn<Requote>().mockResolvedValue(offered(100_900_000n))
    const sheet = await open({ ...arriving(100_900_000n), requote })
    await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'))
    requote.mockResolvedValue(offered(44_700_000n))
    newBlock(2)
    await waitFor(() => expect(sheet).toHaveTextContent('The amounts changed'))
    expect(sheet).toHaveTextContent(/You receive about44\.7 USDC/)
    expect(sheet).toHaveTextContent('Before: 100.9 USDC. Now: 44.7 USDC.')
    await userEvent.click(confirmButton())
    expect(answers).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await userEvent.click(confirmButton())
    await waitFor(() =>
      expect(answers).toEqual([{ status: 'confirmed', request: arriving(44_700_000n), isForced: false }]),
    )
  })

  it('looks once more at Confirm, before any block told of it', async () => {
    const requote = vi.fn<Requote>().mockResolvedValue(offered(100_900_000n))
    const sheet = await open({ ...arriving(100_900_000n), requote })
    await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'))
    requote.mockResolvedValue(offered(44_700_000n))
    await userEvent.click(confirmButton())
    await waitFor(() => expect(sheet).toHaveTextContent('The amounts changed'))
    expect(answers).toEqual([])
  })

  it('refuses what the form would not offer any more, and what the contract would refuse', async () => {
    const requote = vi.fn<Requote>().mockResolvedValue({
      status: 'refused',
      title: { key: 'zap.impact.refused.title' },
      text: { key: 'zap.impact.refused.body' },
    })
    const sheet = await open({ ...arriving(100_900_000n), requote })
    await waitFor(() => expect(sheet).toHaveTextContent('The price impact is above 15%'))
    expect(screen.queryByRole('button', { name: 'Confirm in wallet' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    requote.mockRejectedValue(new ChainFailure({ kind: 'wouldRevert', reason: 'Zap: paused' }))
    newBlock(3)
    await waitFor(() => expect(sheet).toHaveTextContent('The contract says: Zap: paused. Nothing was sent.'))
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
  })

  it('shows what is lost, and asks for a tick where it grew beyond what the form was told', async () => {
    const loss = (bps: number): TxLoss => ({
      bps,
      consent: bps > 500 ? 'checkbox' : 'none',
      consentUpToBps: 700,
      agreedBps: 0,
      texts: { name: 'zap.impact', warning: 'zap.impact.high', consent: 'zap.impact.accept' },
    })
    const requote = vi.fn<Requote>().mockResolvedValue(offered(100_900_000n, loss(120)))
    const sheet = await open({ ...arriving(100_900_000n, loss(120)), requote })
    await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'))
    expect(sheet).toHaveTextContent(/Price impact1\.2/)
    requote.mockResolvedValue(offered(100_900_000n, loss(612)))
    await userEvent.click(confirmButton())
    await waitFor(() => expect(sheet).toHaveTextContent('This zap moves the price against you'))
    await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(confirmButton())
    const box = screen.getByLabelText('I accept a price impact of 6.12%')
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription('Accept the warning first')
    expect(answers).toEqual([])
    await userEvent.click(box)
    expect(box).not.toHaveAccessibleDescription()
    await userEvent.click(confirmButton())
    await waitFor(() => expect(answers).toHaveLength(1))
  })

  it('waits where the chain cannot be asked', async () => {
    const requote = vi
      .fn<Requote>()
      .mockRejectedValueOnce(new NetworkError('silent'))
      .mockResolvedValue(offered(100_900_000n))
    const sheet = await open({ ...arriving(100_900_000n), requote })
    await waitFor(() => expect(sheet).toHaveTextContent('Could not simulate the transaction'))
    expect(confirmButton()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'))
  })

  it('goes away with the account that was asked', async () => {
    await open()
    walletSession.set({ ...connected, account: VAULT })
    await waitFor(() => expect(answers).toEqual([{ status: 'cancelled' }]))
  })
})
