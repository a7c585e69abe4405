import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Countdown, type CountdownProps } from './Countdown'

const BLOCK_SEC = 1_740_000_000

function open(props: CountdownProps) {
  const node = (method: string) => {
    if (method === 'eth_getBlockByNumber') return { number: '0x64', timestamp: `0x${BLOCK_SEC.toString(16)}` }
    throw new Error('no answer')
  }
  return render(
    <TestStore node={node}>
      <TestLanguage>
        <Countdown {...props} />
      </TestLanguage>
    </TestStore>,
  )
}
const time = () => screen.getByRole('time')
const shown = () => time().querySelector('[aria-hidden]')?.textContent
const heard = () => time().querySelector(':not([aria-hidden])')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  // Far from the chain's time, to show that the local clock is not used.
  vi.useFakeTimers({ now: new Date('2031-01-01') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Countdown', () => {
  it("counts the seconds of the last hour by the chain's time, and is read aloud in minutes", async () => {
    open({ to: { timeSec: BLOCK_SEC + 605 }, children: (left) => `Opens in ${left}` })
    await pass(0)
    expect(time()).toHaveAttribute('datetime', new Date((BLOCK_SEC + 605) * 1000).toISOString())
    expect(shown()).toBe('Opens in 10 min 5 sec')
    expect(heard()).toBe('Opens in 10 minutes')
    await pass(3_000)
    expect(shown()).toBe('Opens in 10 min 2 sec')
    expect(heard()).toBe('Opens in 10 minutes')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(time().closest('[aria-live]')).toBeNull()
  })

  it('says days and hours of what is far away', async () => {
    open({ to: { timeSec: BLOCK_SEC + 200_000 } })
    await pass(0)
    expect(time()).toHaveTextContent(/^2 days 7 hours$/)
  })

  it('says what is due, and nothing before a block is known', async () => {
    open({ to: { timeSec: BLOCK_SEC }, due: 'Unlocks now' })
    expect(screen.queryByRole('time')).toBeNull()
    await pass(0)
    expect(time()).toHaveTextContent('Unlocks now')
  })

  it('counts blocks where the block time is not known', async () => {
    open({ to: { block: 1_100 } })
    await pass(0)
    expect(time()).toHaveTextContent(/^1,000 blocks$/)
  })
})
