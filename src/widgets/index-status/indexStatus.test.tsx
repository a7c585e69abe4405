import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { IndexDown } from './IndexDown'
import { IndexLagNote } from './IndexLagNote'

const HEAD = 12_345
const HEAD_SEC = 1_740_000_000

const open = (children: ReactNode) =>
  render(
    <TestStore
      node={(method) => {
        if (method === 'eth_getBlockByNumber')
          return { number: `0x${HEAD.toString(16)}`, timestamp: `0x${HEAD_SEC.toString(16)}` }
        throw new Error('no answer')
      }}
    >
      <TestLanguage>{children}</TestLanguage>
    </TestStore>,
  )

describe('IndexLagNote', () => {
  it('says to which block and how long ago the index is', async () => {
    open(<IndexLagNote indexed={{ number: 12_000, timestampSec: HEAD_SEC - 750 }} />)
    expect(await screen.findByText('Indexed to block 12,000, 12 minutes ago')).toBeVisible()
    expect(screen.getByText(/^Anything newer is missing/)).toBeVisible()
  })

  it('shows nothing of an index that keeps up, or does not tell', async () => {
    open(
      <>
        <IndexLagNote indexed={{ number: HEAD - 1, timestampSec: HEAD_SEC - 6 }} />
        <IndexLagNote indexed={undefined} />
        {/* Shown once the block is known. */}
        <IndexLagNote indexed={{ number: 1, timestampSec: 1 }} />
      </>,
    )
    expect(await screen.findAllByText(/^Indexed to block/)).toHaveLength(1)
  })
})

describe('IndexDown', () => {
  it('says that the rest works, and tries again', async () => {
    const onRetry = vi.fn()
    open(<IndexDown onRetry={onRetry} />)
    expect(screen.getByText('History is unavailable right now')).toBeVisible()
    expect(screen.getByText(/still work\.$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
