import { type CurrencyId, currencyParam, isSameCurrency } from '@/domain/token/currency'
import { parseCurrencyChoice } from '@/domain/token/currencyChoice'
import { sanitizeAmountInput } from '@/lib/amountInput'
import { isAddress } from '@/lib/hex'
import { parseName } from './recipient'
import type { SwapState } from './swapState'

const NAMES = ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient'] as const
type Name = (typeof NAMES)[number]

/** Value of a query parameter; empty if it occurs more than once. */
function single(params: URLSearchParams, name: Name): string {
  const [text = '', ...more] = params.getAll(name)
  return more.length > 0 ? '' : text
}

/** The two currencies; the input defaults to CRO, and duplicates are dropped. */
function readCurrencies(params: URLSearchParams): {
  readonly input: CurrencyId | undefined
  readonly output: CurrencyId | undefined
} {
  const [input, output] = parseCurrencyChoice(single(params, 'inputCurrency'), single(params, 'outputCurrency'))
  const isTwice = input !== undefined && output !== undefined && isSameCurrency(input, output)
  return { input, output: isTwice ? undefined : output }
}

/** Only complete recipients are written to the URL. */
function wholeRecipient(text: string): string | undefined {
  return isAddress(text) || parseName(text) !== undefined ? text : undefined
}

/** Parses the swap in a URL; invalid parts are ignored. */
export function readSwapAddress(params: URLSearchParams): SwapState {
  return {
    ...readCurrencies(params),
    independentField: single(params, 'exactField').toLowerCase() === 'output' ? 'output' : 'input',
    typed: sanitizeAmountInput('', single(params, 'exactAmount')),
    recipient: wholeRecipient(single(params, 'recipient').trim()),
  }
}

/** Writes a swap to the URL and keeps unrelated parameters. */
export function writeSwapAddress(
  params: URLSearchParams,
  { input, output, independentField, typed, recipient = '' }: SwapState,
): URLSearchParams {
  const texts: Readonly<Record<Name, string | undefined>> = {
    inputCurrency: input && currencyParam(input),
    outputCurrency: output && currencyParam(output),
    exactAmount: typed === '' ? undefined : typed,
    exactField: typed === '' ? undefined : independentField,
    recipient: wholeRecipient(recipient),
  }
  const written = new URLSearchParams(params)
  for (const name of NAMES) {
    const text = texts[name]
    if (text === undefined) written.delete(name)
    else written.set(name, text)
  }
  return written
}
