import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { MissingContracts } from '@/widgets/figures/MissingContracts'

const NEEDED = ['market', 'bunnies', 'multicall', 'wcro'] as const

/** Stands in place of a page on a network without the market. */
export function MarketMissing() {
  return <MissingContracts parts={missingContracts(getDeployment(), NEEDED)} />
}
