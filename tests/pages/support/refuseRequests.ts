import { type MockInstance, vi } from 'vitest'

/** Makes all requests whose body contains `text` fail like an unreachable host, until restored. */
export function refuseRequests(text: string): MockInstance<typeof fetch> {
  const send = globalThis.fetch
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      typeof init?.body === 'string' && init.body.includes(text)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(url, init),
    )
}
