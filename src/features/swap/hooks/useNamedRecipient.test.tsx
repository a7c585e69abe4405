import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockArrived } from '@/store/block/blockSlice'
import { createFakeChain, MULTICALL } from '@/store/testing/fakeChain'
import { lookUpName } from '../lookUpName'
import { useNamedRecipient } from './useNamedRecipient'

vi.mock('../lookUpName')

const ADA: Address = `0x${'a'.repeat(40)}`
const EVE: Address = `0x${'e'.repeat(40)}`
const look = vi.mocked(lookUpName)
let store: AppStore
const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
const follow = (typed: string | undefined) =>
  renderHook((props: { readonly typed: string | undefined }) => useNamedRecipient(props.typed), {
    wrapper,
    initialProps: { typed },
  })
const newBlock = (number: number) =>
  act(() => {
    store.dispatch(blockArrived({ number, timestampSec: number }))
  })

beforeEach(() => {
  look.mockReset().mockResolvedValue(ADA)
  store = createAppStore({ client: createFakeChain().client, chainId: getDeployment().chainId, multicall: MULTICALL })
})

describe('useNamedRecipient', () => {
  it('says nothing of what is no name, and asks nobody', () => {
    expect([undefined, '', 'ada', EVE].map((typed) => follow(typed).result.current)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(look).not.toHaveBeenCalled()
  })

  it('says who a name leads to, anew with each block', async () => {
    const { result } = follow('ADA.cro')
    expect(result.current).toEqual({ name: 'ada.cro', address: { status: 'loading' } })
    await waitFor(() => expect(result.current?.address).toEqual(ready(ADA)))
    look.mockResolvedValue(EVE)
    newBlock(2)
    expect(result.current?.address).toEqual(ready(ADA))
    await waitFor(() => expect(result.current?.address).toEqual(ready(EVE)))
    look.mockResolvedValue(undefined)
    newBlock(3)
    await waitFor(() => expect(result.current?.address).toEqual(ready('nobody')))
  })

  it("never says another name's address", async () => {
    const { result, rerender } = follow('ada.cro')
    await waitFor(() => expect(result.current?.address).toEqual(ready(ADA)))
    look.mockReturnValue(new Promise(() => undefined))
    rerender({ typed: 'eve.cro' })
    expect(result.current).toEqual({ name: 'eve.cro', address: { status: 'loading' } })
  })

  it('says where it could not be looked up', async () => {
    look.mockRejectedValue(new Error('No answer'))
    const { result } = follow('ada.cro')
    await waitFor(() => expect(result.current?.address.status).toBe('failed'))
    look.mockResolvedValue(ADA)
    act(() => {
      const address = result.current?.address
      if (address?.status === 'failed') address.retry()
    })
    await waitFor(() => expect(result.current?.address).toEqual(ready(ADA)))
  })
})
