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
