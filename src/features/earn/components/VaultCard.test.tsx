import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { EarnCardView } from '../model/earnCard'
import { VaultCard, type VaultCardProps } from './VaultCard'

const ready = (text: string, unit?: string) =>
  ({ status: 'ready', text, full: `${text} in full`, ...(unit === undefined ? {} : { unit }) }) as const
const view: EarnCardView = {
  id: 'vvs-cro-usdc',
  section: 'lp',
  name: 'CRO-USDC LP',
  protocol: 'VVS',
  isNew: false,
  isDeprecated: false,
  isTakeProfit: false,
  hasBalance: false,
  content: { status: 'available', apy: ready('12.3', '%'), tvl: ready('$9'), deposited: 'none', earned: 'none' },
}
const available = (change: object): EarnCardView => ({ ...view, content: { ...view.content, ...change } })
const frame = (children: ReactNode, path = '/earn') => (
  <TestLanguage>
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  </TestLanguage>
)
const nothing = () => undefined
const idle = { isSaved: false, isChoosing: false, isDrawn: true, onSave: nothing }
const show = (card: EarnCardView, change: Partial<VaultCardProps> = {}, path?: string) =>
  render(
    frame(
      <div role="list">
        <VaultCard {...idle} view={card} {...change} />
      </div>,
      path,
    ),
  )

describe('VaultCard', () => {
  it('links to the vault and names its protocol', () => {
    show(view)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/compound/vvs-cro-usdc')
    expect(screen.getByText('VVS')).toBeVisible()
    expect(screen.getByText('12.3')).toBeVisible()
    expect(screen.queryByText('(new)')).toBeNull()
    expect(screen.queryByText('You have a deposit here')).toBeNull()
  })

  it('marks what is new and what is held', () => {
    show({ ...view, isNew: true, hasBalance: true })
    expect(screen.getByText('(new)')).toBeVisible()
    expect(screen.getByText('You have a deposit here')).toBeInTheDocument()
  })

  it('says Loading while the APY loads', () => {
    show(available({ apy: { status: 'loading' } }))
    expect(screen.getByText('Loading')).toBeVisible()
  })

  it('offers a retry for what failed, and shows no 0', async () => {
    const retry = vi.fn()
    show(available({ apy: { status: 'failed', retry } }))
    expect(screen.queryByText('0')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /could not load/i }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says what is missing on a network without the vault', () => {
    show({ ...view, content: { status: 'missing', parts: ['vault', 'vaultFactory'] } })
    expect(screen.getByText('Not available on this network')).toBeVisible()
    expect(screen.getByText('Missing: vault contract, vaultFactory contract')).toBeVisible()
  })

  it('shows the balance of an old vault in its place', () => {
    show({ ...view, section: 'migrate', content: { status: 'old', balance: ready('$3') } })
    expect(screen.getByText('In the old vault')).toBeInTheDocument()
    expect(screen.getByText('$3')).toBeVisible()
  })

  it('is saved by its star, which says whether it is', async () => {
    const onSave = vi.fn()
    const { rerender } = show(view, { onSave })
    await userEvent.click(screen.getByRole('button', { name: 'Save the CRO-USDC LP VVS vault', pressed: false }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith('vvs-cro-usdc')
    rerender(
      frame(
        <div role="list">
          <VaultCard {...idle} view={view} isSaved />
        </div>,
      ),
    )
    expect(screen.getByRole('button', { pressed: true })).toBeVisible()
  })

  it('says APR of a vault to leave with the profit, and leads to its page', () => {
    show({ ...view, isTakeProfit: true, isDeprecated: true })
    expect(screen.getByText('APR')).toBeInTheDocument()
    expect(screen.getByText('Ended')).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/take-profit/vvs-cro-usdc')
  })

  it('says what tells it apart from another vault of its token', () => {
    show({ ...view, strategy: 'lending', version: 10 })
    expect(screen.getByText('Lending · v10')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the CRO-USDC LP VVS · Lending · v10 vault' })).toBeVisible()
  })

  it('has a checkbox instead of the star while vaults are chosen', async () => {
    show(view, { isChoosing: true })
    const box = await screen.findByRole('checkbox', { name: 'Compare the CRO-USDC LP VVS vault' })
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    expect(box).not.toBeChecked()
    await userEvent.click(box)
    expect(screen.getByRole('checkbox')).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  it('cannot be chosen once there are four', async () => {
    show(view, { isChoosing: true }, '/earn?compare=single-eth,single-btc,single-usdc,single-tonic')
    expect(await screen.findByRole('checkbox')).toBeDisabled()
  })
})
