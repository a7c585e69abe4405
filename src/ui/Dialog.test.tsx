import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './Dialog'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog title="Welcome!" closeLabel="Close" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Inside</p>
      </Dialog>
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Welcome!' }) }
}

function Question() {
  const yes = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title="Send it?" closeLabel="Close" isOpen onClose={() => undefined} initialFocus={yes}>
      <button type="button">No</button>
      <button ref={yes} type="button">
        Yes
      </button>
    </Dialog>
  )
}

describe('Dialog', () => {
  it('holds nothing while it is closed', () => {
    render(<Page />)
    expect(screen.queryByText('Inside')).not.toBeInTheDocument()
  })

  it('is named by its title and takes the focus', async () => {
    const { dialog } = await openDialog()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })

  it('opens with the focus where the question is answered', () => {
    render(<Question />)
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
  })

  it('closes by its cross and gives the focus back', async () => {
    const { user } = await openDialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('closes when the browser asks to cancel (Escape)', async () => {
    const { dialog } = await openDialog()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by a press beside the sheet, not by one inside', async () => {
    const { dialog } = await openDialog()
    fireEvent.mouseDown(screen.getByText('Inside'))
    expect(dialog).toBeInTheDocument()
    fireEvent.mouseDown(dialog)
    expect(dialog).not.toBeInTheDocument()
  })
})
