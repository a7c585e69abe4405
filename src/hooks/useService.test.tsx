import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useService } from './useService'

const SEC = 1_000
let tests = 0

interface Props {
  readonly isBehind?: boolean
}

const NOTHING: Props = {}

/** Renders the hook with a key of its own, again each second, as a page does that follows the chain. */
function open(load: () => Promise<string>) {
  tests += 1
  const key = `service ${tests}`
  const hook = renderHook(({ isBehind = false }: Props) => useService(key, load, { isBehind: () => isBehind }), {
    initialProps: NOTHING,
  })
  const pass = async (seconds: number, props: Props = {}) => {
    for (let second = 0; second < seconds; second += 1) {
      hook.rerender(props)
      await act(() => vi.advanceTimersByTimeAsync(SEC))
    }
  }
  return { ...hook, pass }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('useService', () => {
  it('fetches each minute, however often the page renders', async () => {
    const load = vi.fn(() => Promise.resolve('value'))
    const { result, pass } = open(load)
    await pass(59)
    expect(load).toHaveBeenCalledTimes(1)
    expect(result.current).toEqual({ status: 'ready', value: 'value' })
    await pass(62)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('fetches again after a block while its value is behind, also if that is found out later', async () => {
    const load = vi.fn(() => Promise.resolve('value'))
    const { pass } = open(load)
    await pass(10)
    expect(load).toHaveBeenCalledTimes(1)
    await pass(13, { isBehind: true })
    expect(load).toHaveBeenCalledTimes(3)
    await pass(30)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('keeps a value whose refresh has failed, and says that it is old', async () => {
    const load = vi
      .fn(() => Promise.resolve('value'))
      .mockResolvedValueOnce('first')
      .mockRejectedValueOnce(new Error('down'))
    const { result, pass } = open(load)
    await pass(62)
    expect(result.current).toMatchObject({ status: 'stale', value: 'first' })
  })
})
