import { id, namehash } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import type { RpcClient } from '../rpc/rpcClient'
import { ChainFailure } from '../tx/chainError'
import { readContenthash, readNameAddress } from './nameService'

const REGISTRY: Address = `0x${'11'.repeat(20)}`
const RESOLVER: Address = `0x${'22'.repeat(20)}`
const word = (hex: string) => hex.padStart(64, '0')
const bytes = (hex: string) =>
  `0x${word('20')}${word((hex.length / 2).toString(16))}${hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')}`

function serviceOf(resolver: string, content: string) {
  const asked: { to: string; data: string }[] = []
  const client: RpcClient = {
    request: async (_method, [call], parse) => {
      await Promise.resolve()
      asked.push(call as { to: string; data: string })
      return parse(asked.length === 1 ? `0x${word(resolver.slice(2))}` : content)
    },
  }
  return { asked, client }
}

describe('readContenthash', () => {
  it("asks the registry for the resolver, and the resolver by the name's hash", async () => {
    const { asked, client } = serviceOf(RESOLVER, bytes('e3010155'))
    expect(await readContenthash(client, REGISTRY, 'lists.somebody.eth')).toBe('0xe3010155')
    expect(asked.map(({ to }) => to)).toEqual([REGISTRY, RESOLVER])
    expect(asked.map(({ data }) => `0x${data.slice(10)}`)).toEqual([
      namehash('lists.somebody.eth'),
      namehash('lists.somebody.eth'),
    ])
  })

  it.each(['ADA.cro', 'ünï.eth', 'u\u0308ni\u0308.eth', '🌞.cro', 'ａda.cro', 'شمس.cro'])(
    'normalizes the name: %s',
    async (name) => {
      const { asked, client } = serviceOf(RESOLVER, `0x${word(RESOLVER.slice(2))}`)
      await readNameAddress(client, REGISTRY, name)
      expect(`0x${asked[0]?.data.slice(10) ?? ''}`).toBe(namehash(name))
    },
  )

  it.each([
    ['letters of two scripts', '\u0430da.cro'],
    ['letters that all look like others', '\u0430\u0441\u0435.cro'],
    ['a joiner that joins nothing', 'ada\u200d.cro'],
    ['a letter that turns the others', 'ada\u202e.cro'],
    ['an underscore within', 'a_b.cro'],
    ['half a letter', 'ada\ud83c.cro'],
  ])('rejects a name with %s without a request', async (_what, name) => {
    const { asked, client } = serviceOf(RESOLVER, bytes('e3010155'))
    expect(await readNameAddress(client, REGISTRY, name)).toBeUndefined()
    await expect(readContenthash(client, REGISTRY, name)).rejects.toThrow('No name is written like this')
    expect(asked).toEqual([])
  })

  it('rejects a name without resolver or content', async () => {
    await expect(readContenthash(serviceOf(`0x${'0'.repeat(40)}`, '0x').client, REGISTRY, 'a.eth')).rejects.toThrow(
      'no resolver',
    )
    await expect(readContenthash(serviceOf(RESOLVER, bytes('')).client, REGISTRY, 'a.eth')).rejects.toThrow(
      'no content',
    )
  })

  it.each(['0x', '0x12', bytes('e301').slice(0, 100)])('rejects %s', async (content) => {
    await expect(readContenthash(serviceOf(RESOLVER, content).client, REGISTRY, 'a.eth')).rejects.toThrow()
  })
})

describe('readNameAddress', () => {
  const HOLDER: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

  it("asks the registry for the resolver, and the resolver by the name's hash", async () => {
    const { asked, client } = serviceOf(RESOLVER, `0x${word(HOLDER.slice(2))}`)
    expect(await readNameAddress(client, REGISTRY, 'ada.cro')).toBe(HOLDER)
    expect(asked.map(({ to }) => to)).toEqual([REGISTRY, RESOLVER])
    expect(asked[1]?.data).toBe(`${id('addr(bytes32)').slice(0, 10)}${namehash('ada.cro').slice(2)}`)
  })

  it('returns undefined if no address is set or the resolver has none', async () => {
    const refusing: RpcClient = {
      request: (_method, [call], parse) =>
        (call as { to: string }).to === REGISTRY
          ? Promise.resolve(parse(`0x${word(RESOLVER.slice(2))}`))
          : Promise.reject(new ChainFailure({ kind: 'wouldRevert' })),
    }
    const nobody = [
      serviceOf(`0x${'0'.repeat(40)}`, '0x').client,
      serviceOf(RESOLVER, `0x${word('0')}`).client,
      serviceOf(RESOLVER, '0x').client,
      refusing,
    ]
    for (const client of nobody) expect(await readNameAddress(client, REGISTRY, 'a.cro')).toBeUndefined()
  })

  it.each(['0x12', `0x${'f'.repeat(64)}`, 'me', null])('rejects %s', async (answer) => {
    await expect(readNameAddress(serviceOf(RESOLVER, answer as string).client, REGISTRY, 'a.cro')).rejects.toThrow()
  })

  it('rejects if the node does not answer', async () => {
    const client: RpcClient = { request: () => Promise.reject(new ChainFailure({ kind: 'network' })) }
    await expect(readNameAddress(client, REGISTRY, 'a.cro')).rejects.toThrow()
  })
})
