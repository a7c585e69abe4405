import { type MockInstance, vi } from 'vitest'

/** Makes all requests whose URL contains `text` fail like an unreachable host, until restored. */
export function refuseUrls(text: string): MockInstance<typeof fetch> {
  const send = globalThis.fetch
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      typeof url === 'string' && url.includes(text)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(url, init),
    )
}
