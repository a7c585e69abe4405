import { useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import type { InfoOverview } from '@/domain/exchange-info/model/info'
import { useInfoOverview } from '@/domain/exchange-info/useInfoOverview'
import { tokenPriceReading } from '@/domain/price/reads'
import { useReading } from '@/hooks/useReading'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

const getCroPrice = fromDeployment((deployment) => tokenPriceReading(deployment, 'WCRO'))

/** The exchange now and over 24 hours. The price of CRO is the chain's, as on all other pages, once it is read. */
export function useOverview(): Loadable<InfoOverview> {
  const overview = useInfoOverview()
  const croPrice = valueOf(useReading(getCroPrice()))
  return useMemo(
    () => mapLoadable(overview, (indexed) => (croPrice === undefined ? indexed : { ...indexed, croPrice })),
    [overview, croPrice],
  )
}
