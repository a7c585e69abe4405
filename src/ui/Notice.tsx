import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from './Text'
import { type Tone, theme } from './theme'
import { toneIcons } from './toneIcons'

const Box = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${({ $tone }) => theme.color[$tone]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  > svg {
    margin-block-start: 0.125em;
    color: ${({ $tone }) => theme.color[$tone]};
  }
`
const Body = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export interface NoticeProps {
  readonly tone: Tone
  readonly title: ReactNode
  /** Consequences and next steps. */
  readonly children?: ReactNode
  /** A button or link. */
  readonly action?: ReactNode
}

/** A persistent message: what happened, the consequences, what to do next. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = toneIcons[tone]
  return (
    <Box $tone={tone}>
      <Icon />
      <Body>
        <Text isStrong>{title}</Text>
        {children !== undefined && (
          <Text as="div" tone="muted" size="sm">
            {children}
          </Text>
        )}
        {action}
      </Body>
    </Box>
  )
}
