import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type FontSize, theme } from './theme'

const Styled = styled.h2<{ $size: FontSize }>`
  font-family: ${theme.font.serif};
  font-size: ${({ $size }) => theme.fontSize[$size]};
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.01em;
  /* The serif's own space is too narrow to part words at small sizes. */
  word-spacing: 0.08em;
  text-wrap: balance;
  max-inline-size: 100%;
`
const sizeOfLevel = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4
  /** Font size, if it differs from that of the level. */
  readonly size?: FontSize
  readonly id?: string
  readonly children: ReactNode
}

/** A serif heading; its size follows the level by default. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  return <Styled as={`h${level}`} $size={size} {...rest} />
}
