import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import type { TextSet } from '@/i18n/keys'
import { preloadTexts } from '@/i18n/language'
import { useTextSets } from '@/i18n/useTextSets'
import { PartFailure } from './PartFailure'

/** A part of the app whose code is a chunk of its own, with the texts that nothing before it needed. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** What it shows besides `common`. */
  readonly sets: readonly TextSet[]
  /** Fetches the code and the texts before the part is drawn; it then stands at once, without Loading. */
  preload(): Promise<void>
}

/**
 * Code and texts are fetched beside each other when the part is first drawn; until then it suspends.
 * @param load imports the part's module
 * @param Failure stands in its place where its texts cannot be had
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
    // Not only after the texts; where it fails, FetchedPart says so.
    if (loaded === undefined) fetchCode().catch(() => undefined)
    // What is there is drawn without `lazy`, behind which React would wait for 300 ms. Kept for the life of the part:
    // another component in its place would lose its state.
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
