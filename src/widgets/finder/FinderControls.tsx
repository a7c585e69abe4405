import { useTranslation } from '@/i18n/useTranslation'
import { IconButton } from '@/ui/IconButton'
import { CardsIcon, RowsIcon } from '@/ui/icons'
import { Select } from '@/ui/Select'
import { Chip, Chips, Views } from './FinderBar.styles'
import { keysOf } from './finderSpec'
import { withToggle } from './model/finderQuery'
import type { Finder } from './useFinder'

const NO_SORT = ''
const ALL = ''

export interface FinderControlsProps<Entry, Sort extends string, Toggle extends string> {
  readonly finder: Finder<Entry, Sort, Toggle>
}

/** The order of the list, and its filters by one of several values. */
export function FinderSelects<Entry, Sort extends string, Toggle extends string>({
  finder: { spec, query, change },
}: FinderControlsProps<Entry, Sort, Toggle>) {
  const { t } = useTranslation()
  const sortings = keysOf(spec.sorts).flatMap((sort) =>
    (['desc', 'asc'] as const).map((direction) => {
      const value = `${sort}.${direction}` as const
      return { value, label: t(spec.texts.sort(value)), sort, isAscending: direction === 'asc' }
    }),
  )
  const sorted = sortings.find(({ sort, isAscending }) => sort === query.sort && isAscending === query.isAscending)
  return (
    <>
      {sortings.length > 0 && (
        <Select
          label={t('common.find.sort')}
          options={[{ value: NO_SORT, label: t('common.find.noSort') }, ...sortings]}
          value={sorted?.value ?? NO_SORT}
          onChange={(value) => {
            const chosen = sortings.find((sorting) => sorting.value === value)
            change({ sort: chosen?.sort, isAscending: chosen?.isAscending ?? false })
          }}
        />
      )}
      {Object.entries(spec.selects).map(([key, { label, all, options }]) => (
        <Select
          key={key}
          label={t(label)}
          options={[{ value: ALL, label: t(all) }, ...options.map((name) => ({ value: name, label: name }))]}
          value={query.selects[key] ?? ALL}
          onChange={(value) => change({ selects: { ...query.selects, [key]: value } })}
        />
      ))}
    </>
  )
}

/** Switches between cards and a table. */
export function FinderViews<Entry, Sort extends string, Toggle extends string>({
  finder: { spec, view, change },
}: FinderControlsProps<Entry, Sort, Toggle>) {
  const { t } = useTranslation()
  if (spec.isTableOnly === true) return null
  return (
    <Views role="group" aria-label={t('common.find.view')}>
      <IconButton
        label={t('common.find.cards')}
        title={t('common.find.cards')}
        aria-pressed={view === 'cards'}
        onClick={() => change({ view: 'cards' })}
      >
        <CardsIcon />
      </IconButton>
      <IconButton
        label={t('common.find.table')}
        title={t('common.find.table')}
        aria-pressed={view === 'table'}
        onClick={() => change({ view: 'table' })}
      >
        <RowsIcon />
      </IconButton>
    </Views>
  )
}

/** The filters that are on or off. */
export function FinderChips<Entry, Sort extends string, Toggle extends string>({
  finder: { spec, query, change },
}: FinderControlsProps<Entry, Sort, Toggle>) {
  const { t } = useTranslation()
  const toggles = keysOf(spec.toggles)
  if (toggles.length === 0) return null
  return (
    <Chips role="group" aria-label={t('common.find.filters')}>
      {toggles.map((key) => (
        <Chip
          key={key}
          type="button"
          aria-pressed={query.toggles.includes(key)}
          onClick={() => change({ toggles: withToggle(spec, query.toggles, key) })}
        >
          {t(spec.texts.toggle(key))}
        </Chip>
      ))}
    </Chips>
  )
}
