import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { useInfoSearch } from '@/domain/exchange-info/useInfoSearch'
import { useInfoTokens } from '@/domain/exchange-info/useInfoTokens'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ready } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { recentInfo, rememberInfo } from '@/platform/recentInfo'
import { testPool, testToken } from '../testing/info'
import { InfoSearch } from './InfoSearch'

vi.mock('@/domain/exchange-info/useInfoTokens')
vi.mock('@/domain/exchange-info/useInfoPools')
vi.mock('@/domain/exchange-info/useInfoSearch', () => ({ MIN_SEARCH_LENGTH: 2, useInfoSearch: vi.fn() }))

const [sun, moon] = [testToken('SUN', '1'), testToken('MOON', '2')]
const pool = testPool('3')
const list = <Row,>(rows: readonly Row[]) => ready({ rows, isPartial: false, indexed: undefined })

beforeEach(() => {
  localStorage.clear()
  recentInfo.set([])
  vi.mocked(useInfoTokens).mockReturnValue(list([sun, moon]))
  vi.mocked(useInfoPools).mockReturnValue(list([pool]))
  vi.mocked(useInfoSearch).mockReturnValue(ready({ tokens: [moon, sun], pools: [pool], indexed: undefined }))
})

function open() {
  render(
    <TestLanguage>
      <TestStore
        node={() => {
          throw new Error('no answer')
        }}
      >
        <MemoryRouter>
          <InfoSearch />
          <button type="button">Elsewhere</button>
        </MemoryRouter>
      </TestStore>
    </TestLanguage>,
  )
  return screen.getByRole('searchbox', { name: 'Search tokens and pools' })
}
const results = () => screen.findByRole('region', { name: 'Search results' })
const linksOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('InfoSearch', () => {
  it('shows before anything is typed what was starred and opened, each once', async () => {
    rememberInfo('token', addressOf('2'))
    rememberInfo('pool', addressOf('3'))
    await userEvent.click(open())
    const panel = within(await results())
    const recent = await panel.findByRole('list', { name: 'Recently viewed' })
    expect(linksOf(recent)).toEqual(['MOON', 'CRO/USDC'])
    await userEvent.click(panel.getByRole('button', { name: 'Watch MOON' }))
    expect(linksOf(panel.getByRole('list', { name: 'Watchlist' }))).toEqual(['MOON'])
    expect(linksOf(panel.getByRole('list', { name: 'Recently viewed' }))).toEqual(['CRO/USDC'])
    expect(panel.queryByRole('list', { name: 'Imported' })).toBeNull()
  })

  it('says what to do where nothing was starred or opened', async () => {
    await userEvent.click(open())
    expect(await within(await results()).findByText('Type at least 2 characters')).toBeVisible()
    expect(useInfoSearch).not.toHaveBeenCalled()
  })

  it('finds tokens and pools, what was opened first, and asks once the user pauses', async () => {
    rememberInfo('token', addressOf('1'))
    await userEvent.type(open(), 'oon')
    const panel = within(await results())
    expect(linksOf(await panel.findByRole('list', { name: 'Tokens' }))).toEqual(['SUN', 'MOON'])
    expect(linksOf(panel.getByRole('list', { name: 'Pools' }))).toEqual(['CRO/USDC'])
    expect(panel.getByRole('status')).toHaveTextContent('3 results')
    expect(vi.mocked(useInfoSearch).mock.lastCall).toEqual(['oon'])
  })

  it('is walked with the arrow keys, and closed with Escape', async () => {
    rememberInfo('token', addressOf('1'))
    rememberInfo('token', addressOf('2'))
    const box = open()
    await userEvent.click(box)
    await within(await results()).findByRole('list', { name: 'Recently viewed' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: 'SUN' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(box).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull()
  })

  it('closes when the user goes elsewhere', async () => {
    await userEvent.click(open())
    await results()
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull()
  })

  it('says that it could not search', async () => {
    const retry = vi.fn()
    vi.mocked(useInfoSearch).mockReturnValue({ status: 'failed', retry })
    await userEvent.type(open(), 'sun')
    await userEvent.click(await within(await results()).findByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
