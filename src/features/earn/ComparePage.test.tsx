import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import ComparePage from './ComparePage'

function node(method: string): unknown {
  if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x60' }
  throw new Error('Nothing else answers')
}
const open = (path: string) =>
  render(
    <TestLanguage>
      <TestStore node={node}>
        <MemoryRouter initialEntries={[path]}>
          <ComparePage />
        </MemoryRouter>
      </TestStore>
    </TestLanguage>,
  )
const columns = () =>
  screen
    .queryAllByRole('columnheader')
    .slice(1)
    .map((head) => head.getAttribute('data-testid'))

describe('ComparePage', () => {
  it('has a column for each vault of the URL, and ignores what is unknown', () => {
    open('/earn/compare?vaults=single-eth,nothing,VVS-VVS,single-eth')
    expect(columns()).toEqual(['compared-single-eth', 'compared-vvs-vvs'])
    expect(screen.getByRole('link', { name: 'Change vaults' })).toHaveAttribute(
      'href',
      '/earn?compare=single-eth,vvs-vvs',
    )
  })

  it('shows at most four', () => {
    open('/earn/compare?vaults=single-eth,single-btc,single-usdc,single-tonic,vvs-vvs')
    expect(columns()).toHaveLength(4)
  })

  it('removes a vault, and offers the list when none is left', async () => {
    open('/earn/compare?vaults=single-eth')
    await userEvent.click(screen.getByRole('button', { name: 'Remove ETH Single · TONIC' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('link', { name: 'Choose vaults' })).toHaveAttribute('href', '/earn?compare=')
  })

  it('says what limits withdrawals, and which risks there are', () => {
    open('/earn/compare?vaults=single-usdc')
    expect(screen.getByText('No lock, but not possible while utilization is 100%')).toBeVisible()
    expect(screen.getByText('At least 1 USDC')).toBeVisible()
    expect(screen.getByText('Vault contracts are not audited')).toBeVisible()
  })
})
