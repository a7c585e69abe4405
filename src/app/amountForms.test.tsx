import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeData } from '@/chain/abi/codec'
import { multicallContract } from '@/chain/contracts/multicall'
import { getDeployment } from '@/config/deployment'
import { vaultPath } from '@/config/routes'
import { findToken } from '@/domain/token/token'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Hex } from '@/lib/hex'
import { wordOf } from '@/store/testing/fakeChain'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { walletSession } from '@/wallet/session'
import { FAKE_ACCOUNT, FakeWallet } from '@/wallet/testing/FakeWallet'
import { AppRoutes } from './AppRoutes'

const HELD_WEI = 10n ** 24n
const NOW_SEC = 1_750_000_000
const usdc = findToken(getDeployment(), 'USDC')?.address ?? ''

// The third word is a pair's blockTimestampLast.
const EVERYTHING = `0x${[HELD_WEI, HELD_WEI, 1n].map((word) => wordOf(word).slice(2)).join('')}` as const

/** A node that returns 10^24 for every balance, allowance and reserve. */
function node(method: string, params: readonly unknown[]): unknown {
  const now = { number: '0x64', timestamp: `0x${NOW_SEC.toString(16)}` }
  if (method === 'eth_getBlockByNumber') return now
  if (method !== 'eth_call') throw new Error('no answer')
  const [, calls] = decodeData(
    multicallContract.functions.tryAggregate.inputs,
    `0x${(params[0] as { data: Hex }).data.slice(10)}`,
  )
  const results = calls.map((_, index) => ({
    success: true,
    returnData: index === 0 ? wordOf(100) : index === 1 ? wordOf(NOW_SEC) : EVERYTHING,
  }))
  return `0x${multicallContract.functions.tryAggregate.outputs.encode(results)}`
}

function World({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <TestStore node={node}>
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </ToastsProvider>
      </TestLanguage>
    </TestStore>
  )
}

const digits = (maxLength: number) => fc.string({ unit: fc.nat(9).map(String), minLength: 0, maxLength })
/** Valid field texts: up to 79 digits with or without a separator, and the limits of a uint256. */
const typedTexts = fc.oneof(
  digits(79),
  fc.tuple(fc.nat(78), digits(78)).map(([at, text]) => `${text.slice(0, at)}.${text.slice(at)}`),
  fc.constantFrom(
    '9'.repeat(61),
    '9'.repeat(79),
    `${'9'.repeat(60)}.5`,
    String(2n ** 256n),
    String(2n ** 256n - 1n),
    String(HELD_WEI),
    '1000000',
    '1000001',
    '.',
    '0',
    '1.',
  ),
)

const amountFields = () =>
  [...document.querySelectorAll('input')].filter(
    ({ inputMode, disabled }) => ['decimal', 'numeric'].includes(inputMode) && !disabled,
  )

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  walletSession.set({
    status: 'connected',
    account: FAKE_ACCOUNT,
    chainId: getDeployment().chainId,
    provider: new FakeWallet(getDeployment().chainId),
    choiceId: 'injected',
  })
})
// Other tests rely on pages that were not loaded yet.
afterAll(() => {
  vi.resetModules()
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
  vi.unstubAllGlobals()
})

describe('pages keep working for any typed amount', () => {
  it.each([
    [vaultPath('single-cro'), 2],
    [vaultPath('vvs-vvs'), 2],
    [vaultPath('vvs-cro-usdc'), 2],
    ['/earn/cro-lock', 1],
    ['/farms', 2],
    ['/pools', 4],
    [`/zap?inputCurrency=CRO&outputCurrency=${usdc}`, 1],
    [`/swap?inputCurrency=CRO&outputCurrency=${usdc}`, 2],
    [`/add/CRO/${usdc}`, 2],
    [`/remove/CRO/${usdc}`, 3],
    ['/inscription', 5],
    ['/nft', 1],
  ])('%s', async (path, count) => {
    render(
      <World path={path}>
        <AppRoutes />
      </World>,
    )
    if (path === '/farms') fireEvent.click(await screen.findByRole('button', { name: 'Details of DIAL' }))
    if (path === '/pools')
      for (const name of ['Auto DIAL', 'Earn TONIC with DIAL'])
        fireEvent.click(await screen.findByRole('button', { name: `Details of ${name}` }))
    if (path.startsWith('/remove')) fireEvent.click(await screen.findByRole('button', { name: 'Detailed' }))
    await waitFor(() => expect(amountFields().length).toBeGreaterThanOrEqual(count))
    fc.assert(
      fc.property(fc.nat(count - 1), typedTexts, (index, text) => {
        const field = amountFields()[index]
        if (field === undefined) throw new Error(`The form is gone: ${document.body.textContent}`)
        fireEvent.change(field, { target: { value: '' } })
        fireEvent.change(field, { target: { value: text } })
        expect(amountFields().length).toBeGreaterThanOrEqual(count)
      }),
      { numRuns: 25 },
    )
    expect(screen.queryByRole('alert')?.textContent ?? '').not.toMatch(/went wrong/)
  })
})
