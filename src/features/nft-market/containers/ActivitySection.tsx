import { Link } from 'react-router-dom'
import { isTrade, type MarketActivity } from '@/api/nft-market/activity'
import { transactionLink } from '@/config/explorer'
import { nftItemPath } from '@/config/routes'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import type { NftMarket } from '@/domain/nft-market/market'
import { nftName } from '@/domain/nft-market/nftItem'
import { useChoiceParam } from '@/hooks/useChoiceParam'
import { useTranslation } from '@/i18n/useTranslation'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { isoTime } from '@/lib/duration'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { mapLoadable } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { TimeAgo } from '@/widgets/figures/TimeAgo'
import { IndexDown } from '@/widgets/index-status/IndexDown'
import { DataTable } from '@/widgets/table/DataTable'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { AccountLink } from '../components/AccountLink'
import { CroFigure, CroUsd } from '../components/CroPrice'
import { AnyText } from '../components/NftMarket.styles'
import { useActivity } from '../hooks/useActivity'
import { useCroUsd } from '../hooks/useCroUsd'
import { ACTIVITY_FILTERS, activityKind, filterActivity } from '../model/activity'

/** In the names of the URL's parameters. */
const NAME = 'events'
const PAGE_ROWS = 25
const SORTS = ['price', 'time'] as const
const CRO_DECIMALS = 18

export interface ActivitySectionProps {
  readonly market: NftMarket
  /** Undefined for the whole market. */
  readonly collection: Address | undefined
  /** Undefined while they are not known. */
  readonly collections: readonly NftCollection[] | undefined
}

/** Listings, price changes, cancellations and sales, newest first. Kind, order and page are in the URL. */
export function ActivitySection({ market, collection, collections }: ActivitySectionProps) {
  const { t } = useTranslation()
  const croUsd = useCroUsd()
  const [filter, chooseFilter] = useChoiceParam('event', ACTIVITY_FILTERS)
  const query = useTableQuery(NAME, SORTS)
  const { rows, more, isPartial } = useActivity(market, collection)
  if (market.subgraphUrls === undefined) return <EmptyState title={<MissingParts parts={['market']} />} />
  if (rows.status === 'failed') return <IndexDown onRetry={rows.retry} />
  const nameOf = (event: MarketActivity) => {
    const known = collections?.find(({ address }) => isSameAddress(address, event.collection))
    return nftName(known?.name ?? shortenHex(event.collection), event.tokenId)
  }
  const kindOf = (event: MarketActivity) => t(`nftMarket.event.${activityKind(event, filter)}`)
  return (
    <Stack gap={16}>
      <RangeChoice
        label={t('nftMarket.event')}
        ranges={ACTIVITY_FILTERS}
        chosen={filter}
        textOf={(name) => t(`nftMarket.event.${name}`)}
        onChoose={chooseFilter}
      />
      <Card>
        <DataTable
          key={filter}
          caption={t('nftMarket.activity')}
          rows={mapLoadable(rows, (events) => filterActivity(events, filter))}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t('nftMarket.activity.none')}
              action={
                more && (
                  <Button isBusy={more.isLoading} onClick={more.onLoad}>
                    {t('common.table.more')}
                  </Button>
                )
              }
            />
          }
          height="40rem"
          pageRows={PAGE_ROWS}
          query={query}
          more={more && { ...more, isPaged: true }}
          exportName="nft-activity"
          exportOnly={[{ id: 'hash', header: t('nftMarket.event.hash'), textOf: ({ hash }) => hash }]}
          columns={[
            {
              id: 'item',
              header: t('nftMarket.item'),
              cell: (event) => (
                <Link to={nftItemPath(event.collection, event.tokenId)}>
                  <AnyText>{nameOf(event)}</AnyText>
                </Link>
              ),
              exportText: nameOf,
            },
            {
              id: 'event',
              header: t('nftMarket.event'),
              cell: (event) => <ExternalLink href={transactionLink(event.hash)}>{kindOf(event)}</ExternalLink>,
              exportText: kindOf,
            },
            {
              id: 'price',
              header: t('nftMarket.price'),
              align: 'end',
              isHighestFirst: true,
              cell: ({ priceWei }) => (
                <Stack gap={8} align="end">
                  <CroFigure wei={priceWei} />
                  <CroUsd wei={priceWei} croUsd={croUsd} />
                </Stack>
              ),
              sortBy: ({ priceWei }) => toDecimal(priceWei, CRO_DECIMALS),
              exportText: ({ priceWei }) => toDecimal(priceWei, CRO_DECIMALS).toFixed(),
            },
            {
              id: 'from',
              header: t('nftMarket.from'),
              cell: ({ seller }) => <AccountLink address={seller} />,
              exportText: ({ seller }) => seller,
            },
            {
              id: 'to',
              header: t('nftMarket.to'),
              cell: (event) =>
                isTrade(event) ? <AccountLink address={event.buyer} /> : <Absent reason={t('nftMarket.to.none')} />,
              exportText: (event) => (isTrade(event) ? event.buyer : ''),
            },
            {
              id: 'time',
              header: t('nftMarket.time'),
              align: 'end',
              isHighestFirst: true,
              cell: ({ timeSec }) => <TimeAgo timeSec={timeSec} />,
              sortBy: ({ timeSec }) => new Decimal(timeSec),
              exportText: ({ timeSec }) => isoTime(timeSec),
            },
          ]}
        />
      </Card>
      {isPartial && (
        <Text size="sm" tone="muted">
          {t('nftMarket.activity.partial')}
        </Text>
      )}
    </Stack>
  )
}
