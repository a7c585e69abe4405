import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Menu } from './Menu'

const onWallet = vi.fn()
const onDisconnect = vi.fn()

function renderMenu() {
  render(
    <MemoryRouter>
      <Menu
        trigger="Account"
        items={[
          { id: 'wallet', label: 'Wallet', onSelect: onWallet },
          { id: 'nft', label: 'NFT', to: '/nft' },
          { id: 'disconnect', label: 'Disconnect', onSelect: onDisconnect },
        ]}
      />
      <p>Elsewhere</p>
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Account' }) }
}
const item = (name: string) => screen.getByRole('menuitem', { name })

beforeEach(() => {
  onWallet.mockReset()
  onDisconnect.mockReset()
})

describe('Menu', () => {
  it('opens on a click with the first item focused', async () => {
    const { user, trigger } = renderMenu()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await user.click(trigger)
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    expect(item('Wallet')).toHaveFocus()
  })

  it('moves with the arrows, round the ends, Home, End and the first letter', async () => {
    const { user, trigger } = renderMenu()
    trigger.focus()
    await user.keyboard('{ArrowDown}')
    expect(item('Wallet')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('NFT')).toHaveFocus()
    await user.keyboard('{End}')
    expect(item('Disconnect')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('Wallet')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(item('Disconnect')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(item('Wallet')).toHaveFocus()
    await user.keyboard('n')
    expect(item('NFT')).toHaveFocus()
  })

  it('does the chosen act and closes, focus back on the button', async () => {
    const { user, trigger } = renderMenu()
    await user.click(trigger)
    await user.keyboard('{End}{Enter}')
    expect(onDisconnect).toHaveBeenCalledOnce()
    expect(onWallet).not.toHaveBeenCalled()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
  })

  it('closes on Escape with the focus back, and on a press elsewhere', async () => {
    const { user, trigger } = renderMenu()
    await user.click(trigger)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
    await user.click(trigger)
    await user.click(screen.getByText('Elsewhere'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('says which of several choices is chosen and starts there', async () => {
    const user = userEvent.setup()
    render(
      <MemoryRouter>
        <Menu
          trigger="Theme"
          items={[
            { id: 'dark', label: 'Dark', isSelected: false, onSelect: onWallet },
            { id: 'light', label: 'Light', isSelected: true, onSelect: onWallet },
          ]}
        />
      </MemoryRouter>,
    )
    await user.click(screen.getByRole('button', { name: 'Theme' }))
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus()
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked()
  })
})
