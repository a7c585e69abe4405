import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { readReferral, storeReferral } from '@/platform/referral'
import { readStored } from '@/platform/storage'
import { applyTheme } from '@/ui/themeChoice'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import { useThemeChoice } from '@/ui/useThemeChoice'
import { selectMenu } from '../navigation'
import { useRouteFocus } from '../useRouteFocus'
import { LanguageMenu } from './LanguageMenu'
import { MainMenu } from './MainMenu'
import { PhoneBar } from './PhoneBar'
import { ReferralNotice } from './ReferralNotice'
import { SubNavigation } from './SubNavigation'
import { ThemeMenu } from './ThemeMenu'

vi.mock('@/i18n/textHashes', () => ({
  textHashes: { 'en-US': '1', 'es-ES': '2' },
}))

function open(content: ReactNode, path = '/') {
  return render(
    <TestLanguage>
      <ToastsProvider closeLabel="Close">
        <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
      </ToastsProvider>
    </TestLanguage>,
  )
}

beforeEach(() => localStorage.clear())

describe('main menu', () => {
  it('opens the pages of a group', async () => {
    open(<MainMenu selection={undefined} />)
    const entries = () => screen.getAllByRole('menuitem').map((item) => [item.getAttribute('href'), item.textContent])
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(entries()).toEqual([
      ['/inscription', 'Inscription Tools'],
      ['/nft', 'NFT'],
      ['/claims', 'Claims'],
      ['/allowances', 'Allowances'],
    ])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Exchange' }))
    expect(entries()[0]).toEqual(['/swap', 'Swap'])
    expect(entries()).toContainEqual(['/ifo', 'Initial Farm Offering'])
  })

  it('has a plain link for a group of one page', () => {
    open(<MainMenu selection={selectMenu('/zap')} />)
    expect(screen.getByRole('link', { name: 'Zap' })).toHaveAttribute('aria-current', 'page')
  })
})

describe('tab bar', () => {
  it.each([
    ['/earn', 'Earn'],
    ['/earn/cro-lock', 'Earn'],
    ['/swap', 'Swap'],
    ['/portfolio', 'Portfolio'],
    ['/teams', undefined],
  ])('marks at %s: %s', (path, tab) => {
    open(<PhoneBar selection={selectMenu(path)} onMenu={() => undefined} />)
    // jsdom takes no container query, so the bar counts as hidden.
    const current = screen
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual(tab === undefined ? [] : [tab])
  })
})

describe('sub-navigation', () => {
  it('marks the page of the longest prefix', () => {
    open(<SubNavigation selection={selectMenu('/earn/cro-lock')} />)
    expect(screen.getByRole('link', { name: 'CRO Locking' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Earn' })).not.toHaveAttribute('aria-current')
  })

  it('has all pages of the group', () => {
    open(<SubNavigation selection={selectMenu('/swap')} />)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Swap',
      'Liquidity',
      'Farms',
      'Farm Auctions',
      'Pools',
      'Prediction',
      'Lottery',
      'Teams',
      'Squad',
      'Raffles',
      'Trading Battle',
      'Initial Farm Offering',
      'Voting',
      'NFT Market',
      'Info',
    ])
  })

  it('is hidden for a group of one page or none', () => {
    open(
      <>
        <SubNavigation selection={selectMenu('/zap')} />
        <SubNavigation selection={undefined} />
      </>,
    )
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

function Theme() {
  return <ThemeMenu setting={useThemeChoice()} />
}

describe('theme', () => {
  it("is stored, and can be reset to the system's", async () => {
    open(<Theme />)
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(readStored('theme', String)).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }))
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(readStored('theme', String)).toBeUndefined()
  })

  it("sets the browser's theme colour", () => {
    document.head.innerHTML =
      '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">'
    const colours = () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content)
    applyTheme('dark')
    expect(colours()).toEqual(['#10132B', '#10132B'])
    applyTheme('system')
    expect(colours()).toEqual(['#FAF6EC', '#10132B'])
  })
})

describe('language', () => {
  it('stays unchanged with a toast if its texts cannot be loaded', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    open(<LanguageMenu />)
    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
    expect(await screen.findByText('Could not load this language')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en-US')
    fetched.mockRestore()
  })
})

describe('referral notice', () => {
  it('shows the referrer and removes it on request', async () => {
    storeReferral('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B')
    open(<ReferralNotice />)
    expect(screen.getByText('Referred by 0xAb58...eC9B')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.queryByText(/Referred by/)).toBeNull()
    expect(readReferral()).toBeUndefined()
  })

  it('is hidden without a referrer', () => {
    open(<ReferralNotice />)
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})

function Page() {
  const { pathname } = useLocation()
  return (
    <main ref={useRouteFocus()} tabIndex={-1} aria-label={pathname}>
      <Link to="/zap">zap</Link>
      <Link to="/zap?x=1">zap with a query</Link>
      <Link to="/earn">earn</Link>
    </main>
  )
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  )
}

describe('useRouteFocus', () => {
  it('scrolls to the top except on the Earn list, and focuses the page', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    open(<Page />)
    expect(scrollTo).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'zap' }))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(screen.getByRole('main')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'zap with a query' }))
    await userEvent.click(screen.getByRole('link', { name: 'earn' }))
    expect(within(screen.getByRole('main', { name: '/earn' })).getByText('earn')).toBeVisible()
    expect(scrollTo).toHaveBeenCalledTimes(1)
    scrollTo.mockRestore()
  })

  it("restores the Earn list's position once it is tall enough, until user input", async () => {
    let grow: () => void = () => undefined
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          grow = callback
        }
        observe() {
          return undefined
        }
        disconnect() {
          grow = () => undefined
        }
      },
    )
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const scrollY = vi.spyOn(window, 'scrollY', 'get')
    open(
      <>
        <Page />
        <Back />
      </>,
      '/earn',
    )
    scrollY.mockReturnValue(700)
    fireEvent.scroll(window)
    await userEvent.click(screen.getByRole('link', { name: 'zap' }))
    scrollY.mockReturnValue(0)
    fireEvent.scroll(window)
    scrollTo.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'back' }))
    expect(scrollTo.mock.calls).toEqual([[0, 700]])
    grow()
    expect(scrollTo.mock.calls).toEqual([
      [0, 700],
      [0, 700],
    ])
    fireEvent.wheel(window)
    grow()
    expect(scrollTo).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
})
