import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Dial } from './Dial'
import { clampShare, dialArc, dialPoint } from './dialGeometry'
import { Figure } from './Figure'
import { Table } from './Table'

describe('dial geometry', () => {
  const foot = { x: 20, y: 20 }
  it('goes from the left horizon over the zenith to the right', () => {
    expect(dialPoint(foot, 10, 0)).toEqual({ x: 10, y: 20 })
    expect(dialPoint(foot, 10, 0.5)).toEqual({ x: 20, y: 10 })
    expect(dialPoint(foot, 10, 1)).toEqual({ x: 30, y: 20 })
    expect(dialArc(foot, 10, 0, 0.5)).toBe('M10 20A10 10 0 0 1 20 10')
  })
  it('keeps to the day', () => {
    expect([-1, 0.3, 7, Number.NaN].map(clampShare)).toEqual([0, 0.3, 1, 0])
  })
})

describe('Dial', () => {
  it('is an image with its words', () => {
    render(<Dial value={0.25} label="25 % of the lock has passed" />)
    expect(screen.getByRole('img', { name: '25 % of the lock has passed' })).toBeInTheDocument()
  })
  it('lights nothing of the arc before sunrise', () => {
    const { container, rerender } = render(<Dial value={0} label="0 %" />)
    const before = container.querySelectorAll('path').length
    rerender(<Dial value={0.1} label="10 %" />)
    expect(container.querySelectorAll('path')).toHaveLength(before + 1)
  })
})

describe('Figure', () => {
  it('shows what it leaves out on a tap, on focus and on hover, and reads it as a description', async () => {
    const user = userEvent.setup()
    render(
      <Figure title="1.234567890123456789 CRO" unit="CRO">
        1.23457
      </Figure>,
    )
    const figure = await screen.findByRole('button', { name: '1.23457' })
    expect(figure).toHaveAccessibleDescription('1.234567890123456789 CRO')
    // Its code is lazy.
    const exact = await screen.findByRole('tooltip', { hidden: true })
    expect(exact).toHaveTextContent('1.234567890123456789 CRO')
    expect(exact).not.toBeVisible()
    await user.pointer({ keys: '[TouchA]', target: figure })
    expect(exact).toBeVisible()
    await user.pointer({ keys: '[TouchA]', target: document.body })
    expect(exact).not.toBeVisible()
    await user.hover(figure)
    expect(exact).toBeVisible()
    await user.keyboard('{Escape}')
    expect(exact).not.toBeVisible()
    await user.click(document.body)
    await user.tab()
    expect(exact).toBeVisible()
  })
  it('is a control only where it leaves something out, and not in another one', async () => {
    render(
      <>
        <Figure title="12 %" unit="%">
          12
        </Figure>
        <Figure title="$1.00">$1.00</Figure>
        <Figure title="1.234 CRO" unit="CRO" isPlain>
          1.2
        </Figure>
        <Figure title="2.345 CRO" unit="CRO">
          2.3
        </Figure>
      </>,
    )
    await screen.findByRole('button', { name: '2.3' })
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.getByText('1.2')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByTitle('1.234 CRO')).toHaveTextContent('1.21.234 CRO CRO')
  })
  it('is one stop of the Tab key with all others of its list, led through by the arrow keys', async () => {
    const user = userEvent.setup()
    const list = (values: readonly string[]) => (
      <>
        <dl>
          {values.map((value) => (
            <dd key={value}>
              <Figure title={`${value}11`}>{value}</Figure>
            </dd>
          ))}
        </dl>
        <button type="button">Next</button>
      </>
    )
    const { rerender } = render(list(['1.1', '2.2', '3.3']))
    await screen.findByRole('button', { name: '1.1' })
    await user.tab()
    expect(screen.getByRole('button', { name: '1.1' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('button', { name: '3.3' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: '3.3' })).toHaveFocus()
    // If the tab stop is removed, another figure takes over.
    rerender(list(['1.1', '2.2']))
    await user.click(document.body)
    await user.tab()
    expect(screen.getByRole('button', { name: '1.1' })).toHaveFocus()
  })
  it('reads a unit once that the full text names', () => {
    render(
      <>
        <Figure title="2.45055784 %" unit="%" isPlain>
          2.45
        </Figure>
        <Figure title="2.45055784" unit="%" isPlain>
          2.45
        </Figure>
      </>,
    )
    expect(screen.getAllByText('%').map((unit) => unit.getAttribute('aria-hidden'))).toEqual(['true', null])
  })
  it('keeps the same room after the point, whatever follows it', () => {
    const room = (text: string) => {
      const { container, unmount } = render(<Figure alignOn={{ point: '.', places: 4 }}>{text}</Figure>)
      const fraction = container.querySelector<HTMLElement>('[style]')
      const found = [container.textContent, fraction?.textContent, fraction?.style.minInlineSize]
      unmount()
      return found
    }
    expect(room('1,250.5')).toEqual(['1,250.5', '.5', '4.5ch'])
    expect(room('1,250')).toEqual(['1,250', '', '4.5ch'])
  })
})

describe('Table', () => {
  const rows = [
    { name: 'CRO', apy: '4.21' },
    { name: 'VVS', apy: '12' },
  ]
  it('is a table with named columns and rows', () => {
    render(
      <Table
        caption="Vaults"
        rows={rows}
        rowKey={(row) => row.name}
        columns={[
          { id: 'name', header: 'Vault', cell: (row) => row.name },
          { id: 'apy', header: 'APY', align: 'end', cell: (row) => row.apy },
        ]}
      />,
    )
    const table = screen.getByRole('table', { name: 'Vaults' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Vault', 'APY'])
    expect(within(table).getByRole('row', { name: 'VVS 12' })).toBeInTheDocument()
    // The label shown on phones, where the header is hidden.
    expect(within(table).getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'APY')
  })
})
