import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type FontSize, type Tone, theme } from './theme'

type TextTone = 'text' | 'muted' | 'sunText' | Tone

const Styled = styled.p<{ $tone: TextTone; $size: FontSize; $isStrong: boolean }>`
  color: ${({ $tone }) => theme.color[$tone]};
  font-size: ${({ $size }) => theme.fontSize[$size]};
  font-weight: ${({ $isStrong }) => ($isStrong ? 600 : 'inherit')};
  text-wrap: pretty;
`

export interface TextProps {
  readonly tone?: TextTone
  readonly size?: FontSize
  readonly isStrong?: boolean
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li'
  readonly id?: string
  readonly children?: ReactNode
}

export function Text({ tone = 'text', size = 'md', isStrong = false, ...rest }: TextProps) {
  return <Styled $tone={tone} $size={size} $isStrong={isStrong} {...rest} />
}
