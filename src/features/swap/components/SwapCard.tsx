import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FormEnd } from '@/ui/FormEnd'
import { IconButton } from '@/ui/IconButton'
import { ArrowIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import type { SwapOffer } from '../model/swapForm'
import { Turn } from './SwapPage.styles'

export interface SwapSide {
  readonly text: string
  /** The amount is an estimate and may differ once mined. */
  readonly isEstimated: boolean
  /** Undefined without an account or a currency. */
  readonly balance: FigureView | undefined
  readonly currencyButton: ReactNode
  /** Value in USD. */
  readonly worth: ReactNode
  readonly error?: string | undefined
}

export interface SwapCardProps {
  readonly input: SwapSide
  readonly output: SwapSide
  readonly onType: (field: 'input' | 'output', text: string) => void
  readonly onMax: (() => void) | undefined
  readonly isNativeIn: boolean
  readonly onSwitch: () => void
  /** Warnings about the currencies, and the recipient. */
  readonly notes: ReactNode
  /** Price, fees and limits. */
  readonly terms: ReactNode
  readonly form: FormState<SwapOffer>
  readonly onSubmit: (request: SwapOffer | TxRequest) => Promise<void>
}

/** The swap form: input, output, terms and the submit button. */
export function SwapCard({
  input,
  output,
  onType,
  onMax,
  isNativeIn,
  onSwitch,
  notes,
  terms,
  form,
  onSubmit,
}: SwapCardProps) {
  const { t } = useTranslation()
  const balance = (view: FigureView | undefined) =>
    view && (
      <span>
        {t('swap.balance')} <LoadableFigure view={view} isLoadingInWords />
      </span>
    )
  return (
    <Card as="section" data-testid="swap-card" aria-label={t('shell.title.swap')}>
      <Stack gap={16}>
        <AmountInput
          label={t(input.isEstimated ? 'swap.from.estimated' : 'swap.from')}
          value={input.text}
          onChange={(text) => onType('input', text)}
          balance={balance(input.balance)}
          maxButton={
            onMax && (
              <Button size="sm" onClick={onMax} title={isNativeIn ? t('swap.max.reserve') : undefined}>
                {t('swap.max')}
              </Button>
            )
          }
          token={input.currencyButton}
          worth={input.worth}
          error={input.error}
        />
        <Turn>
          <IconButton label={t('swap.switch')} onClick={onSwitch}>
            <ArrowIcon />
          </IconButton>
        </Turn>
        <AmountInput
          label={t(output.isEstimated ? 'swap.to.estimated' : 'swap.to')}
          value={output.text}
          onChange={(text) => onType('output', text)}
          balance={balance(output.balance)}
          token={output.currencyButton}
          worth={output.worth}
          error={output.error}
        />
        <FormEnd act={<TxButton form={form} onSubmit={onSubmit} />}>
          {notes}
          {terms}
        </FormEnd>
      </Stack>
    </Card>
  )
}
