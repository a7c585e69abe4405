import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { lazyPage } from './lazyPage'

const page = { default: () => <h1>The page</h1> }
const show = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  )

describe('lazyPage', () => {
  it('shows Loading while its code comes', async () => {
    show(lazyPage(() => Promise.resolve(page)))
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument()
  })

  it('stands at once where its code was preloaded', async () => {
    const Page = lazyPage(() => Promise.resolve(page))
    await Page.preload()
    show(Page)
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument()
  })

  it('tells that its code could not be preloaded, and tries again when it is shown', async () => {
    let tries = 0
    const Page = lazyPage(() => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(page)))
    await expect(Page.preload()).rejects.toThrow('offline')
    show(Page)
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument()
  })
})
