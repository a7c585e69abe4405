import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ticketNumber } from '@/domain/lottery/model/ticketNumber'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { BoughtTickets } from './BoughtTickets'
import { NumberFields } from './NumberFields'
import { OwnTickets } from './OwnTickets'
import { TicketStrip } from './TicketStrip'

const open = (content: ReactNode) => render(<TestLanguage>{content}</TestLanguage>)
const nothing = () => undefined
const ticket = (index: number, digits: string) => ({
  id: BigInt(index),
  number: ticketNumber(digits) ?? 0,
  isClaimed: false,
})
const numbersOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('img')
    .map((strip) => strip.getAttribute('data-number'))

describe('a ticket', () => {
  it('is read digit by digit, with what matches', () => {
    open(<TicketStrip number={ticketNumber('987654')} matched={3} />)
    expect(screen.getByRole('img', { name: '9 8 7 6 5 4, first 3 digits match' })).toBeVisible()
  })

  it('without a number has no digits', () => {
    open(<TicketStrip number={undefined} />)
    const strip = screen.getByRole('img', { name: 'Number not known' })
    expect(strip).toHaveTextContent('––––––')
  })
})

describe('tickets of an account', () => {
  it('that won come first', () => {
    const tickets = [ticket(1, '012345'), ticket(2, '900000'), ticket(3, '987600')]
    open(<OwnTickets label="Tickets" tickets={tickets} finalNumber={ticketNumber('987654')} />)
    expect(numbersOf(screen.getByRole('list', { name: 'Tickets' }))).toEqual(['987600', '900000', '012345'])
  })

  it('are shown in pages of a hundred, of ten thousand too', async () => {
    const tickets = Array.from({ length: 10_000 }, (_, index) => ticket(index, String(index).padStart(6, '0')))
    open(<OwnTickets label="Tickets" tickets={tickets} />)
    const list = screen.getByRole('list', { name: 'Tickets' })
    expect(numbersOf(list)).toHaveLength(100)
    expect(screen.getByText('Page 1 of 100')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(numbersOf(list)[0]).toBe('000100')
  })
})

describe('fields of numbers', () => {
  it('say what is incomplete, owned or repeated', () => {
    open(
      <NumberFields
        numbers={['12345', '111111', '222222']}
        duplicates={[undefined, 'owned', 'repeated']}
        onType={nothing}
      />,
    )
    expect(screen.getByLabelText('Ticket 1')).toBeInvalid()
    expect(screen.getByLabelText('Ticket 2')).toBeValid()
    expect(screen.getByLabelText('Ticket 2')).toHaveAccessibleDescription('You already have this number')
    expect(screen.getByLabelText('Ticket 3')).toHaveAccessibleDescription('Repeated')
  })

  it('tell what is typed into which', async () => {
    const onType = vi.fn()
    open(<NumberFields numbers={['123456', '']} duplicates={[undefined, undefined]} onType={onType} />)
    await userEvent.type(screen.getByLabelText('Ticket 2'), '7')
    expect(onType).toHaveBeenCalledWith(1, '7')
  })
})

describe('bought tickets', () => {
  it.each([
    ['pending', 'Waiting for confirmation', 'Buy more'],
    ['succeeded', 'You have bought 2 tickets', 'Buy more'],
    ['failed', 'The purchase failed', 'Back to your numbers'],
  ] as const)('whose transaction is %s: %s', (outcome, title, action) => {
    open(<BoughtTickets outcome={outcome} numbers={['987654', '000000']} onAgain={nothing} onClose={nothing} />)
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByRole('button', { name: action })).toBeVisible()
    expect(numbersOf(screen.getByRole('list'))).toEqual(['987654', '000000'])
  })
})
