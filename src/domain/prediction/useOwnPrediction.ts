import { useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import type { OwnGame } from '@/domain/game/ownGame'
import { tokenPriceReading } from '@/domain/price/reads'
import { getNativeCurrency } from '@/domain/token/currency'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useNowSec } from '@/hooks/useNowSec'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import { combineLoadables, mapLoadable } from '@/lib/loadable'
import { predictionPosition } from './model/predictionPosition'
import { useBetHistory } from './useBetHistory'
import { useMarket } from './useMarket'

const getReads = fromDeployment((deployment) => ({
  hasMarket: deployment.prediction.contracts.prediction !== undefined,
  price: tokenPriceReading(deployment, 'WCRO'),
}))

/** What an account has in the prediction market; undefined on a network without one. */
export function useOwnPrediction(account: Address): OwnGame | undefined {
  const reads = getReads()
  const market = useMarket()
  const history = useBetHistory(account, market)
  const price = useReading(reads.price)
  const nowSec = useNowSec()
  // New with each block, but rarely another. A failed one has a new function, so it must not be new with each render.
  const position = useDeepMemo(
    useMemo(
      () =>
        mapLoadable(combineLoadables([market, history, price]), ([known, { records }, croPrice]) =>
          predictionPosition(records, { market: known, price: croPrice, nowSec }),
        ),
      [market, history, price, nowSec],
    ),
  )
  return useMemo(
    () => (reads.hasMarket ? { game: 'prediction', currency: getNativeCurrency(), position } : undefined),
    [reads, position],
  )
}
