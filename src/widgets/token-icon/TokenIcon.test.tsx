import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { TokenIcon, type TokenIconProps } from './TokenIcon'

const addressOf = (digit: string): Address => `0x${digit.repeat(40)}`
const host = getDeployment().services.tokenImages ?? ''

function draw(props: TokenIconProps) {
  const { container } = render(<TokenIcon {...props} />)
  return {
    image: () => container.querySelector('img'),
    hasDrawing: () => container.querySelector('svg') !== null,
    container,
  }
}
function failImage(image: HTMLImageElement | null): void {
  if (image === null) throw new Error('There is no image')
  fireEvent.error(image)
}

describe('the image of a token', () => {
  it("is the network's, and covers the drawing once it is there", () => {
    const { image, hasDrawing } = draw({ address: addressOf('1') })
    expect(image()).toHaveAttribute('src', `${host}/${addressOf('1')}.png`)
    expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(hasDrawing()).toBe(true)
    const img = image()
    if (img !== null) fireEvent.load(img)
    expect(hasDrawing()).toBe(false)
  })

  it("is the list's where the network has none, then the next gateway's, then a drawing; none is asked for twice", () => {
    const token = { address: addressOf('2'), logoURI: 'ipfs://QmHash' }
    const { image, hasDrawing } = draw(token)
    const asked: (string | null | undefined)[] = []
    while (image() !== null) {
      asked.push(image()?.getAttribute('src'))
      failImage(image())
    }
    expect(asked).toEqual([
      `${host}/${addressOf('2')}.png`,
      `${getDeployment().services.ipfs ?? ''}/ipfs/QmHash`,
      'https://ipfs.io/ipfs/QmHash',
      'https://dweb.link/ipfs/QmHash',
      'https://gateway.pinata.cloud/ipfs/QmHash',
    ])
    expect(hasDrawing()).toBe(true)
    expect(draw(token).image()).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'nonsense'])('is never taken from %s', (logoURI) => {
    const { image } = draw({ address: addressOf('3'), logoURI })
    expect(image()?.getAttribute('src') ?? host).toContain(host)
    if (image() !== null) failImage(image())
    expect(image()).toBeNull()
  })

  it('of an LP token are those of its two', () => {
    const { container } = draw({ address: addressOf('4'), pair: [addressOf('5'), addressOf('6')] })
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      `${host}/${addressOf('5')}.png`,
      `${host}/${addressOf('6')}.png`,
    ])
  })
})
