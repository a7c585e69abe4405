import { styled } from 'styled-components'
import type { Currency } from '@/domain/token/currency'
import { deployedSymbol, tokenMarkUrls } from '@/domain/token/model/marks'
import { IconImage } from './IconImage'

const Pair = styled.span<{ $size: number }>`
  display: inline-flex;
  flex-shrink: 0;
  inline-size: ${({ $size }) => $size}px;
  align-items: center;
  > span + span {
    margin-inline-start: ${({ $size }) => -$size * 0.24}px;
  }
`

export type MarkIconProps = Pick<Currency, 'address' | 'pair'> & {
  /** Pixels. */
  readonly size: number
}

/** The mark of a token of the deployment, of an LP token those of its two tokens, and a monogram for any other. */
export function MarkIcon({ address, pair, size }: MarkIconProps) {
  if (pair === undefined) return <Single address={address} size={size} />
  const each = Math.round(size * 0.62)
  return (
    <Pair $size={size}>
      {pair.map((token) => (
        <Single key={token} address={token} size={each} />
      ))}
    </Pair>
  )
}

function Single({ address, size }: Omit<MarkIconProps, 'pair'>) {
  const symbol = address === 'native' ? undefined : deployedSymbol(address)
  return (
    <IconImage id={address} {...(symbol === undefined ? {} : { symbol })} urls={tokenMarkUrls(address)} size={size} />
  )
}
