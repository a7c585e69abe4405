import { describe, expect, it } from 'vitest'
import type { HubSpace } from '@/api/snapshot/parse'
import { sharesOf } from './ballot'
import { choiceOf, isBadWeight, NO_CHOICE, toggleChoice } from './choiceDraft'
import { chosenList, proposalsOf } from './listView'
import { proposalRequest, voteRequest } from './messages'
import { formatPower } from './power'
import { EMPTY_DRAFT, findErrors, localTime, newProposal, type ProposalDraft, restoreProposal } from './proposalForm'
import { countVotes, isSameTally, resultRows } from './tally'

const voter = (digit: number) => `0x${String(digit).repeat(40)}` as const

describe('choices', () => {
  it('count for one, for all that are approved, or by weight', () => {
    expect(sharesOf('single-choice', 2, 3)).toEqual([{ index: 1, part: 1 }])
    expect(sharesOf('approval', [1, 3], 3)).toEqual([
      { index: 0, part: 1 },
      { index: 2, part: 1 },
    ])
    expect(sharesOf('weighted', { 1: 3, 2: 1, 3: 0 }, 3)).toEqual([
      { index: 0, part: 0.75 },
      { index: 1, part: 0.25 },
    ])
  })

  it.each([
    ['single-choice', 0],
    ['single-choice', 4],
    ['single-choice', 1.5],
    ['single-choice', '1'],
    ['basic', [1]],
    ['approval', []],
    ['approval', [1, 1]],
    ['approval', [1, 4]],
    ['approval', 1],
    ['weighted', {}],
    ['weighted', { 1: 0 }],
    ['weighted', { 4: 1 }],
    ['weighted', { 1: -1, 2: 2 }],
    ['weighted', { x: 1 }],
    ['weighted', null],
  ] as const)('of a %s vote are not %j', (type, choice) => {
    expect(sharesOf(type, choice, 3)).toBeUndefined()
  })

  it('are signed once they are complete', () => {
    expect(choiceOf(NO_CHOICE, 'single-choice', 3)).toBeUndefined()
    expect(choiceOf(toggleChoice(NO_CHOICE, 'single-choice', 2), 'single-choice', 3)).toBe(2)
    const two = toggleChoice(toggleChoice(NO_CHOICE, 'approval', 3), 'approval', 1)
    expect(choiceOf(two, 'approval', 3)).toEqual([1, 3])
    expect(choiceOf(toggleChoice(two, 'approval', 1), 'approval', 3)).toEqual([3])
    expect(choiceOf({ chosen: [], weights: { 1: '2', 2: '', 3: '0' } }, 'weighted', 3)).toEqual({ 1: 2 })
    expect(choiceOf({ chosen: [], weights: { 1: '2', 2: '1.5' } }, 'weighted', 3)).toBeUndefined()
    expect(['', '0', '1000000'].map(isBadWeight)).toEqual([false, false, false])
    expect(['1000001', '-1', '1.5', 'x'].map(isBadWeight)).toEqual([true, true, true, true])
  })
})

describe('results', () => {
  const proposal = { type: 'single-choice', choices: ['Yes', 'Yes', 'No'] }
  const votes = [
    { voter: voter(1), choice: 1, power: 5 },
    { voter: voter(2), choice: 2, power: 3 },
    { voter: voter(3), choice: 9, power: 100 },
  ]

  it('keep choices of one text apart, and leave out what is not a choice', () => {
    expect(countVotes(proposal, votes)).toEqual({ scores: [5, 3, 0], total: 8, votes: 2 })
  })

  it('leave out votes that are not valid', () => {
    expect(countVotes(proposal, votes, new Set([voter(1)]))).toEqual({ scores: [0, 3, 0], total: 3, votes: 1 })
  })

  it('are not counted for other kinds of voting', () => {
    expect(countVotes({ ...proposal, type: 'quadratic' }, votes)).toBeUndefined()
  })

  it('are the same as the hub’s, but for the last digits of its floats', () => {
    const tally = { scores: [0.1 + 0.2], total: 0.3, votes: 1 }
    expect(isSameTally(tally, { scores: [0.3], total: 0.3 })).toBe(true)
    expect(isSameTally(tally, { scores: [0.31], total: 0.3 })).toBe(false)
    expect(isSameTally(tally, { scores: [0.3], total: 0.4 })).toBe(false)
    expect(isSameTally(tally, { scores: [], total: 0.3 })).toBe(false)
  })

  it('have shares, and nobody ahead in a tie or without votes', () => {
    expect(resultRows(['a', 'b'], [3, 1]).map(({ share, isAhead }) => [share, isAhead])).toEqual([
      [0.75, true],
      [0.25, false],
    ])
    expect(resultRows(['a', 'b'], [2, 2]).some(({ isAhead }) => isAhead)).toBe(false)
    expect(resultRows(['a', 'b'], []).map(({ share, isAhead }) => [share, isAhead])).toEqual([
      [0, false],
      [0, false],
    ])
  })

  it('show small power as more than 0', () => {
    expect([0, 0.001, 1234.567].map((power) => formatPower(power, 'en-US'))).toEqual(['0', '<0.01', '1,234.57'])
  })
})

