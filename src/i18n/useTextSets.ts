import { use, useEffect, useState } from 'react'
import type { TextSet } from './keys'
import { holdSets } from './language'
import { useShownLanguage } from './useTranslation'

/**
 * Suspends until the texts of these sets are there, in whatever language is shown. The last hook of its component:
 * React takes those behind a suspension for others.
 * @param sets the same list each time
 * @returns where they cannot be had, a function that fetches them again
 */
export function useTextSets(sets: readonly TextSet[]): (() => void) | undefined {
  const { language } = useShownLanguage()
  const [, setTries] = useState(0)
  useEffect(() => holdSets(sets), [sets])
  useEffect(() => () => sets.forEach(language.forgetFailed), [sets, language])

  const loading = sets.flatMap((set) => (language.has(set) ? [] : [language.load(set)]))
  let areThere = true
  for (const isThere of loading) areThere = use(isThere) && areThere
  if (areThere) return undefined
  return () => {
    sets.forEach(language.forgetFailed)
    setTries((tries) => tries + 1)
  }
}
