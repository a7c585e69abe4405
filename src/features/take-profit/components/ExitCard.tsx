import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import type { ZapTarget } from '../model/zapTargets'

export interface ExitCardProps {
  readonly asset: string
  /** Withdrawn amount; undefined without an account. */
  readonly arrives: FigureView | undefined
  /** Wallet balance of the token; undefined without an account. */
  readonly wallet: FigureView | undefined
  readonly form: FormState
  /** Warning about forfeited rewards; absent without an account. */
  readonly exit: ReactNode
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
  readonly targets: readonly ZapTarget[]
}

/** Two steps: withdraw all, then an optional zap. */
export function ExitCard({ asset, arrives, wallet, form, exit, onSubmit, targets }: ExitCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="leave-card">
      <Stack gap={24}>
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('takeProfit.step.withdraw')}
          </Heading>
          {arrives !== undefined && (
            <Facts>
              <Fact name={t('takeProfit.arrives')}>
                <LoadableFigure view={arrives} width="9ch" />
              </Fact>
            </Facts>
          )}
          <TxButton form={form} onSubmit={onSubmit} />
          {exit}
        </Stack>
        {targets.length > 0 && (
          <Stack gap={16}>
            <Heading level={2} size="lg">
              {t('takeProfit.step.zap')}
            </Heading>
            <Text tone="muted">{t('takeProfit.zap.body', { asset })}</Text>
            {wallet !== undefined && (
              <Facts>
                <Fact name={t('takeProfit.wallet')}>
                  <LoadableFigure view={wallet} width="9ch" />
                </Fact>
              </Facts>
            )}
            <Row gap={12}>
              {targets.map(({ symbol, path }) => (
                <ButtonLink key={symbol} to={path}>
                  {t('takeProfit.zap', { token_to: symbol })}
                </ButtonLink>
              ))}
            </Row>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
