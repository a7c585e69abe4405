import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Step, Steps } from '@/ui/Steps'
import { Text } from '@/ui/Text'

export interface DepositStepsProps {
  readonly current: 'first' | 'last'
  /** What brings the tokens, such as a zap. */
  readonly first: string
  /** The deposit. */
  readonly last: string
  /** Content of the current step. */
  readonly children?: ReactNode
}

/** The two steps of a deposit whose tokens come from a zap or an unstaking. */
export function DepositSteps({ current, first, last, children }: DepositStepsProps) {
  const { t } = useTranslation()
  const step = (name: DepositStepsProps['current'], title: string) => (
    <Step aria-current={name === current ? 'step' : undefined}>
      <Text isStrong={name === current}>{title}</Text>
      {name === current && children}
    </Step>
  )
  return (
    <Steps data-testid="deposit-steps">
      {step('first', current === 'first' ? first : `${first} (${t('steps.done')})`)}
      {step('last', last)}
    </Steps>
  )
}
