import { render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { useOwnGames } from './useOwnGames'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function Games() {
  return useOwnGames(ACCOUNT).map(({ game, position }) => <p key={game}>{`${game}: ${position.status}`}</p>)
}

afterEach(() => vi.restoreAllMocks())

describe('the games of an account', () => {
  it('fail, each for itself, where nothing can be read', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <TestStore
          node={(method) => {
            if (method === 'eth_getBlockByNumber') return { number: '0x64', timestamp: '0x65f00000' }
            throw new Error('no answer')
          }}
        >
          <Games />
        </TestStore>
      </SWRConfig>,
    )
    expect(await screen.findByText('prediction: failed')).toBeVisible()
    expect(await screen.findByText('lottery: failed')).toBeVisible()
  })
})
