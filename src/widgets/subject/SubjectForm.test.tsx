import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { SubjectForm } from './SubjectForm'

it('asks for what was typed, without blanks, and keeps quiet about an error while it is mended', async () => {
  const onAsk = vi.fn()
  render(
    <TestLanguage>
      <SubjectForm asked="0x12" error="Not an address" onAsk={onAsk} />
    </TestLanguage>,
  )
  const field = screen.getByLabelText('Address')
  expect(field).toHaveAccessibleDescription('Not an address')
  await userEvent.type(field, '3 ')
  expect(field).toHaveAttribute('aria-invalid', 'false')
  await userEvent.keyboard('{Enter}')
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('0x123')
})

it('keeps the focus, and follows the address that is shown', async () => {
  const form = (asked: string) => (
    <TestLanguage>
      <SubjectForm asked={asked} error={undefined} onAsk={() => undefined} />
    </TestLanguage>
  )
  const { rerender } = render(form('0x12'))
  await userEvent.type(screen.getByLabelText('Address'), '3')
  rerender(form('0x123'))
  expect(screen.getByLabelText('Address')).toHaveFocus()
  rerender(form('0x12'))
  expect(screen.getByLabelText('Address')).toHaveValue('0x12')
})
