import { screen, waitFor, within } from '@testing-library/react'
import { Interface } from 'ethers'
import { beforeEach, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { useChain } from '../integration/chain'
import { accountAt, openPage } from './support/openPage'
import { refuseRequests } from './support/refuseRequests'

const DAY_SEC = 86_400
const ID = 'vvs-vvs'
const FORCE_COMPOUND = new Interface(['function forceCompound()']).encodeFunctionData('forceCompound')
/** In the query of all vaults of the list, and in those of a vault's page. */
const LIST_QUERY = 'query periods'
const ANY_QUERY = 'totalShares'

const chain = useChain()

beforeEach(async () => {
  for (let day = 0; day < 12; day += 3) {
    await chain.increaseTime(3 * DAY_SEC)
    await chain.send({ from: accountAt(1), to: deployment.vaults.list[ID].shareToken, data: FORCE_COMPOUND })
  }
})

const card = () => within(screen.getByTestId(`vault-card-${ID}`))
async function openList() {
  openPage(`/earn?q=${ID}`)
  await screen.findByTestId(`vault-card-${ID}`)
  await waitFor(() => expect(card().queryByText('Loading')).toBeNull())
}

it('the list shows what a vault really paid, and since when if it is young', async () => {
  await openList()
  expect(await card().findByText(/^Since /)).toBeVisible()
  const paid = await card().findByRole('button', { description: /7 days: [\d.,]+ %\. 30 days: [\d.,]+ % since / })
  expect(Number(paid.textContent.replaceAll(',', ''))).toBeGreaterThan(0)
})

it('the list shows the forecast alone if the index is down', async () => {
  const refused = refuseRequests(LIST_QUERY)
  await openList()
  await waitFor(() =>
    expect(
      refused.mock.calls.some(([, init]) => typeof init?.body === 'string' && init.body.includes(LIST_QUERY)),
    ).toBe(true),
  )
  expect(card().getByText('APY')).toBeInTheDocument()
  expect(card().queryByText(/^(Since|Paid)/)).toBeNull()
  refused.mockRestore()
})

it('the list shows the forecast alone on a network without an index', async () => {
  setDeployment({ ...getDeployment(), subgraphs: {} })
  await openList()
  expect(card().queryByText(/^(Since|Paid)/)).toBeNull()
})

const openHistory = async () => {
  openPage(`/compound/${ID}`)
  const history = within(await screen.findByTestId('history-card'))
  await history.findByText('Realized APY, 90 days')
  return history
}

it.each([
  ['the index, without the events of the chain', 'eth_getLogs'],
  ['the events of the chain, if the index is down', ANY_QUERY],
])('the page of a vault shows it beside the current APY, from %s', async (_, refusedText) => {
  const refused = refuseRequests(refusedText)
  const history = await openHistory()
  expect(history.getByRole('heading', { name: 'What it really paid' })).toBeVisible()
  expect(history.getByText('APY now')).toBeVisible()
  expect(history.getAllByText(/^since /)).toHaveLength(2)
  await waitFor(() => expect(history.getAllByText('%').length).toBeGreaterThan(3))
  refused.mockRestore()
})
