import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useChain } from '../integration/chain'
import { click, expectEnabled, fill } from './support/confirm'
import { closePages, openConnected, openPage } from './support/openPage'
import { changeAnswers, refuseRequests } from './support/refuseRequests'

const PATH = '/voting'
const FARM = 'Raise the share of the DIAL/CRO farm'

const chain = useChain()

const card = (id: string) => within(screen.getByTestId(id))
const list = async () => within(await screen.findByRole('list', { name: 'Proposals' }))

/** Opens a proposal from the list of a state and type. */
async function openProposal(title: string | RegExp, query: string, index?: number): Promise<void> {
  if (index === undefined) openPage(`${PATH}?${query}`)
  else await openConnected(`${PATH}?${query}`, { index })
  await userEvent.click(await (await list()).findByRole('link', { name: title }))
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByTestId('cast')
}

/** Confirms the review of a message in the test wallet. */
async function sign(title: string): Promise<HTMLElement> {
  const sheet = await screen.findByRole('dialog', { name: title })
  await click(() => within(sheet).getByRole('button', { name: 'Sign in wallet' }))
  return sheet
}

it('lists core proposals that can be voted on, and others by state and type', async () => {
  openPage(PATH)
  const titles = async () => (await list()).getAllByRole('link').map(({ textContent }) => textContent)
  await waitFor(async () => expect(await titles()).toEqual([FARM, 'Which pools come next?']))
  await userEvent.click(screen.getByRole('tab', { name: 'Community' }))
  await waitFor(async () => expect(await titles()).toContain('Show prices in CRO'))
  expect(await titles()).not.toContain(FARM)
  await userEvent.click(screen.getByRole('tab', { name: 'All' }))
  await userEvent.click(screen.getByRole('button', { name: 'Soon' }))
  await waitFor(async () => expect(await titles()).toEqual(['Burn what nobody claims', 'A dark theme that is darker']))
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }))
  // Those that ended last come first.
  await waitFor(async () => expect((await titles())[0]).toBe('Draw the lottery every six hours'))
})

it('shows a result that its votes sum up to, with the quorum, and votes that are verified', async () => {
  await openProposal('Draw the lottery every six hours', 'type=all&state=closed')
  await card('results').findByText('Recounted here from 3 votes: the result is the same.')
  await card('results').findByText('The voting power of all votes is verified.')
  await card('results').findByText(/^Not reached: 5,000,000 DIAL/)
  const votes = within(await within(await screen.findByTestId('votes')).findByRole('list', { name: 'Votes' }))
  await votes.findByText('I have never won.')
  // Voters by the names of their profiles.
  await votes.findByText('Daybreak')
  expect(card('cast').queryByRole('button', { name: 'Cast vote' })).toBeNull()
})

it('shows voting power with its parts, casts a vote by a signature, and changes it', async () => {
  await openProposal(FARM, 'type=core&state=active', 0)
  await card('cast').findByText(/^Your voting power at block \d+$/)
  for (const part of ['In your wallet', 'In the automatic vault', 'In pools', 'In liquidity'])
    await card('cast').findByText(part)
  await click(() => card('cast').getByRole('button', { name: 'Check on the chain' }))
  await card('cast').findByText('Read from the chain: it is the same.')
  await expectEnabled(() => card('cast').getByRole('button', { name: 'Cast vote' }), false)
  await userEvent.click(card('cast').getByRole('radio', { name: 'Raise it to 50X' }))
  await fill(card('cast').getByLabelText('Reason (optional)'), 'Half of it.')
  await click(() => card('cast').getByRole('button', { name: 'Cast vote' }))
  const sheet = await sign('Cast vote')
  expect(sheet).toHaveTextContent('You vote “Raise it to 50X” on “Raise the share of the DIAL/CRO farm”.')
  await card('cast').findByText('Vote cast')
  await card('votes').findByText('Half of it.')
  await card('results').findByText('Recounted here from 4 votes: the result is the same.')
  await card('cast').findByText(/^You voted for:/)

  await userEvent.click(card('cast').getByRole('radio', { name: 'Leave it' }))
  await click(() => card('cast').getByRole('button', { name: 'Change vote' }))
  await sign('Cast vote')
  await waitFor(() => expect(card('cast').getByText(/^You voted for:/)).toHaveTextContent('Leave it'))
  await card('results').findByText('Recounted here from 4 votes: the result is the same.')
})

