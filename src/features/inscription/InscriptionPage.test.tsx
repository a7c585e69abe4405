import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import BridgePage from './BridgePage'
import InscriptionPage from './InscriptionPage'

beforeEach(() => {
  setDeployment({ ...getDeployment(), services: {}, inscriptions: { contracts: {} } })
})
vi.mock('@/chain/tx/dataCost', () => ({ readDataCost: () => Promise.resolve({ gas: 23_000n, costWei: 10n ** 15n }) }))

const noAnswer = () => {
  throw new Error('no answer')
}
const open = (page: React.ReactNode, path: string) =>
  render(
    <TestStore node={noAnswer}>
      <TestLanguage>
        <ToastsProvider closeLabel="Close">
          <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
        </ToastsProvider>
      </TestLanguage>
    </TestStore>,
  )

describe('the tabs', () => {
  it('open the form of the URL, and keep what was typed into another', async () => {
    open(<InscriptionPage />, '/inscription?tab=deploy&tick=sun')
    expect(screen.getByRole('tab', { name: 'Deploy' })).toHaveAttribute('aria-selected', 'true')
    const ticker = () => within(screen.getByTestId('inscription-deploy')).getByLabelText('Tick')
    await screen.findByTestId('inscription-deploy')
    expect(ticker()).toHaveValue('')
    await userEvent.type(ticker(), 'dusk')
    await userEvent.click(screen.getByRole('tab', { name: 'Transfer' }))
    expect(within(await screen.findByTestId('inscription-transfer')).getByLabelText('Tick')).toBeVisible()
    expect(ticker()).not.toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Deploy' }))
    expect(ticker()).toBeVisible()
    expect(ticker()).toHaveValue('dusk')
  })
})

describe('on a network without indexer and bridge', () => {
  it('the tools say what is missing, and still know what would be sent and what it costs', async () => {
    open(<InscriptionPage />, '/inscription?tick=sun&amt=7')
    expect(screen.getByText('Missing: inscription indexer')).toBeVisible()
    const mint = within(screen.getByTestId('inscription-mint'))
    const data = mint.getByText('data:,{"p":"crc-20","op":"mint","tick":"sun","amt":"7"}')
    expect(data).not.toBeVisible()
    await userEvent.click(mint.getByText('Transaction details'))
    expect(data).toBeVisible()
    expect((await mint.findAllByText('23,000'))[0]).toBeVisible()
    expect(screen.queryByText(/has been deployed/)).toBeNull()
  })

  it('the bridge says that it is not there', () => {
    open(<BridgePage />, '/inscription/bridge/status')
    expect(screen.getByText('Not available on this network')).toBeVisible()
    expect(screen.getByText('Missing: bridge contract')).toBeVisible()
  })
})
