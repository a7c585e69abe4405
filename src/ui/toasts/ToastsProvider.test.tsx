import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../Dialog'
import { ToastsProvider } from './ToastsProvider'
import { type ShowToast, type Toast, useToasts } from './toastsContext'

const renders = vi.fn()
let show: ShowToast = () => undefined

function User() {
  const showToast = useToasts()
  renders()
  return (
    <button
      type="button"
      ref={() => {
        show = showToast
      }}
    >
      Page
    </button>
  )
}
function App({ isDialogOpen }: { readonly isDialogOpen: boolean }) {
  return (
    <ToastsProvider closeLabel="Close">
      <User />
      <Dialog title="Welcome!" closeLabel="Close dialog" isOpen={isDialogOpen} onClose={() => undefined}>
        <p>Inside</p>
      </Dialog>
    </ToastsProvider>
  )
}
const renderToasts = (isDialogOpen = false) => render(<App isDialogOpen={isDialogOpen} />)
const deposited: Toast = {
  kind: 'success',
  title: 'Deposited',
  description: '12.5 CRO',
  link: { href: 'https://explorer.example/tx/1', label: 'View on explorer' },
}
const failed: Toast = { kind: 'danger', title: 'Failed to deposit' }
const showNow = (toast: Toast) =>
  act(() => {
    show(toast)
  })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

// The code of a toast comes with the first one.
beforeAll(async () => {
  renderToasts()
  showNow(deposited)
  await screen.findByText('Deposited')
  cleanup()
})
beforeEach(() => {
  vi.useFakeTimers()
  renders.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('toasts', () => {
  it('cannot be used outside their provider', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<User />)).toThrow('Toasts context undefined')
    report.mockRestore()
  })

  it('shows title, description and link, and lives 6000 ms and a fade of 250 ms', () => {
    renderToasts()
    showNow(deposited)
    expect(screen.getByText('12.5 CRO')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
      'href',
      'https://explorer.example/tx/1',
    )
    pass(6000)
    pass(249)
    expect(screen.getByText('Deposited')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByText('Deposited')).not.toBeInTheDocument()
  })

  it('waits under the pointer and starts its life again when that leaves', () => {
    renderToasts()
    showNow(deposited)
    pass(5000)
    fireEvent.mouseEnter(screen.getByText('Deposited'))
    pass(60_000)
    expect(screen.getByText('Deposited')).toBeInTheDocument()
    fireEvent.mouseLeave(screen.getByText('Deposited'))
    pass(5999)
    pass(250)
    expect(screen.getByText('Deposited')).toBeInTheDocument()
    pass(250)
    expect(screen.queryByText('Deposited')).not.toBeInTheDocument()
  })

  it('waits while the focus is in it', () => {
    renderToasts()
    showNow(deposited)
    act(() => {
      screen.getByRole('link').focus()
    })
    pass(60_000)
    expect(screen.getByText('Deposited')).toBeInTheDocument()
    act(() => {
      screen.getByRole('link').blur()
    })
    pass(6000)
    pass(250)
    expect(screen.queryByText('Deposited')).not.toBeInTheDocument()
  })

  it('replaces an earlier one of the same title, with a whole life', () => {
    renderToasts()
    showNow(deposited)
    pass(5000)
    showNow({ ...deposited, description: '20 CRO' })
    expect(screen.getAllByText('Deposited')).toHaveLength(1)
    expect(screen.queryByText('12.5 CRO')).not.toBeInTheDocument()
    pass(5000)
    expect(screen.getByText('20 CRO')).toBeInTheDocument()
  })

  it('replaces an earlier one about the same thing, whatever its title, with a whole life', () => {
    renderToasts()
    showNow({ kind: 'info', title: 'Transaction sent', topic: '0x1' })
    showNow({ kind: 'info', title: 'Cancelled', topic: '0x2' })
    showNow(failed)
    pass(5000)
    showNow({ ...deposited, topic: '0x1' })
    expect(screen.queryByText('Transaction sent')).not.toBeInTheDocument()
    expect(screen.getByText('Cancelled')).toBeInTheDocument()
    expect(screen.getByText('Failed to deposit')).toBeInTheDocument()
    pass(5000)
    expect(screen.getByText('Deposited')).toBeInTheDocument()
  })

  it('stacks the newest on top and lets each live its own life', () => {
    renderToasts()
    showNow(deposited)
    pass(3000)
    showNow(failed)
    const texts = screen.getByRole('status').textContent
    expect(texts.indexOf('Failed to deposit')).toBeLessThan(texts.indexOf('Deposited'))
    pass(3000)
    pass(250)
    expect(screen.queryByText('Deposited')).not.toBeInTheDocument()
    expect(screen.getByText('Failed to deposit')).toBeInTheDocument()
  })

  it('interrupts the reader for danger and warning only', () => {
    renderToasts()
    showNow(deposited)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    showNow(failed)
    showNow({ kind: 'warning', title: 'CRO Balance Low' })
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })

  it('closes by its cross', () => {
    renderToasts()
    showNow(failed)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    pass(250)
    expect(screen.queryByText('Failed to deposit')).not.toBeInTheDocument()
  })

  it('lies inside an open dialog, where it is not inert', () => {
    renderToasts(true)
    showNow(failed)
    expect(within(screen.getByRole('dialog')).getByText('Failed to deposit')).toBeInTheDocument()
  })

  it('is one at a time over a dialog, the newest, while the others wait with a whole life', () => {
    const { rerender } = renderToasts()
    showNow(deposited)
    pass(5000)
    showNow(failed)
    rerender(<App isDialogOpen />)
    expect(within(screen.getByRole('dialog')).getByText('Failed to deposit')).toBeInTheDocument()
    expect(screen.queryByText('Deposited')).not.toBeInTheDocument()
    pass(6000)
    pass(250)
    expect(screen.queryByText('Failed to deposit')).not.toBeInTheDocument()
    expect(screen.getByText('Deposited')).toBeInTheDocument()
    showNow(failed)
    rerender(<App isDialogOpen={false} />)
    pass(5999)
    expect(screen.getAllByText(/deposit/i)).toHaveLength(2)
  })

  it('does not draw its users again', () => {
    renderToasts()
    const before = renders.mock.calls.length
    showNow(deposited)
    expect(renders).toHaveBeenCalledTimes(before)
  })
})
