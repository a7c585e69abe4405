import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkNode, parseNodeUrl } from './checkNode'

const CHAIN_ID = 25
const toHex = (value: number) => `0x${value.toString(16)}`
const answering = (chainId: number, height: number) => () =>
  Promise.resolve(
    new Response(
      JSON.stringify([
        { id: 1, result: toHex(chainId) },
        { id: 2, result: toHex(height) },
      ]),
    ),
  )

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('parseNodeUrl', () => {
  it.each([
    ['https://node.test', 'https://node.test/'],
    ['  https://node.test/key/abc?x=1 ', 'https://node.test/key/abc?x=1'],
    ['http://localhost:8545', 'http://localhost:8545/'],
    ['http://127.0.0.1:8545/', 'http://127.0.0.1:8545/'],
    ['http://[::1]:8545', undefined],
    ['http://node.test', undefined],
    ['http://localhost.evil.test', undefined],
    ['http://127.0.0.1.evil.test', undefined],
    ['https://user:secret@node.test', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/plain,x', undefined],
    ['ws://localhost:8545', undefined],
    ['//node.test', undefined],
    ['node.test', undefined],
    ['', undefined],
    [`https://node.test/${'x'.repeat(300)}`, undefined],
  ])('%s', (typed, url) => {
    expect(parseNodeUrl(typed)).toBe(url)
  })

  it('accepts only https and localhost URLs, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl({ withQueryParameters: true }),
          fc.webUrl().map((url) => url.replace('https', 'http')),
        ),
        (typed) => {
          const url = parseNodeUrl(typed)
          if (url === undefined) return
          const { protocol, hostname, username, password } = new URL(url)
          expect(protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))).toBe(
            true,
          )
          expect(username + password).toBe('')
        },
      ),
    )
  })
})

describe('checkNode', () => {
  it.each([
    ['a node that is near', answering(25, 1_000), { kind: 'good', url: 'https://node.test/' }],
    ['one that is 3 behind', answering(25, 997), { kind: 'good', url: 'https://node.test/' }],
    ['one that is 4 behind', answering(25, 996), { kind: 'outOfSync', blocks: -4 }],
    ['one that is far ahead', answering(25, 5_000), { kind: 'outOfSync', blocks: 4_000 }],
    ['one of another chain', answering(338, 1_000), { kind: 'wrongChain', chainId: 338 }],
    ['one that answers HTML', () => Promise.resolve(new Response('<html>')), { kind: 'noAnswer' }],
    ['one that nobody reaches', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'noAnswer' }],
  ])('reports %s', async (_what, fetched, check) => {
    vi.stubGlobal('fetch', fetched)
    expect(await checkNode('https://node.test', CHAIN_ID, 1_000)).toEqual(check)
  })

  it('accepts any height if the chain height is unknown', async () => {
    vi.stubGlobal('fetch', answering(25, 5))
    expect(await checkNode('https://node.test', CHAIN_ID, 0)).toMatchObject({ kind: 'good' })
  })

  it('sends no request for an invalid URL', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    expect(await checkNode('ftp://node.test', CHAIN_ID, 0)).toEqual({ kind: 'invalidUrl' })
    expect(fetched).not.toHaveBeenCalled()
  })
})
