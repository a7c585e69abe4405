import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { IconButton } from '@/ui/IconButton'
import { ArrowIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { PercentButtons } from '@/ui/PercentButtons'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import { Aside, Output, Turn } from './ZapPage.styles'

export interface ZapCardProps {
  readonly inputButton: ReactNode
  readonly outputButton: ReactNode
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Value of the typed amount. */
  readonly worth: ReactNode
  /** Fills in a part of the balance; undefined while there is none or it is not known. */
  readonly onPercent: ((percent: number) => void) | undefined
  readonly isNative: boolean
  /** Undefined without an account or a currency. */
  readonly balance: FigureView | undefined
  readonly outputBalance: FigureView | undefined
  readonly onSwitch: () => void
  /** Output amount; undefined without a quote. */
  readonly output: FigureView | undefined
  /** Quoted from the reserves, not yet simulated. */
  readonly isEstimate: boolean
  /** Terms, warnings and confirmations. */
  readonly children: ReactNode
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<void>
}

/** The zap form: input, output, terms and the submit button. */
export function ZapCard(props: ZapCardProps) {
  const {
    inputButton,
    outputButton,
    typed,
    onType,
    worth,
    onPercent,
    isNative,
    balance,
    outputBalance,
    onSwitch,
    output,
    isEstimate,
    children,
    form,
    onSubmit,
  } = props
  const { t, tText } = useTranslation()
  return (
    <Card as="section" data-testid="zap-card" aria-label={t('shell.title.zap')}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Row justify="space-between">
            <Heading level={2} size="md">
              {t('zap.give')}
            </Heading>
            {inputButton}
          </Row>
          <AmountInput
            label={t('zap.amount')}
            value={typed}
            onChange={onType}
            balance={
              balance && (
                <span>
                  {t('zap.balance')} <LoadableFigure view={balance} />
                </span>
              )
            }
            worth={worth}
            hint={isNative ? t('zap.reserve') : undefined}
            error={form.status === 'invalid' && typed !== '' ? tText(form.text) : undefined}
          />
          {onPercent && <PercentButtons label={t('stake.percent')} maxLabel={t('stake.max')} onChoose={onPercent} />}
        </Stack>
        <FormEnd gap={24} act={<TxButton form={form} onSubmit={onSubmit} />}>
          <Turn>
            <IconButton label={t('zap.switch')} onClick={onSwitch}>
              <ArrowIcon />
            </IconButton>
          </Turn>
          <Stack gap={12}>
            <Row justify="space-between">
              <Heading level={2} size="md">
                {t('zap.get')}
              </Heading>
              {outputButton}
            </Row>
            <Output data-testid="zap-output" aria-label={t(isEstimate ? 'zap.estimated' : 'zap.simulated')}>
              {output === undefined ? (
                <Aside>{t('zap.output.empty')}</Aside>
              ) : (
                <LoadableFigure view={output} width="9ch" />
              )}
            </Output>
            <Row justify="space-between">
              <Aside>{output?.status === 'ready' ? t(isEstimate ? 'zap.estimated' : 'zap.simulated') : ''}</Aside>
              {outputBalance && (
                <Aside>
                  {t('zap.balance')} <LoadableFigure view={outputBalance} />
                </Aside>
              )}
            </Row>
          </Stack>
          {children}
        </FormEnd>
      </Stack>
    </Card>
  )
}
