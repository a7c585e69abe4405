import { useMemo } from 'react'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { getFarmAuctions } from '@/domain/auction/auction'
import { useOwnBids } from '@/domain/auction/useAuctions'
import { tokenPriceReading } from '@/domain/price/reads'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { mapLoadable } from '@/lib/loadable'
import { bidPosition } from '../model/buildPositions'
import { type GroupState, settleGroup } from '../model/position'

const getPriceReading = fromDeployment((deployment) => {
  const token = getFarmAuctions()?.token
  return token && tokenPriceReading(deployment, token.symbol)
})

/** The bids of an account in farm auctions that are locked, or that it can take back. */
export function useBidGroup(account: Address): GroupState {
  const { t } = useTranslation()
  const auctions = getFarmAuctions()
  const bids = useOwnBids(auctions, account)
  const hasBids = 'value' in bids && bids.value.some(({ isLocked, isReclaimable }) => isLocked || isReclaimable)
  const price = useReading(hasBids ? getPriceReading() : undefined)
  return useMemo(() => {
    if (auctions === undefined)
      return {
        status: 'missing',
        parts: [getDeployment().contracts.multicall === undefined ? 'multicall' : 'farmAuction'],
      }
    if (!('value' in bids)) return bids
    return settleGroup(
      bids.value.flatMap((bid) => {
        const name = t('portfolio.auction', { id: bid.auctionId })
        return (
          bidPosition(
            mapLoadable(bids, () => bid),
            auctions,
            { name, price },
          ) ?? []
        )
      }),
    )
  }, [auctions, bids, price, t])
}
