import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from './Heading'
import { Text } from './Text'
import { theme } from './theme'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
`
// An hour scale: a hairline graduated every 12 px.
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
  /** A short fact at the end of the line, such as a count. */
  readonly aside?: ReactNode
}

/** A section's name, and the dial's scale drawn on to the end of the line. */
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
