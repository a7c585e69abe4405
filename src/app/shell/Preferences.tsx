import type { ThemeSetting } from '@/ui/useThemeChoice'
import { LanguageMenu } from './LanguageMenu'
import { ThemeMenu } from './ThemeMenu'

/** Theme and language. */
export function Preferences({ themeSetting }: { readonly themeSetting: ThemeSetting }) {
  return (
    <>
      <ThemeMenu setting={themeSetting} />
      <LanguageMenu />
    </>
  )
}
