import { readStored, removeStored, writeStored } from '@/platform/storage'
import { day, night } from './theme'

const STORAGE_KEY = 'theme'

export const themeChoices = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The stored theme, or the system's. app/firstPaint.js reads the same value before the first paint. */
export function readThemeChoice(): ThemeChoice {
  return readStored(STORAGE_KEY, (raw) => (raw === 'dark' || raw === 'light' ? raw : undefined)) ?? 'system'
}

export function storeThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') removeStored(STORAGE_KEY)
  else writeStored(STORAGE_KEY, choice)
}

/** Applies a theme: `data-theme` on the root, and the theme-color meta tags. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = (meta.getAttribute('media') ?? '').includes('dark') ? 'dark' : 'light'
    meta.content = (choice === 'system' ? ofSystem : choice) === 'dark' ? night.ground : day.ground
  }
}
