import { useSyncExternalStore } from 'react'
import { createExternalStore } from '@/lib/externalStore'
import { applyTheme, readThemeChoice, storeThemeChoice, type ThemeChoice } from './themeChoice'

export interface ThemeSetting {
  readonly choice: ThemeChoice
  readonly choose: (choice: ThemeChoice) => void
}

/** The choice made on this page; undefined while it is still the stored one. */
const chosen = createExternalStore<ThemeChoice | undefined>(undefined)

function choose(choice: ThemeChoice): void {
  storeThemeChoice(choice)
  applyTheme(choice)
  chosen.set(choice)
}

/** The theme that the user chose, the same wherever it is shown. main.tsx has applied it before the first render. */
export function useThemeChoice(): ThemeSetting {
  const choice = useSyncExternalStore(chosen.subscribe, chosen.getSnapshot) ?? readThemeChoice()
  return { choice, choose }
}
