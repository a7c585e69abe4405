import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { agreement } from '@/store/multicall/agreement'
import { NodeStatus } from './NodeStatus'

// The real comparison would report 'none' on this page without values.
vi.mock('./useRanking', () => ({ useRanking: () => undefined }))

const toHex = (value: number) => `0x${value.toString(16)}`

afterEach(() => agreement.set('none'))

it.each([
  ['comparing', /^Block 7, \d+ seconds ago · comparing with a second node$/, /^Comparing values/],
  ['agreed', /^Block 7, \d+ seconds ago · confirmed by a second node$/, /A second node confirms every value/],
  ['alone', /^Block 7, \d+ seconds ago · one node only$/, /no second node was available/],
  ['disputed', /^Nodes disagree on some values\. Those values are hidden\.$/, /there is no majority/],
] as const)('shows the agreement of the nodes: %s', async (agreed, name, explained) => {
  render(
    <TestStore node={() => ({ number: '0x7', timestamp: toHex(Math.floor(Date.now() / 1000) - 3) })}>
      <TestLanguage>
        <NodeStatus />
      </TestLanguage>
    </TestStore>,
  )
  await screen.findByRole('button', { name: /^Block 7/ })
  act(() => agreement.set(agreed))
  const light = await screen.findByRole('button', { name })
  expect(screen.getByRole('status')).toHaveTextContent(agreed === 'disputed' ? /Nodes disagree/ : /^$/)
  await userEvent.click(light)
  expect(await screen.findByText(explained)).toBeInTheDocument()
})
