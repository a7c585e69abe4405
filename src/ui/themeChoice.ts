import { readStored, removeStored, writeStored } from '@/platform/storage'
import { day, night } from './theme'

const STORAGE_KEY = 'theme'

export const themeChoices = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** The stored choice; the system's own where none was made. app/firstPaint.js reads the same before the first paint. */
export function readThemeChoice(): ThemeChoice {
  return readStored(STORAGE_KEY, (raw) => (raw === 'dark' || raw === 'light' ? raw : undefined)) ?? 'system'
}

export function storeThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') removeStored(STORAGE_KEY)
  else writeStored(STORAGE_KEY, choice)
}

/** Shows a theme: the page by `data-theme` on its root, the browser's own frame by its two theme-color values. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = (meta.getAttribute('media') ?? '').includes('dark') ? 'dark' : 'light'
    meta.content = (choice === 'system' ? ofSystem : choice) === 'dark' ? night.ground : day.ground
  }
}
