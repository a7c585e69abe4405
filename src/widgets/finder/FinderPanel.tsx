import { lazy, type ReactNode, Suspense } from 'react'
import type { TranslationKey } from '@/i18n/keys'
import { FinderBar } from './FinderBar'
import { FinderStatus } from './FinderStatus'
import type { Finder } from './useFinder'

const FinderEmpty = lazy(async () => ({ default: (await import('./FinderEmpty')).FinderEmpty }))

export interface FinderPanelProps<Entry, Sort extends string, Toggle extends string> {
  readonly finder: Finder<Entry, Sort, Toggle>
  /** What helps where nothing is shown. */
  readonly emptyHelp: TranslationKey
  /** The list itself; it is left out where nothing is found. */
  readonly children: ReactNode
}

/** The search of a list above the list, or what is said where nothing is found. */
export function FinderPanel<Entry, Sort extends string, Toggle extends string>({
  finder,
  emptyHelp,
  children,
}: FinderPanelProps<Entry, Sort, Toggle>) {
  const { spec, entries, shown, shownQuery, isFinding, isSearchEmpty, change } = finder
  const isEmpty = isFinding && shown.length === 0
  return (
    <>
      <FinderBar finder={finder} />
      <FinderStatus finder={finder} />
      {!isEmpty && children}
      {isEmpty && (
        <Suspense fallback={null}>
          <FinderEmpty
            title={spec.texts.none}
            help={emptyHelp}
            text={isSearchEmpty ? shownQuery.text : undefined}
            indexes={entries.map(spec.searchIndexOf)}
            onSearch={(text) => change({ text })}
          />
        </Suspense>
      )}
    </>
  )
}
