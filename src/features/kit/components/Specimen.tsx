import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'

export interface SpecimenProps {
  readonly name: string
  readonly children: ReactNode
}

/** A component, or one of its states, with a title. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <Card>
      <Stack gap={16}>
        <Text size="xs" tone="muted">
          {name}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}
