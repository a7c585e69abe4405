import { type ReactNode, Suspense } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Row } from '@/ui/layout'
import { UsdFigure } from '@/widgets/dollar-value/UsdFigure'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import type { ProjectionView } from '../model/projectionView'
import { AssetLink } from './AssetLink'

// Nothing is projected before an amount is typed.
const ProjectionTable = lazyPart(async () => (await import('./ProjectionTable')).ProjectionTable, ['vault'])

export interface DepositFormProps {
  readonly asset: string
  /** The asset's symbol, or the button to pay with another token. */
  readonly token: ReactNode
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Value of the typed amount; undefined while nothing is typed or the price is unknown. */
  readonly worth: Decimal | undefined
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  /** Undefined if there is no balance to fill in. */
  readonly onPercent: ((percent: number) => void) | undefined
  readonly isNative: boolean
  /** Undefined if the vault charges no deposit fee, or while loading. */
  readonly fee: FigureView | undefined
  /** Shares minted for the typed amount; undefined while no amount is typed. */
  readonly shares: FigureView | undefined
  /** Undefined while no amount is typed or the rates are loading. */
  readonly projection: ProjectionView | undefined
  /** Undefined while the rates are loading. */
  readonly roi: RoiTerms | undefined
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<void>
  /** Link to get more of the asset. */
  readonly assetLink: string
}

/** Deposit of the vault's own token. */
export function DepositForm({
  asset,
  token,
  typed,
  onType,
  worth,
  balance,
  onPercent,
  isNative,
  fee,
  shares,
  projection,
  roi,
  form,
  onSubmit,
  assetLink,
}: DepositFormProps) {
  const { t } = useTranslation()
  return (
    <StakeForm
      amountLabel={t('vault.deposit.amount')}
      token={token}
      typed={typed}
      onType={onType}
      worth={worth && <UsdFigure usd={worth} />}
      balance={balance && { label: t('vault.deposit.balance'), view: balance }}
      onPercent={onPercent}
      hint={isNative ? t('vault.deposit.reserve') : undefined}
      form={form}
      onSubmit={onSubmit}
      more={
        <>
          <Row gap={16}>
            <AssetLink to={assetLink}>{t('vault.deposit.get', { asset })}</AssetLink>
            {roi !== undefined && <RoiButton terms={roi} amount={typed} />}
          </Row>
          {projection !== undefined && (
            <Suspense fallback={null}>
              <ProjectionTable view={projection} asset={asset} />
            </Suspense>
          )}
        </>
      }
    >
      {(fee !== undefined || shares !== undefined) && (
        <Facts>
          {fee !== undefined && (
            <Fact name={t('vault.depositFee')}>
              <LoadableFigure view={fee} />
            </Fact>
          )}
          {shares !== undefined && (
            <Fact name={t('vault.deposit.shares')}>
              <span data-testid="deposit-shares">
                <LoadableFigure view={shares} width="9ch" />
              </span>
            </Fact>
          )}
        </Facts>
      )}
    </StakeForm>
  )
}
