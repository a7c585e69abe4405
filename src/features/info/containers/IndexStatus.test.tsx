import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { useBlock } from '@/hooks/useBlock'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { LOADING, ready } from '@/lib/loadable'
import { IndexStatus, type IndexStatusProps } from './IndexStatus'

vi.mock('@/hooks/useBlock')

const NOW = 1_700_000_000
const read = (number: number, timestampSec: number) => ready({ indexed: { number, timestampSec } })

function show(parts: IndexStatusProps['parts']) {
  vi.mocked(useBlock).mockReturnValue({ number: 1000, timestampSec: NOW })
  return render(
    <TestLanguage>
      <TestStore
        node={() => {
          throw new Error('no answer')
        }}
      >
        <IndexStatus parts={parts} />
      </TestStore>
    </TestLanguage>,
  )
}

describe('IndexStatus', () => {
  it('says nothing while all is well or loads', async () => {
    show([read(999, NOW - 5), LOADING])
    await act(() => import('@/widgets/index-status/IndexLagNote'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says how far the oldest part is behind', async () => {
    show([read(999, NOW - 5), read(100, NOW - 7200)])
    expect(await screen.findByText('Indexed to block 100, 2 hours ago')).toBeVisible()
  })

  it('says when figures were read that could not be refreshed', () => {
    show([{ status: 'stale', value: { indexed: undefined }, asOfMs: NOW * 1000 }])
    expect(screen.getByText(/^Could not refresh\. These figures are from \d/)).toBeVisible()
  })

  it('says that the index is down if every part failed, and reads all again', async () => {
    const [retry, other] = [vi.fn(), vi.fn()]
    const { unmount } = show([{ status: 'failed', retry }, read(999, NOW)])
    expect(screen.queryByText('History is unavailable right now')).toBeNull()
    unmount()
    show([
      { status: 'failed', retry },
      { status: 'failed', retry: other },
    ])
    expect(await screen.findByText('History is unavailable right now')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect([retry, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})
