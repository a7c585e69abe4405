import { useMemo } from 'react'
import { fromDeployment, getDeployment } from '@/config/deployment'
import type { PoolApr } from '@/domain/farm/model/poolState'
import { getStakingPools, type StakingPool } from '@/domain/farm/stakingPool'
import { type CakeVaultReads, useCakeVaultReads } from '@/domain/farm/useCakeVaultReads'
import { type PoolReads, usePoolReads } from '@/domain/farm/usePoolReads'
import { blockPace } from '@/domain/vault/model/blockPace'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useBlockTime } from '@/hooks/useBlockTime'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { createSearchIndex, type SearchIndex } from '@/widgets/finder/model/searchIndex'
import { poolRow, vaultRow } from '../model/poolView'
import type { AutoVault } from '../model/vaultTx'
import type { PoolEntry } from '../poolsFinder'

interface Listed {
  readonly pool: StakingPool
  readonly getSearchIndex: () => SearchIndex
}

/** What a pool of the list is, for the forms in its row. */
export type PoolSource =
  | { readonly kind: 'pool'; readonly pool: StakingPool; readonly reads: PoolReads }
  | {
      readonly kind: 'auto'
      readonly vault: AutoVault
      readonly reads: CakeVaultReads
      /** Of the manual pool, in which the vault stakes. */
      readonly manual: PoolReads
      /** APR of that pool. */
      readonly manualApr: Loadable<PoolApr>
    }

/** A pool of the list with its reads. */
export interface ListedPool extends PoolEntry {
  readonly source: PoolSource
}

function searchIndexOf(pool: StakingPool): SearchIndex {
  const { staked, reward, contract, sousId } = pool
  const addresses = [staked, reward].flatMap(({ address }) => (address === 'native' ? [] : [address]))
  return createSearchIndex({
    texts: [staked.symbol, staked.name, reward.symbol, reward.name, String(sousId)],
    addresses: [contract, ...addresses],
    vocabulary: [staked.symbol, reward.symbol],
  })
}

const getListed = fromDeployment((): { readonly pools: readonly StakingPool[]; readonly listed: readonly Listed[] } => {
  const pools = getStakingPools()
  const listed = pools.map((pool): Listed => {
    let index: SearchIndex | undefined
    return { pool, getSearchIndex: () => (index ??= searchIndexOf(pool)) }
  })
  return { pools, listed }
})

/** The automatic vault of the network, which stakes in the manual pool; undefined without one of them. */
const getAutoVault = fromDeployment(({ farms: { contracts } }): AutoVault | undefined => {
  const manual = getStakingPools().find(({ kind }) => kind === 'manual')
  const { cakeVault, masterChef } = contracts
  return manual === undefined || cakeVault === undefined || masterChef === undefined
    ? undefined
    : { address: cakeVault, token: manual.staked, masterChef }
})

/** All pools, the automatic vault first, read in one batch. */
export function usePools(): readonly ListedPool[] {
  const { pools, listed } = getListed()
  const vault = getAutoVault()
  const { locale } = useTranslation()
  const account = useAccount()
  const reads = usePoolReads(pools, account)
  const vaultReads = useCakeVaultReads(vault?.address, account)
  const block = useBlock()?.number
  const measuredSec = useBlockTime()
  return useMemo(() => {
    const { evenBlocksPerYear } = blockPace(getDeployment().defaultBlockTimeSec, measuredSec)
    const context = { block, blocksPerYear: evenBlocksPerYear, locale }
    const vaultStake = vaultReads && mapLoadable(vaultReads.terms, ({ totalAssets }) => totalAssets)
    return listed.flatMap(({ pool, getSearchIndex }, index): readonly ListedPool[] => {
      const own = reads[index]
      if (own === undefined) return []
      if (pool.kind !== 'manual')
        return [{ ...poolRow(pool, own, context), getSearchIndex, source: { kind: 'pool', pool, reads: own } }]
      const manual: ListedPool = {
        ...poolRow(pool, own, context, vaultStake),
        getSearchIndex,
        source: { kind: 'pool', pool, reads: own },
      }
      if (vault === undefined || vaultReads === undefined) return [manual]
      return [
        {
          ...vaultRow(pool, own, vaultReads, context),
          getSearchIndex,
          source: { kind: 'auto', vault, reads: vaultReads, manual: own, manualApr: manual.numbers.rate },
        },
        manual,
      ]
    })
  }, [listed, reads, vault, vaultReads, block, measuredSec, locale])
}
