import { lazy, Suspense, useMemo } from 'react'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import type { NftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { NextItems } from '../components/NextItems'
import { NftCard } from '../components/NftCard'
import { ItemCard, Items, ItemsLayout } from '../components/NftMarket.styles'
import { useCroUsd } from '../hooks/useCroUsd'
import { type ItemList, useItems } from '../hooks/useItems'
import { useItemsQuery } from '../hooks/useItemsQuery'
import { type Traits, useTraits } from '../hooks/useTraits'
import { itemKey, itemName, nameRows } from '../model/itemRow'
import { ITEM_SORTS, type ItemsQuery, itemsKey, switchTrait } from '../model/itemsQuery'
import { traitName } from '../model/kindNames'

const CartBar = lazyPart(async () => (await import('./CartBar')).CartBar, ['nftTrade'])
const TraitFilter = lazy(async () => ({ default: (await import('./TraitFilter')).TraitFilter }))

/** The cards that are drawn at once: about what the first screen shows. */
const FIRST_CARDS = 12
/** Of twelve cards, four to a line. */
const CHUNK_HEIGHT = 'calc(3 * (22rem + 16px))'

export interface ItemsSectionProps {
  readonly market: NftMarket
  readonly address: Address
  /** Undefined while it is not known. */
  readonly collection: NftCollection | undefined
}

/** The items of a collection: those on sale, or all, with the wanted traits. */
export function ItemsSection({ market, address, collection }: ItemsSectionProps) {
  const { t } = useTranslation()
  const [query, change] = useItemsQuery()
  const list = useItems(market, address, query)
  const traits = valueOf(useTraits(market, address))
  const rows = valueOf(list.rows)
  return (
    <ItemsLayout>
      <Suspense fallback={<Skeleton width="100%" height="3rem" />}>
        <TraitFilter
          market={market}
          address={address}
          filter={query.filter}
          onSwitch={(traitType, value) => change({ filter: switchTrait(query.filter, traitType, value) })}
        />
      </Suspense>
      <Stack gap={16}>
        <Row gap={16} align="end" justify="space-between">
          <Switch isOn={query.isOnSale} onChange={(isOnSale) => change({ isOnSale })}>
            {t('nftMarket.onSaleOnly')}
          </Switch>
          <Select
            label={t('common.find.sort')}
            options={ITEM_SORTS.map((value) => ({ value, label: t(`nftMarket.sort.${value}`) }))}
            value={query.sort}
            onChange={(sort) => change({ sort })}
          />
        </Row>
        <ChosenTraits query={query} change={change} nameOf={traits?.nameOf} />
        <LackNotes list={list} query={query} />
        <div role="status">
          <Text as="span" size="sm" tone="muted">
            {rows !== undefined && t(list.more ? 'nftMarket.shown' : 'nftMarket.count', { count: rows.length })}
          </Text>
        </div>
        {list.rows.status === 'loading' && <Skeleton width="100%" height="60rem" />}
        {list.rows.status === 'failed' && (
          <Notice tone="bad" title={t('nftMarket.items.failed')} action={<RetryButton onRetry={list.rows.retry} />}>
            {query.filter.length > 0 && t('nftMarket.items.failed.filter')}
          </Notice>
        )}
        {rows?.length === 0 && <NoItems query={query} change={change} />}
        {rows !== undefined && rows.length > 0 && (
          <ItemGrid
            key={itemsKey(address, query)}
            market={market}
            list={list}
            tokenNames={traits?.tokenNames}
            name={collection?.name ?? shortenHex(address)}
          />
        )}
        <Suspense fallback={null}>
          <CartBar />
        </Suspense>
      </Stack>
    </ItemsLayout>
  )
}

interface ItemGridProps {
  readonly market: NftMarket
  readonly list: ItemList
  readonly tokenNames: Traits['tokenNames'] | undefined
  readonly name: string
}

function ItemGrid({ market, list, tokenNames, name }: ItemGridProps) {
  const { t } = useTranslation()
  const croUsd = useCroUsd()
  const listed = valueOf(list.rows)
  // The cards are memoized.
  const rows = useMemo(() => nameRows(listed ?? [], tokenNames), [listed, tokenNames])
  return (
    <>
      <Items
        aria-label={t('nftMarket.items')}
        rows={rows}
        rowKey={itemKey}
        alwaysDrawn={FIRST_CARDS}
        chunkHeight={CHUNK_HEIGHT}
        renderRow={(row, isDrawn) => (
          <ItemCard role="listitem">
            {isDrawn ? (
              <NftCard market={market.address} row={row} collectionName={name} hasCart croUsd={croUsd} />
            ) : (
              itemName(row, name)
            )}
          </ItemCard>
        )}
      />
      {list.more !== undefined && <NextItems key={rows.length} more={list.more} />}
      {list.isPartial && (
        <Text size="sm" tone="muted">
          {t('nftMarket.items.partial')}
        </Text>
      )}
    </>
  )
}

interface QueryProps {
  readonly query: ItemsQuery
  readonly change: (part: Partial<ItemsQuery>) => void
}

interface ChosenTraitsProps extends QueryProps {
  readonly nameOf: Traits['nameOf'] | undefined
}

/** The chosen traits, each of which can be taken back. */
function ChosenTraits({ query: { filter }, change, nameOf = (_, value) => value }: ChosenTraitsProps) {
  const { t } = useTranslation()
  if (filter.length === 0) return null
  return (
    <Row gap={8} role="group" aria-label={t('nftMarket.chosen')}>
      {filter.map(({ traitType, value }) => (
        <Button
          key={`${traitType} ${value}`}
          size="sm"
          aria-label={t('nftMarket.chosen.remove', { trait: traitName(traitType, t), value: nameOf(traitType, value) })}
          onClick={() => change({ filter: switchTrait(filter, traitType, value) })}
        >
          <bdi>{traitName(traitType, t)}</bdi>: <bdi>{nameOf(traitType, value)}</bdi> ×
        </Button>
      ))}
      <Button size="sm" variant="quiet" onClick={() => change({ filter: [] })}>
        {t('common.find.clear')}
      </Button>
    </Row>
  )
}

function NoItems({ query, change }: QueryProps) {
  const { t } = useTranslation()
  if (query.filter.length > 0)
    return (
      <EmptyState
        title={t('nftMarket.items.noMatch')}
        action={<Button onClick={() => change({ filter: [] })}>{t('nftMarket.items.clearTraits')}</Button>}
      >
        {query.isOnSale && t('nftMarket.items.noMatch.body')}
      </EmptyState>
    )
  if (!query.isOnSale) return <EmptyState title={t('nftMarket.items.none')} />
  return (
    <EmptyState
      title={t('nftMarket.items.noneOnSale')}
      action={<Button onClick={() => change({ isOnSale: false })}>{t('nftMarket.items.showAll')}</Button>}
    />
  )
}

/** What the list lacks. */
function LackNotes({ list: { lack }, query }: { readonly list: ItemList; readonly query: ItemsQuery }) {
  const { t } = useTranslation()
  const texts = [
    lack.isIndexDown && query.sort === 'recent' && t('nftMarket.lack.recent'),
    lack.isOnlyListed && t('nftMarket.lack.onlyListed'),
    lack.isFilterCut && t('nftMarket.lack.filter'),
  ].filter((text) => text !== false)
  return texts.map((text) => (
    <Text key={text} size="sm" tone="warning">
      {text}
    </Text>
  ))
}
