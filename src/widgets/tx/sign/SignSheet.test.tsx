import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignRequest } from '@/chain/tx/signRequest'
import { getDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { walletSession } from '@/wallet/session'
import { FakeWallet, providerError } from '@/wallet/testing/FakeWallet'
import { TransactionsUpdater } from '../TransactionsUpdater'
import { loadSignSheet } from './reviewSignature'
import { type SignResult, useSignMessage } from './useSignMessage'

const { chainId, exchange } = getDeployment()
const router = exchange?.contracts.router ?? ZERO_ADDRESS
// Account and signature of the private key 0x1111…; deterministic by RFC 6979.
const account: Address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const OF_LOGIN =
  '0x411963d91fbeab2adf8a262131353488bfbc42210e78a221c8934f444be5c20b279127f9a999bae2b638b87ea2262b1ce76166da561846203f0ba4dad1a1a7821c'
const OF_ANOTHER_TEXT =
  '0x57a4ac7c0405534c7dd6634d368393d5b23b845336d77b33caf088b91c9c3c76102a6ed45c3cf0d6a4364b2c60983acf5bf08038330b9b8261b139f2fea0000e1b'
const STRANGER: Address = `0x${'56'.repeat(20)}`
const LP: Address = `0x${'12'.repeat(20)}`

const permit = (spender: Address): SignRequest => ({
  kind: 'typedData',
  domain: { name: 'Swap LPs\u202E', version: '1', chainId, verifyingContract: LP },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: account, spender, value: '1500000000000000000', nonce: '0', deadline: '1740000000' },
})
const login: SignRequest = { kind: 'text', message: 'Sign in\n<img src=x onerror=alert(1)>\u200B' }

let wallet: FakeWallet
let result: SignResult | undefined

function Asker({ request }: { readonly request: SignRequest }) {
  const sign = useSignMessage()
  const order = {
    request,
    title: { key: 'tx.sign.message' },
    purpose: { key: 'tx.sign.free' },
    asset: { symbol: 'LP', decimals: 18 },
  }
  const ask = async () => {
    result = await sign(() => Promise.resolve(order))
  }
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  )
}

async function open(request: SignRequest) {
  render(
    <TestStore node={() => null}>
      <TestLanguage>
        <TransactionsUpdater />
        <Asker request={request} />
      </TestLanguage>
    </TestStore>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  return screen.findByRole('dialog')
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Sign in wallet' }))
const signCalls = () => wallet.methodsCalled().filter((method) => /sign/i.test(method))

beforeAll(async () => {
  await loadSignSheet()
})
beforeEach(() => {
  result = undefined
  wallet = new FakeWallet(chainId)
  walletSession.set({
    status: 'connected',
    account,
    chainId,
    provider: wallet,
    choiceId: 'injected',
  })
})
afterEach(() => {
  walletSession.set({ status: 'disconnected' })
})

describe('the sheet before a signature', () => {
  it('says who asks, what may be spent by whom and until when, before the wallet opens', async () => {
    const sheet = within(await open(permit(router)))
    expect(sheet.getByText(/localhost/)).toBeVisible()
    expect(sheet.getByText('1.5')).toBeVisible()
    expect(sheet.getByText(/2025/)).toBeVisible()
    expect(sheet.getByText('Swap LPs')).toBeVisible()
    expect(sheet.getByText('All signed data: Permit')).toBeVisible()
    expect(sheet.getByText('Exchange router')).toBeInTheDocument()
    expect(sheet.getByText('Your account')).toBeInTheDocument()
    expect(sheet.getByRole('button', { name: 'Sign in wallet' })).toHaveFocus()
    expect(signCalls()).toEqual([])
  })

  it("gives the account's own signature, and nobody else's", async () => {
    await open(login)
    wallet.answer('personal_sign', () => OF_LOGIN)
    await confirm()
    await waitFor(() => expect(result?.status).toBe('signed'))
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('dialog')
    wallet.answer('personal_sign', () => OF_ANOTHER_TEXT)
    await confirm()
    await waitFor(() => expect(result).toEqual({ status: 'unsupported' }))
  })

  it('shows hostile text as text, and marks what cannot be seen', async () => {
    const sheet = within(await open(login))
    expect(sheet.getByRole('group', { name: 'Message' })).toHaveTextContent(
      'Sign in <img src=x onerror=alert(1)>\uFFFD',
    )
    expect(sheet.queryByRole('img', { name: '' })).toBeNull()
    expect(sheet.getByText('It contains invisible characters')).toBeVisible()
  })

  it('does not let a contract spend that is not known here', async () => {
    const sheet = within(await open(permit(STRANGER)))
    expect(sheet.getByText('Unknown contract')).toBeVisible()
    expect(sheet.queryByRole('button', { name: 'Sign in wallet' })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(result).toEqual({ status: 'rejected' }))
    expect(signCalls()).toEqual([])
  })

  it('takes a no in the sheet and in the wallet for an outcome', async () => {
    await open(login)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(result).toEqual({ status: 'rejected' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('dialog')
    wallet.answer('personal_sign', () => {
      throw providerError(4001, 'User rejected the request.')
    })
    result = undefined
    await confirm()
    await waitFor(() => expect(result).toEqual({ status: 'rejected' }))
  })

  it('tells a wallet that cannot sign from one that fails, and asks none that is not connected', async () => {
    await open(permit(router))
    wallet.answer('eth_signTypedData_v4', () => {
      throw providerError(4200, 'Unsupported')
    })
    await confirm()
    await waitFor(() => expect(result).toEqual({ status: 'unsupported' }))
    walletSession.set({ status: 'disconnected' })
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(result).toEqual({ status: 'failed', error: { kind: 'unknown' } }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
