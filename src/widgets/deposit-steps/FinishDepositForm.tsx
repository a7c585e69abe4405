import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import { DepositSteps } from './DepositSteps'
import type { UnfinishedDeposit } from './unfinishedDeposit'

export interface FinishDepositFormProps {
  readonly step: Pick<UnfinishedDeposit, 'source' | 'hasFailed'>
  /** The first step in words. */
  readonly first: string
  /** The deposit in words. */
  readonly last: string
  readonly asset: string
  /** Undefined while waiting, or if the tokens left the wallet. */
  readonly deposit: { readonly amount: FigureView; readonly form: FormState } | undefined
  /** What the deposit costs. */
  readonly facts?: ReactNode
  /** The first step or its receipt is pending. */
  readonly isWaiting: boolean
  readonly onDeposit: (request: TxRequest) => Promise<unknown>
  readonly onKeep: () => void
}

/** Waits for the first step of a deposit, then deposits what it brought. */
export function FinishDepositForm({
  step,
  first,
  last,
  asset,
  deposit,
  facts,
  isWaiting,
  onDeposit,
  onKeep,
}: FinishDepositFormProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={16}>
      {step.hasFailed && deposit !== undefined && (
        <Notice tone="warning" title={t('steps.failed')}>
          {t('steps.failed.body', { asset })}
        </Notice>
      )}
      <DepositSteps current={isWaiting ? 'first' : 'last'} first={first} last={last}>
        {isWaiting && (
          <Button isFullWidth isBusy>
            {t(`steps.waiting.${step.source}`)}
          </Button>
        )}
        {deposit !== undefined && (
          <>
            <Facts>
              <Fact name={t(`steps.received.${step.source}`)}>
                <span data-testid="received-amount">
                  <LoadableFigure view={deposit.amount} />
                </span>
              </Fact>
              {facts}
            </Facts>
            <TxButton form={deposit.form} onSubmit={onDeposit} />
          </>
        )}
        {!isWaiting && deposit === undefined && <Text tone="muted">{t('steps.gone', { asset })}</Text>}
      </DepositSteps>
      <Button variant="quiet" isFullWidth onClick={onKeep}>
        {t(isWaiting || deposit !== undefined ? 'steps.keep' : 'common.close')}
      </Button>
    </Stack>
  )
}
