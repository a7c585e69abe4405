import { use, useEffect, useState } from 'react'
import type { TextSet } from './keys'
import { holdSets } from './language'
import { useShownLanguage } from './useTranslation'

/**
 * Suspends until the text sets are loaded in the current language. Must be the last hook of its component, because
 * React mismatches hooks after a suspension.
 * @param sets must be referentially stable
 * @returns a retry function if loading failed
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
