import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { TxButton } from '@/widgets/tx/TxButton'

/** An action on the rewards of a position, such as harvest or compound. */
export interface RewardAction {
  readonly id: string
  readonly form: FormState
  /** Explanation above the button. */
  readonly note?: ReactNode
}

export interface StakePositionProps {
  readonly testId: string
  readonly title: string
  /** Balance and earnings. */
  readonly children: ReactNode
  readonly acts: readonly RewardAction[]
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
}

/** The staked position of an account, with the actions on its rewards. */
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
