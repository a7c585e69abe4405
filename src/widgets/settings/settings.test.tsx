import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestStore } from '@/hooks/testing/TestStore'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { PageHeader } from '@/widgets/page-header/PageHeader'
import { TradingSettingsCard } from './TradingSettingsCard'

vi.mock('@/chain/rpc/readClient', () => ({
  readClient: {
    request: async (method: string, _params: unknown, parse: (raw: unknown) => unknown) => {
      await Promise.resolve()
      return parse(answer(method))
    },
  },
}))

const onExpertEnabled = vi.fn()
let block: object
let history: object | undefined

function Kept() {
  return <output>{JSON.stringify(useSwapSettings())}</output>
}
const kept = () => JSON.parse(screen.getByRole('status').textContent) as object
const answer = (method: string) =>
  method === 'eth_gasPrice' ? '0x48c27395000' : method === 'eth_feeHistory' ? history : block

async function open() {
  render(
    <TestStore node={answer}>
      <TestLanguage>
        <MemoryRouter>
          <PageHeader title="Swap" help="What it is" onExpertEnabled={onExpertEnabled} />
          <Kept />
        </MemoryRouter>
      </TestLanguage>
    </TestStore>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
  return screen.findByRole('dialog', { name: 'Settings' })
}
const confirmExpert = async () => {
  const dialog = screen.getByRole('dialog', { name: 'Expert Mode' })
  await userEvent.type(within(dialog).getByLabelText("Type the word 'confirm' to continue"), ' Confirm ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn On Expert Mode' }))
}

// Preloads the dialog's chunk, which can take longer than the test's timeout on a busy machine.
beforeAll(() => import('./SettingsDialog'))
beforeEach(() => {
  block = { number: '0x1', timestamp: '0x1' }
  history = undefined
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  onExpertEnabled.mockClear()
})

describe('the settings', () => {
  it('start with half a percent, twenty minutes, and nothing dangerous', async () => {
    await open()
    expect(kept()).toEqual({
      slippageBps: 50,
      deadlineSec: 1200,
      isExpertMode: false,
      isSingleHopOnly: false,
      isExpertAcknowledged: false,
    })
  })

  it('tell the page that expert mode was turned on, not that it was turned off', async () => {
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Expert Mode' }))
    expect(kept()).toMatchObject({ isExpertMode: false })
    await confirmExpert()
    expect(kept()).toMatchObject({ isExpertMode: true, isExpertAcknowledged: false })
    expect(onExpertEnabled).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('switch', { name: 'Expert Mode' }))
    expect(kept()).toMatchObject({ isExpertMode: false })
    expect(onExpertEnabled).toHaveBeenCalledTimes(1)
  })

  it('tell the page too where expert mode is turned on without a question', async () => {
    const dialog = await open()
    const toggle = () => within(dialog).getByRole('switch', { name: 'Expert Mode' })
    await userEvent.click(toggle())
    await userEvent.click(screen.getByLabelText("Don't show this again"))
    await confirmExpert()
    await userEvent.click(toggle())
    await userEvent.click(toggle())
    expect(kept()).toMatchObject({ isExpertMode: true, isExpertAcknowledged: true })
    expect(onExpertEnabled).toHaveBeenCalledTimes(2)
  })

  it('offer three speeds on a fee market, with the price and the wait of each, and keep the chosen one', async () => {
    block = { number: '0x1', timestamp: '0x1', baseFeePerGas: '0x3b9aca00' }
    history = {
      baseFeePerGas: ['0x3b9aca00', '0x77359400'],
      gasUsedRatio: [1],
      reward: [['0x5f5e100', '0x5f5e100', '0xbebc200', '0x3b9aca00']],
    }
    const dialog = await open()
    const speed = (name: RegExp) => within(dialog).findByRole('button', { name })
    expect(await speed(/^Default \(2\.1\)/)).toHaveAttribute('aria-pressed', 'true')
    expect(await speed(/^Fast \(2\.2\).*about \d+ sec/)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(await speed(/^Instant \(3\).*about \d+ sec/))
    expect(await speed(/^Instant/)).toHaveAttribute('aria-pressed', 'true')
    expect(kept()).toMatchObject({ gasPriceChoice: 'instant' })
  })

  it('show the page in the theme that was chosen', async () => {
    const dialog = await open()
    const dark = within(dialog).getByRole('switch', { name: 'Dark mode' })
    expect(dark).toBeChecked()
    await userEvent.click(dark)
    expect(document.documentElement.dataset['theme']).toBe('light')
    await userEvent.click(dark)
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })
})

describe('the settings beside a form', () => {
  const card = () => within(screen.getByTestId('trading-settings'))
  const show = () =>
    render(
      <TestStore node={answer}>
        <TestLanguage>
          <MemoryRouter>
            <PageHeader title="Swap" />
            <TradingSettingsCard onExpertEnabled={onExpertEnabled} />
            <Kept />
          </MemoryRouter>
        </TestLanguage>
      </TestStore>,
    )

  it('follow the dialog, and the dialog follows them', async () => {
    show()
    await userEvent.type(card().getByLabelText('Custom, in percent'), '2.5')
    expect(kept()).toMatchObject({ slippageBps: 250 })
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }))
    expect(dialog.getByLabelText('Custom, in percent')).toHaveValue('2.5')
    await userEvent.click(dialog.getByRole('button', { name: '0.1%' }))
    expect(card().getByLabelText('Custom, in percent')).toHaveValue('')
    expect(card().getByText('0.1%')).toHaveAttribute('aria-pressed', 'true')
    const deadline = 'Transaction deadline (minutes)'
    await userEvent.clear(dialog.getByLabelText(deadline))
    await userEvent.type(dialog.getByLabelText(deadline), '45')
    expect(card().getByLabelText(deadline)).toHaveValue('45')
  })

  it('keep a field that is being emptied', async () => {
    show()
    const field = card().getByLabelText('Custom, in percent')
    await userEvent.type(field, '2.5')
    await userEvent.clear(field)
    expect(field).toHaveValue('')
    expect(kept()).toMatchObject({ slippageBps: 250 })
  })

  it('confirm expert mode in a dialog', async () => {
    show()
    await userEvent.click(card().getByRole('switch', { name: 'Expert Mode' }))
    await confirmExpert()
    expect(kept()).toMatchObject({ isExpertMode: true })
    expect(onExpertEnabled).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
