import { expect, it } from 'vitest'
import { testPool } from '../testing/info'
import { topRows } from './topRows'

it('ranks only what can be trusted, thirty at most', () => {
  const trusted = Array.from({ length: 40 }, () => testPool('1'))
  const doubtful = testPool('2', { doubts: ['uneven'] })
  expect(topRows([doubtful, ...trusted])).toEqual(trusted.slice(0, 30))
})
