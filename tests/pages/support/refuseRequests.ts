import { type MockInstance, vi } from 'vitest'

/** Whether the address or the body of a request contains a text. */
const mentions = (text: string, url: RequestInfo | URL, init: RequestInit | undefined) =>
  (typeof url === 'object' && 'url' in url ? url.url : url.toString()).includes(text) ||
  (typeof init?.body === 'string' && init.body.includes(text))

/** Makes all requests whose address or body contains `text` fail like an unreachable host, until restored. */
export function refuseRequests(text: string): MockInstance<typeof fetch> {
  const send = globalThis.fetch
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      mentions(text, url, init) ? Promise.reject(new TypeError('Failed to fetch')) : send(url, init),
    )
}

/** Changes what a service answers to all requests whose address or body contains `text`, until restored. */
export function changeAnswers(text: string, change: (answer: string) => string): MockInstance<typeof fetch> {
  const send = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = await send(url, init)
    return mentions(text, url, init) ? new Response(change(await answer.text()), answer) : answer
  })
}
