import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Tone, theme } from './theme'

type BadgeTone = 'neutral' | 'sun' | Tone

const ink = {
  neutral: theme.color.muted,
  sun: theme.color.sunText,
  good: theme.color.good,
  bad: theme.color.bad,
  warning: theme.color.warning,
  info: theme.color.info,
}

const Styled = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  flex-shrink: 0;
  max-inline-size: 100%;
  padding: 1px ${theme.space[8]};
  border: 1px solid ${({ $tone }) => ($tone === 'neutral' ? theme.color.line : 'currentColor')};
  border-radius: ${theme.radius.control};
  color: ${({ $tone }) => ink[$tone]};
  font-size: ${theme.fontSize.xs};
  line-height: 1.5;
`

export interface BadgeProps {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}

/** A short label of type or state. The tone is never the only cue. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Styled $tone={tone}>{children}</Styled>
}
