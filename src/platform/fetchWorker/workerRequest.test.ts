import { describe, expect, it } from 'vitest'
import { parseWorkerRequest } from './workerRequest'

const LIMITS = { maxBytes: 100, timeoutMs: 1_000 }
const read = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: '0x' }, 'latest'] }
const get = (url: unknown) => parseWorkerRequest({ ...LIMITS, url })
const post = (json: unknown) => parseWorkerRequest({ ...LIMITS, url: 'https://node.test', json })

describe('parseWorkerRequest', () => {
  it.each([
    'https://lists.test/a.json?b=c',
    'http://127.0.0.1:8545/',
    'http://localhost:1/',
    'http://services.sundial.localhost/ipfs/a',
  ])('accepts a GET of %s', (url) => {
    expect(get(url)).toEqual({ ...LIMITS, url })
  })

  it.each([
    'http://lists.test',
    'http://localhost.evil.test',
    'https://user:secret@lists.test',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://lists.test/1',
    'file:///etc/passwd',
    'wss://lists.test',
    '/earn',
    '',
    `https://lists.test/${'a'.repeat(5_000)}`,
    7,
    undefined,
    ['https://lists.test'],
  ])('rejects a GET of %j', (url) => {
    expect(() => get(url)).toThrow('Not an address to fetch from')
  })

  it.each([
    'eth_call',
    'eth_chainId',
    'eth_blockNumber',
    'eth_getLogs',
    'eth_getBlockByNumber',
    'eth_getTransactionReceipt',
    'eth_estimateGas',
    'eth_gasPrice',
  ])('accepts the read %s and serializes it again', (method) => {
    const { json = '' } = post(JSON.stringify([{ ...read, method, auth: 'secret' }]))
    expect(JSON.parse(json)).toEqual([{ ...read, method }])
  })

  it.each([
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTypedData_v4',
    'eth_accounts',
    'personal_unlockAccount',
    'admin_addPeer',
    'anvil_setBalance',
    'eth_get',
    '',
    7,
  ])('rejects a POST of %j', (method) => {
    expect(() => post(JSON.stringify([{ ...read, method }]))).toThrow('Not a read')
  })

  it.each([
    JSON.stringify(read),
    JSON.stringify([7]),
    JSON.stringify([{ ...read, id: 'x' }]),
    JSON.stringify([{ ...read, params: {} }]),
    'secret=1',
    '',
    7,
    JSON.stringify([{ ...read, params: ['a'.repeat(1_000_000)] }]),
  ])('rejects anything else: case %#', (json) => {
    expect(() => post(json)).toThrow()
  })

  it('accepts base64 as the only other encoding', () => {
    expect(parseWorkerRequest({ ...LIMITS, url: 'https://a.test', as: 'base64' })).toMatchObject({ as: 'base64' })
    expect(() => parseWorkerRequest({ ...LIMITS, url: 'https://a.test', as: 'html' })).toThrow('Not a form')
  })

  it('requires limits', () => {
    expect(parseWorkerRequest({ url: 'https://a.test', maxBytes: 1e12, timeoutMs: 1e12 })).toMatchObject({
      maxBytes: 8_000_000,
      timeoutMs: 30_000,
    })
    for (const limit of [undefined, 0, -1, Number.NaN, '100']) {
      expect(() => parseWorkerRequest({ url: 'https://a.test', maxBytes: limit, timeoutMs: 1 })).toThrow('Not a limit')
      expect(() => parseWorkerRequest({ url: 'https://a.test', maxBytes: 1, timeoutMs: limit })).toThrow('Not a limit')
    }
  })

  it('drops headers and credentials', () => {
    expect(
      parseWorkerRequest({
        ...LIMITS,
        url: 'https://a.test',
        headers: { authorization: 'x' },
        credentials: 'include',
        method: 'DELETE',
      }),
    ).toEqual({ ...LIMITS, url: 'https://a.test' })
    expect(() => parseWorkerRequest('https://a.test')).toThrow('Not a request')
  })
})
