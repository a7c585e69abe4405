import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { tokenPattern } from './tokenPattern'

const LETTERS = 2

// The letters are no text of the page: nobody searches, copies or reads them aloud.
const Ground = styled.span`
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  place-items: center;
  background: conic-gradient(from var(--angle), hsl(var(--hue) 42% 22%) 50deg, hsl(var(--hue) 42% 30%) 0);
  color: #fff;
  font-weight: 600;
  line-height: 1;
  &::before {
    content: attr(data-letters);
  }
`

export interface MonogramProps {
  /** What the colour is of: an address, or another name. */
  readonly id: string
  /** Whose first letters are shown; none where it is not known. */
  readonly symbol?: string
  /** Pixels. */
  readonly size: number
}

/** The first letters of a symbol on a dial's face whose colour and shadow are of the address alone. */
export function Monogram({ id, symbol = '', size }: MonogramProps) {
  const { groundHue, sunAngle } = tokenPattern(id)
  const letters = (symbol.match(/[\p{L}\p{N}]/gu) ?? []).slice(0, LETTERS).join('').toUpperCase()
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--hue': String(groundHue),
    '--angle': `${sunAngle}deg`,
    fontSize: `${size * 0.42}px`,
  }
  return <Ground aria-hidden="true" data-letters={letters} style={style} />
}
