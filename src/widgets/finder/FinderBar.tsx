import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'
import { useMedia } from '@/ui/useMedia'
import { Bar } from './FinderBar.styles'
import { FinderChips, type FinderControlsProps, FinderSelects, FinderViews } from './FinderControls'
import { countFilters, MAX_SEARCH_LENGTH } from './model/finderQuery'

const FinderSheet = lazy(async () => ({ default: (await import('./lazyParts')).lazyParts.FinderSheet }))

/** The search, order, filters and view of a list. On a phone everything but the search is in a sheet. */
export function FinderBar<Entry, Sort extends string, Toggle extends string>({
  finder,
}: FinderControlsProps<Entry, Sort, Toggle>) {
  const { t } = useTranslation()
  const isPhone = useMedia(theme.media.phone)
  const [isOpen, setIsOpen] = useState(false)
  const { spec, query, type } = finder
  const count = countFilters(query)
  const selects = Object.keys(spec.selects).length + (Object.keys(spec.sorts).length > 0 ? 1 : 0)
  return (
    <Bar aria-label={t(spec.texts.title)} $selects={selects}>
      <TextInput
        type="search"
        label={t('common.find.search')}
        placeholder={t(spec.texts.placeholder)}
        value={query.text}
        onChange={type}
        enterKeyHint="search"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
      />
      {isPhone ? (
        <>
          <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('common.find.filters')}
            {count > 0 && ` (${count})`}
          </Button>
          {isOpen && (
            <Suspense fallback={null}>
              <FinderSheet onClose={() => setIsOpen(false)}>
                <FinderSelects finder={finder} />
                <FinderChips finder={finder} />
                <FinderViews finder={finder} />
              </FinderSheet>
            </Suspense>
          )}
        </>
      ) : (
        <>
          <FinderSelects finder={finder} />
          <FinderViews finder={finder} />
          <FinderChips finder={finder} />
        </>
      )}
    </Bar>
  )
}
