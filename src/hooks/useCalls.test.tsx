import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContractCall } from '@/chain/calls/call'
import { erc20Contract } from '@/chain/contracts/erc20'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockFailed, blockPollingStarted, blockPollingStopped } from '@/store/block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '@/store/testing/fakeChain'
import { chainHarness } from './testing/chainHarness'
import { useCall, useCalls } from './useCalls'

const TOKEN: Address = `0x${'a'.repeat(40)}`
const balanceCall = (i: number) => erc20Contract(TOKEN).balanceOf(`0x${String(i + 1).padStart(40, '0')}`)

let chain: FakeChain
let store: AppStore
const { wrapper, pass, newBlock } = chainHarness(() => ({ chain, store }))

beforeEach(() => {
  vi.useFakeTimers()
  chain = createFakeChain()
  for (let i = 0; i < 3; i++) chain.answers.set(balanceCall(i).key, wordOf(i + 1))
  store = createAppStore({ client: chain.client, chainId: getDeployment().chainId, multicall: MULTICALL })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useCalls', () => {
  it('is loading, then ready with decoded values in call order', async () => {
    const { result } = renderHook(() => useCalls([balanceCall(1), undefined, balanceCall(0)]), { wrapper })
    expect(result.current.map(({ status }) => status)).toEqual(['loading', 'loading', 'loading'])
    await pass(100)
    await newBlock(100)
    expect(result.current).toEqual([
      { status: 'ready', value: 2n },
      { status: 'loading' },
      { status: 'ready', value: 1n },
    ])
  })

  it('re-renders only for changed data, and keeps the identity of unchanged objects', async () => {
    const renders = [0, 0]
    function Balance({ i }: { readonly i: 0 | 1 }) {
      renders[i] = (renders[i] ?? 0) + 1
      const balance = useCall(balanceCall(i))
      return <span>{balance.status === 'ready' ? `balance ${balance.value.toString()}` : balance.status}</span>
    }
    render(
      <>
        <Balance i={0} />
        <Balance i={1} />
      </>,
      { wrapper },
    )
    await pass(100)
    await newBlock(100)
    expect(screen.getByText('balance 2')).toBeInTheDocument()
    const before = [...renders]
    chain.answers.set(balanceCall(1).key, wordOf(9))
    await newBlock(101)
    expect(screen.getByText('balance 9')).toBeInTheDocument()
    expect(renders).toEqual([before[0], (before[1] ?? 0) + 1])
    await newBlock(102)
    expect(renders).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  it('tells the store once of the calls that one render mounts, and once of those that it unmounts', async () => {
    const told = vi.fn()
    store.subscribe(told)
    const Balance = ({ i }: { readonly i: number }) => useCall(balanceCall(i)).status
    const { rerender } = render(
      [0, 1, 2].map((i) => <Balance key={i} i={i} />),
      { wrapper },
    )
    await pass(0)
    expect(told).toHaveBeenCalledTimes(1)
    rerender([<Balance key={0} i={0} />])
    await pass(0)
    expect(told).toHaveBeenCalledTimes(2)
    expect(Object.keys(store.getState().multicall.listeners[getDeployment().chainId] ?? {})).toEqual([
      balanceCall(0).key,
    ])
  })

  it('does not watch the store without a call', () => {
    const subscribe = vi.spyOn(store, 'subscribe')
    const { rerender } = renderHook(({ call }) => useCall(call), {
      wrapper,
      initialProps: { call: undefined as ContractCall<bigint> | undefined },
    })
    const before = subscribe.mock.calls.length
    rerender({ call: balanceCall(0) })
    expect(subscribe).toHaveBeenCalledTimes(before + 1)
  })

  it('keeps the loadable of each unchanged call', async () => {
    const { result } = renderHook(() => useCalls([balanceCall(0), balanceCall(1)]), { wrapper })
    await pass(100)
    await newBlock(100)
    const [first] = result.current
    chain.answers.set(balanceCall(1).key, wordOf(9))
    await newBlock(101)
    expect(result.current[0]).toBe(first)
    expect(result.current[1]).toEqual({ status: 'ready', value: 9n })
  })

  it('keeps a value as stale while reads fail, with its time', async () => {
    const { result } = renderHook(() => useCall(balanceCall(0)), { wrapper })
    await pass(100)
    await newBlock(100)
    const readAtMs = Date.now()
    chain.down.add('eth_call')
    await pass(6_000)
    await newBlock(101)
    expect(result.current).toEqual({ status: 'stale', value: 1n, asOfMs: readAtMs })
    chain.down.clear()
    await newBlock(102)
    expect(result.current).toEqual({ status: 'ready', value: 1n })
    act(() => {
      store.dispatch(blockFailed())
    })
    expect(result.current.status).toBe('stale')
  })

  it.each<[string, (chain: FakeChain) => void]>([
    ['reverts', ({ answers }) => answers.delete(balanceCall(0).key)],
    ['gives what is no number', ({ answers }) => answers.set(balanceCall(0).key, '0x12')],
    ['is not answered', ({ down }) => down.add('eth_call')],
  ])('fails only the call that %s, and reads again on retry', async (_what, spoil) => {
    spoil(chain)
    const { result } = renderHook(() => useCall(balanceCall(0)), { wrapper })
    await pass(100)
    await newBlock(100)
    expect(result.current.status).toBe('failed')
    chain.answers.set(balanceCall(0).key, wordOf(5))
    chain.down.clear()
    act(() => {
      if (result.current.status === 'failed') result.current.retry()
    })
    await pass(0)
    expect(result.current).toEqual({ status: 'ready', value: 5n })
  })

  it('fails if no block can be read, and retries that too', async () => {
    chain.down.add('eth_getBlockByNumber')
    const { result } = renderHook(() => useCall(balanceCall(0)), { wrapper })
    act(() => {
      store.dispatch(blockPollingStarted())
    })
    await pass(100)
    expect(result.current.status).toBe('failed')
    chain.down.clear()
    act(() => {
      if (result.current.status === 'failed') result.current.retry()
    })
    await pass(0)
    expect(result.current).toEqual({ status: 'ready', value: 1n })
    store.dispatch(blockPollingStopped())
  })

  it('never shows the value of other calls after a change', async () => {
    const seen: [number, unknown][] = []
    const { rerender } = renderHook(
      ({ i }: { readonly i: number }) => {
        const balance = useCall(balanceCall(i))
        seen.push([i, balance.status === 'ready' ? balance.value : balance.status])
      },
      { wrapper, initialProps: { i: 0 } },
    )
    await pass(100)
    await newBlock(100)
    rerender({ i: 1 })
    await pass(100)
    expect(seen.filter(([i, value]) => i === 1 && value === 1n)).toEqual([])
    expect(seen.at(-1)).toEqual([1, 2n])
  })

  it('stops reading unmounted calls', async () => {
    const { unmount } = renderHook(() => useCalls([balanceCall(0), balanceCall(0)]), { wrapper })
    await pass(100)
    await newBlock(100)
    unmount()
    await pass(100)
    chain.log.length = 0
    await newBlock(101)
    expect(chain.log).toEqual([])
  })

  it("infers each value's type from its call", () => {
    const { result } = renderHook(() => useCalls([balanceCall(0), erc20Contract(TOKEN).symbol()]), { wrapper })
    const [balance, name] = result.current
    const typed: [bigint | undefined, string | undefined] = [
      balance.status === 'ready' ? balance.value : undefined,
      name.status === 'ready' ? name.value : undefined,
    ]
    const many: readonly ContractCall<bigint>[] = [balanceCall(0)]
    expect(typed).toEqual([undefined, undefined])
    expect(many).toHaveLength(1)
  })
})
