import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchText } from './fetchText'

const REQUEST = { url: 'https://service.test/', maxBytes: 100, timeoutMs: 50 }

/** A server that never responds. */
function hang(_url: unknown, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

describe('a text request', () => {
  const server = vi.fn(hang)
  beforeEach(() => vi.stubGlobal('fetch', server))
  afterEach(() => {
    vi.unstubAllGlobals()
    server.mockClear()
  })

  it('ends after its time, with and without another signal', async () => {
    await expect(fetchText(REQUEST)).rejects.toThrow('timeout')
    await expect(fetchText(REQUEST, new AbortController().signal)).rejects.toThrow('timeout')
  })

  it('ends when the other signal aborts', async () => {
    const user = new AbortController()
    const text = fetchText({ ...REQUEST, timeoutMs: 60_000 }, user.signal)
    user.abort(new Error('left the page'))
    await expect(text).rejects.toThrow('left the page')
  })

  it('does not start for a signal that has aborted', async () => {
    await expect(fetchText(REQUEST, AbortSignal.abort(new Error('left before')))).rejects.toThrow('left before')
    expect(server).not.toHaveBeenCalled()
  })
})
