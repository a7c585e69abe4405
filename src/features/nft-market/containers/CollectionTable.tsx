import { Link } from 'react-router-dom'
import { nftCollectionPath } from '@/config/routes'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatDay } from '@/lib/duration'
import type { Loadable } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { NameLine } from '@/ui/NameLine'
import { type DataColumn, DataTable } from '@/widgets/table/DataTable'
import { CollectionAvatar } from '../components/CollectionAvatar'
import { CollectionBadges } from '../components/CollectionBadges'
import { CroFigure } from '../components/CroPrice'
import { AnyText } from '../components/NftMarket.styles'

const PAGE_ROWS = 50

export interface CollectionTableProps {
  /** In their order. */
  readonly rows: Loadable<readonly NftCollection[]>
}

/** Collections with their figures. */
export function CollectionTable({ rows }: CollectionTableProps) {
  const { t, locale } = useTranslation()
  const croColumn = (
    id: string,
    header: TranslationKey,
    pick: (collection: NftCollection) => bigint | undefined,
    isNone: (collection: NftCollection) => boolean = () => false,
  ): DataColumn<NftCollection> => ({
    id,
    header: t(header),
    align: 'end',
    cell: (row) => {
      const wei = pick(row)
      if (wei !== undefined) return <CroFigure wei={wei} />
      return <Absent reason={t(isNone(row) ? 'nftMarket.noneListed' : 'nftMarket.unknown')} />
    },
  })
  const countColumn = (
    id: string,
    header: TranslationKey,
    pick: (collection: NftCollection) => number | undefined,
  ): DataColumn<NftCollection> => ({
    id,
    header: t(header),
    align: 'end',
    cell: (row) => {
      const count = pick(row)
      return count === undefined ? <Absent reason={t('nftMarket.unknown')} /> : formatCount(count, locale)
    },
  })
  const hasAsks = ({ asks }: NftCollection) => asks !== undefined
  return (
    <DataTable
      caption={t('shell.title.nftCollections')}
      rows={rows}
      rowKey={({ address }) => address}
      empty={<EmptyState title={t('nftMarket.collections.none')} />}
      failed={{ title: t('nftMarket.collections.failed') }}
      height="24rem"
      pageRows={PAGE_ROWS}
      columns={[
        {
          id: 'name',
          header: t('nftMarket.collection'),
          cell: (collection) => (
            <NameLine as="div">
              <CollectionAvatar collection={collection} size="3rem" />
              <Stack gap={8}>
                <Link to={nftCollectionPath(collection.address)}>
                  <AnyText>{collection.name}</AnyText>
                </Link>
                <Row gap={8}>
                  <CollectionBadges collection={collection} />
                </Row>
              </Stack>
            </NameLine>
          ),
        },
        croColumn('volume', 'nftMarket.volume', ({ volumeWei }) => volumeWei),
        croColumn('lowest', 'nftMarket.floor', ({ asks }) => asks?.lowestWei, hasAsks),
        croColumn('highest', 'nftMarket.highest', ({ asks }) => asks?.highestWei, hasAsks),
        countColumn('items', 'nftMarket.listed', ({ asks }) => asks?.listed),
        countColumn('supply', 'nftMarket.supply', ({ supply }) => (supply === undefined ? undefined : Number(supply))),
        {
          id: 'date',
          header: t('nftMarket.added'),
          align: 'end',
          cell: ({ addedSec }) =>
            addedSec === undefined ? <Absent reason={t('nftMarket.unknown')} /> : formatDay(addedSec, locale),
        },
      ]}
    />
  )
}
