import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { findTokenByAddress } from '@/domain/token/token'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { YieldingVault } from '@/domain/vault/vault'
import { underlyingPriceReading } from '@/domain/vault/yieldReads'
import { useCallReader } from '@/hooks/useCallReader'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import { type PriceOrigin, type PriceView, paidTokens, tokenOrigin, underlyingOrigin } from '../model/priceView'

/** Token prices behind a vault's yield; the calls are shared with the yield, so they cost no extra request. */
export function usePrices(vault: YieldingVault, vaultYield: Loadable<VaultYield>): readonly PriceView[] {
  const { locale } = useTranslation()
  const known = valueOf(vaultYield)
  const underlying = findTokenByAddress(getDeployment(), vault.deployed.underlying)?.symbol
  // A string, to rebuild the readings only if the set of tokens changes.
  const paid = known === undefined ? '' : paidTokens(known, underlying).join()
  const priced = useMemo((): readonly { readonly origin: PriceOrigin; readonly reading: PriceReading }[] => {
    const rewards = paid === '' ? [] : paid.split(',')
    return [
      { origin: underlyingOrigin(vault, underlying), reading: underlyingPriceReading(getDeployment(), vault) },
      ...rewards.map((symbol) => ({
        origin: tokenOrigin(symbol),
        reading: tokenPriceReading(getDeployment(), symbol),
      })),
    ]
  }, [vault, underlying, paid])
  const read = useCallReader(useMemo(() => priced.map(({ reading }) => reading), [priced]))
  return priced.map(({ origin, reading }) => ({
    ...origin,
    price: figureView(reading.derive(read), (price) => price && formatUsd(price, locale)),
  }))
}
