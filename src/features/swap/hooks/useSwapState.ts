import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSameData } from '@/lib/sameData'
import { readSwapAddress, writeSwapAddress } from '../model/swapAddress'
import { reduceSwap, type SwapAction, type SwapState } from '../model/swapState'

/** Browsers refuse an address that changes with every key; nobody copies it while they type. */
const WRITE_AFTER_MS = 300

/** What is being swapped. The address of the page follows it, and it follows an address that is opened. */
export function useSwapState(): readonly [SwapState, Dispatch<SwapAction>] {
  const [params, setParams] = useSearchParams()
  const [state, dispatch] = useReducer(reduceSwap, params, readSwapAddress)
  const address = params.toString()
  /** The last address that was read or written here. */
  const known = useRef(address)

  useEffect(() => {
    if (address === known.current) return
    known.current = address
    dispatch({ type: 'arrived', state: readSwapAddress(new URLSearchParams(address)) })
  }, [address])

  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = new URLSearchParams(known.current)
      const written = writeSwapAddress(shown, state)
      // An address that already means this stays as it was written.
      if (isSameData(readSwapAddress(shown), readSwapAddress(written))) return
      known.current = written.toString()
      setParams(written, { replace: true })
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state, setParams])

  return [state, dispatch]
}
