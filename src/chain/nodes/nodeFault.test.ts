import { describe, expect, it } from 'vitest'
import { NetworkError } from '../rpc/rpcError'
import { parseRetryAfter, toNodeFault } from './nodeFault'

const NOW_MS = Date.parse('2026-01-01T00:00:00Z')

describe('parseRetryAfter', () => {
  it.each([
    ['30', 30_000],
    [' 7 ', 7_000],
    ['0', 1_000],
    ['999999', 120_000],
    ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 1_000],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 120_000],
    ['soon', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j to %j ms', (header, ms) => {
    const read = parseRetryAfter(header, NOW_MS)
    // Some engines parse '-5' and '1e9' as dates; clamping makes that harmless.
    if (ms === undefined && read !== undefined) expect(read).toBeLessThanOrEqual(120_000)
    else expect(read).toBe(ms)
  })
})

const refused = (status: number, text = '', retryAfter: string | null = null) =>
  new NetworkError('', { cause: { status, text, retryAfter } })
const said = (code: number, message: string) => new NetworkError(message, { cause: { code, message } })

describe('toNodeFault', () => {
  it.each([
    [refused(429), { kind: 'rateLimited' }],
    [refused(429, '', '5'), { kind: 'rateLimited', retryAfterMs: 5_000 }],
    [refused(503, '{"error":"rate limit exceeded"}'), { kind: 'rateLimited' }],
    [refused(503, '', '5'), { kind: 'unusable' }],
    [refused(502, '<html>Bad gateway</html>'), { kind: 'unusable' }],
    [refused(413), { kind: 'batchRefused' }],
    [
      refused(500, '{"message":"Batch of more than 3 requests are not allowed on free tier"}'),
      { kind: 'batchRefused' },
    ],
    [refused(500, 'x'.repeat(20_000)), { kind: 'unusable' }],
    [said(-32005, 'daily request count exceeded'), { kind: 'rateLimited' }],
    [said(-32000, 'Too many requests, slow down'), { kind: 'rateLimited' }],
    [said(-32005, 'query returned more than 10000 results'), { kind: 'unusable' }],
    [said(-32600, 'batch requests are not supported'), { kind: 'batchRefused' }],
    [said(-32603, 'internal error'), { kind: 'unusable' }],
    [new NetworkError('Chain 56', { cause: 56 }), { kind: 'wrongChain' }],
    [new NetworkError('The answer is not JSON'), { kind: 'unusable' }],
    [new TypeError('Failed to fetch'), { kind: 'unusable' }],
    ['text', { kind: 'unusable' }],
  ])('case %#: %s', (thrown, fault) => {
    expect(toNodeFault(thrown, NOW_MS)).toEqual(fault)
  })
})
