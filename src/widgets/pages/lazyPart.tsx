import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import type { TextSet } from '@/i18n/keys'
import { preloadTexts } from '@/i18n/language'
import { useTextSets } from '@/i18n/useTextSets'
import { PartFailure } from './PartFailure'

/** A part of the app in a chunk of its own, with its text sets. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Text sets besides `common`. */
  readonly sets: readonly TextSet[]
  /** Fetches code and texts before the first render, which then does not suspend. */
  preload(): Promise<void>
}

/**
 * Fetches code and texts in parallel on the first render, and suspends until then.
 * @param load imports the part's module
 * @param Failure shown if its texts failed to load
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sets: readonly TextSet[] = [],
  Failure: ComponentType<Props & { readonly onRetry: () => void }> = PartFailure,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchCode = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const FetchedPart: ComponentType<Props> = lazy(fetchCode)
  function Part(props: Props) {
    // Starts now, in parallel with the texts; FetchedPart reports an error.
    if (loaded === undefined) fetchCode().catch(() => undefined)
    // Loaded code is rendered without `lazy`, since React throttles Suspense reveals by 300 ms. Kept in state: another
    // component type would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? FetchedPart)
    const onRetry = useTextSets(sets)
    return onRetry === undefined ? <Shown {...props} /> : <Failure {...props} onRetry={onRetry} />
  }
  Part.sets = sets
  Part.preload = async () => {
    await Promise.all([fetchCode(), preloadTexts(sets)])
  }
  return Part
}
