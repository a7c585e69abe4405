import { useMemo } from 'react'
import { expectedGasPriceWei } from '@/chain/tx/gasPrice'
import { getDeployment } from '@/config/deployment'
import { tokenPriceReading } from '@/domain/price/reads'
import { findTokenByAddress } from '@/domain/token/token'
import { useNodeGas } from '@/hooks/useNodeGas'
import { useReading } from '@/hooks/useReading'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { mapLoadable } from '@/lib/loadable'
import type { ReadFarm } from '../model/farmRow'
import { type HandCompoundingRates, handCompoundingRates } from '../model/handCompounding'

/** What compounding a farm by hand brings, at the gas price of the network and the speed that the user chose. */
export function useHandCompounding(read: ReadFarm): HandCompoundingRates {
  const { gasPriceChoice } = useSwapSettings()
  const gasPriceWei = mapLoadable(useNodeGas(), (node) =>
    expectedGasPriceWei(getDeployment().chainId, gasPriceChoice, node),
  )
  const nativePrice = useReading(
    useMemo(() => {
      const network = getDeployment()
      const { wcro } = network.contracts
      const wrapped = wcro && findTokenByAddress(network, wcro)
      return wrapped && tokenPriceReading(network, wrapped.symbol)
    }, []),
  )
  return handCompoundingRates(read, gasPriceWei, nativePrice)
}
