import type { ComponentType } from 'react'
import type { TextSet } from '@/i18n/keys'
import { type LazyPart, lazyPart } from './lazyPart'

/** A page in a chunk of its own. */
export type LazyPage = LazyPart<object>

/**
 * @param load imports the page's module
 * @param sets text sets besides `common`, each a file in locales/<code>
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>, sets: readonly TextSet[]): LazyPage {
  return lazyPart(async () => (await load()).default, sets)
}
