import { useSearchParams } from 'react-router-dom'
import { type CurrencyId, currencyParam, isSameCurrency, parseCurrencyId } from '@/domain/token/currency'

const PARAMS = { input: 'inputCurrency', output: 'outputCurrency' } as const
export type ZapSideName = keyof typeof PARAMS

export interface ZapCurrencies {
  readonly input: CurrencyId | undefined
  readonly output: CurrencyId | undefined
  /** The currency of the other side is exchanged with it. */
  readonly choose: (side: ZapSideName, id: CurrencyId) => void
  readonly switchSides: () => void
}

/** The two currencies of the zap. They live in the address of the page; an address without an input starts with CRO. */
export function useZapCurrencies(): ZapCurrencies {
  const [params, setParams] = useSearchParams()
  const output = parseCurrencyId(params.get(PARAMS.output) ?? '')
  const input = parseCurrencyId(params.get(PARAMS.input) ?? '') ?? (output === 'native' ? undefined : 'native')

  const show = (next: { readonly input: CurrencyId | undefined; readonly output: CurrencyId | undefined }) => {
    setParams(
      (known) => {
        const changed = new URLSearchParams(known)
        for (const side of ['input', 'output'] as const) {
          const id = next[side]
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
    choose: (side, id) => {
      const [own, other] = side === 'input' ? [input, output] : [output, input]
      const moved = other !== undefined && isSameCurrency(other, id) ? own : other
      show(side === 'input' ? { input: id, output: moved } : { input: moved, output: id })
    },
    switchSides: () => show({ input: output, output: input }),
  }
}
