import { Link, useLocation } from 'react-router-dom'
import type { TraitCount } from '@/api/nft/parse'
import type { NftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount, toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Absent } from '@/ui/Absent'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { CroFigure } from '../components/CroPrice'
import { AnyText } from '../components/NftMarket.styles'
import { useTraitFloors } from '../hooks/useTraitFloors'
import { useTraits } from '../hooks/useTraits'
import { writeItemsQuery } from '../model/itemsQuery'
import { traitName } from '../model/kindNames'
import { traitKey } from '../model/traits'

const PAGE_ROWS = 50
const CRO_DECIMALS = 18

export interface TraitsSectionProps {
  readonly market: NftMarket
  readonly address: Address
}

/** The traits of a collection: how many items have each, how rare it is, and what the cheapest one costs. */
export function TraitsSection({ market, address }: TraitsSectionProps) {
  const { t, locale } = useTranslation()
  const { pathname } = useLocation()
  const traits = useTraits(market, address)
  const floors = useTraitFloors(market, address)
  const known = valueOf(floors)
  const total = valueOf(traits)?.total
  const nameOf = ({ traitType, value }: TraitCount) => valueOf(traits)?.nameOf(traitType, value) ?? value
  const shareOf = ({ count }: TraitCount) =>
    total === undefined || total === 0 ? undefined : new Decimal(count).div(total)
  const itemsOf = ({ traitType, value }: TraitCount) =>
    writeItemsQuery(new URLSearchParams(), {
      isOnSale: false,
      sort: 'lowest',
      filter: [{ traitType, value }],
    }).toString()
  if (market.serviceUrl === undefined) return <EmptyState title={t('nftMarket.traits.none')} />
  return (
    <Stack gap={12}>
      <Card>
        <DataTable
          caption={t('nftMarket.traits')}
          rows={mapLoadable(traits, ({ counts }) => counts)}
          rowKey={({ traitType, value }) => traitKey(traitType, value)}
          empty={<EmptyState title={t('nftMarket.traits.none')} />}
          failed={{ title: t('nftMarket.traits.failed') }}
          height="30rem"
          pageRows={PAGE_ROWS}
          exportName="traits"
          columns={[
            {
              id: 'value',
              header: t('nftMarket.trait.value'),
              cell: (row) => (
                <Link to={{ pathname, search: itemsOf(row) }}>
                  <AnyText>{nameOf(row)}</AnyText>
                </Link>
              ),
              sortBy: nameOf,
              exportText: nameOf,
            },
            {
              id: 'trait',
              header: t('nftMarket.trait'),
              cell: ({ traitType }) => <AnyText>{traitName(traitType, t)}</AnyText>,
              sortBy: ({ traitType }) => traitName(traitType, t),
              exportText: ({ traitType }) => traitName(traitType, t),
            },
            {
              id: 'count',
              header: t('nftMarket.trait.count'),
              align: 'end',
              isHighestFirst: true,
              cell: ({ count }) => formatCount(count, locale),
              sortBy: ({ count }) => new Decimal(count),
              exportText: ({ count }) => String(count),
            },
            {
              id: 'rarity',
              header: t('nftMarket.trait.rarity'),
              align: 'end',
              cell: (row) => {
                const share = shareOf(row)
                if (share === undefined) return <Absent reason={t('nftMarket.unknown')} />
                const { text, unit = '' } = formatRate(share, locale)
                return `${text}${unit}`
              },
              sortBy: shareOf,
              exportText: (row) => shareOf(row)?.toFixed() ?? '',
            },
            {
              id: 'lowest',
              header: t('nftMarket.floor'),
              align: 'end',
              cell: ({ traitType, value }) => {
                if (floors.status === 'loading') return <Skeleton width="6ch" height="0.8em" />
                const wei = known?.floorOf(traitType, value)
                if (wei !== undefined) return <CroFigure wei={wei} />
                const isNone = known !== undefined && !known.isPartial
                return <Absent reason={t(isNone ? 'nftMarket.noneListed' : 'nftMarket.unknown')} />
              },
              sortBy: ({ traitType, value }) => {
                const wei = known?.floorOf(traitType, value)
                return wei === undefined ? undefined : toDecimal(wei, CRO_DECIMALS)
              },
              exportText: ({ traitType, value }) => {
                const wei = known?.floorOf(traitType, value)
                return wei === undefined ? '' : toDecimal(wei, CRO_DECIMALS).toFixed()
              },
            },
          ]}
        />
      </Card>
      {known?.isPartial === true && (
        <Text size="sm" tone="muted">
          {t('nftMarket.trait.partial')}
        </Text>
      )}
    </Stack>
  )
}
