import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { TxButton } from '@/widgets/tx/TxButton'

/** What can be done with what a position earned, such as to harvest or to compound it. */
export interface RewardAct {
  readonly id: string
  readonly form: FormState
  /** Above the button: what it does, and to whom. */
  readonly note?: ReactNode
}

export interface StakePositionProps {
  readonly testId: string
  readonly title: string
  /** What the account has and what it earned. */
  readonly children: ReactNode
  readonly acts: readonly RewardAct[]
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
}

/** What an account has staked, and what can be done with its rewards. */
export function StakePosition({ testId, title, children, acts, onSubmit }: StakePositionProps) {
  return (
    <Card as="section" data-testid={testId}>
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {children}
        {acts.map(({ id, form, note }) => (
          <Stack key={id} gap={16}>
            {note}
            <TxButton form={form} onSubmit={onSubmit} variant="secondary" />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
