import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { type ExitFacts, exitStep } from './exitStep'

const facts: ExitFacts = {
  deposited: ready({ wei: 5n, usd: new Decimal(5) }),
  pending: ready({ wei: 2n, usd: new Decimal(2) }),
  outcome: 'unknown',
}

describe('exitStep', () => {
  it.each<[string, Partial<ExitFacts>, string]>([
    ['rewards would be left behind', {}, 'offer'],
    ['they have no price', { pending: ready({ wei: 2n, usd: undefined }) }, 'offer'],
    ['they are worth less than a cent', { pending: ready({ wei: 2n, usd: new Decimal('0.009') }) }, 'none'],
    ['nothing is pending', { pending: ready({ wei: 0n, usd: new Decimal(0) }) }, 'none'],
    ['it is not known what is pending', { pending: LOADING }, 'none'],
    ['there is no deposit', { deposited: ready({ wei: 0n, usd: new Decimal(0) }) }, 'none'],
    ['the compound is on its way', { outcome: 'pending' }, 'waiting'],
    [
      'the compound came through',
      { outcome: 'succeeded', pending: ready({ wei: 0n, usd: new Decimal(0) }) },
      'withdraw',
    ],
    ['the compound failed', { outcome: 'failed' }, 'offer'],
    ['all was withdrawn in one', { outcome: 'succeeded', deposited: ready({ wei: 0n, usd: new Decimal(0) }) }, 'none'],
  ])('%s', (_name, change, step) => {
    expect(exitStep({ ...facts, ...change })).toBe(step)
  })
})
