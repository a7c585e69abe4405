import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored } from '@/platform/storage'
import { LanguageProvider } from './LanguageProvider'
import { loadInitialLanguage } from './language'
import { type Translation, useTranslation } from './useTranslation'

vi.mock('virtual:locales', () => ({ default: ['en-US', 'es-ES', 'ar-SA'].map((code) => ({ code, nativeName: code })) }))

const texts: Record<string, Record<string, string>> = {
  'en-US': { 'common.loading': 'Loading', 'common.retry': 'Retry' },
  'es-ES': { 'common.loading': 'Cargando' },
  'ar-SA': { 'common.loading': 'ar-loading' },
}
let missing: readonly string[] = []
let system: readonly string[] = []

beforeEach(() => {
  missing = []
  system = []
  vi.spyOn(navigator, 'languages', 'get').mockImplementation(() => system)
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const code = typeof url === 'string' ? (/locales\/(.+)\.json$/.exec(url)?.[1] ?? '') : ''
    const isThere = code in texts && !missing.includes(code)
    return Promise.resolve(isThere ? Response.json(texts[code]) : new Response('', { status: 404 }))
  })
})
afterEach(() => vi.restoreAllMocks())

let setLocale: Translation['setLocale']

function Probe() {
  const translation = useTranslation()
  useEffect(() => {
    setLocale = translation.setLocale
  }, [translation])
  return (
    <p>
      {translation.t('common.loading')}, {translation.t('common.retry')}, {translation.tText({ key: 'gone' })}
    </p>
  )
}

async function open() {
  const initial = await loadInitialLanguage()
  render(
    <LanguageProvider initial={initial}>
      <Probe />
    </LanguageProvider>,
  )
}

describe('the language', () => {
  it('is English where nothing else is said', async () => {
    await open()
    expect(screen.getByText("Loading, Retry, Found unknown key 'gone'")).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en-US')
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  })

  it('is the system one where it is offered, with English behind it', async () => {
    system = ['es-MX']
    await open()
    expect(screen.getByText(/^Cargando, Retry/)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es-ES')
  })

  it('is English where the texts of the other cannot be had', async () => {
    system = ['es-ES']
    missing = ['es-ES']
    await open()
    expect(screen.getByText(/^Loading, Retry/)).toBeVisible()
  })

  it('changes to a choice, is kept, and turns the page around', async () => {
    await open()
    await act(() => setLocale('ar-SA'))
    expect(screen.getByText(/^ar-loading/)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(readStored('language', String)).toBe('ar-SA')
    expect((await loadInitialLanguage()).locale).toBe('ar-SA')
  })

  it('stays as it is where a choice cannot be loaded', async () => {
    await open()
    missing = ['es-ES']
    await expect(setLocale('es-ES')).rejects.toThrow('404')
    expect(screen.getByText(/^Loading/)).toBeVisible()
    expect(readStored('language', String)).toBeUndefined()
  })

  it('is the last choice even when an earlier one answers later', async () => {
    await open()
    let answer = () => {}
    vi.mocked(fetch).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json(texts['es-ES']))
        }),
    )
    const slow = setLocale('es-ES')
    await act(() => setLocale('ar-SA'))
    answer()
    await act(() => slow)
    expect(screen.getByText(/^ar-loading/)).toBeVisible()
  })
})

describe('useTranslation', () => {
  it('throws outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Probe />)).toThrow('Language context is undefined.')
  })
})
