import { useMemo } from 'react'
import { combineReadings } from '@/chain/calls/reading'
import { getDeployment } from '@/config/deployment'
import { stakeRateReading } from '@/domain/farm/stakeReads'
import { useYieldContext } from '@/domain/vault/useYieldContext'
import { vaultYieldReading } from '@/domain/vault/yieldReads'
import { useCallReader } from '@/hooks/useCallReader'
import type { Decimal } from '@/lib/decimal'
import type { Loadable } from '@/lib/loadable'
import type { Asset } from '../reads'

/**
 * The yearly rates of the vaults, farms and pools that the account is in, with extra rewards, by asset id; none for an
 * asset without a yield.
 */
export function useApys(held: readonly Asset[]): ReadonlyMap<string, Loadable<Decimal | undefined>> {
  const earning = useMemo(
    () => held.flatMap(({ id, earningVault: vault }) => (vault === undefined ? [] : [{ id, vault }])),
    [held],
  )
  const context = useYieldContext(useMemo(() => earning.map(({ vault }) => vault), [earning]))
  const readings = useMemo(
    () => [
      ...earning.map(({ id, vault }) => ({
        id,
        apy: combineReadings([vaultYieldReading(getDeployment(), vault, context)], ({ apy }) => apy),
      })),
      ...held.flatMap(({ id, venue }) =>
        venue === undefined
          ? []
          : [{ id, apy: stakeRateReading(getDeployment(), venue, context.pace.evenBlocksPerYear) }],
      ),
    ],
    [earning, held, context],
  )
  const read = useCallReader(useMemo(() => readings.map(({ apy }) => apy), [readings]))
  return useMemo(() => new Map(readings.map(({ id, apy }) => [id, apy.derive(read)])), [readings, read])
}
