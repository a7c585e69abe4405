import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toBase64 } from '@/lib/toBase64'
import { fetchOutside } from '@/platform/fetchWorker/fetchOutside'
import { readNftImage, readNftMedia, readNftTraits } from './nftMedia'

vi.mock('@/platform/fetchWorker/fetchOutside', () => ({ fetchOutside: vi.fn() }))

const utf8 = (text: string) => new TextEncoder().encode(text)
const dataUri = (text: string, type = 'application/json') => `data:${type};base64,${toBase64(utf8(text))}`
const metadata = (image: unknown, name: unknown = 'Option #3') => dataUri(JSON.stringify({ name, image }))
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const pngOf = (width: number, height: number) => {
  const bytes = new Uint8Array(24)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}
const answer = (bytes: Uint8Array, status = 200) => ({ status, retryAfter: null, text: toBase64(bytes) })
const asked = () => vi.mocked(fetchOutside).mock.calls.map(([{ url }]) => url)

beforeEach(() => {
  vi.mocked(fetchOutside).mockReset()
})

describe('readNftMedia', () => {
  it('reads on-chain metadata and art without a request', async () => {
    expect(await readNftMedia(metadata(dataUri(SVG, 'image/svg+xml')))).toEqual({
      name: 'Option #3',
      image: dataUri(SVG, 'image/svg+xml'),
    })
    expect(fetchOutside).not.toHaveBeenCalled()
  })

  it('fetches from https and the IPFS gateway within limits, and shows the result', async () => {
    vi.mocked(fetchOutside).mockImplementation(({ url }) =>
      Promise.resolve(
        url.includes('/ipfs/') ? answer(pngOf(32, 32)) : answer(utf8('{"name":"A","image":"ipfs://bafy/1.png"}')),
      ),
    )
    const { image } = await readNftMedia('https://meta.test/1')
    expect(image).toBe(`data:image/png;base64,${toBase64(pngOf(32, 32))}`)
    expect(asked()[0]).toBe('https://meta.test/1')
    expect(asked()[1]).toMatch(/\/ipfs\/bafy\/1\.png$/)
    for (const [request] of vi.mocked(fetchOutside).mock.calls)
      expect(request).toMatchObject({ as: 'base64', maxBytes: expect.any(Number) as number })
  })

  it.each([
    'javascript:alert(1)',
    'blob:https://a.test/1',
    'file:///etc/passwd',
    'ftp://a.test/1',
    '/own/path',
    7,
    { url: 'x' },
    '',
  ])('loads nothing from %j', async (image) => {
    expect((await readNftMedia(metadata(image))).image).toBeUndefined()
    expect(fetchOutside).not.toHaveBeenCalled()
  })

  it.each([
    ['a page that says that it is an image', dataUri('<html><script>alert(1)</script></html>', 'image/png')],
    ['an image that unpacks to gigabytes', `data:image/png;base64,${toBase64(pngOf(60_000, 60_000))}`],
    ['an image of many pixels', `data:image/png;base64,${toBase64(pngOf(8_000, 8_000))}`],
    ['an image without a size', `data:image/png;base64,${toBase64(pngOf(0, 5))}`],
  ])('does not show %s', async (_name, image) => {
    expect(await readNftMedia(metadata(image))).toEqual({ name: 'Option #3', image: undefined })
  })

  it('rejects content that is too long', async () => {
    await expect(readNftMedia(metadata(dataUri(SVG + ' '.repeat(300_000), 'image/svg+xml')))).rejects.toThrow()
  })

  it('shows a name as a single line of visible characters, and drops other types', async () => {
    expect((await readNftMedia(metadata('', ' Free\u202E\nmint '))).name).toBe('Free mint')
    expect((await readNftMedia(metadata('', 7))).name).toBeUndefined()
    expect(await readNftMedia(dataUri('[1'))).toEqual({ name: undefined, image: undefined })
    expect(await readNftMedia('')).toEqual({ name: undefined, image: undefined })
  })

  it('rejects if no host responds', async () => {
    vi.mocked(fetchOutside).mockResolvedValue(answer(utf8('{}'), 500))
    await expect(readNftMedia('https://meta.test/1')).rejects.toThrow('500')
  })
})

describe('media of strangers', () => {
  it('come from IPFS gateways and services only', async () => {
    vi.mocked(fetchOutside).mockResolvedValue(answer(pngOf(32, 32)))
    for (const uri of ['https://tracker.example/a.png', 'http://tracker.example/a.png', 'javascript:alert(1)'])
      expect(await readNftImage(uri, 'trusted')).toBeUndefined()
    expect(fetchOutside).not.toHaveBeenCalled()
    expect(await readNftImage('https://tracker.example/ipfs/bafy/1.png', 'trusted')).toMatch(/^data:image\/png/)
    expect(asked().join()).not.toContain('tracker')
  })

  it('are not drawn if they would never end', async () => {
    const copies = '<g><use href="#a"/><use href="#a"/></g>'.repeat(20)
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg">${copies}</svg>`
    expect(await readNftImage(dataUri(bomb, 'image/svg+xml'), 'trusted')).toBeUndefined()
  })

  it('have bounded traits', async () => {
    const traits = (attributes: unknown) => readNftTraits(dataUri(JSON.stringify({ attributes })))
    expect(await traits([{ trait_type: 'Sky', value: 'Teal' }, { trait_type: 'Level', value: 3 }, 7, {}])).toEqual([
      { traitType: 'Sky', value: 'Teal' },
      { traitType: 'Level', value: '3' },
    ])
    expect(await traits('none')).toEqual([])
    expect(await traits(Array.from({ length: 2_000 }, () => ({ trait_type: 'a', value: 'b' })))).toHaveLength(100)
    await expect(traits(Array.from({ length: 40_000 }, () => ({ trait_type: 'a', value: 'b' })))).rejects.toThrow()
    expect(await readNftTraits('data:application/json;base64,bm90IEpTT04=')).toEqual([])
  })
})
