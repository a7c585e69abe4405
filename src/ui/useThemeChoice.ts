import { useSyncExternalStore } from 'react'
import { createExternalStore } from '@/lib/externalStore'
import { applyTheme, readThemeChoice, storeThemeChoice, type ThemeChoice } from './themeChoice'

export interface ThemeSetting {
  readonly choice: ThemeChoice
  readonly choose: (choice: ThemeChoice) => void
}

/** Theme chosen in this session; undefined while the stored one applies. */
const chosen = createExternalStore<ThemeChoice | undefined>(undefined)

function choose(choice: ThemeChoice): void {
  storeThemeChoice(choice)
  applyTheme(choice)
  chosen.set(choice)
}

/** The user's theme, shared by all components. main.tsx applies it before the first render. */
export function useThemeChoice(): ThemeSetting {
  const choice = useSyncExternalStore(chosen.subscribe, chosen.getSnapshot) ?? readThemeChoice()
  return { choice, choose }
}
