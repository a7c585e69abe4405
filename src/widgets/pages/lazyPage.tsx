import type { ComponentType } from 'react'
import type { TextSet } from '@/i18n/keys'
import { type LazyPart, lazyPart } from './lazyPart'

/** A page whose code is a chunk of its own. */
export type LazyPage = LazyPart<object>

/**
 * @param load imports the page's module
 * @param sets its texts besides `common`: a file each of locales/<code>
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>, sets: readonly TextSet[]): LazyPage {
  return lazyPart(async () => (await load()).default, sets)
}
