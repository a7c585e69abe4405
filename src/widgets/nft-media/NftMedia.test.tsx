import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type NftMedia as Media, readNftImage, readNftMedia } from '@/api/nftMedia'
import { readTokenUri } from '@/domain/nft/reads'
import { useReading } from '@/hooks/useReading'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { NftMedia } from './NftMedia'
import type { MediaOptions } from './useNftMedia'

vi.mock('@/hooks/useReading', () => ({ useReading: vi.fn() }))
vi.mock('@/api/nftMedia', () => ({ readNftMedia: vi.fn(), readNftImage: vi.fn() }))
vi.mock('@/domain/nft/reads', async (original) => ({ ...(await original<object>()), readTokenUri: vi.fn() }))

const CONTRACT: Address = `0x${'12'.repeat(20)}`
const IMAGE = 'data:image/svg+xml;base64,PHN2Zy8+'
let seen: (() => void)[]

class FakeObserver {
  constructor(private readonly told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    seen.push(() => this.told([{ isIntersecting: true }]))
  }
  disconnect(): void {}
}

/** Each test uses a new token, since metadata is cached. */
let tokenId = 0n
function open(uri: Loadable<string>, media: Promise<Media> = new Promise(() => undefined), options: MediaOptions = {}) {
  tokenId += 1n
  vi.mocked(useReading).mockReturnValue(uri)
  vi.mocked(readNftMedia).mockReturnValue(media)
  render(
    <TestLanguage>
      <NftMedia contract={CONTRACT} tokenId={tokenId} label="Option NFT #3" {...options} />
    </TestLanguage>,
  )
}
const show = () => {
  act(() => seen.forEach((tell) => tell()))
}

beforeEach(() => {
  seen = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(readNftMedia).mockReset()
})

describe('NftMedia', () => {
  it('reads nothing before it is scrolled to', async () => {
    open(ready('data:seen'), Promise.resolve({ name: 'Sun', image: IMAGE }))
    expect(readNftMedia).not.toHaveBeenCalled()
    expect(screen.queryByRole('img')).toBeNull()
    show()
    expect(await screen.findByRole('img', { name: 'Sun' })).toHaveAttribute('src', IMAGE)
  })

  it('is called as it is here where its metadata has no name', async () => {
    open(ready('data:nameless'), Promise.resolve({ name: undefined, image: IMAGE }))
    show()
    expect(await screen.findByRole('img', { name: 'Option NFT #3' })).toHaveAttribute('src', IMAGE)
  })

  it('draws its number where there is no image, where it is broken, and where nothing can be read', async () => {
    open(ready('data:none'), Promise.resolve({ name: undefined, image: undefined }))
    show()
    expect((await screen.findByRole('img', { name: 'Option NFT #3, no image' })).tagName).toBe('DIV')
    cleanup()
    seen = []
    open(ready('data:broken'), Promise.resolve({ name: undefined, image: IMAGE }))
    show()
    fireEvent.error(await screen.findByRole('img', { name: 'Option NFT #3' }))
    expect(screen.getByRole('img', { name: 'Option NFT #3, no image' })).toBeVisible()
    cleanup()
    seen = []
    open({ status: 'failed', retry: () => undefined })
    show()
    expect(screen.getByRole('img', { name: 'Option NFT #3, no image' })).toBeVisible()
  })

  it('keeps its place while it loads', () => {
    open(LOADING)
    show()
    expect(screen.getByTestId('nft-media')).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('of a stranger asks trusted hosts only, with the metadata that the chain has now', async () => {
    vi.mocked(readTokenUri).mockResolvedValue('ipfs://stranger')
    open(LOADING, Promise.resolve({ name: 'Night', image: IMAGE }), { isForeign: true })
    show()
    expect(await screen.findByRole('img', { name: 'Night' })).toHaveAttribute('src', IMAGE)
    expect(readNftMedia).toHaveBeenCalledWith('ipfs://stranger', 'trusted')
  })

  it('of a stranger without metadata has a placeholder', async () => {
    vi.mocked(readTokenUri).mockRejectedValue(new Error('no metadata'))
    open(LOADING, undefined, { isForeign: true })
    show()
    expect(await screen.findByRole('img', { name: 'Option NFT #3, no image' })).toBeVisible()
  })

  it('shows the image that a service gave, without its metadata', async () => {
    vi.mocked(readNftImage).mockResolvedValue(IMAGE)
    open(LOADING, undefined, { isForeign: true, image: 'ipfs://image' })
    show()
    expect(await screen.findByRole('img', { name: 'Option NFT #3' })).toHaveAttribute('src', IMAGE)
    expect(readNftImage).toHaveBeenCalledWith('ipfs://image', 'trusted')
    expect(readNftMedia).not.toHaveBeenCalled()
  })
})
