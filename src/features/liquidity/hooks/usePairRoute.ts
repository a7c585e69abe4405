import { useNavigate, useParams } from 'react-router-dom'
import type { CurrencyId } from '@/domain/token/currency'
import { addCurrencies, type CurrencyPair, pairPath, withSide } from '../model/routeCurrencies'
import type { Side } from '../model/side'

export interface PairRoute {
  readonly pair: CurrencyPair
  /** Another currency for a side; true where the two changed places. */
  readonly choose: (side: Side, id: CurrencyId) => boolean
}

/** The two currencies of a page's address, `/base/:a?/:b?`, and how to change them. */
export function usePairRoute(base: string): PairRoute {
  const { a, b } = useParams()
  const navigate = useNavigate()
  const pair = addCurrencies(a, b)
  return {
    pair,
    choose: (side, id) => {
      const next = withSide(pair, side, id)
      void navigate(pairPath(base, next.pair), { replace: true })
      return next.isSwitched
    },
  }
}
