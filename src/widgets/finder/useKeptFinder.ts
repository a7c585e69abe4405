import { useEffect, useRef } from 'react'
import type { ListSettingsView } from '@/hooks/useListSettings'
import type { FinderSpec } from './finderSpec'
import { type Finder, useFinder } from './useFinder'

/**
 * A finder whose view and "staked only" filter are kept in the settings. What the URL says takes precedence, so that a link
 * shows the same list to everyone.
 * @param stakedToggle the toggle that shows only entries with a stake of the account
 */
export function useKeptFinder<Entry, Sort extends string, Toggle extends string>(
  spec: FinderSpec<Entry, Sort, Toggle>,
  entries: readonly Entry[],
  owner: string | undefined,
  { view, isStakedOnly, keep }: ListSettingsView,
  stakedToggle: NoInfer<Toggle>,
): Finder<Entry, Sort, Toggle> {
  const finder = useFinder(spec, entries, owner)
  const { query, shownQuery, isFinding } = finder
  const mustStart = useRef(isStakedOnly && !isFinding)
  useEffect(() => {
    if (mustStart.current) finder.change({ toggles: [stakedToggle] })
    mustStart.current = false
  })
  return {
    ...finder,
    view: query.view ?? view,
    shownView: shownQuery.view ?? view,
    change: (part) => {
      keep({ view: part.view ?? view, isStakedOnly: part.toggles?.includes(stakedToggle) ?? isStakedOnly })
      finder.change(part)
    },
  }
}
