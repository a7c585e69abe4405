import { useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AmountFieldState, emptyAmount } from '@/forms/amountField'
import { useIsCurrentEntry } from '@/hooks/useIsCurrentEntry'
import { isSameData } from '@/lib/sameData'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { readSwapAddress, writeSwapAddress } from '../model/swapAddress'
import {
  isSwitching,
  otherField,
  reduceSwap,
  type SwapAction,
  type SwapField,
  type SwapState,
} from '../model/swapState'

/** Browsers refuse an address that changes with every key; nobody copies it while they type. */
const WRITE_AFTER_MS = 300
const INITIAL = emptyAmount<SwapField>('input')

export interface SwapInputs {
  readonly state: SwapState
  readonly field: AmountField<SwapField>
  readonly dispatch: (action: SwapAction) => void
}

function amountOf({ independentField, typed }: SwapState): AmountFieldState<SwapField> {
  return emptyAmount(independentField, typed)
}

/** What is being swapped. The address of the page follows it, and it follows an address that is opened. */
export function useSwapState(): SwapInputs {
  const [params, setParams] = useSearchParams()
  const isCurrentEntry = useIsCurrentEntry()
  const [linked] = useState(() => readSwapAddress(params))
  const [choice, dispatch] = useReducer(reduceSwap, linked)
  const field = useAmountField(INITIAL, { start: amountOf(linked) })
  const { replace } = field
  const { independentField, typedValue } = field.state
  const { input, output, recipient } = choice
  const address = params.toString()
  /** The last address that was read or written here. */
  const known = useRef(address)

  useEffect(() => {
    if (address === known.current) return
    known.current = address
    const opened = readSwapAddress(new URLSearchParams(address))
    dispatch({ type: 'arrived', choice: opened })
    replace(amountOf(opened))
  }, [address, replace])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isCurrentEntry()) return
      const shown = new URLSearchParams(known.current)
      const written = writeSwapAddress(shown, { input, output, recipient, independentField, typed: typedValue })
      // An address that already means this stays as it was written.
      if (isSameData(readSwapAddress(shown), readSwapAddress(written))) return
      known.current = written.toString()
      setParams(written, { replace: true })
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [input, output, recipient, independentField, typedValue, setParams, isCurrentEntry])

  return {
    state: { input, output, recipient, independentField, typed: typedValue },
    field,
    dispatch: (action) => {
      if (isSwitching(choice, action)) field.moveTo(otherField(independentField))
      dispatch(action)
    },
  }
}
