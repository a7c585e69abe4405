import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { SendResult, useSendTx } from '@/hooks/useSendTx'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { type ShowToast, ToastsContext } from '@/ui/toasts/toastsContext'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { reviewTx } from '@/widgets/tx/review/askedReview'
import { operationTx } from '../model/inscriptionTx'
import { remainingMints } from '../model/mintRun'
import { activeRun } from './mintRunStore'
import { type MintRunControls, useMintRun } from './useMintRun'

const sendTx = vi.hoisted(() => vi.fn<ReturnType<typeof useSendTx>>())
vi.mock('@/hooks/useSendTx', () => ({ useSendTx: () => sendTx }))
vi.mock('@/widgets/tx/review/askedReview', () => ({ reviewTx: vi.fn() }))

const operation = { op: 'mint', tick: 'cros', amt: '1000' } as const
const orderOf = (times: number) => ({ operation, times, request: operationTx(FAKE_ACCOUNT, operation, 'en-US') })
const showToast = vi.fn<ShowToast>()

/** Requests that the wallet has open. */
let open: { readonly send: () => void; readonly reject: () => void }[]
let sentCount: number
let page: { readonly current: MintRunControls }

function show(): void {
  page = renderHook(() => useMintRun(), {
    wrapper: ({ children }) => (
      <TestLanguage>
        <ToastsContext value={showToast}>{children}</ToastsContext>
      </TestLanguage>
    ),
  }).result
}
/** The page's memory is gone, its storage is not. */
function reload(): void {
  cleanup()
  activeRun.set(undefined)
  open = []
  show()
}
const shownRun = () => page.current.shown?.run
const sentMints = () => shownRun()?.sent.length
const lastToast = () => showToast.mock.lastCall?.[0]
const isPaused = () => expect(page.current.shown?.phase).toBe('paused')
const hasOpen = (count: number) => waitFor(() => expect(open).toHaveLength(count))
const answerAll = (kind: 'send' | 'reject') => {
  for (const request of open.splice(0)) request[kind]()
}

beforeEach(() => {
  localStorage.clear()
  activeRun.set(undefined)
  showToast.mockReset()
  open = []
  sentCount = 0
  walletSession.set({
    status: 'connected',
    account: FAKE_ACCOUNT,
    chainId: getDeployment().chainId,
    provider: new FakeWallet(getDeployment().chainId),
    choiceId: 'injected',
  })
  vi.mocked(reviewTx).mockImplementation((request) =>
    Promise.resolve({ status: 'confirmed', request, isForced: false }),
  )
  sendTx.mockImplementation((_request, terms) => {
    terms?.onAsk?.()
    return new Promise<SendResult>((resolve) => {
      open.push({
        send: () => {
          sentCount += 1
          resolve({ status: 'sent', hash: `0x${sentCount.toString(16).padStart(64, '0')}` })
        },
        reject: () => resolve({ status: 'rejected' }),
      })
    })
  })
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
  sendTx.mockReset()
  vi.mocked(reviewTx).mockReset()
})

describe('a mint repeated more than 50 times', () => {
  it('is stopped after a batch, and resumed after a reload without sending any mint twice', async () => {
    show()
    void page.current.start(orderOf(120))
    await hasOpen(50)
    expect(reviewTx).toHaveBeenLastCalledWith(expect.anything(), 120)
    act(() => page.current.stop())
    expect(page.current.shown?.phase).toBe('stopping')
    answerAll('send')
    await waitFor(isPaused)
    expect(sentMints()).toBe(50)

    reload()
    expect(sentMints()).toBe(50)
    void page.current.resume()
    await hasOpen(50)
    expect(reviewTx).toHaveBeenLastCalledWith(expect.anything(), 70)
    answerAll('send')
    await hasOpen(20)
    answerAll('send')
    await waitFor(isPaused)
    expect(sentMints()).toBe(120)
    expect(sendTx).toHaveBeenCalledTimes(120)
    expect(lastToast()?.kind).toBe('success')
    expect(lastToast()?.description).toMatch(/^Done, Success 120 of 120, Fail 0times, Data sent: data:,/)

    reload()
    expect(page.current.shown).toBeUndefined()
  })

  it('does not repeat what the wallet had not answered when the page closed', async () => {
    show()
    void page.current.start(orderOf(60))
    await hasOpen(50)
    for (const request of open.splice(0, 47)) request.send()
    await waitFor(() => expect(sentMints()).toBe(47))

    reload()
    expect(shownRun()).toMatchObject({ unanswered: 3, times: 60 })
    void page.current.resume()
    await hasOpen(10)
    answerAll('send')
    await waitFor(isPaused)
    expect(sentMints()).toBe(57)
    expect(sendTx).toHaveBeenCalledTimes(60)
  })

  it('asks for no further batch after a rejection, and can be given up', async () => {
    show()
    void page.current.start(orderOf(60))
    await hasOpen(50)
    answerAll('reject')
    await waitFor(isPaused)
    expect(sendTx).toHaveBeenCalledTimes(50)
    expect(lastToast()?.kind).toBe('danger')
    expect(lastToast()?.description).toMatch(/^Success 0 of 60, Fail 50times/)
    reload()
    expect(shownRun()).toMatchObject({ sent: [], unanswered: 0, times: 60 })
    act(() => page.current.discard())
    expect(page.current.shown).toBeUndefined()
    reload()
    expect(page.current.shown).toBeUndefined()
  })

  it('sends no batch from another account, and waits for its own', async () => {
    show()
    void page.current.start(orderOf(60))
    await hasOpen(50)
    const session = walletSession.getSnapshot()
    if (session.status !== 'connected') throw new Error('A connected wallet')
    act(() => walletSession.set({ ...session, account: `0x${'7'.repeat(40)}` }))
    answerAll('send')
    await waitFor(() => expect(activeRun.getSnapshot()).toBeUndefined())
    expect(sendTx).toHaveBeenCalledTimes(50)
    act(() => walletSession.set(session))
    await waitFor(() => expect(sentMints()).toBe(50))
    const run = shownRun()
    expect(run && remainingMints(run)).toBe(10)
  })

  it('sends nothing if the review is cancelled', async () => {
    vi.mocked(reviewTx).mockResolvedValue({ status: 'cancelled' })
    show()
    await page.current.start(orderOf(60))
    expect(sendTx).not.toHaveBeenCalled()
    expect(page.current.shown).toBeUndefined()
  })
})
