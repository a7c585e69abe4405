import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { dialArc } from './dialGeometry'
import { Text } from './Text'
import { theme } from './theme'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[32]} ${theme.space[24]};
  text-align: center;
`
const EMPTY_ARC = dialArc({ x: 48, y: 47 }, 44, 0, 1)

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Placeholder of an empty list, with a hint how to fill it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box>
      <svg
        width="72"
        height="37"
        viewBox="0 0 96 50"
        aria-hidden="true"
        focusable="false"
        fill="none"
        stroke={theme.color.edge}
        strokeWidth="2"
      >
        <path d={EMPTY_ARC} strokeDasharray="1 7.6" strokeWidth="5" />
        <path d="M4 48h88" />
        <path d="M44 48h8V30Z" fill={theme.color.edge} stroke="none" />
      </svg>
      <Text isStrong>{title}</Text>
      {children !== undefined && (
        <Text as="div" size="sm" tone="muted">
          {children}
        </Text>
      )}
      {action}
    </Box>
  )
}