describe('the list', () => {
  it('is of active core proposals by default', () => {
    expect(chosenList(new URLSearchParams('state=x&type=y'))).toEqual({ state: 'active', kind: 'core' })
    expect(chosenList(new URLSearchParams('state=closed&type=all'))).toEqual({ state: 'closed', kind: 'all' })
  })

  it('takes proposals of admins and members as core', () => {
    const space: HubSpace = {
      symbol: 'DIAL',
      coreAuthors: new Set([`0x${'a'.repeat(40)}`]),
      minScore: 10,
      onlyMembers: false,
      strategies: [],
    }
    const of = (author: `0x${string}`) => ({
      id: author,
      title: '',
      author,
      state: 'active' as const,
      start: 1,
      end: 2,
      choices: [],
      scores: [],
      votes: 0,
    })
    const all = [of(`0x${'A'.repeat(40)}`), of(voter(1))]
    expect(proposalsOf(all, 'core', space)).toEqual([all[0]])
    expect(proposalsOf(all, 'community', space)).toEqual([all[1]])
    expect(proposalsOf(all, 'all', space)).toEqual(all)
  })
})

describe('the form of a proposal', () => {
  const NOW = localTime('2026-05-01', '12:00') ?? 0
  const good: ProposalDraft = {
    title: ' Title ',
    body: 'Body',
    choices: ['Yes', ' No '],
    startDate: '2026-05-02',
    startTime: '10:00',
    endDate: '2026-05-03',
    endTime: '10:00',
  }
  const errorsOf = (part: Partial<ProposalDraft>, block = 1) =>
    Object.fromEntries(
      Object.entries(findErrors({ ...good, ...part }, NOW, block)).map(([field, { key }]) => [
        field,
        key.replace('voting.create.error.', ''),
      ]),
    )

  it('names what is missing', () => {
    expect(errorsOf(EMPTY_DRAFT, 0)).toEqual({
      title: 'required.title',
      body: 'required.body',
      choices: 'emptyChoice',
      startDate: 'date',
      startTime: 'time',
      endDate: 'date',
      endTime: 'time',
      snapshot: 'snapshot',
    })
  })

  it.each([
    [{ title: 'x'.repeat(257) }, { title: 'long' }],
    [{ body: 'x'.repeat(10_001) }, { body: 'long' }],
    [{ choices: ['Yes'] }, { choices: 'choices' }],
    [{ choices: ['Yes', ' ', 'No'] }, { choices: 'emptyChoice' }],
    [{ choices: ['Yes', 'x'.repeat(257)] }, { choices: 'long' }],
    [{ startDate: '2026-04-31' }, { startDate: 'date' }],
    [{ startTime: '24:00' }, { startTime: 'time' }],
    [{ startDate: '2026-04-30' }, { startDate: 'past' }],
    [{ startDate: '2026-05-01', startTime: '11:30' }, {}],
    [{ endDate: '2026-05-02' }, { endDate: 'order' }],
    [{ endDate: '2027-06-01' }, { endDate: 'far' }],
    [
      { startDate: '', endDate: '2026-04-01' },
      { startDate: 'date', endDate: 'endPast' },
    ],
    [{}, {}],
  ])('checks %j', (part, errors) => {
    expect(errorsOf(part)).toEqual(errors)
  })

  it('gives the proposal without spaces around its texts', () => {
    expect(newProposal(good, 7)).toEqual({
      title: 'Title',
      body: 'Body',
      choices: ['Yes', 'No'],
      start: localTime('2026-05-02', '10:00'),
      end: localTime('2026-05-03', '10:00'),
      snapshot: 7,
    })
    expect(newProposal(EMPTY_DRAFT, 7)).toBeUndefined()
  })

  it('is restored if it is whole', () => {
    expect(restoreProposal(JSON.parse(JSON.stringify(good)))).toEqual(good)
    expect(restoreProposal({ ...good, choices: [1] })).toBeUndefined()
    expect(restoreProposal(null)).toBeUndefined()
  })
})

describe('messages', () => {
  const signer = { from: voter(1), space: 'dial.eth', timestamp: 5 }

  it('of votes have the type of their choice', () => {
    const of = (choice: Parameters<typeof voteRequest>[0]['choice']) => {
      const { types, message } = voteRequest({ ...signer, proposal: '0x1', choice, reason: '' })
      return [types['Vote']?.find(({ name }) => name === 'choice')?.type, message['choice']]
    }
    expect(of(1)).toEqual(['uint32', 1])
    expect(of([1, 2])).toEqual(['uint32[]', [1, 2]])
    expect(of({ 1: 2 })).toEqual(['string', '{"1":2}'])
  })

  it('have the fields of their type and no others', () => {
    const proposal = { title: 't', body: 'b', choices: ['a', 'b'], start: 1, end: 2, snapshot: 3 }
    for (const { types, primaryType, message } of [
      proposalRequest({ ...signer, ...proposal }),
      voteRequest({ ...signer, proposal: '0x1', choice: 1, reason: '' }),
    ])
      expect(Object.keys(message).sort()).toEqual(types[primaryType]?.map(({ name }) => name).sort())
  })
})