it('casts several choices, and sends nothing that the user does not sign', async () => {
  await openProposal('Which pools come next?', 'type=core&state=active', 0)
  await userEvent.click(await card('cast').findByRole('checkbox', { name: 'WETH' }))
  await userEvent.click(card('cast').getByRole('checkbox', { name: 'FER' }))
  await click(() => card('cast').getByRole('button', { name: 'Cast vote' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cast vote' }))
  await click(() => sheet.getByRole('button', { name: 'Close' }))
  expect(card('cast').queryByText('Vote cast')).toBeNull()
  expect(card('cast').getByRole('checkbox', { name: 'WETH' })).toBeChecked()
  await click(() => card('cast').getByRole('button', { name: 'Cast vote' }))
  await sign('Cast vote')
  await waitFor(() => expect(card('cast').getByText(/^You voted for:/)).toHaveTextContent('WETH, FER'))
})

it('says that voting power can not be checked once the nodes have forgotten the block', async () => {
  await openProposal('Which pools come next?', 'type=core&state=active', 0)
  await card('cast').findByText('In your wallet')
  await chain.rpc('anvil_mine', ['0xc8'])
  await click(() => card('cast').getByRole('button', { name: 'Check on the chain' }))
  await card('cast').findByText(/^The nodes no longer know block \d+$/)
  await card('cast').findByRole('checkbox', { name: 'WETH' })
})

it('keeps what was chosen where the hub does not take the vote', async () => {
  await openProposal('Show prices in CRO', 'type=community&state=active', 0)
  await userEvent.click(await card('cast').findByRole('radio', { name: 'Always' }))
  const refused = refuseRequests('"sig"')
  await click(() => card('cast').getByRole('button', { name: 'Cast vote' }))
  await sign('Cast vote')
  await card('cast').findByText('Your vote was not cast')
  expect(card('cast').getByRole('radio', { name: 'Always' })).toBeChecked()
  refused.mockRestore()
  await click(() => card('cast').getByRole('button', { name: 'Cast vote' }))
  await sign('Cast vote')
  await card('cast').findByText('Vote cast')
})

it('shows the text of a stranger without its scripts, pictures and disguised links', async () => {
  await openProposal(/Claim/, 'type=community&state=active')
  const article = screen.getByRole('article', { name: 'Proposal' })
  expect(article.querySelectorAll('script, img, iframe, style, form, input, object')).toHaveLength(0)
  const links = [...article.querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(link.protocol).toBe('https:')
    expect(link.rel).toContain('noreferrer')
  }
  expect(article).toHaveTextContent('Picture from attacker.invalid, not loaded')
  // The hub counts equal texts apart.
  await card('results').findByText('Recounted here from 3 votes: the result is the same.')
  card('results').getByText('Yes (choice 1)')
  card('results').getByText('Yes (choice 2)')
})

it('says that votes could not be verified, and still counts them', async () => {
  const refused = refuseRequests('"verificationHash"')
  await openProposal('Draw the lottery every six hours', 'type=all&state=closed')
  await card('results').findByText('Votes could not be verified')
  await card('results').findByText('Recounted here from 3 votes: the result is the same.')
  refused.mockRestore()
  await click(() => card('results').getByRole('button', { name: 'Retry' }))
  await card('results').findByText('The voting power of all votes is verified.')
})

const CLOSED = 'Draw the lottery every six hours'

it('says that a result is not that of the votes, and which votes are not valid', async () => {
  const lying = changeAnswers('query proposal(', (answer) =>
    answer.replace(/"scores_total":([\d.]+)/, (_, total) => `"scores_total":${Number(total) + 5}`),
  )
  await openProposal(CLOSED, 'type=all&state=closed')
  await card('results').findByText('The votes do not add up to this result')
  lying.mockRestore()
  closePages()
  const refusing = changeAnswers('verificationHash":', (answer) => answer.replace('"isValid":true', '"isValid":false'))
  await openProposal(CLOSED, 'type=all&state=closed')
  await card('results').findByText('1 vote is invalid')
  expect(await card('votes').findAllByText('Invalid')).toHaveLength(1)
  refusing.mockRestore()
})

it('shows a proposal of a megabyte with 500 choices within limits', async () => {
  const huge = changeAnswers('query proposal(', (answer) => {
    const { data } = JSON.parse(answer) as { data: { proposal: object } }
    const choices = Array.from({ length: 500 }, (_, index) => `Choice number ${index + 1}`)
    const scores = choices.map((_, index) => index)
    return JSON.stringify({ data: { proposal: { ...data.proposal, body: 'word '.repeat(200_000), choices, scores } } })
  })
  await openProposal(FARM, 'type=core&state=active', 0)
  await screen.findByText(/^This text goes on/)
  const results = within(card('results').getByRole('list'))
  expect(results.getAllByRole('listitem')).toHaveLength(12)
  results.getByText('Choice number 500')
  await click(() => card('results').getByRole('button', { name: 'Show all 500 choices' }))
  expect(results.getAllByRole('listitem')).toHaveLength(500)
  expect(await card('cast').findAllByRole('radio')).toHaveLength(500)
  huge.mockRestore()
})

it('does not say that there are no proposals where the hub is down', async () => {
  const refused = refuseRequests('query')
  openPage(PATH)
  await screen.findByText('Could not load proposals')
  expect(screen.queryByText('No proposals found')).toBeNull()
  refused.mockRestore()
  await click(() => screen.getByRole('button', { name: 'Retry' }))
  await (await list()).findByText(FARM)
})

it('says which proposal does not exist', async () => {
  openPage(`${PATH}/proposal/0x${'0'.repeat(64)}`)
  await screen.findByText('There is no such proposal')
})

/** A date `days` from now, as typed into a date field. */
function dateIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

it('publishes a proposal, after every mistake was named, and keeps the draft until then', async () => {
  const create = `${PATH}/proposal/create`
  await openConnected(create, { index: 0 })
  const publish = () => screen.getByRole('button', { name: 'Publish' })
  await click(publish)
  await screen.findByText('Title is required')
  await screen.findByText('Content is required')
  await screen.findByText('Choices must not be empty')
  expect(screen.getAllByText('Please select a valid date')).toHaveLength(2)
  expect(screen.getAllByText('Please select a valid time')).toHaveLength(2)
  await fill(screen.getByLabelText('Title'), 'Open on Sundays')
  await fill(screen.getByLabelText('Content'), 'As **well**.')
  await fill(screen.getByLabelText('Choice 1'), 'Yes')
  await click(() => screen.getByRole('button', { name: 'Add choice' }))
  await fill(screen.getByLabelText('Choice 3'), 'No')
  await click(() => screen.getByRole('button', { name: 'Remove choice 2' }))
  await fill(screen.getByLabelText('Start date'), dateIn(2))
  await fill(screen.getByLabelText('Start time'), '12:00')
  await fill(screen.getByLabelText('End date'), dateIn(1))
  await fill(screen.getByLabelText('End time'), '12:00')
  await screen.findByText('End date must be after the start date')

  closePages()
  await openConnected(create, { index: 0 })
  expect(await screen.findByLabelText('Title')).toHaveValue('Open on Sundays')
  await fill(screen.getByLabelText('End date'), dateIn(5))
  await click(() => screen.getByRole('button', { name: 'Preview' }))
  expect((await screen.findByText('well')).tagName).toBe('STRONG')
  await click(publish)
  await sign('Publish proposal')
  await screen.findByRole('heading', { level: 1, name: 'Open on Sundays' })
  await screen.findByText('Voting has not started.')
  closePages()
  await openConnected(create, { index: 0 })
  expect(await screen.findByLabelText('Title')).toHaveValue('')
})

it('does not let an account publish that has too little voting power', async () => {
  await openConnected(`${PATH}/proposal/create`, { index: 3 })
  await screen.findByText('You need at least 10 voting power to publish a proposal.')
  await expectEnabled(() => screen.getByRole('button', { name: 'Publish' }), false)
})
