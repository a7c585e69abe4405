import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { FormState } from '@/forms/formState'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Address } from '@/lib/hex'
import { keepFocus } from '@/ui/focusKeeper'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { registerWalletHost } from '@/wallet/host'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { askWallet } from '@/wallet/walletPrompts'
import { walletDialog } from '../wallet/walletDialog'
import { TxButton } from './TxButton'

const TOKEN: Address = `0x${'12'.repeat(20)}`
const SPENDER: Address = `0x${'34'.repeat(20)}`
const EXACT = 7n
const approval = approveTx({ token: TOKEN, tokenName: 'DIAL', spender: SPENDER, amount: EXACT })
const ready: FormState = {
  status: 'ready',
  request: approval,
  text: { key: 'tx.approve.summary', values: { asset: 'it' } },
}
const node = () => {
  throw new Error('no node')
}

function open(form: FormState, onSubmit: (request: TxRequest) => Promise<unknown> = () => Promise.resolve()) {
  const button = (shown: FormState) => (
    <TestStore node={node}>
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <TxButton form={shown} onSubmit={onSubmit} />
        </ToastsProvider>
      </TestLanguage>
    </TestStore>
  )
  const { rerender } = render(button(form))
  return (next: FormState) => rerender(button(next))
}
function deferred() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((onResolve) => (resolve = onResolve))
  return { promise, resolve: () => resolve() }
}
const theButton = () => screen.getByRole('button')
const untilFree = () => waitFor(() => expect(theButton()).not.toHaveAttribute('aria-busy'))

afterEach(() => {
  walletDialog.set(undefined)
  walletSession.set({ status: 'disconnected' })
})

