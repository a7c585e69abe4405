import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from './Tabs'

const tabs = [
  { id: 'wallet', label: 'Wallet', content: 'Your Address' },
  { id: 'transactions', label: 'Transactions', content: 'No recent transactions' },
  { id: 'settings', label: 'Settings', content: 'Speed' },
] as const

function Page({ dir = 'ltr', keepsPanels = false }: { dir?: 'ltr' | 'rtl'; keepsPanels?: boolean }) {
  const [selectedId, setSelectedId] = useState<(typeof tabs)[number]['id']>('wallet')
  return (
    <div style={{ direction: dir }}>
      <Tabs label="Account" tabs={tabs} selectedId={selectedId} onSelect={setSelectedId} keepsPanels={keepsPanels} />
    </div>
  )
}
const tab = (name: string) => screen.getByRole('tab', { name })

describe('Tabs', () => {
  it('shows the panel of the selected tab only, named by it', async () => {
    render(<Page />)
    expect(screen.getByRole('tabpanel', { name: 'Wallet' })).toHaveTextContent('Your Address')
    await userEvent.setup().click(tab('Transactions'))
    expect(screen.getByRole('tabpanel', { name: 'Transactions' })).toHaveTextContent('No recent transactions')
    expect(screen.queryByText('Your Address')).not.toBeInTheDocument()
  })

  it('keeps hidden panels where asked to, each named by its tab', async () => {
    render(<Page keepsPanels />)
    await userEvent.setup().click(tab('Transactions'))
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Transactions')
    expect(screen.getByText('Your Address')).not.toBeVisible()
    const settings = (await screen.findByText('Speed')).closest('[role=tabpanel]')
    expect(settings).toHaveAttribute('id', tab('Settings').getAttribute('aria-controls'))
  })

  it('is one stop for Tab; arrows, Home and End move and select', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await user.tab()
    expect(tab('Wallet')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tab('Transactions')).toHaveFocus()
    expect(tab('Transactions')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Wallet')).toHaveAttribute('tabindex', '-1')
    await user.keyboard('{End}')
    expect(tab('Settings')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tab('Wallet')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{Home}')
    expect(tab('Wallet')).toHaveFocus()
  })

  it('turns the arrows round from right to left', async () => {
    const user = userEvent.setup()
    render(<Page dir="rtl" />)
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(tab('Transactions')).toHaveFocus()
  })
})
