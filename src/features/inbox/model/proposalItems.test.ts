import { expect, it } from 'vitest'
import type { OwnVote, ProposalSummary } from '@/api/snapshot/parse'
import { numberedAddress } from '@/lib/testing/addresses'
import { proposalItems } from './proposalItems'

const proposal = (id: string): ProposalSummary => ({
  id,
  title: 'Burn it',
  author: numberedAddress(1),
  state: 'active',
  start: 1,
  end: 9,
  choices: ['For', 'Against', 'Both', 'Both'],
  scores: [],
  votes: 0,
})
const noteOf = (votes: readonly OwnVote[] | undefined) => proposalItems([proposal('0x1')], votes)[0]?.note

it('has open proposals until their end, with what the account has voted', () => {
  expect(proposalItems([proposal('0x1')], [{ proposal: '0x1', choice: [2, 1] }])).toEqual([
    {
      id: 'proposal 0x1',
      area: 'voting',
      kind: 'ending',
      title: { key: 'inbox.title.proposal', values: { name: 'Burn it' } },
      note: { key: 'inbox.vote.own', values: { choice: 'Against, For' } },
      amounts: [],
      until: { timeSec: 9 },
      path: '/voting/proposal/0x1',
    },
  ])
})

it('says where the account has not voted, and not before that is known', () => {
  expect(noteOf([{ proposal: '0x2', choice: 1 }])).toEqual({ key: 'inbox.vote.none' })
  expect(noteOf(undefined)).toBeUndefined()
})

it('does not name a choice that another one has the name of', () => {
  expect(noteOf([{ proposal: '0x1', choice: 3 }])).toEqual({ key: 'inbox.vote.done' })
})
