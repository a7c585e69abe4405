import type { ComponentType, LazyExoticComponent } from 'react'
import { earnPages } from '@/features/earn/routes'
import { homePages } from '@/features/home/routes'
import { kitPages } from '@/features/kit/routes'
import { vaultPages } from '@/features/vault/routes'
import type { TranslationKey } from '@/i18n/keys'

interface BuiltPage {
  readonly path: string
  readonly Page: LazyExoticComponent<ComponentType>
  readonly titleKey: TranslationKey
}

/** The pages that are built. Each feature lists its own in its routes.tsx; those of a new one are added here. */
export const builtPages: readonly BuiltPage[] = [
  ...homePages,
  ...earnPages,
  ...vaultPages,
  ...kitPages,
]
