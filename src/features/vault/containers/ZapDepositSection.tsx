import { useMemo } from 'react'
import type { CurrencyId } from '@/domain/token/currency'
import { currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { depositCurrency } from '@/domain/vault/depositCurrency'
import type { Vault } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatReceived, formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { TokenGateNotices } from '@/widgets/token-risk/TokenGateNotices'
import { CurrencyButton } from '@/widgets/token-select/CurrencyButton'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { SimulationNotice } from '@/widgets/zap/SimulationNotice'
import { useZap } from '@/widgets/zap/useZap'
import { ZapTermsSection } from '@/widgets/zap/ZapTermsSection'
import { ZapDepositForm } from '../components/ZapDepositForm'

export interface ZapDepositSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  /** The token to pay with. */
  readonly payId: CurrencyId
  readonly onChoose: () => void
}

/** Pays a deposit with another token than the vault's, which is zapped first. */
export function ZapDepositSection({ vault, shareToken, payId, onChoose }: ZapDepositSectionProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const choice = useCurrency(payId, directory)
  const input = currencyOf(choice)
  const output = useMemo(() => depositCurrency(vault), [vault])
  const gate = useTokenGate(input, output, directory)
  const zap = useZap(input, output, shareToken)
  const { quote, amountOut, simulation, field } = zap
  return (
    <ZapDepositForm
      from={input?.symbol ?? ''}
      asset={output.symbol}
      token={
        <CurrencyButton currency={input} placeholder={t('common.loading')} label={t('vault.pay')} onClick={onChoose} />
      }
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
    </ZapDepositForm>
  )
}
