import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { readClient } from '@/chain/rpc/readClient'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { type Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { PositionDetails } from './PositionDetails'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [POOL, SELF, OTHER] = [address('a'), address('1'), address('2')]
const word = (value: Address | bigint) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const received = {
  address: POOL,
  blockNumber: '0x5',
  logIndex: '0x0',
  transactionHash: `0x${'7'.repeat(64)}`,
  topics: [TRANSFER, `0x${word(OTHER)}`, `0x${word(SELF)}`],
  data: `0x${word(9n)}`,
}
const currencies = [
  { address: 'native', symbol: 'CRO', name: 'CRO', decimals: 18 },
  { address: address('6'), symbol: 'USDC', name: 'USDC', decimals: 6 },
] as const
const position = {
  tokenPair: [address('5'), address('6')],
  pool: POOL,
  heldWei: 9n,
  usd: undefined,
  isPricing: false,
  pooled: ready([5n, 5n] as const),
  prices: [undefined, undefined],
} as const

afterEach(() => {
  vi.restoreAllMocks()
})

it('the profit is read only where it is asked for; a failed read is said and read again, and never 0', async () => {
  let isDown = true
  const request = vi.spyOn(readClient, 'request').mockImplementation(async (method, _params, parse) => {
    await Promise.resolve()
    if (isDown) throw new Error('No node')
    if (method === 'eth_getBlockByNumber') return parse({ number: '0x10', timestamp: '0x60' })
    return parse(method === 'eth_getLogs' ? [received] : { logs: [received] })
  })
  const user = userEvent.setup()
  const node = () => ({ number: '0x10', timestamp: '0x60' })
  render(
    <TestLanguage>
      <TestStore node={node}>
        <PositionDetails position={position} account={SELF} currencies={currencies} />
      </TestStore>
    </TestLanguage>,
  )
  expect(request).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Show profit' }))
  const retries = await screen.findAllByRole('button', { name: /Retry/ })
  expect(screen.getByTestId('position-profit')).not.toHaveTextContent('0')
  expect(screen.getByText(/earned fees minus impermanent loss/)).toBeVisible()

  isDown = false
  await user.click(retries[0] ?? document.body)
  await waitFor(() =>
    expect(screen.getByTestId('position-profit')).toHaveTextContent(
      'Unknown: some of this liquidity came from another account',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Hide profit' }))
  expect(screen.queryByTestId('position-profit')).toBeNull()
})
