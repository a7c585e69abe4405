import { lazy, Suspense, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { currencyOf, useCurrency } from '@/domain/token-list/useCurrency'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatReceived, formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Address, shortenHex } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'
import { FormAside, FormColumns } from '@/ui/FormColumns'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { TokenGateNotices } from '@/widgets/token-risk/TokenGateNotices'
import { CurrencyButton } from '@/widgets/token-select/CurrencyButton'
import { CurrencyNote } from '@/widgets/token-select/CurrencyNote'
import { TokenSelect } from '@/widgets/token-select/TokenSelect'
import { SimulationNotice } from '@/widgets/zap/SimulationNotice'
import { useZap } from '@/widgets/zap/useZap'
import { ZapTermsSection } from '@/widgets/zap/ZapTermsSection'
import { RouteCard } from '../components/RouteCard'
import { ZapCard } from '../components/ZapCard'
import { useZapCurrencies, type ZapSideName } from '../hooks/useZapCurrencies'
import { routeView, type TokenLabel } from '../model/routeView'

// Loaded lazily, since most visits have no recent zap.
const LastZapSection = lazy(async () => ({ default: (await import('./LastZapSection')).LastZapSection }))

export function ZapSection() {
  const NATIVE = getDeployment().nativeCurrency.symbol
  const { t, locale } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const { input: inputId, output: outputId, choose, switchSides } = useZapCurrencies()
  const inputChoice = useCurrency(inputId, directory)
  const outputChoice = useCurrency(outputId, directory)
  const input = currencyOf(inputChoice)
  const output = currencyOf(outputChoice)
  const gate = useTokenGate(input, output, directory)
  const zap = useZap(input, output)
  const [choosing, setChoosing] = useState<ZapSideName>()

  const figure = (wei: Loadable<bigint>, currency: Currency): FigureView =>
    figureView(wei, (amount) => formatToken(amount, currency.decimals, currency.symbol, locale))
  const balanceView = (wei: Loadable<bigint>, currency: Currency | undefined) =>
    account === undefined || currency === undefined ? undefined : figure(wei, currency)
  const labelOf = (token: Address): TokenLabel => {
    const side = [input, output].find((currency) => currency?.address.toLowerCase() === token)
    const known = side ?? directory.byAddress.get(token)
    return known === undefined ? { symbol: shortenHex(token), decimals: undefined } : known
  }
  const { quote, amountOut, simulation } = zap
  const button = (side: ZapSideName, currency: Currency | undefined) => (
    <CurrencyButton
      currency={currency}
      placeholder={t('tokens.select')}
      label={t(side === 'input' ? 'zap.give' : 'zap.get')}
      onClick={() => setChoosing(side)}
    />
  )
  return (
    <FormColumns>
      <ZapCard
        inputButton={button('input', input)}
        outputButton={button('output', output)}
        typed={zap.field.text}
        onType={zap.field.type}
        worth={<TypedAmountUsd currency={input} wei={input && parseAmount(zap.field.text, input.decimals)} />}
        onPercent={zap.fillPercent}
        isNative={inputId === 'native'}
        balance={balanceView(zap.balance, input)}
        outputBalance={balanceView(zap.outputBalance, output)}
        onSwitch={switchSides}
        output={
          amountOut === undefined || output === undefined
            ? undefined
            : figureView(ready(amountOut), (amount) => formatReceived(amount, output.decimals, output.symbol, locale))
        }
        isEstimate={simulation.status !== 'ready'}
        form={gate.guard(zap.form)}
        onSubmit={zap.submit}
      >
        <CurrencyNote choice={inputChoice} isChosen={inputId !== undefined} />
        <CurrencyNote choice={outputChoice} isChosen={outputId !== undefined} />
        <TokenGateNotices gate={gate} />
        <SimulationNotice simulation={simulation} />
        {quote !== undefined && input !== undefined && output !== undefined && (
          <ZapTermsSection zap={zap} quote={quote} input={input} output={output} />
        )}
      </ZapCard>
      <FormAside>
        <RouteCard
          steps={
            quote !== undefined
              ? routeView(quote.steps, labelOf, NATIVE, locale)
              : zap.route === 'loading' && zap.field.text !== '' && outputId !== undefined
                ? 'loading'
                : undefined
          }
        />
        <Suspense fallback={null}>
          <LastZapSection />
        </Suspense>
      </FormAside>
      <TokenSelect
        mode="tokensAndLps"
        isOpen={choosing !== undefined}
        onClose={() => setChoosing(undefined)}
        directory={directory}
        selected={choosing === 'input' ? inputId : outputId}
        onSelect={({ address }) => {
          if (choosing !== undefined) choose(choosing, address)
        }}
      />
    </FormColumns>
  )
}
