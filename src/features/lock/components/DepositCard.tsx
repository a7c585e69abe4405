import type { TxRequest } from '@/chain/tx/txRequest'
import { deployment } from '@/config/deployment'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { Rate } from './LockPage.styles'

/** What a deposit of the typed amount would bring. */
export interface QuoteView {
  readonly apr: FigureView
  readonly reward: FigureView
  readonly payout: FigureView
  /** Undefined while it is not known. */
  readonly unlockTime: string | undefined
}

export interface DepositCardProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly quote: QuoteView
  readonly onRetryQuote: () => void
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  readonly onRetryBalance: () => void
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
}

/** The rate, the amount, and what it brings. */
export function DepositCard({
  typed,
  onType,
  quote,
  onRetryQuote,
  balance,
  onRetryBalance,
  form,
  onSubmit,
}: DepositCardProps) {
  const { t, tText } = useTranslation()
  const isUnavailable = quote.apr.status === 'failed'
  const retry = <RetryButton onRetry={onRetryQuote} />
  return (
    <Card as="section" data-testid="lock-deposit">
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2} size="lg">
            {t('lock.apr')}
          </Heading>
          {isUnavailable ? (
            <Notice tone="warning" title={t('lock.apr.unavailable')} action={retry}>
              {t('lock.apr.unavailable.body')}
            </Notice>
          ) : (
            <>
              <Rate data-testid="lock-apr">
                <LoadableFigure view={quote.apr} width="4ch" onRetry={onRetryQuote} />
              </Rate>
              <Text size="sm" tone="muted">
                {t('lock.apr.fixed')}
              </Text>
            </>
          )}
        </Stack>
        <AmountInput
          label={t('lock.amount')}
          value={typed}
          onChange={onType}
          balance={
            balance && (
              <span>
                {t('lock.balance')} <LoadableFigure view={balance} onRetry={onRetryBalance} />
              </span>
            )
          }
          token={
            <Text as="span" tone="muted">
              {deployment.nativeCurrency.symbol}
            </Text>
          }
          hint={t('lock.amount.hint')}
          error={form.status === 'invalid' && typed !== '' ? tText(form.text) : undefined}
        />
        <FormEnd act={<TxButton form={form} onSubmit={onSubmit} />}>
          {!isUnavailable && (
            <Facts>
              <Fact name={t('lock.quote.reward')}>
                <LoadableFigure view={quote.reward} width="9ch" onRetry={onRetryQuote} />
              </Fact>
              <Fact name={t('lock.quote.payout')}>
                <LoadableFigure view={quote.payout} width="9ch" onRetry={onRetryQuote} />
              </Fact>
              <Fact name={t('lock.quote.unlock')}>{quote.unlockTime ?? <Skeleton width="12ch" height="0.8em" />}</Fact>
            </Facts>
          )}
        </FormEnd>
      </Stack>
    </Card>
  )
}
