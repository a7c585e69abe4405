import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { StakeCard } from '@/widgets/stake-panel/StakeCard'
import { Rate } from './LockPage.styles'

/** Quote for a deposit of the typed amount. */
export interface QuoteView {
  readonly apr: FigureView
  readonly reward: FigureView
  readonly payout: FigureView
  /** Undefined until quoted. */
  readonly unlockTime: string | undefined
}

export interface DepositCardProps {
  readonly typed: string
  /** The last input was not a whole number, and was not taken. */
  readonly isRefused: boolean
  readonly onType: (typed: string) => void
  /** Value of the typed amount. */
  readonly worth: ReactNode
  readonly quote: QuoteView
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
}

/** Deposit form with the APR and the quote. */
export function DepositCard({ typed, isRefused, onType, worth, quote, balance, form, onSubmit }: DepositCardProps) {
  const { t } = useTranslation()
  const { apr } = quote
  const isUnavailable = apr.status === 'failed'
  return (
    <StakeCard
      testId="lock-deposit"
      title={t('lock.apr')}
      lead={
        isUnavailable ? (
          <Notice tone="warning" title={t('lock.apr.unavailable')} action={<RetryButton onRetry={apr.retry} />}>
            {t('lock.apr.unavailable.body')}
          </Notice>
        ) : (
          <>
            <Rate data-testid="lock-apr">
              <LoadableFigure view={apr} width="4ch" />
            </Rate>
            <Text size="sm" tone="muted">
              {t('lock.apr.fixed')}
            </Text>
          </>
        )
      }
      amountLabel={t('lock.amount')}
      symbol={getDeployment().nativeCurrency.symbol}
      typed={typed}
      onType={onType}
      worth={worth}
      balance={balance && { label: t('lock.balance'), view: balance }}
      hint={t('lock.amount.hint')}
      inputError={isRefused ? t('lock.amount.hint') : undefined}
      form={form}
      onSubmit={onSubmit}
    >
      {!isUnavailable && (
        <Facts>
          <Fact name={t('lock.quote.reward')}>
            <LoadableFigure view={quote.reward} width="9ch" />
          </Fact>
          <Fact name={t('lock.quote.payout')}>
            <LoadableFigure view={quote.payout} width="9ch" />
          </Fact>
          <Fact name={t('lock.quote.unlock')}>{quote.unlockTime ?? <Skeleton width="12ch" height="0.8em" />}</Fact>
        </Facts>
      )}
    </StakeCard>
  )
}
