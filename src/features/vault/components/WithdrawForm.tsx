import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import type { FigureView } from '@/lib/figureView'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { UsdFigure } from '@/widgets/dollar-value/UsdFigure'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { TxButton } from '@/widgets/tx/TxButton'
import { AssetLink } from './AssetLink'

export interface WithdrawFormProps {
  readonly asset: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Value of the typed amount; undefined while nothing is typed or the price is unknown. */
  readonly worth: Decimal | undefined
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  /** Undefined if there is nothing to withdraw. */
  readonly onPercent: ((percent: number) => void) | undefined
  /** False if the vault offers Withdraw All instead. */
  readonly hasMax: boolean
  /** Decimal text; undefined if there is no minimum. */
  readonly minimum: string | undefined
  readonly form: FormState
  /** Undefined if Withdraw All is not offered. */
  readonly allForm: FormState | undefined
  /** Warning about forfeited pending rewards; undefined without an account. */
  readonly exit: ReactNode
  readonly onSubmit: (request: TxRequest) => Promise<void>
  /** Link to swap the asset. */
  readonly assetLink: string
}

export function WithdrawForm({
  asset,
  typed,
  onType,
  worth,
  balance,
  onPercent,
  hasMax,
  minimum,
  form,
  allForm,
  exit,
  onSubmit,
  assetLink,
}: WithdrawFormProps) {
  const { t } = useTranslation()
  return (
    <StakeForm
      amountLabel={t('vault.withdraw.amount')}
      token={
        <Text as="span" tone="muted">
          {asset}
        </Text>
      }
      typed={typed}
      onType={onType}
      worth={worth && <UsdFigure usd={worth} />}
      balance={balance && { label: t('vault.withdraw.balance'), view: balance }}
      onPercent={onPercent}
      hasMax={hasMax}
      hint={minimum === undefined ? undefined : t('vault.withdraw.minimum.note', { amount: minimum, asset })}
      form={form}
      onSubmit={onSubmit}
      more={
        <>
          {allForm && <TxButton form={allForm} onSubmit={onSubmit} variant="secondary" />}
          {exit}
          <Row>
            <AssetLink to={assetLink}>{t('vault.withdraw.remove', { asset })}</AssetLink>
          </Row>
        </>
      }
    />
  )
}
