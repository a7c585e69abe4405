import { transactionLink } from '@/config/explorer'
import { getNativeCurrency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText, toDecimal } from '@/lib/amount'
import { formatTime, isoTime } from '@/lib/duration'
import type { Hex } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { CroAmount } from '@/widgets/figures/CroAmount'
import type { DataColumn } from '@/widgets/table/DataTable'

interface TradeEvent {
  readonly priceWei: bigint
  readonly timeSec: number
  readonly hash: Hex
}

/** Columns of every list of market events: the price, and the time with a link to the transaction. */
export function useTradeColumns(): Readonly<Record<'price' | 'time', DataColumn<TradeEvent>>> {
  const { t, locale } = useTranslation()
  const { decimals } = getNativeCurrency()
  return {
    price: {
      id: 'price',
      header: t('nftTrade.price'),
      align: 'end',
      cell: ({ priceWei }) => <CroAmount wei={ready(priceWei)} />,
      sortBy: ({ priceWei }) => toDecimal(priceWei, decimals),
      exportText: ({ priceWei }) => toAmountText(priceWei, decimals),
    },
    time: {
      id: 'time',
      header: t('nftTrade.column.time'),
      align: 'end',
      cell: ({ timeSec, hash }) => (
        <ExternalLink href={transactionLink(hash)}>{formatTime(timeSec, locale)}</ExternalLink>
      ),
      sortBy: ({ timeSec }) => timeSec,
      exportText: ({ timeSec }) => isoTime(timeSec),
    },
  }
}
