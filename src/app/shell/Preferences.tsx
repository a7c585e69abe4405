import type { ThemeSetting } from '@/ui/useThemeChoice'
import { LanguageMenu } from './LanguageMenu'
import { ThemeMenu } from './ThemeMenu'

/** What the reader chooses once and keeps: the theme and the language. */
export function Preferences({ themeSetting }: { readonly themeSetting: ThemeSetting }) {
  return (
    <>
      <ThemeMenu setting={themeSetting} />
      <LanguageMenu />
    </>
  )
}
