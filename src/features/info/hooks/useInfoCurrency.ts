import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/hooks/storeHooks'
import { settingsChanged } from '@/store/user/userSlice'
import { type FigureCurrency, figureCurrencies } from '../model/worth'

const PARAM = 'currency'

/**
 * Whether the info pages show figures in dollars or CRO, and its setter. The choice is kept in the settings and written
 * into the URL, which takes precedence: a link shows the same figures to everyone.
 */
export function useInfoCurrency(): readonly [FigureCurrency, (currency: FigureCurrency) => void] {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.user.infoCurrency)
  const [params, setParams] = useSearchParams()
  const asked = figureCurrencies.find((currency) => currency === params.get(PARAM))
  const choose = useCallback(
    (currency: FigureCurrency) => {
      dispatch(settingsChanged({ infoCurrency: currency }))
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(PARAM, currency)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [dispatch, setParams],
  )
  return [asked ?? kept, choose]
}
