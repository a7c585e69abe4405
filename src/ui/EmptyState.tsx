import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from './Text'
import { theme } from './theme'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[36]} ${theme.space[24]};
  text-align: center;
`

export interface EmptyStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Nothing here yet, and what would put something here. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box>
      <Text isStrong>{title}</Text>
      {children !== undefined && <Text as="div" tone="muted">{children}</Text>}
      {action}
    </Box>
  )
}
