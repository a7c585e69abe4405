import { type MockInstance, vi } from 'vitest'

type Fetch = typeof fetch

const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

/** Whether the address or the body of a request contains a text. */
const mentions = (text: string, ...[request, init]: Parameters<Fetch>) =>
  addressOf(request).includes(text) || (typeof init?.body === 'string' && init.body.includes(text))

/** Makes the requests for which `isRefused` is true fail like an unreachable host, until restored. */
function refuse(isRefused: (...request: Parameters<Fetch>) => boolean): MockInstance<Fetch> {
  const send = globalThis.fetch
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) =>
      isRefused(...request) ? Promise.reject(new TypeError('Failed to fetch')) : send(...request),
    )
}

/** Makes all requests whose address or body contains `text` fail like an unreachable host, until restored. */
export function refuseRequests(text: string): MockInstance<Fetch> {
  return refuse((...request) => mentions(text, ...request))
}

/** Makes all requests to URLs that contain one of the texts fail like an unreachable host, until restored. */
export function refuseUrls(...texts: readonly string[]): MockInstance<Fetch> {
  return refuse((request) => texts.some((text) => addressOf(request).includes(text)))
}

/** Changes what a service answers to all requests whose address or body contains `text`, until restored. */
export function changeAnswers(text: string, change: (answer: string) => string): MockInstance<Fetch> {
  const send = globalThis.fetch
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await send(...request)
    return mentions(text, ...request) ? new Response(change(await answer.text()), answer) : answer
  })
}
