// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TextRequest } from '../fetchText'

const REQUEST: TextRequest = { url: 'https://lists.test/a', maxBytes: 10, timeoutMs: 1_000 }

/** A worker whose behaviour is set by each test. */
class FakeWorker extends EventTarget {
  static behave: (worker: FakeWorker, request: TextRequest, port: MessagePort) => void
  static started = 0

  constructor(readonly url: string) {
    super()
    FakeWorker.started += 1
  }

  postMessage(request: TextRequest, [port]: [MessagePort]): void {
    FakeWorker.behave(this, request, port)
  }
}

const answered = { status: 200, retryAfter: null, text: '{}' }
let fetchOutside: (request: TextRequest) => Promise<unknown>

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.started = 0
  FakeWorker.behave = (_worker, _request, port) => port.postMessage({ answer: answered })
  ;({ fetchOutside } = await import('./fetchOutside'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.head.replaceChildren()
})

function nameIntegrity(path: string, integrity: string): void {
  const map = document.createElement('script')
  map.type = 'importmap'
  map.textContent = JSON.stringify({ integrity: { [path]: integrity } })
  document.head.append(map)
}

describe('fetchOutside', () => {
  it('uses one worker for consecutive requests', async () => {
    expect(await fetchOutside(REQUEST)).toEqual(answered)
    expect(await fetchOutside(REQUEST)).toEqual(answered)
    expect(FakeWorker.started).toBe(1)
  })

  it("rejects with the worker's error", async () => {
    FakeWorker.behave = (_worker, _request, port) => port.postMessage({ problem: 'The answer is too long' })
    await expect(fetchOutside(REQUEST)).rejects.toThrow('The answer is too long')
  })

  it('rejects if the worker fails, and starts a new one next time', async () => {
    FakeWorker.behave = (worker) => worker.dispatchEvent(new Event('error'))
    await expect(fetchOutside(REQUEST)).rejects.toThrow('The worker does not answer')
    FakeWorker.behave = (_worker, _request, port) => port.postMessage({ answer: answered })
    expect(await fetchOutside(REQUEST)).toEqual(answered)
    expect(FakeWorker.started).toBe(2)
  })

  it('times out if the worker does not reply', async () => {
    vi.useFakeTimers()
    FakeWorker.behave = () => undefined
    const failed = expect(fetchOutside(REQUEST)).rejects.toThrow('The worker does not answer')
    await vi.advanceTimersByTimeAsync(REQUEST.timeoutMs + 5_000)
    await failed
  })

  it('does not start a worker with the wrong hash, and tries again', async () => {
    const { ownScriptUrl } = await import('../ownScripts')
    nameIntegrity(ownScriptUrl('fetchWorker'), 'sha256-abc=')
    const fetched = vi.fn((_url: URL, { integrity }: { integrity: string }) =>
      Promise.reject(new TypeError(`not ${integrity}`)),
    )
    vi.stubGlobal('fetch', fetched)
    await expect(fetchOutside(REQUEST)).rejects.toThrow('not sha256-abc=')
    await expect(fetchOutside(REQUEST)).rejects.toThrow('not sha256-abc=')
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(FakeWorker.started).toBe(0)
  })
})
