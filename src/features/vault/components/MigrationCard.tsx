import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Step, Steps } from '@/ui/Steps'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import type { MigrationPreviewView } from '../model/migrationPreview'

export interface MigrationCardProps {
  readonly asset: string
  /** Formatted amount of the current step. */
  readonly amount: string
  /** Amounts withdrawn and deposited, with the fee; undefined if nothing is deposited, or while the fee is loading. */
  readonly preview: MigrationPreviewView | undefined
  readonly isEnded: boolean
  readonly isLeaving: boolean
  /** Undefined in the deposit step. */
  readonly leaveForm: FormState | undefined
  readonly onLeave: () => Promise<void>
  /** Undefined in the withdrawal step. */
  readonly depositForm: FormState | undefined
  readonly onDeposit: (request: TxRequest) => Promise<unknown>
  readonly onKeep: () => void
}

/** Migrates from an older version of the vault in two steps: withdraw, then deposit. */
export function MigrationCard({
  asset,
  amount,
  preview,
  isEnded,
  isLeaving,
  leaveForm,
  onLeave,
  depositForm,
  onDeposit,
  onKeep,
}: MigrationCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="migration-card">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('vault.migrate')}
        </Heading>
        <Text>{t(depositForm === undefined ? 'vault.migrate.body' : 'vault.migrate.back', { amount, asset })}</Text>
        {preview !== undefined && (
          <Facts data-testid="migration-preview">
            {(['leaves', 'fee', 'arrives'] as const).map((part) => (
              <Fact key={part} name={t(`vault.migrate.${part}`)}>
                <Figure title={preview[part].full} unit={asset}>
                  {preview[part].text}
                </Figure>
              </Fact>
            ))}
          </Facts>
        )}
        <Steps>
          <Step aria-current={depositForm === undefined ? 'step' : undefined}>
            <Text isStrong={depositForm === undefined}>
              {t('vault.migrate.step.leave')}
              {depositForm !== undefined && ` (${t('steps.done')})`}
            </Text>
            {isLeaving && (
              <Button isFullWidth isBusy>
                {t('vault.migrate.waiting')}
              </Button>
            )}
            {leaveForm !== undefined && <TxButton form={leaveForm} onSubmit={onLeave} />}
            {isEnded && (
              <Text tone="muted" size="sm">
                {t('vault.migrate.endedNote')}
              </Text>
            )}
          </Step>
          {!isEnded && (
            <Step aria-current={depositForm === undefined ? undefined : 'step'}>
              <Text isStrong={depositForm !== undefined}>{t('vault.migrate.step.deposit')}</Text>
              {depositForm !== undefined && (
                <>
                  <TxButton form={depositForm} onSubmit={onDeposit} />
                  <Button variant="quiet" isFullWidth onClick={onKeep}>
                    {t('steps.keep')}
                  </Button>
                </>
              )}
            </Step>
          )}
        </Steps>
      </Stack>
    </Card>
  )
}
