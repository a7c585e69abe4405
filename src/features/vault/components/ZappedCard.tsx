import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import { ZapSteps } from './ZapSteps'

export interface ZappedCardProps {
  /** The zap in words. */
  readonly summary: string
  readonly asset: string
  /** Undefined while waiting, or if the zapped tokens left the wallet. */
  readonly deposit: { readonly amount: FigureView; readonly form: FormState } | undefined
  /** The zap or its receipt is pending. */
  readonly isWaiting: boolean
  readonly onDeposit: (request: TxRequest) => Promise<unknown>
  readonly onKeep: () => void
}

/** A zap for a deposit: waits for it, then deposits what it paid out. */
export function ZappedCard({ summary, asset, deposit, isWaiting, onDeposit, onKeep }: ZappedCardProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={16}>
      <ZapSteps current={isWaiting ? 'zap' : 'deposit'} zap={summary} asset={asset}>
        {isWaiting && (
          <Button isFullWidth isBusy>
            {t('vault.zap.waiting')}
          </Button>
        )}
        {deposit !== undefined && (
          <>
            <Facts>
              <Fact name={t('vault.zap.received')}>
                <span data-testid="zapped-amount">
                  <LoadableFigure view={deposit.amount} />
                </span>
              </Fact>
            </Facts>
            <TxButton form={deposit.form} onSubmit={onDeposit} />
          </>
        )}
        {!isWaiting && deposit === undefined && <Text tone="muted">{t('vault.zap.gone', { asset })}</Text>}
      </ZapSteps>
      <Button variant="quiet" isFullWidth onClick={onKeep}>
        {t(isWaiting || deposit !== undefined ? 'vault.migrate.keep' : 'common.close')}
      </Button>
    </Stack>
  )
}
