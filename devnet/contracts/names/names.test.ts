import { id, namehash, ZeroAddress, ZeroHash } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

let chain: TestChain
let registry: TestContract
let resolver: TestContract
let owner: string
let alice: string

describe('name service', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[owner = '', alice = ''] = chain.accounts
    registry = await chain.deploy('NameRegistry')
    resolver = await chain.deploy('NameResolver', [registry.address])
  })
  afterAll(() => chain.stop())

  it('assigns subdomains to their owners, by EIP-137 namehash', () =>
    chain.withSnapshot(async () => {
      await registry.send(owner, 'setSubnodeOwner', [ZeroHash, id('eth'), owner])
      await registry.send(owner, 'setSubnodeOwner', [namehash('eth'), id('alice'), alice])
      expect(await registry.read('owner', [namehash('alice.eth')])).toBe(alice)
      await registry.send(alice, 'setResolver', [namehash('alice.eth'), resolver.address])
      expect(await registry.read('resolver', [namehash('alice.eth')])).toBe(resolver.address)
      await resolver.send(alice, 'setAddr', [namehash('alice.eth'), alice])
      await resolver.send(alice, 'setContenthash', [namehash('alice.eth'), '0xe301'])
      await resolver.send(alice, 'setText', [namehash('alice.eth'), 'url', 'here'])
      expect(await resolver.read('addr', [namehash('alice.eth')])).toBe(alice)
      expect(await resolver.read('contenthash', [namehash('alice.eth')])).toBe('0xe301')
      expect(await resolver.read('text', [namehash('alice.eth'), 'url'])).toBe('here')
    }))

  it('returns nothing for unknown names', async () => {
    expect(await registry.read('resolver', [namehash('bob.eth')])).toBe(ZeroAddress)
    expect(await resolver.read('addr', [namehash('bob.eth')])).toBe(ZeroAddress)
    expect(await resolver.read('contenthash', [namehash('bob.eth')])).toBe('0x')
  })

  it('lets only the owner change a name', async () => {
    await expect(registry.send(alice, 'setSubnodeOwner', [ZeroHash, id('eth'), alice])).rejects.toThrow('Not the owner')
    await expect(registry.send(alice, 'setResolver', [namehash('eth'), resolver.address])).rejects.toThrow(
      'Not the owner',
    )
    await expect(resolver.send(alice, 'setAddr', [namehash('eth'), alice])).rejects.toThrow('Not the owner')
    await expect(resolver.send(alice, 'setContenthash', [namehash('eth'), '0x01'])).rejects.toThrow('Not the owner')
    await expect(resolver.send(alice, 'setText', [namehash('eth'), 'url', 'x'])).rejects.toThrow('Not the owner')
  })
})
