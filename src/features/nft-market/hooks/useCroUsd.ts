import { fromDeployment } from '@/config/deployment'
import { tokenPriceReading } from '@/domain/price/reads'
import { useReading } from '@/hooks/useReading'
import type { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'

const getCroPrice = fromDeployment((deployment) => tokenPriceReading(deployment, 'WCRO'))

/** Dollars per CRO; undefined while it is not known. */
export function useCroUsd(): Decimal | undefined {
  return valueOf(useReading(getCroPrice()))
}
