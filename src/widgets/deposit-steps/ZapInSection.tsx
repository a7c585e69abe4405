import type { DepositTarget } from '@/chain/tx/txRequest'
import type { Currency, CurrencyId } from '@/domain/token/currency'
import { currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatReceived, formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { TokenGateNotices } from '@/widgets/token-risk/TokenGateNotices'
import { CurrencyButton } from '@/widgets/token-select/CurrencyButton'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { SimulationNotice } from '@/widgets/zap/SimulationNotice'
import { useZap } from '@/widgets/zap/useZap'
import { ZapTermsSection } from '@/widgets/zap/ZapTermsSection'
import { ZapInForm } from './ZapInForm'

export interface ZapInSectionProps {
  /** What is deposited. */
  readonly output: Currency
  /** Where it is deposited; keep it the same between renders. */
  readonly target: DepositTarget
  /** The deposit in words. */
  readonly last: string
  /** Accessible name of the button that chooses another token. */
  readonly payLabel: string
  /** The token to pay with. */
  readonly payId: CurrencyId
  readonly onChoose: () => void
}

/** Pays a deposit with another token, which is zapped into the deposited one first. */
export function ZapInSection({ output, target, last, payLabel, payId, onChoose }: ZapInSectionProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const choice = useCurrency(payId, directory)
  const input = currencyOf(choice)
  const gate = useTokenGate(input, output, directory)
  const zap = useZap(input, output, target)
  const { quote, amountOut, simulation, field } = zap
  return (
    <ZapInForm
      from={input?.symbol ?? ''}
      asset={output.symbol}
      last={last}
      token={<CurrencyButton currency={input} placeholder={t('common.loading')} label={payLabel} onClick={onChoose} />}
      typed={field.text}
      onType={field.type}
      worth={<TypedAmountUsd currency={input} wei={input && parseAmount(field.text, input.decimals)} />}
      balance={
        account === undefined || input === undefined
          ? undefined
          : figureView(zap.balance, (wei) => formatToken(wei, input.decimals, input.symbol, locale))
      }
      onPercent={zap.fillPercent}
      isNative={payId === 'native'}
      output={
        amountOut === undefined
          ? undefined
          : figureView(ready(amountOut), (wei) => formatReceived(wei, output.decimals, output.symbol, locale))
      }
      isEstimate={simulation.status !== 'ready'}
      form={gate.guard(zap.form)}
      onSubmit={zap.submit}
    >
      <CurrencyNote choice={choice} isChosen />
      <TokenGateNotices gate={gate} />
      <SimulationNotice simulation={simulation} />
      {quote !== undefined && input !== undefined && (
        <ZapTermsSection zap={zap} quote={quote} input={input} output={output} />
      )}
    </ZapInForm>
  )
}
