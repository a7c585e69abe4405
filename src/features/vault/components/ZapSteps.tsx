import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'
import { Step, Steps } from './Steps.styles'

export interface ZapStepsProps {
  readonly current: 'zap' | 'deposit'
  /** What is zapped into what. */
  readonly zap: string
  readonly asset: string
  /** Content of the current step. */
  readonly children?: ReactNode
}

/** The two steps of a deposit that is paid with another token. */
export function ZapSteps({ current, zap, asset, children }: ZapStepsProps) {
  const { t } = useTranslation()
  const step = (name: ZapStepsProps['current'], title: string) => (
    <Step aria-current={name === current ? 'step' : undefined}>
      <Text isStrong={name === current}>{title}</Text>
      {name === current && children}
    </Step>
  )
  return (
    <Steps data-testid="zap-steps">
      {step('zap', current === 'zap' ? zap : `${zap} (${t('vault.migrate.done')})`)}
      {step('deposit', t('vault.zap.step.deposit', { asset }))}
    </Steps>
  )
}
