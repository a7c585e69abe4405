import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type GraphPage, type LoadGraphPage, pageBySkip } from '@/api/graphPages'
import { useGraphPages } from './useGraphPages'

const PAGE_ROWS = 2
const listOf =
  (length: number): LoadGraphPage<number, number> =>
  (skip = 0) => {
    const rows = Array.from({ length }, (_, index) => index).slice(skip, skip + PAGE_ROWS)
    return Promise.resolve(pageBySkip(rows, skip, PAGE_ROWS))
  }
const show = (loadPage: LoadGraphPage<number, number>) =>
  renderHook(({ key }: { key: string }) => useGraphPages(key, loadPage, String), { initialProps: { key: 'trades' } })
const more = ({ current }: { current: ReturnType<typeof useGraphPages<number, number>> }) =>
  act(() => current.more?.onLoad())

describe('useGraphPages', () => {
  it('loads the first page, then one at a time, until one is short', async () => {
    const { result } = show(listOf(3))
    expect(result.current.rows.status).toBe('loading')
    await waitFor(() => expect(result.current.rows).toEqual({ status: 'ready', value: [0, 1] }))
    expect(result.current.more).toMatchObject({ isLoading: false, hasFailed: false })
    more(result)
    expect(result.current.more?.isLoading).toBe(true)
    await waitFor(() => expect(result.current.rows).toEqual({ status: 'ready', value: [0, 1, 2] }))
    expect([result.current.more, result.current.isPartial]).toEqual([undefined, false])
  })

  it('fails with its first page, and loads it again', async () => {
    const loadPage = vi.fn(listOf(1)).mockRejectedValueOnce(new Error('down'))
    const { result } = show(loadPage)
    await waitFor(() => expect(result.current.rows.status).toBe('failed'))
    act(() => (result.current.rows.status === 'failed' ? result.current.rows.retry() : undefined))
    await waitFor(() => expect(result.current.rows).toEqual({ status: 'ready', value: [0] }))
  })

  it('keeps its rows where a later page fails, and asks for that page again', async () => {
    const loadPage = vi.fn(listOf(3))
    const { result } = show(loadPage)
    await waitFor(() => expect(result.current.rows.status).toBe('ready'))
    loadPage.mockRejectedValueOnce(new Error('down'))
    more(result)
    await waitFor(() => expect(result.current.more?.hasFailed).toBe(true))
    expect(result.current.rows).toEqual({ status: 'ready', value: [0, 1] })
    more(result)
    await waitFor(() => expect(result.current.rows).toEqual({ status: 'ready', value: [0, 1, 2] }))
    expect(loadPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 2, 2])
  })

  it('is partial where a page brings nothing new', async () => {
    const { result } = show(() => Promise.resolve({ rows: [0, 1], next: 1 }))
    await waitFor(() => expect(result.current.rows.status).toBe('ready'))
    more(result)
    await waitFor(() => expect(result.current.more).toBeUndefined())
    expect([result.current.rows, result.current.isPartial]).toEqual([{ status: 'ready', value: [0, 1] }, true])
  })

  it('leaves off with another key, and when nobody looks', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const answers: ((page: GraphPage<number, number>) => void)[] = []
    const { result, rerender, unmount } = show((_cursor, signal) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    })
    const answer = (request: number, row: number) =>
      act(() => {
        answers[request]?.({ rows: [row], next: undefined })
        return Promise.resolve()
      })
    rerender({ key: 'other' })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    await answer(0, 9)
    expect(result.current.rows.status).toBe('loading')
    await answer(1, 7)
    expect(result.current.rows).toEqual({ status: 'ready', value: [7] })
    rerender({ key: 'third' })
    unmount()
    expect(signals.at(-1)?.aborted).toBe(true)
  })

  it('asks for nothing without a key', () => {
    const loadPage = vi.fn(listOf(1))
    const { result } = renderHook(() => useGraphPages(undefined, loadPage, String))
    expect(result.current.rows.status).toBe('loading')
    expect(loadPage).not.toHaveBeenCalled()
  })
})
