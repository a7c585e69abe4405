import { useSearchParams } from 'react-router-dom'
import { type CurrencyId, currencyParam } from '@/domain/token/currency'
import { type CurrencyChoice, parseCurrencyChoice, withCurrency } from '@/domain/token/currencyChoice'

const PARAMS = { input: 'inputCurrency', output: 'outputCurrency' } as const
export type ZapSideName = keyof typeof PARAMS

export interface ZapCurrencies {
  readonly input: CurrencyId | undefined
  readonly output: CurrencyId | undefined
  /** Choosing the currency of the other side swaps the two. */
  readonly choose: (side: ZapSideName, id: CurrencyId) => void
  readonly switchSides: () => void
}

/** The currencies of the zap, stored in the URL; the input defaults to CRO. */
export function useZapCurrencies(): ZapCurrencies {
  const [params, setParams] = useSearchParams()
  const [input, output] = parseCurrencyChoice(params.get(PARAMS.input) ?? '', params.get(PARAMS.output) ?? '')

  const show = ([shownInput, shownOutput]: CurrencyChoice) => {
    setParams(
      (known) => {
        const changed = new URLSearchParams(known)
        for (const side of ['input', 'output'] as const) {
          const id = side === 'input' ? shownInput : shownOutput
          if (id === undefined) changed.delete(PARAMS[side])
          else changed.set(PARAMS[side], currencyParam(id))
        }
        return changed
      },
      { replace: true },
    )
  }

  return {
    input,
    output,
    choose: (side, id) => show(withCurrency([input, output], side === 'input' ? 'first' : 'second', id).choice),
    switchSides: () => show([output, input]),
  }
}
