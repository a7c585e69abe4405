import { id, namehash, ZeroAddress, ZeroHash } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

let chain: TestChain
let registry: TestContract
let resolver: TestContract
let owner: string
let ann: string

describe('the name service', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[owner = '', ann = ''] = chain.accounts
    registry = await chain.deploy('NameRegistry')
    resolver = await chain.deploy('NameResolver', [registry.address])
  })
  afterAll(() => chain.stop())

  it('gives names below names to their holders, by the hash of EIP-137', () =>
    chain.apart(async () => {
      await registry.send(owner, 'setSubnodeOwner', [ZeroHash, id('eth'), owner])
      await registry.send(owner, 'setSubnodeOwner', [namehash('eth'), id('ann'), ann])
      expect(await registry.read('owner', [namehash('ann.eth')])).toBe(ann)
      await registry.send(ann, 'setResolver', [namehash('ann.eth'), resolver.address])
      expect(await registry.read('resolver', [namehash('ann.eth')])).toBe(resolver.address)
      await resolver.send(ann, 'setAddr', [namehash('ann.eth'), ann])
      await resolver.send(ann, 'setContenthash', [namehash('ann.eth'), '0xe301'])
      await resolver.send(ann, 'setText', [namehash('ann.eth'), 'url', 'here'])
      expect(await resolver.read('addr', [namehash('ann.eth')])).toBe(ann)
      expect(await resolver.read('contenthash', [namehash('ann.eth')])).toBe('0xe301')
      expect(await resolver.read('text', [namehash('ann.eth'), 'url'])).toBe('here')
    }))

  it('knows nothing of other names', async () => {
    expect(await registry.read('resolver', [namehash('ben.eth')])).toBe(ZeroAddress)
    expect(await resolver.read('addr', [namehash('ben.eth')])).toBe(ZeroAddress)
    expect(await resolver.read('contenthash', [namehash('ben.eth')])).toBe('0x')
  })

  it('lets nobody set what is not theirs', async () => {
    await expect(registry.send(ann, 'setSubnodeOwner', [ZeroHash, id('eth'), ann])).rejects.toThrow('Not the owner')
    await expect(registry.send(ann, 'setResolver', [namehash('eth'), resolver.address])).rejects.toThrow(
      'Not the owner',
    )
    await expect(resolver.send(ann, 'setAddr', [namehash('eth'), ann])).rejects.toThrow('Not the owner')
    await expect(resolver.send(ann, 'setContenthash', [namehash('eth'), '0x01'])).rejects.toThrow('Not the owner')
    await expect(resolver.send(ann, 'setText', [namehash('eth'), 'url', 'x'])).rejects.toThrow('Not the owner')
  })
})
