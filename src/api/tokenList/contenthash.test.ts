import { encode } from '@ensdomains/content-hash'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Hex } from '@/lib/hex'
import { contenthashToUri } from './contenthash'

afterEach(() => vi.restoreAllMocks())

describe('contenthashToUri', () => {
  it.each<[string, Hex, string]>([
    // The example of EIP-1577.
    [
      'IPFS',
      '0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f',
      'ipfs://bafybeibj6lixxzqtsb45ysdjnupvqkufgdvzqbnvmhw2kf7cfkesy7r7d4',
    ],
    [
      'IPNS',
      '0xe5010172002408011220b60cafbd8b6bf0d4f0d3d6a1b8d0e5b6fa0f2a7d5a1e7dbb0f6d33b3f9b4b8ef',
      'ipns://k51qzi5uqu5d',
    ],
  ])('converts %s to a URI', (_what, hash, start) => {
    expect(contenthashToUri(hash).startsWith(start)).toBe(true)
  })

  it('converts an IPNS domain', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(contenthashToUri('0xe5010170000f6170702e756e69737761702e6f7267')).toBe('ipns://app.uniswap.org')
  })

  it('rejects another protocol by name', () => {
    expect(() =>
      contenthashToUri(`0x${encode('swarm', 'd1de9994b4d039f6548d191eb26786769f580809256b4685ef316805265ea162')}`),
    ).toThrow('Unrecognized codec: swarm.')
    expect(() => contenthashToUri('0x01')).toThrow('Unrecognized codec: unknown.')
  })

  it('rejects half a byte', () => {
    expect(() => contenthashToUri('0xe30')).toThrow('hex must have length that is multiple of 2.')
  })

  it.each<Hex>(['0x', '0xe3', '0xe301', '0xe301ff', `0xe301${'00'.repeat(40)}`, `0xe30101551220${'ab'.repeat(300)}`])(
    'rejects an invalid hash: %s',
    (hash) => {
      expect(() => contenthashToUri(hash)).toThrow()
    },
  )
})
