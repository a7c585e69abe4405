import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '@/i18n/LanguageProvider'
import { loadInitialLanguage } from '@/i18n/language'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { lazyDialog } from './lazyDialog'
import { lazyPage } from './lazyPage'

vi.mock('@/i18n/textHashes', () => ({ textHashes: { 'en-US': '1' } }))

const page = { default: () => <h1>The page</h1> }
const withLoading = (content: ReactNode) => <Suspense fallback="Loading">{content}</Suspense>
const show = (content: ReactNode) => render(<TestLanguage>{withLoading(content)}</TestLanguage>)

afterEach(() => vi.restoreAllMocks())

describe('a lazy page', () => {
  it('shows Loading while its code comes', async () => {
    const Page = lazyPage(() => Promise.resolve(page), [])
    show(<Page />)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument()
  })

  it('stands at once where its code was preloaded', async () => {
    const Page = lazyPage(() => Promise.resolve(page), ['earn'])
    expect(Page.sets).toEqual(['earn'])
    await Page.preload()
    show(<Page />)
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument()
  })

  it('tells that its code could not be preloaded, and tries again when it is shown', async () => {
    let tries = 0
    const Page = lazyPage(() => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(page)), [])
    await expect(Page.preload()).rejects.toThrow('offline')
    show(<Page />)
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument()
  })
})

const common = {
  'common.part.dialog': 'Not opened',
  'common.part.failed': 'Not loaded',
  'common.part.failed.body': 'Again',
  'common.retry': 'Retry',
  'common.close': 'Close',
}

/** Awaiting the event flushes what suspends within it. */
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await Promise.resolve()
  })

describe('a part whose texts cannot be had', () => {
  async function openForm(isTextThere: () => boolean) {
    const askedFor: unknown[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      askedFor.push(url)
      if (url === '/assets/texts/en-US-1/common.json') return Promise.resolve(Response.json(common))
      return Promise.resolve(isTextThere() ? Response.json({}) : new Response('', { status: 503 }))
    })
    document.documentElement.lang = 'en-US'
    const initial = await loadInitialLanguage([])
    const load = vi.fn(() => Promise.resolve(() => <p>The choice</p>))
    const Choice = lazyDialog(load, ['tokens'])
    function Form() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <input aria-label="Amount" />
          <button type="button" onClick={() => setIsOpen(true)}>
            Choose
          </button>
          {withLoading(isOpen && <Choice onClose={() => setIsOpen(false)} />)}
        </>
      )
    }
    render(
      <LanguageProvider initial={initial}>
        <Form />
      </LanguageProvider>,
    )
    await userEvent.type(screen.getByLabelText('Amount'), '12')
    await press('Choose')
    return { askedFor, load }
  }

  it('says so, keeps what was typed beside it, and comes when it is tried again', async () => {
    let isThere = false
    const { askedFor, load } = await openForm(() => isThere)
    expect(await screen.findByRole('dialog', { name: 'Not opened' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded')
    // Code and texts load in parallel.
    expect(load).toHaveBeenCalled()
    isThere = true
    await press('Retry')
    expect(await screen.findByText('The choice')).toBeInTheDocument()
    expect(screen.getByLabelText('Amount')).toHaveValue('12')
    expect(askedFor).toEqual([
      '/assets/texts/en-US-1/common.json',
      '/assets/texts/en-US-1/tokens.json',
      '/assets/texts/en-US-1/tokens.json',
    ])
  })

  it('can be closed, and tries again when it is opened again', async () => {
    let isThere = false
    await openForm(() => isThere)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
    isThere = true
    await press('Choose')
    expect(await screen.findByText('The choice')).toBeInTheDocument()
    expect(screen.getByLabelText('Amount')).toHaveValue('12')
  })
})
