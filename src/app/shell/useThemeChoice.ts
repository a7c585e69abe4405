import { useState } from 'react'
import { applyTheme, readThemeChoice, storeThemeChoice, type ThemeChoice } from '../themeChoice'

export interface ThemeSetting {
  readonly choice: ThemeChoice
  readonly choose: (choice: ThemeChoice) => void
}

/** The theme that the user chose. main.tsx has applied it before the first render. */
export function useThemeChoice(): ThemeSetting {
  const [choice, setChoice] = useState(readThemeChoice)
  return {
    choice,
    choose: (next) => {
      storeThemeChoice(next)
      applyTheme(next)
      setChoice(next)
    },
  }
}
