import { lazy, type ReactNode, Suspense } from 'react'
import type { TranslationKey } from '@/i18n/keys'
import { FinderBar } from './FinderBar'
import { FinderStatus } from './FinderStatus'
import type { Finder } from './useFinder'

const FinderEmpty = lazy(async () => ({ default: (await import('./lazyParts')).lazyParts.FinderEmpty }))

export interface FinderPanelProps<Entry, Sort extends string, Toggle extends string> {
  readonly finder: Finder<Entry, Sort, Toggle>
  /** Shown when the list is empty. */
  readonly emptyHelp: TranslationKey
  /** What can be done with the list, at the end of the status line. */
  readonly actions?: ReactNode
  /** The list itself; not rendered when nothing is found. */
  readonly children: ReactNode
}

/** A list with its search above it, or an explanation if nothing is found. */
export function FinderPanel<Entry, Sort extends string, Toggle extends string>({
  finder,
  emptyHelp,
  actions,
  children,
}: FinderPanelProps<Entry, Sort, Toggle>) {
  const { spec, entries, shown, shownQuery, isFinding, isSearchEmpty, change } = finder
  const isEmpty = isFinding && shown.length === 0
  return (
    <>
      <FinderBar finder={finder} />
      <FinderStatus finder={finder}>{actions}</FinderStatus>
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
