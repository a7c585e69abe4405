import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { getNativeCurrency } from '@/domain/token/currency'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'
import { TokenIcon, type TokenIconProps } from './TokenIcon'
import { VaultIcon } from './VaultIcon'

const deployed = (symbol: string): Address => getDeployment().tokens[symbol]?.address ?? ZERO_ADDRESS
const foreign = (digit: string, symbol: string, logoURI?: string) => ({
  address: addressOf(digit),
  symbol,
  name: `${symbol} of a list`,
  decimals: 18,
  ...(logoURI === undefined ? {} : { logoURI }),
})

function draw(props: TokenIconProps) {
  const { container } = render(<TokenIcon {...props} />)
  return {
    image: () => container.querySelector('img'),
    letters: () => container.querySelector('[data-letters]')?.getAttribute('data-letters'),
  }
}
function failImage(image: HTMLImageElement | null): void {
  if (image === null) throw new Error('There is no image')
  fireEvent.error(image)
}
const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))

describe('the icon of a token', () => {
  it("is the deployment's mark, which covers the monogram once it is there", () => {
    const { image, letters } = draw({ address: deployed('USDC') })
    expect(image()).toHaveAttribute('src', expect.stringMatching(/\/USDC\.svg$/))
    expect(image()).toHaveAttribute('alt', '')
    expect(letters()).toBe('US')
    const img = image()
    if (img !== null) fireEvent.load(img)
    expect(letters()).toBeUndefined()
  })

  it("is a monogram where neither the mark nor the network's image can be had; none is asked for twice", () => {
    const token = { address: deployed('BUSD') }
    const { image, letters } = draw(token)
    failImage(image())
    expect(image()).toHaveAttribute('src', `${getDeployment().services['tokenImages'] ?? ''}/${token.address}.png`)
    failImage(image())
    expect(image()).toBeNull()
    expect(letters()).toBe('BU')
    expect(draw(token).image()).toBeNull()
  })

  it('is a monogram for a token that calls itself as one of the deployment, whatever picture its list names', () => {
    for (const symbol of ['USDC', 'usdс', 'U S D C']) {
      const { image, letters } = draw(foreign('1', symbol, 'https://pictures.example/usdc.png'))
      expect(image()).toBeNull()
      expect(letters()).toBe('US')
    }
    expect(draw({ ...foreign('1', 'ODD', 'https://pictures.example/usdc.png'), name: 'USD Coin' }).image()).toBeNull()
  })

  it("is the picture of its list for another token, each gateway's in turn", () => {
    const { image, letters } = draw(foreign('2', 'ODD', 'ipfs://QmHash'))
    expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer')
    const asked: (string | null | undefined)[] = []
    while (image() !== null) {
      asked.push(image()?.getAttribute('src'))
      failImage(image())
    }
    expect(asked).toEqual([
      `${getDeployment().services['ipfs'] ?? ''}/ipfs/QmHash`,
      'https://ipfs.io/ipfs/QmHash',
      'https://dweb.link/ipfs/QmHash',
      'https://gateway.pinata.cloud/ipfs/QmHash',
    ])
    expect(letters()).toBe('OD')
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'nonsense'])('is never taken from %s', (logoURI) => {
    expect(draw(foreign('3', 'ODD', logoURI)).image()).toBeNull()
  })

  it('tells the coin from its wrapped token', () => {
    expect(draw(getNativeCurrency()).image()).toHaveAttribute('src', expect.stringMatching(/\/CRO\.svg$/))
    expect(draw({ address: deployed('WCRO') }).image()).toHaveAttribute('src', expect.stringMatching(/\/WCRO\.svg$/))
  })

  it('of an LP token are those of its two', () => {
    const { container } = render(<TokenIcon address={addressOf('4')} pair={[deployed('WCRO'), deployed('DAI')]} />)
    expect(sourcesOf(container)).toEqual([expect.stringMatching(/\/WCRO\.svg$/), expect.stringMatching(/\/DAI\.svg$/)])
  })
})

describe('the icon of a vault', () => {
  it('has the mark of its protocol beside that of what it takes', () => {
    const { container } = render(<VaultIcon id="ferro-3fer" size={40} />)
    expect(container.querySelector('[data-protocol="FERRO"] img')).toHaveAttribute(
      'src',
      expect.stringMatching(/\/FER\.svg$/),
    )
  })

  it('is of the coin where the coin is paid in, and of the wrapped token where that is', () => {
    expect(sourcesOf(render(<VaultIcon id="single-cro" size={40} />).container)[0]).toMatch(/\/CRO\.svg$/)
    expect(sourcesOf(render(<VaultIcon id="mimas-cro" size={40} />).container)[0]).toMatch(/\/WCRO\.svg$/)
  })
})
