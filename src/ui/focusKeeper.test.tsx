import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { keepFocus } from './focusKeeper'

let stop: () => void
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => stop())

const button = (name: string) => screen.getByRole('button', { name })
function show(content: ReactNode, focused: string) {
  const page = (inside: ReactNode) => (
    <>
      <header>
        <a href="/">Home</a>
      </header>
      <main>{inside}</main>
    </>
  )
  const { rerender } = render(page(content))
  button(focused).focus()
  return (next: ReactNode) => rerender(page(next))
}

describe('the focus', () => {
  it('goes to what took the place of the control that had it', async () => {
    const change = show(
      <div>
        <p>One</p>
        <section>
          <button type="button">Connect</button>
        </section>
        <button type="button">Other</button>
      </div>,
      'Connect',
    )
    change(
      <div>
        <p>One</p>
        <form>
          <p>Balance</p>
          <button type="button">Deposit</button>
        </form>
        <button type="button">Other</button>
      </div>,
    )
    await waitFor(() => expect(button('Deposit')).toHaveFocus())
  })

  it.each([
    [['A', 'B', 'C'], 'B', 'C'],
    [['A', 'B'], 'B', 'A'],
  ])('of %j goes from %s, which is removed, to %s', async (names, removed, expected) => {
    const list = (shown: readonly string[]) => (
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    )
    const change = show(list(names), removed)
    change(list(names.filter((name) => name !== removed)))
    await waitFor(() => expect(button(expected)).toHaveFocus())
  })

  it('finds its place also where others came before the control meanwhile', async () => {
    const list = (...names: readonly string[]) => (
      <div>
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </div>
    )
    const change = show(list('A', 'B'), 'A')
    change(list('X', 'Y', 'A', 'B'))
    await waitFor(() => expect(button('A')).toHaveFocus())
    change(list('X', 'Y', 'B'))
    await waitFor(() => expect(button('B')).toHaveFocus())
  })

  it('opens no keyboard and does not leave the page for its header', async () => {
    const change = show(<button type="button">Edit</button>, 'Edit')
    change(<input aria-label="Amount" />)
    await waitFor(() => expect(screen.getByLabelText('Amount')).toBeVisible())
    await Promise.resolve()
    expect(document.body).toHaveFocus()
  })

  it('stays where the user put it', async () => {
    const change = show(
      <div>
        <button type="button">A</button>
        <p>Text</p>
      </div>,
      'A',
    )
    await userEvent.click(screen.getByText('Text'))
    change(
      <div>
        <button type="button" key="b">
          B
        </button>
        <p>Text</p>
      </div>,
    )
    await Promise.resolve()
    expect(document.body).toHaveFocus()
  })

  it('goes to what took the place of the control that opened a dialog, once that is closed', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false)
      const [isConnected, setIsConnected] = useState(false)
      return (
        <div>
          <nav>
            {isConnected ? (
              <div>
                <Button>0xf39F</Button>
              </div>
            ) : (
              <Button onClick={() => setIsOpen(true)}>Connect Wallet</Button>
            )}
          </nav>
          <Button>Last</Button>
          <Dialog title="Connect" closeLabel="Close" isOpen={isOpen} onClose={() => setIsOpen(false)}>
            <Button onClick={() => setIsConnected(true)}>Test Wallet</Button>
          </Dialog>
        </div>
      )
    }
    render(<Page />)
    await userEvent.click(button('Connect Wallet'))
    await userEvent.click(button('Test Wallet'))
    expect(button('Test Wallet')).toHaveFocus()
    await userEvent.click(button('Close'))
    await waitFor(() => expect(button('0xf39F')).toHaveFocus())
  })

  it('is not lost with a control that is disabled while a dialog closes, or works', async () => {
    const page = (isOpen: boolean, isBusy: boolean) => (
      <div>
        {isOpen ? (
          <button type="button">Connect</button>
        ) : (
          <section>
            <button type="button">Deposit</button>
          </section>
        )}
        <Dialog title="Wallets" closeLabel="Close" isOpen={isOpen} onClose={() => undefined}>
          <button type="button" disabled={isBusy}>
            Test Wallet
          </button>
        </Dialog>
      </div>
    )
    const change = show(
      <div>
        <button type="button">Connect</button>
      </div>,
      'Connect',
    )
    change(page(true, false))
    button('Test Wallet').focus()
    change(page(true, true))
    button('Test Wallet').blur()
    await Promise.resolve()
    change(page(true, false))
    await waitFor(() => expect(button('Test Wallet')).toHaveFocus())
    change(page(true, true))
    button('Test Wallet').blur()
    await Promise.resolve()
    change(page(false, true))
    await waitFor(() => expect(button('Deposit')).toHaveFocus())
  })

  it('stays on a button that cannot be used any more', () => {
    const change = show(<Button>Deposit</Button>, 'Deposit')
    change(<Button disabled>Deposit</Button>)
    expect(button('Deposit')).toHaveFocus()
    expect(button('Deposit')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Deposit')).not.toHaveAttribute('disabled')
  })
})
