import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import type { ProjectionView } from '../model/projectionView'
import { AssetLink } from './AssetLink'
import { ProjectionTable } from './ProjectionTable'

export interface DepositCardProps {
  readonly asset: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  readonly onRetry: () => void
  /** Undefined where there is nothing to fill in. */
  readonly onMax: (() => void) | undefined
  readonly isNative: boolean
  /** Undefined where the vault takes no deposit fee, or while that is not known. */
  readonly fee: FigureView | undefined
  /** The vault's shares that the amount brings; undefined while none is typed. */
  readonly shares: FigureView | undefined
  /** Undefined while no amount is typed, or while the rates are not known. */
  readonly projection: ProjectionView | undefined
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<void>
  /** Where more of the asset can be had. */
  readonly assetLink: string
}

export function DepositCard({
  asset,
  typed,
  onType,
  balance,
  onRetry,
  onMax,
  isNative,
  fee,
  shares,
  projection,
  form,
  onSubmit,
  assetLink,
}: DepositCardProps) {
  const { t, tText } = useTranslation()
  return (
    <Card as="section" data-testid="deposit-card">
      <Stack gap={16}>
        <Row justify="space-between">
          <Heading level={2} size="lg">
            {t('vault.deposit')}
          </Heading>
          <AssetLink to={assetLink}>{t('vault.deposit.get', { asset })}</AssetLink>
        </Row>
        <AmountInput
          label={t('vault.deposit.amount')}
          value={typed}
          onChange={onType}
          balance={
            balance && (
              <span>
                {t('vault.deposit.balance')} <LoadableFigure view={balance} onRetry={onRetry} />
              </span>
            )
          }
          maxButton={
            onMax && (
              <Button size="sm" onClick={onMax}>
                {t('vault.deposit.max')}
              </Button>
            )
          }
          token={
            <Text as="span" tone="muted">
              {asset}
            </Text>
          }
          hint={isNative ? t('vault.deposit.reserve') : undefined}
          error={form.status === 'invalid' && typed !== '' ? tText(form.text) : undefined}
        />
        <FormEnd act={<TxButton form={form} onSubmit={onSubmit} />}>
          {(fee !== undefined || shares !== undefined) && (
            <Facts>
              {fee !== undefined && (
                <Fact name={t('vault.depositFee')}>
                  <LoadableFigure view={fee} onRetry={onRetry} />
                </Fact>
              )}
              {shares !== undefined && (
                <Fact name={t('vault.deposit.shares')}>
                  <span data-testid="deposit-shares">
                    <LoadableFigure view={shares} width="9ch" onRetry={onRetry} />
                  </span>
                </Fact>
              )}
            </Facts>
          )}
          {projection !== undefined && <ProjectionTable view={projection} asset={asset} onRetry={onRetry} />}
        </FormEnd>
      </Stack>
    </Card>
  )
}
