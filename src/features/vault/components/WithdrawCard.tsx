import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import { AssetLink } from './AssetLink'

export interface WithdrawCardProps {
  readonly asset: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  readonly onRetryBalance: () => void
  /** Undefined where the partial Max is hidden or there is nothing to withdraw. */
  readonly onMax: (() => void) | undefined
  /** Decimal text; undefined where any amount will do. */
  readonly minimum: string | undefined
  readonly form: FormState
  /** Undefined where Withdraw All is not offered. */
  readonly allForm: FormState | undefined
  /** What withdrawing everything leaves behind; undefined without an account. */
  readonly exit: ReactNode
  readonly onSubmit: (request: TxRequest) => Promise<void>
  /** Where the asset can be turned into something else. */
  readonly assetLink: string
}

export function WithdrawCard({
  asset,
  typed,
  onType,
  balance,
  onRetryBalance,
  onMax,
  minimum,
  form,
  allForm,
  exit,
  onSubmit,
  assetLink,
}: WithdrawCardProps) {
  const { t, tText } = useTranslation()
  return (
    <Card as="section" data-testid="withdraw-card">
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg">
            {t('vault.withdraw')}
          </Heading>
          <AssetLink to={assetLink}>{t('vault.withdraw.remove', { asset })}</AssetLink>
        </Row>
        <AmountInput
          label={t('vault.withdraw.amount')}
          value={typed}
          onChange={onType}
          balance={
            balance && (
              <span>
                {t('vault.withdraw.balance')} <LoadableFigure view={balance} onRetry={onRetryBalance} />
              </span>
            )
          }
          maxButton={
            onMax && (
              <Button size="sm" onClick={onMax}>
                {t('vault.withdraw.max')}
              </Button>
            )
          }
          token={
            <Text as="span" tone="muted">
              {asset}
            </Text>
          }
          hint={minimum === undefined ? undefined : t('vault.withdraw.minimum.note', { amount: minimum, asset })}
          error={form.status === 'invalid' && typed !== '' ? tText(form.text) : undefined}
        />
        <TxButton form={form} onSubmit={onSubmit} variant="secondary" />
        {allForm && <TxButton form={allForm} onSubmit={onSubmit} variant="secondary" />}
        {exit}
      </Stack>
    </Card>
  )
}
