import { useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import type { PoolWeeks } from '@/domain/exchange-info/usePoolWeeks'
import { type Farm, getFarms } from '@/domain/farm/farm'
import { useFarms } from '@/domain/farm/useFarms'
import { getExchange } from '@/domain/pair/exchange'
import { useBlockPace } from '@/domain/vault/useBlockPace'
import { useAccount } from '@/hooks/useAccount'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { createSearchIndex, type SearchIndex } from '@/widgets/finder/model/searchIndex'
import type { FarmEntry } from '../farmFinder'
import { hourEndOf, pairFeeApr } from '../model/farmFees'
import { type FarmRowView, farmRow } from '../model/farmRow'

const getListed = fromDeployment(() => {
  const farms = getFarms()
  return {
    farms,
    getSearchIndex: farms.map((farm) => {
      let index: SearchIndex | undefined
      return () => (index ??= searchIndexOf(farm))
    }),
  }
})

function searchIndexOf({ staked, token, quoteToken }: Farm): SearchIndex {
  const tokens = quoteToken === undefined ? [token] : [token, quoteToken]
  return createSearchIndex({
    texts: [staked.symbol, ...tokens.flatMap(({ symbol, name }) => [symbol, name])],
    addresses: [staked.address, ...tokens.map(({ address }) => address)],
    vocabulary: tokens.map(({ symbol }) => symbol),
  })
}

/**
 * Every farm of the network with its figures, in the deployment's order.
 * @param weeks what their pairs traded; undefined where it is not known
 */
export function useFarmEntries(weeks: PoolWeeks | undefined): readonly FarmEntry[] {
  const { farms, getSearchIndex } = getListed()
  const { locale } = useTranslation()
  const reads = useFarms(farms, useAccount(), useBlockPace().evenBlocksPerYear)
  const hourEndSec = hourEndOf(useNowSec())
  return useMemo(() => {
    const fee = getExchange()?.fee
    return farms.flatMap((farm, index) => {
      const own = reads[index]
      const getIndex = getSearchIndex[index]
      if (own === undefined || getIndex === undefined) return []
      const week = weeks?.byAddress.get(farm.staked.address.toLowerCase())
      const feeApr = week && weeks && fee && pairFeeApr(week, weeks.sinceSec, hourEndSec, fee)
      const facts = { farm, reads: own, feeApr }
      let row: FarmRowView | undefined
      return [
        {
          ...facts,
          // Computed on first access: a long list shows few of its farms.
          get row() {
            return (row ??= farmRow(facts, locale))
          },
          getSearchIndex: getIndex,
          weekVolumeUsd: week?.volumeUsd,
        },
      ]
    })
  }, [farms, reads, getSearchIndex, weeks, hourEndSec, locale])
}
