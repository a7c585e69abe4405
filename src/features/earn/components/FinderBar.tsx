import { useTranslation } from '@/i18n/useTranslation'
import { IconButton } from '@/ui/IconButton'
import { CardsIcon, RowsIcon } from '@/ui/icons'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import type { Finder } from '../hooks/useFinderQuery'
import { type FinderView, finderFilters, protocols, sortKeys, withFilter } from '../model/finderQuery'
import { Bar, Chip, Chips, Views } from './FinderBar.styles'

const NO_SORT = ''
const ALL = ''
const sortings = sortKeys.flatMap(
  (sort) =>
    [
      { value: `${sort}.desc`, sort, isAscending: false },
      { value: `${sort}.asc`, sort, isAscending: true },
    ] as const,
)

export interface FinderBarProps {
  readonly finder: Finder
  /** The one that is shown. */
  readonly view: FinderView
}

/** Search, order, filters and view of the list. */
export function FinderBar({ finder: { query, type, change }, view }: FinderBarProps) {
  const { t } = useTranslation()
  const sorted = sortings.find(({ sort, isAscending }) => sort === query.sort && isAscending === query.isAscending)
  const sortOptions = [
    { value: NO_SORT, label: t('earn.find.sort.none') },
    ...sortings.map(({ value }) => ({ value, label: t(`earn.find.sort.${value}`) })),
  ]
  const protocolOptions = [
    { value: ALL, label: t('earn.find.allProtocols') },
    ...protocols.map((name) => ({ value: name, label: name })),
  ]
  return (
    <Bar aria-label={t('earn.find')}>
      <TextInput
        type="search"
        label={t('earn.find.search')}
        placeholder={t('earn.find.placeholder')}
        value={query.text}
        onChange={type}
        enterKeyHint="search"
        spellCheck={false}
        maxLength={80}
      />
      <Select
        label={t('earn.find.sort')}
        options={sortOptions}
        value={sorted?.value ?? NO_SORT}
        onChange={(value) => {
          const chosen = sortings.find((sorting) => sorting.value === value)
          change({ sort: chosen?.sort, isAscending: chosen?.isAscending ?? false })
        }}
      />
      <Select
        label={t('earn.find.protocol')}
        options={protocolOptions}
        value={query.protocol ?? ALL}
        onChange={(value) => change({ protocol: protocols.find((name) => name === value) })}
      />
      <Views role="group" aria-label={t('earn.find.view')}>
        <IconButton
          label={t('earn.find.view.cards')}
          title={t('earn.find.view.cards')}
          aria-pressed={view === 'cards'}
          onClick={() => change({ view: 'cards' })}
        >
          <CardsIcon />
        </IconButton>
        <IconButton
          label={t('earn.find.view.table')}
          title={t('earn.find.view.table')}
          aria-pressed={view === 'table'}
          onClick={() => change({ view: 'table' })}
        >
          <RowsIcon />
        </IconButton>
      </Views>
      <Chips role="group" aria-label={t('earn.find.filters')}>
        {finderFilters.map((filter) => (
          <Chip
            key={filter}
            type="button"
            aria-pressed={query.filters.includes(filter)}
            onClick={() => change({ filters: withFilter(query.filters, filter) })}
          >
            {t(`earn.find.filter.${filter}`)}
          </Chip>
        ))}
      </Chips>
    </Bar>
  )
}
