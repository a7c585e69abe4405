import type { ReactNode } from 'react'
import { Heading } from './Heading'
import { Stack } from './layout'
import { Text } from './Text'

export interface PageIntroProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly children?: ReactNode
}

/** The head of a page without settings of its own: its title and what one can do here. */
export function PageIntro({ title, lead, children }: PageIntroProps) {
  return (
    <Stack gap={12} as="header">
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{lead}</Text>
      {children}
    </Stack>
  )
}
