import { afterEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { Hex } from '@/lib/hex'
import { parseListLocation } from './listLocation'
import { parseTokenList } from './parse'
import { fetchTokenList } from './query'
import { isNewerVersion } from './tokenList'
import { TokenListError } from './tokenListError'
import { webUrls } from './webUrls'

const token = (n: number) => ({
  chainId: 25,
  address: `0x${n.toString(16).padStart(40, '0')}`,
  decimals: 18,
  name: `Token ${n}`,
  symbol: `T${n}`,
})
const listOf = (tokens: unknown) => ({
  name: 'A list',
  timestamp: '2026-01-01T00:00:00+00:00',
  version: { major: 1, minor: 2, patch: 3 },
  tokens,
})
const TEN_THOUSAND = Array.from({ length: 10_000 }, (_, n) => token(n))
const answerWith = (answer: (url: string) => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => answer(url instanceof Request ? url.url : url.toString()))
const noName = () => Promise.reject(new Error('unused'))
const OWN = getDeployment().services.ipfs ?? ''
const problemOf = async (place: string, resolveName: (name: string) => Promise<Hex> = noName) => {
  const error: unknown = await fetchTokenList(place, resolveName).catch((thrown: unknown) => thrown)
  return error instanceof TokenListError ? error.problem : error
}

afterEach(() => vi.restoreAllMocks())

describe('parseListLocation', () => {
  it('accepts https, ipfs and ipns by gateways, and names', () => {
    expect(webUrls('https://lists.test/a.json')).toEqual(['https://lists.test/a.json'])
    expect(webUrls('ipfs://QmHash/list.json')).toEqual([
      `${OWN}/ipfs/QmHash/list.json`,
      'https://ipfs.io/ipfs/QmHash/list.json',
      'https://dweb.link/ipfs/QmHash/list.json',
      'https://gateway.pinata.cloud/ipfs/QmHash/list.json',
    ])
    expect(webUrls('ipns://lists.test').slice(0, 2)).toEqual([
      `${OWN}/ipns/lists.test`,
      'https://ipfs.io/ipns/lists.test',
    ])
    expect(parseListLocation('Tokens.Somebody.eth/list')).toEqual({
      kind: 'name',
      name: 'tokens.somebody.eth',
      path: '/list',
    })
    expect(parseListLocation('Ünï.eth')).toEqual({ kind: 'name', name: 'ünï.eth', path: '' })
    expect(parseListLocation('some-body.eth')).toEqual({ kind: 'name', name: 'some-body.eth', path: '' })
  })

  it('requires https except on localhost', () => {
    expect(webUrls('http://lists.test/a')).toEqual(['https://lists.test/a'])
    expect(webUrls('http://127.0.0.1:8600/a')).toEqual(['http://127.0.0.1:8600/a'])
  })

  it.each([
    '',
    'list',
    'somebody.cro',
    'eth',
    '.eth',
    'a..eth',
    'a.eth list',
    'a.ethx',
    'a:b.eth',
    'a\u0007b.eth',
    'javascript:alert(1)',
    'data:application/json,{}',
    'file:///etc/passwd',
    'https://user:pass@lists.test',
    'ipfs://',
    `https://x.test/${'a'.repeat(3000)}`,
  ])('rejects %j', (text) => {
    expect(parseListLocation(text)).toBeUndefined()
  })
})

describe('parseTokenList', () => {
  it('keeps the fields in use', () => {
    const list = parseTokenList({
      ...listOf([{ ...token(1), tags: ['stable'], extensions: { a: 1 } }]),
      keywords: ['x'],
    })
    expect(list).toEqual({
      name: 'A list',
      version: { major: 1, minor: 2, patch: 3 },
      tokens: [{ ...token(1), tags: ['stable'] }],
    })
  })

  it('accepts up to 10,000 tokens', () => {
    expect(parseTokenList(listOf(TEN_THOUSAND)).tokens).toHaveLength(10_000)
    expect(() => parseTokenList(listOf([...TEN_THOUSAND, token(10_001)]))).toThrow(TokenListError)
  })

  const onSolana = {
    chainId: 501000101,
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    decimals: 6,
    name: 'USD Coin',
    symbol: 'USDC',
  }

  it('drops and counts tokens of non-EVM chains', () => {
    const list = parseTokenList(listOf([onSolana, token(1), { ...onSolana, decimals: 300, name: undefined }]))
    expect(list).toMatchObject({ tokens: [token(1)], leftOutCount: 2 })
    expect(parseTokenList(listOf([token(1)]))).not.toHaveProperty('leftOutCount')
  })

  it.each<[string, unknown]>([
    ['no list', null],
    ['a list of chains of another kind alone', listOf([onSolana])],
    ['such an address on this chain', listOf([token(1), { ...onSolana, chainId: getDeployment().chainId }])],
    ['a list of nothing', listOf([])],
    ['an address that is none', listOf([{ ...token(1), address: '0x1' }])],
    ['decimals below zero', listOf([{ ...token(1), decimals: -1 }])],
    ['a name that goes on', listOf([{ ...token(1), name: 'x'.repeat(61) }])],
    ['an image address that is none', listOf([{ ...token(1), logoURI: 'no uri' }])],
    ['no version', { ...listOf([token(1)]), version: undefined }],
    ['a time that is none', { ...listOf([token(1)]), timestamp: 'yesterday' }],
  ])('rejects %s', (_what, raw) => {
    expect(() => parseTokenList(raw)).toThrow('Token list failed validation: ')
  })
})

describe('fetchTokenList', () => {
  it('tries the next gateway if one is down or returns HTML', async () => {
    const asked: string[] = []
    answerWith((url) => {
      asked.push(new URL(url).host)
      if (url.startsWith(OWN)) return Promise.resolve(Response.json({ error: 'no such content' }, { status: 404 }))
      if (url.includes('ipfs.io')) return Promise.resolve(new Response('<html>busy</html>'))
      if (url.includes('dweb')) return Promise.reject(new TypeError('Failed to fetch'))
      return Promise.resolve(Response.json(listOf([token(1)])))
    })
    expect((await fetchTokenList('ipfs://QmHash', noName)).name).toBe('A list')
    expect(asked).toEqual([new URL(OWN).host, 'ipfs.io', 'dweb.link', 'gateway.pinata.cloud'])
  })

  const IPFS_HASH: Hex = '0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f'

  it('resolves a name to its content, with the path', async () => {
    const asked: string[] = []
    answerWith((url) => {
      asked.push(url)
      return Promise.resolve(Response.json(listOf([token(1)])))
    })
    const names: string[] = []
    const list = await fetchTokenList('Tokens.Somebody.eth/list.json', (name) => {
      names.push(name)
      return Promise.resolve(IPFS_HASH)
    })
    expect([list.name, names]).toEqual(['A list', ['tokens.somebody.eth']])
    expect(asked).toEqual([`${OWN}/ipfs/bafybeibj6lixxzqtsb45ysdjnupvqkufgdvzqbnvmhw2kf7cfkesy7r7d4/list.json`])
  })

  it('rejects a name that does not resolve, or to unsupported content', async () => {
    const none = () => Promise.reject(new Error('Could not construct mainnet ENS resolver.'))
    await expect(fetchTokenList('tokens.somebody.eth', none)).rejects.toThrow(
      'Failed to resolve ENS name: tokens.somebody.eth.',
    )
    expect(await problemOf('tokens.somebody.eth', none)).toEqual({
      key: 'tokens.list.error.name',
      values: { name: 'tokens.somebody.eth', reason: 'Could not construct mainnet ENS resolver.' },
    })
    const onion: Hex = '0xbc037a716b746c76'
    await expect(fetchTokenList('a.eth', () => Promise.resolve(onion))).rejects.toThrow(
      `Failed to translate contenthash to URI: ${onion}.`,
    )
    expect(await problemOf('a.eth', () => Promise.resolve(onion))).toEqual({
      key: 'tokens.list.error.contenthash',
      values: { contenthash: onion, reason: 'Unrecognized codec: onion.' },
    })
  })

  it('limits the length of the reason', async () => {
    const endless: Hex = `0x${'ab'.repeat(100_000)}`
    const problem = await problemOf('a.eth', () => Promise.resolve(endless))
    expect(problem).toMatchObject({
      key: 'tokens.list.error.contenthash',
      values: { contenthash: endless.slice(0, 300) },
    })
    answerWith(() => Promise.reject(new TypeError(`\u202e${'x'.repeat(5_000)}`)))
    const far = await problemOf(`https://lists.test/${'a'.repeat(1_000)}`)
    expect(far).toMatchObject({
      values: { reason: expect.stringMatching(/^https:\/\/lists\.test\/a+: x+$/) as string },
    })
    expect(JSON.stringify(far).length).toBeLessThan(400)
  })

  it('rejects other protocols, also behind a name', async () => {
    await expect(fetchTokenList('ftp://lists.test', noName)).rejects.toThrow(/^Unrecognized list URL protocol\.$/)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // IPNS of the text '../x'.
    expect(await problemOf('a.eth', () => Promise.resolve('0xe501017000042e2e2f78'))).toEqual({
      key: 'tokens.list.error.protocol',
    })
  })

  it.each<[string, () => Promise<Response>, RegExp]>([
    ['a page', () => Promise.resolve(new Response('<html></html>')), /JSON/],
    ['20 MB', () => Promise.resolve(new Response(new Uint8Array(20_000_000))), /too long/],
    ['a redirect loop', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
    ['an error', () => Promise.resolve(new Response('', { status: 500 })), /HTTP 500/],
  ])('has the reason for %s', async (_what, answer, reason) => {
    answerWith(answer)
    const problem = await problemOf('https://lists.test/a.json')
    expect(problem).toMatchObject({
      key: 'tokens.list.error.download',
      values: { reason: expect.stringMatching(reason) as string },
    })
  })

  it('names the last URL that failed', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchTokenList('ipfs://QmHash', noName)).rejects.toThrow(/^Failed to download list ipfs:\/\/QmHash$/)
  })

  it("includes the schema's message", async () => {
    answerWith(() => Promise.resolve(Response.json(listOf([]))))
    expect(await problemOf('https://lists.test/a.json')).toMatchObject({ key: 'tokens.list.error.validation' })
  })
})

describe('token list versions', () => {
  const version = (text: string) => {
    const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number)
    return { major, minor, patch }
  }
  it.each([
    ['1.0.1', '1.0.0', true],
    ['1.1.0', '1.0.9', true],
    ['2.0.0', '1.9.9', true],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '1.0.1', false],
    ['1.9.9', '2.0.0', false],
  ])('%s after %s: %s', (next, current, isNewer) => {
    expect(isNewerVersion(version(next), version(current))).toBe(isNewer)
  })
})
