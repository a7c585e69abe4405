import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { AmountInput } from '@/ui/AmountInput'
import { FormEnd } from '@/ui/FormEnd'
import { Stack } from '@/ui/layout'
import { PercentButtons } from '@/ui/PercentButtons'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'

export interface StakeFormProps {
  readonly amountLabel: string
  /** The token's symbol, or a button that opens the selector. */
  readonly token: ReactNode
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Value of the typed amount; its line is kept free while it is unknown. */
  readonly worth: ReactNode
  /** What the amount is taken from; undefined without an account. */
  readonly balance: { readonly label: string; readonly view: FigureView } | undefined
  /** Fills in a part of the balance (`percentFiller` of the amount field); undefined where there is nothing to fill in. */
  readonly onPercent?: ((percent: number) => void) | undefined
  /** False where all of it is another act. */
  readonly hasMax?: boolean
  readonly hint?: string | undefined
  /** Why the last input was not taken. */
  readonly inputError?: string | undefined
  /** What it brings and costs, between the amount and the button. */
  readonly children?: ReactNode
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
  /** Other acts, below the button. */
  readonly more?: ReactNode
}

/** An amount to stake or to unstake, and the one button that approves and sends it. */
export function StakeForm({
  amountLabel,
  token,
  typed,
  onType,
  worth,
  balance,
  onPercent,
  hasMax = true,
  hint,
  inputError,
  children,
  form,
  onSubmit,
  more,
}: StakeFormProps) {
  const { t, tText } = useTranslation()
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <AmountInput
          label={amountLabel}
          value={typed}
          onChange={onType}
          balance={
            balance && (
              <span>
                {balance.label} <LoadableFigure view={balance.view} />
              </span>
            )
          }
          token={token}
          worth={worth ?? null}
          hint={hint}
          error={inputError ?? (form.status === 'invalid' && typed !== '' ? tText(form.text) : undefined)}
        />
        {onPercent && (
          <PercentButtons
            label={t('stake.percent')}
            maxLabel={hasMax ? t('stake.max') : undefined}
            onChoose={onPercent}
          />
        )}
      </Stack>
      <FormEnd act={<TxButton form={form} onSubmit={onSubmit} />}>{children}</FormEnd>
      {more}
    </Stack>
  )
}
