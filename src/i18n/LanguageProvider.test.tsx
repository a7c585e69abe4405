import { act, render, screen } from '@testing-library/react'
import { Suspense, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored } from '@/platform/storage'
import type { TextSet } from './keys'
import { LanguageProvider } from './LanguageProvider'
import { loadInitialLanguage, preloadTexts } from './language'
import { useTextSets } from './useTextSets'
import { type Translation, useTranslation } from './useTranslation'

vi.mock('./textHashes', () => ({
  textHashes: { 'en-US': '1', 'es-ES': '1', 'ar-SA': '1' },
}))

const files: Record<string, Record<string, string>> = {
  'en-US/common': { 'common.loading': 'Loading' },
  'es-ES/common': { 'common.loading': 'Cargando' },
  'ar-SA/common': { 'common.loading': 'ar-loading' },
  'en-US/earn': { 'common.retry': 'Earn' },
  'es-ES/earn': { 'common.retry': 'Ganar' },
  'ar-SA/earn': { 'common.retry': 'ar-earn' },
  'en-US/swap': { 'common.close': 'Swap' },
  'es-ES/swap': { 'common.close': 'Intercambiar' },
}
let missing: readonly string[] = []
let asked: string[] = []

beforeEach(() => {
  missing = []
  asked = []
  document.documentElement.lang = 'en-US'
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const [, code = '', set = ''] =
      typeof url === 'string' ? (/^\/assets\/texts\/(.+)-1\/(\w+)\.json$/.exec(url) ?? []) : []
    const file = `${code}/${set}`
    asked.push(file)
    const isThere = file in files && !missing.includes(file)
    return Promise.resolve(isThere ? Response.json(files[file]) : new Response('', { status: 404 }))
  })
})
afterEach(() => vi.restoreAllMocks())

let setLocale: Translation['setLocale']

function Probe() {
  const translation = useTranslation()
  useEffect(() => {
    setLocale = translation.setLocale
  }, [translation])
  return <p>{translation.t('common.loading')}</p>
}

const EARN: readonly TextSet[] = ['earn']
const SWAP: readonly TextSet[] = ['swap']

function EarnPart() {
  const { t } = useTranslation()
  const onRetry = useTextSets(EARN)
  if (onRetry === undefined) return <h1>{t('common.retry')}</h1>
  return (
    <button type="button" onClick={onRetry}>
      Again
    </button>
  )
}

function SwapPart() {
  const { t } = useTranslation()
  useTextSets(SWAP)
  return <h2>{t('common.close')}</h2>
}

async function open(parts: readonly ('earn' | 'swap')[] = [], sets: readonly TextSet[] = []) {
  const initial = await loadInitialLanguage(sets)
  const page = (shown: typeof parts) => (
    <LanguageProvider initial={initial}>
      <Probe />
      <Suspense fallback="…">
        {shown.includes('earn') && <EarnPart />}
        {shown.includes('swap') && <SwapPart />}
      </Suspense>
    </LanguageProvider>
  )
  const { rerender } = await act(async () => {
    const rendered = render(page(parts))
    await Promise.resolve()
    return rendered
  })
  return async (shown: typeof parts) => {
    await act(async () => {
      rerender(page(shown))
      await Promise.resolve()
    })
  }
}

describe('LanguageProvider', () => {
  it("uses the page's language, and fetches only the sets in use", async () => {
    document.documentElement.lang = 'es-ES'
    await open(['earn'], ['earn'])
    expect(screen.getByText('Cargando')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ganar' })).toBeVisible()
    expect(asked).toEqual(['es-ES/common', 'es-ES/earn'])
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  })

  it('falls back to English if the texts cannot be fetched', async () => {
    document.documentElement.lang = 'es-ES'
    missing = ['es-ES/common']
    await open()
    expect(screen.getByText('Loading')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en-US')
  })

  it('rejects without English', async () => {
    missing = ['en-US/common']
    await expect(loadInitialLanguage([])).rejects.toThrow('The texts cannot be had')
  })

  it('switches language, stores the choice and sets the direction', async () => {
    await open()
    await act(() => setLocale('ar-SA'))
    expect(screen.getByText('ar-loading')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.documentElement).toHaveAttribute('lang', 'ar-SA')
    expect(readStored('language', String)).toBe('ar-SA')
  })

  it('switches with the sets in use, and not with released ones', async () => {
    const show = await open(['earn', 'swap'])
    await show(['earn'])
    asked = []
    const before = screen.getByRole('heading', { name: 'Earn' })
    await act(() => setLocale('es-ES'))
    expect(asked).toEqual(['es-ES/common', 'es-ES/earn'])
    // The component stayed mounted.
    expect(screen.getByRole('heading', { name: 'Ganar' })).toBe(before)
    await show(['earn', 'swap'])
    expect(await screen.findByRole('heading', { name: 'Intercambiar' })).toBeVisible()
  })

  it('keeps the language if a choice cannot be loaded', async () => {
    await open(['swap'])
    await expect(setLocale('ar-SA')).rejects.toThrow('ar-SA')
    expect(screen.getByText('Loading')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Swap' })).toBeVisible()
    expect(readStored('language', String)).toBeUndefined()
  })

  it('keeps the last choice if an earlier one loads later', async () => {
    await open()
    let answer = () => {}
    vi.mocked(fetch).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json(files['es-ES/common']))
        }),
    )
    const slow = setLocale('es-ES')
    await act(() => setLocale('ar-SA'))
    answer()
    await act(() => slow)
    expect(screen.getByText('ar-loading')).toBeVisible()
  })
})

describe('useTextSets', () => {
  it('loads the sets of a mounted component once', async () => {
    const show = await open()
    await show(['earn'])
    expect(await screen.findByRole('heading', { name: 'Earn' })).toBeVisible()
    await show([])
    await show(['earn'])
    expect(asked).toEqual(['en-US/common', 'en-US/earn'])
  })

  it('retries failed sets on request or on the next mount', async () => {
    missing = ['en-US/earn']
    const show = await open(['earn'])
    const again = await screen.findByRole('button', { name: 'Again' })
    await act(async () => {
      again.click()
      await Promise.resolve()
    })
    expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible()
    expect(asked).toHaveLength(3)
    await show([])
    missing = []
    await show(['earn'])
    expect(await screen.findByRole('heading', { name: 'Earn' })).toBeVisible()
  })

  it('can be preloaded, ignoring failures', async () => {
    missing = ['en-US/earn']
    const show = await open()
    await preloadTexts(EARN)
    missing = []
    await preloadTexts(EARN)
    await show(['earn'])
    expect(await screen.findByRole('heading', { name: 'Earn' })).toBeVisible()
    expect(asked).toEqual(['en-US/common', 'en-US/earn', 'en-US/earn'])
  })
})

describe('useTranslation', () => {
  it('throws outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Probe />)).toThrow('Language context is undefined.')
  })
})
