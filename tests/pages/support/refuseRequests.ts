import { type MockInstance, vi } from 'vitest'

/** Makes the requests for which `isRefused` is true fail like an unreachable host, until restored. */
function refuse(isRefused: (url: string, body: string) => boolean): MockInstance<typeof fetch> {
  const send = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const address = url instanceof Request ? url.url : String(url)
    return isRefused(address, typeof init?.body === 'string' ? init.body : '')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(url, init)
  })
}

/** Makes all requests whose body contains `text` fail like an unreachable host, until restored. */
export function refuseRequests(text: string): MockInstance<typeof fetch> {
  return refuse((_url, body) => body.includes(text))
}

/** Makes all requests to URLs that contain one of the texts fail like an unreachable host, until restored. */
export function refuseUrls(...texts: readonly string[]): MockInstance<typeof fetch> {
  return refuse((url) => texts.some((text) => url.includes(text)))
}
