import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { routes } from '@/config/routes'
import type { TranslationKey } from '@/i18n/keys'

/** A page that is built. Each feature lists its own in its routes.tsx; a new one is added here. */
export interface BuiltPage {
  readonly path: string
  readonly Page: LazyExoticComponent<ComponentType>
  readonly titleKey: TranslationKey
}

export const builtPages: readonly BuiltPage[] = [
  { path: routes.home, Page: lazy(() => import('./pages/HomePage')), titleKey: 'shell.title.home' },
]
