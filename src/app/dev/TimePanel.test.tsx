import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { TimePanel } from './TimePanel'

const answer = (body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body)))
const press = async (name: string) => {
  render(
    <TestLanguage>
      <TimePanel />
    </TestLanguage>,
  )
  await userEvent.click(screen.getByRole('button', { name }))
}

afterEach(() => vi.restoreAllMocks())

it('mines the blocks of an hour at their usual pace', async () => {
  const asked = answer({ result: null })
  await press('1 hour')
  const { defaultBlockTimeSec } = getDeployment()
  const blocks = 3_600 / defaultBlockTimeSec
  expect(JSON.parse(asked.mock.calls[0]?.[1]?.body as string)).toMatchObject({
    method: 'anvil_mine',
    params: [`0x${blocks.toString(16)}`, `0x${defaultBlockTimeSec.toString(16)}`],
  })
  expect(await screen.findByText(`${blocks} blocks mined`)).toBeVisible()
})

it('says so if the node refuses', async () => {
  answer({ error: { code: -32601, message: 'no' } })
  await press('1 day')
  expect(await screen.findByText('The local node did not mine')).toBeVisible()
})
