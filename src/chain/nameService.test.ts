import { namehash } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { readContenthash } from './nameService'
import type { RpcClient } from './rpcClient'

const REGISTRY: Address = `0x${'11'.repeat(20)}`
const RESOLVER: Address = `0x${'22'.repeat(20)}`
const word = (hex: string) => hex.padStart(64, '0')
const bytes = (hex: string) => `0x${word('20')}${word((hex.length / 2).toString(16))}${hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')}`

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

describe('a name', () => {
  it('is asked for by its hash, first at the registry, then at its resolver', async () => {
    const { asked, client } = serviceOf(RESOLVER, bytes('e3010155'))
    expect(await readContenthash(client, REGISTRY, 'lists.somebody.eth')).toBe('0xe3010155')
    expect(asked.map(({ to }) => to)).toEqual([REGISTRY, RESOLVER])
    expect(asked.map(({ data }) => `0x${data.slice(10)}`)).toEqual([namehash('lists.somebody.eth'), namehash('lists.somebody.eth')])
  })

  it('without a resolver or without content is no place', async () => {
    await expect(readContenthash(serviceOf(`0x${'0'.repeat(40)}`, '0x').client, REGISTRY, 'a.eth')).rejects.toThrow('no resolver')
    await expect(readContenthash(serviceOf(RESOLVER, bytes('')).client, REGISTRY, 'a.eth')).rejects.toThrow('no content')
  })

  it.each(['0x', '0x12', bytes('e301').slice(0, 100)])('is not read from %s', async (content) => {
    await expect(readContenthash(serviceOf(RESOLVER, content).client, REGISTRY, 'a.eth')).rejects.toThrow()
  })
})