describe('TxButton', () => {
  it('stays pressable where a warning is not accepted, and sends nothing', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    open({ status: 'unaccepted', text: { key: 'tx.approve' } }, onSubmit)
    expect(theButton()).not.toHaveAttribute('aria-disabled')
    expect(theButton()).toHaveTextContent('Approve')
    await userEvent.click(theButton())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('opens the wallet dialog for who has no wallet connected', async () => {
    open({ status: 'disconnected' })
    expect(theButton()).toHaveTextContent(/^Connect wallet$/)
    await userEvent.click(theButton())
    expect(walletDialog.getSnapshot()).toBe('connect')
  })

  it('asks a wallet on another network to change, and says where it did not', async () => {
    const answers = [Promise.resolve(true), Promise.resolve(false)]
    const switchNetwork = vi.fn(() => answers.shift() ?? Promise.resolve(false))
    const unregister = registerWalletHost({ login: vi.fn(), restore: vi.fn(), logout: vi.fn(), switchNetwork })
    open({ status: 'wrongChain' })
    expect(theButton()).toHaveTextContent(`Switch to ${getDeployment().chainName}`)
    await userEvent.click(theButton())
    await untilFree()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(theButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Your wallet is still on another network')
    expect(switchNetwork).toHaveBeenCalledTimes(2)
    unregister()
  })

  it.each(['empty', 'invalid'] as const)('says why nothing can be sent of a form that is %s', (status) => {
    open({ status, text: { key: 'vault.deposit.enter' } })
    expect(theButton()).toHaveAttribute('aria-disabled', 'true')
  })

  it('sends what is ready', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    open(ready, onSubmit)
    await userEvent.click(screen.getByRole('button', { name: 'Approve it' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(approval)
  })

  it('sends once for a double click, is busy while the wallet is open, and can be used again after', async () => {
    let answer: (() => void) | undefined
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    open(ready, onSubmit)
    await userEvent.dblClick(theButton())
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(theButton()).toHaveAttribute('aria-busy', 'true')
    answer?.()
    await vi.waitFor(() => expect(theButton()).not.toHaveAttribute('aria-busy'))
    await userEvent.click(theButton())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it.each<[string, FormState]>([
    ['what is ready', ready],
    ['an approval', { status: 'needsApproval', request: approval, isPending: false }],
  ])('points at the wallet while that is asked for %s, and not while it is only reviewed', async (_what, form) => {
    const reviewed = deferred()
    const signed = deferred()
    open(form, async () => {
      await reviewed.promise
      await askWallet(() => signed.promise)
    })
    const text = theButton().textContent
    await userEvent.click(theButton())
    expect(theButton()).toHaveTextContent(text)
    reviewed.resolve()
    await vi.waitFor(() => expect(theButton()).toHaveTextContent('Confirm in your wallet'))
    expect(theButton()).toHaveAttribute('aria-busy', 'true')
    signed.resolve()
    await vi.waitFor(() => expect(theButton()).not.toHaveAttribute('aria-busy'))
    expect(theButton()).toHaveTextContent(text)
  })

  it('keeps its text while the wallet is asked for something else', async () => {
    const signed = deferred()
    open(ready)
    const asked = askWallet(() => signed.promise)
    await act(() => Promise.resolve())
    expect(theButton()).toHaveTextContent('Approve it')
    signed.resolve()
    await act(() => asked)
  })

  it('numbers the approval and the action after it', () => {
    const next = { text: { key: 'vault.deposit' } }
    const form: FormState = { status: 'needsApproval', request: approval, isPending: false, next }
    const show = open(form)
    expect(screen.getByText('Step 1 of 2: Approve DIAL')).toBeVisible()
    expect(screen.getByText('Step 2 of 2: Deposit')).toBeVisible()
    show({ ...form, order: { index: 1, count: 2 } })
    expect(screen.getByText('Step 1 of 3: Approve DIAL')).toBeVisible()
    expect(screen.queryByText(/Deposit/)).toBeNull()
    show({ ...form, order: { index: 2, count: 2 } })
    expect(screen.getByText('Step 2 of 3: Approve DIAL')).toBeVisible()
    expect(screen.getByText('Step 3 of 3: Deposit')).toBeVisible()
  })

  it('asks to approve the maximum, and the exact amount for who wants that; the choice is kept', async () => {
    const onSubmit = vi.fn<(request: TxRequest) => Promise<void>>(() => Promise.resolve())
    const show = open({ status: 'needsApproval', request: approval, isPending: false }, onSubmit)
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(onSubmit).toHaveBeenLastCalledWith(approval)
    await untilFree()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Approve the exact amount only' }))
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(onSubmit.mock.lastCall?.[0].args).toEqual([SPENDER, EXACT])
    expect(onSubmit.mock.lastCall?.[0]).not.toHaveProperty('fallback')
    show(ready)
    show({ status: 'needsApproval', request: approval, isPending: false })
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  const { chainId } = getDeployment()
  const connect = (capabilities?: () => unknown) => {
    const provider = new FakeWallet(chainId)
    if (capabilities !== undefined) provider.answer('wallet_getCapabilities', capabilities)
    walletSession.set({ status: 'connected', account: FAKE_ACCOUNT, chainId, provider, choiceId: 'test' })
    return provider
  }
  const hexId = `0x${chainId.toString(16)}`
  const next = { request: { ...approval, summary: { key: 'tx.approve.summary' } }, text: { key: 'vault.deposit' } }

  it('approves the exact amount and does what that is for in one, where the wallet can', async () => {
    connect(() => ({ [hexId]: { atomic: { status: 'supported' } } }))
    const onSubmit = vi.fn(() => Promise.resolve())
    open({ status: 'needsApproval', request: approval, isPending: false, next }, onSubmit)
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and Deposit' }))
    const { fallback, ...rest } = approval
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...next.request, before: [{ ...rest, ...fallback }] })
    expect(screen.getByText(/^One confirmation for both/)).toBeVisible()
    expect(screen.queryByText(/^Step/)).toBeNull()
  })

  it.each<[string, (() => unknown) | undefined]>([
    ['does not know batches', undefined],
    ['says so', () => ({ [hexId]: { atomic: { status: 'unsupported' } } })],
    ['can on another chain only', () => ({ '0x1': { atomic: { status: 'supported' } } })],
    ['answers nonsense', () => [null, 7]],
  ])('approves alone where the wallet %s', async (_what, capabilities) => {
    const provider = connect(capabilities)
    open({ status: 'needsApproval', request: approval, isPending: false, next })
    await vi.waitFor(() => expect(provider.methodsCalled()).toContain('wallet_getCapabilities'))
    await vi.dynamicImportSettled()
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
  })

  it('keeps the focus of who works with the keyboard, from connecting over the approval until the amount is sent', async () => {
    const stop = keepFocus()
    const show = open({ status: 'disconnected' })
    await userEvent.tab()
    expect(theButton()).toHaveFocus()
    show({ status: 'empty', text: { key: 'vault.deposit.enter' } })
    await vi.waitFor(() => expect(theButton()).toHaveFocus())
    for (const form of [
      { status: 'needsApproval', request: approval, isPending: false },
      { status: 'needsApproval', request: approval, isPending: true },
      ready,
    ] as const) {
      show(form)
      await vi.waitFor(() => expect(theButton()).toHaveFocus())
    }
    show({ status: 'empty', text: { key: 'vault.deposit.enter' } })
    expect(theButton()).toHaveTextContent('Enter an amount')
    expect(theButton()).toHaveFocus()
    // A natively disabled button cannot be focused.
    expect(theButton()).not.toHaveAttribute('disabled')
    stop()
  })

  it('waits for an approval that is on its way', async () => {
    const onSubmit = vi.fn(() => Promise.resolve())
    open({ status: 'needsApproval', request: approval, isPending: true }, onSubmit)
    const button = screen.getByRole('button', { name: 'Approving' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
