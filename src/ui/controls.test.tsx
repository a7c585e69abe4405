import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddressInput } from './AddressInput'
import { AmountInput } from './AmountInput'
import { Button } from './Button'
import { Checkbox } from './Checkbox'
import { CopyButton } from './CopyButton'
import { Select } from './Select'
import { Switch } from './Switch'
import { Tooltip } from './Tooltip'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Button', () => {
  it('takes no clicks while busy, and says so, but keeps the focus', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Deposit</Button>)
    const button = screen.getByRole('button', { name: 'Deposit' })
    await user.click(button)
    rerender(
      <Button onClick={onClick} isBusy>
        Deposit
      </Button>,
    )
    await user.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
  })

  it('tells why it is disabled, on focus and to a reader, and neither clicks nor submits', async () => {
    const user = userEvent.setup()
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Deposit
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button'))
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="You have no balance">
          Deposit
        </Button>
      </form>,
    )
    const button = screen.getByRole('button')
    expect(button).toHaveFocus()
    expect(button).toHaveAccessibleDescription('You have no balance')
    await user.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledOnce()
    // Its code is lazy.
    await screen.findByRole('tooltip', { hidden: true })
    act(() => {
      button.blur()
    })
    await user.tab()
    expect(screen.getByRole('tooltip')).toBeVisible()
  })
})

describe('AddressInput', () => {
  it('is one line for the form, whatever is pasted, and says what is wrong with it', () => {
    const onChange = vi.fn()
    render(<AddressInput label="Recipient" value="0x12" onChange={onChange} hint="You know it" error="Invalid" />)
    const field = screen.getByLabelText('Recipient')
    expect(field).toHaveAccessibleDescription('Invalid')
    expect(field).toBeInvalid()
    fireEvent.change(field, { target: { value: '0x12\n34\r\n' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('0x1234')
  })
})

describe('Tooltip', () => {
  it('opens on focus and on hover, and goes on Escape', async () => {
    const user = userEvent.setup()
    render(
      <Tooltip text="After the fee">
        <button type="button">APY</button>
      </Tooltip>,
    )
    const bubble = screen.getByText('After the fee')
    expect(screen.getByRole('button')).toHaveAccessibleDescription('After the fee')
    expect(bubble).not.toBeVisible()
    await user.tab()
    expect(bubble).toBeVisible()
    await user.keyboard('{Escape}')
    expect(bubble).not.toBeVisible()
    await user.hover(screen.getByRole('button'))
    expect(bubble).toBeVisible()
  })

  it('stays while the pointer moves on to it', () => {
    vi.useFakeTimers()
    render(
      <Tooltip text="After the fee">
        <button type="button">APY</button>
      </Tooltip>,
    )
    const bubble = screen.getByText('After the fee')
    fireEvent(screen.getByRole('button'), new Event('pointerenter'))
    fireEvent(screen.getByRole('button'), new Event('pointerleave'))
    fireEvent(bubble, new Event('pointerenter'))
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    expect(bubble).toBeVisible()
    fireEvent(bubble, new Event('pointerleave'))
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    expect(bubble).not.toBeVisible()
  })
})

describe('AmountInput', () => {
  it('hands on what is typed, asks for a decimal keyboard, and is empty as 0.0', async () => {
    const onChange = vi.fn()
    render(<AmountInput label="Deposit" value="" onChange={onChange} />)
    const input = screen.getByRole('textbox', { name: 'Deposit' })
    expect(input).toHaveAttribute('inputmode', 'decimal')
    expect(input).toHaveAttribute('placeholder', '0.0')
    await userEvent.setup().type(input, '1')
    expect(onChange).toHaveBeenCalledWith('1')
  })

  it('is described by its error before its hint', () => {
    const { rerender } = render(
      <AmountInput label="Deposit" value="5" onChange={() => undefined} hint="1 CRO stays for fees." />,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('1 CRO stays for fees.')
    expect(screen.getByRole('textbox')).toBeValid()
    rerender(
      <AmountInput
        label="Deposit"
        value="5"
        onChange={() => undefined}
        hint="1 CRO stays for fees."
        error="You have less than that."
      />,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('You have less than that.')
    expect(screen.getByRole('textbox')).toBeInvalid()
  })
})

describe('Switch, Checkbox and Select', () => {
  it('hand on the next state', async () => {
    const user = userEvent.setup()
    const onSwitch = vi.fn()
    const onCheck = vi.fn()
    const onSelect = vi.fn()
    render(
      <>
        <Switch isOn={false} onChange={onSwitch}>
          Exact amount
        </Switch>
        <Checkbox isChecked onChange={onCheck}>
          I understand
        </Checkbox>
        <Select
          label="Language"
          value="en"
          onChange={onSelect}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'Arabic' },
          ]}
        />
      </>,
    )
    await user.click(screen.getByRole('switch', { name: 'Exact amount' }))
    await user.click(screen.getByRole('checkbox', { name: 'I understand' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Arabic')
    expect(onSwitch).toHaveBeenCalledWith(true)
    expect(onCheck).toHaveBeenCalledWith(false)
    expect(onSelect).toHaveBeenCalledWith('ar')
  })
})

describe('CopyButton', () => {
  it('says Copied for one second', async () => {
    vi.useFakeTimers()
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    render(<CopyButton text="0x12" label="Copy address" copiedLabel="Copied" />)
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    // Resolves the clipboard promise, which starts the one-second timer.
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(writeText).toHaveBeenCalledWith('0x12')
    act(() => {
      vi.advanceTimersByTime(999)
    })
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('never claims a copy that the browser refused', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    render(<CopyButton text="0x12" label="Copy address" copiedLabel="Copied" />)
    await act(async () => {
      fireEvent.click(screen.getByRole('button'))
      await Promise.resolve()
    })
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
  })
})
