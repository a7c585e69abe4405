import { useEffect } from 'react'
import { useFigures } from '@/domain/vault/useFigures'
import { type Harvest, useHarvest } from '@/domain/vault/useHarvest'
import type { Vault } from '@/domain/vault/vault'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { HarvestFacts } from './HarvestFacts'

export interface HarvestSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly lastCompoundSec: bigint | undefined
  /** Tells the form, which shows it in the review; keep it the same between renders. */
  readonly onHarvest: (harvest: Harvest | undefined) => void
}

/** What a compound would harvest. It loads after the page, since the service cache comes with it. */
export function HarvestSection({ vault, shareToken, lastCompoundSec, onHarvest }: HarvestSectionProps) {
  const harvest = useHarvest(vault, shareToken, lastCompoundSec)
  const figures = useFigures(vault)
  const known = valueOf(harvest)
  useEffect(() => onHarvest(known), [known, onHarvest])
  // A vault that has nothing to harvest refuses the simulation.
  if (harvest.status === 'failed') return null
  return (
    <HarvestFacts
      harvest={{
        harvested: figures.amount(mapLoadable(harvest, ({ harvested }) => harvested.wei)),
        harvestedUsd: figures.usd(mapLoadable(harvest, ({ harvested }) => harvested)),
        reward: figures.amount(mapLoadable(harvest, ({ reward }) => reward.wei)),
        rewardUsd: figures.usd(mapLoadable(harvest, ({ reward }) => reward)),
      }}
    />
  )
}
