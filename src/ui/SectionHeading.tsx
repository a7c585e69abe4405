import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from './Heading'
import { Text } from './Text'
import { theme } from './theme'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  min-inline-size: 0;
  > :first-child {
    min-inline-size: 0;
    /* A long word of large text on a phone. */
    overflow-wrap: anywhere;
    hyphens: auto;
  }
`
// Decorative scale with a tick every 12 px.
const Scale = styled.span`
  flex: 1;
  min-inline-size: ${theme.space[24]};
  block-size: ${theme.space[8]};
  background:
    repeating-linear-gradient(to right, ${theme.color.line} 0 1px, transparent 1px 12px),
    linear-gradient(${theme.color.line}, ${theme.color.line}) bottom / 100% 1px no-repeat;
`

export interface SectionHeadingProps {
  readonly level: 2 | 3
  readonly id?: string
  readonly children: ReactNode
  /** Short text at the end of the line, such as a count. */
  readonly aside?: ReactNode
}

/** A section heading with a decorative scale. */
export function SectionHeading({ level, aside, ...rest }: SectionHeadingProps) {
  return (
    <Root>
      <Heading level={level} {...rest} />
      <Scale aria-hidden="true" />
      {aside !== undefined && (
        <Text as="span" tone="muted" size="sm">
          {aside}
        </Text>
      )}
    </Root>
  )
}
