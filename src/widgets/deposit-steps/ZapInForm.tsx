import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { DepositSteps } from './DepositSteps'

export interface ZapInFormProps {
  /** Symbol of the chosen token. */
  readonly from: string
  /** Symbol of the deposited token. */
  readonly asset: string
  /** The deposit in words. */
  readonly last: string
  /** Button that chooses another token. */
  readonly token: ReactNode
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Value of the typed amount. */
  readonly worth: ReactNode
  /** Undefined without an account. */
  readonly balance: FigureView | undefined
  readonly onPercent: ((percent: number) => void) | undefined
  readonly isNative: boolean
  /** What the zap pays out; undefined without a quote. */
  readonly output: FigureView | undefined
  /** Quoted from the reserves, not yet simulated. */
  readonly isEstimate: boolean
  /** Terms, warnings and confirmations. */
  readonly children: ReactNode
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<void>
}

/** The first step of a deposit that is paid with another token: the zap into the deposited one. */
export function ZapInForm({
  from,
  asset,
  last,
  isNative,
  balance,
  output,
  isEstimate,
  children,
  ...form
}: ZapInFormProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <DepositSteps current="first" first={t('zap.in.step', { from, to: asset })} last={last} />
      <StakeForm
        {...form}
        amountLabel={t('zap.in.amount')}
        balance={balance && { label: t('zap.balance'), view: balance }}
        hint={isNative ? t('zap.reserve') : undefined}
      >
        {output !== undefined && (
          <Facts>
            <Fact name={t('zap.get')}>
              <span data-testid="zap-output">
                <LoadableFigure view={output} width="9ch" />
              </span>
            </Fact>
            <Fact name="">
              <Text as="span" tone="muted" size="sm">
                {t(isEstimate ? 'zap.estimated' : 'zap.simulated')}
              </Text>
            </Fact>
          </Facts>
        )}
        {children}
      </StakeForm>
    </Stack>
  )
}
