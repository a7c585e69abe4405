import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { StakeForm, type StakeFormProps } from './StakeForm'

export interface StakeCardProps extends Omit<StakeFormProps, 'token'> {
  readonly testId: string
  readonly title: string
  /** Beside the title, such as a link to where more of the token can be had. */
  readonly aside?: ReactNode
  /** Between the title and the amount. */
  readonly lead?: ReactNode
  readonly symbol: string
}

/** A card with an amount to stake, and the one button that approves and sends it. */
export function StakeCard({ testId, title, aside, lead, symbol, ...form }: StakeCardProps) {
  return (
    <Card as="section" data-testid={testId}>
      <Stack gap={16}>
        <Stack gap={8}>
          <Row justify="space-between">
            <Heading level={2} size="lg">
              {title}
            </Heading>
            {aside}
          </Row>
          {lead}
        </Stack>
        <StakeForm
          {...form}
          token={
            <Text as="span" tone="muted">
              {symbol}
            </Text>
          }
        />
      </Stack>
    </Card>
  )
}
