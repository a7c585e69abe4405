import { expect, it } from 'vitest'
import { nodeStatusView } from './nodeStatusView'

const latest = { number: 7, timestampSec: 1_000 }
const agreement = 'agreed'

it.each([
  ['before the first block', { hasFailed: false }, 1_000, { kind: 'connecting' }],
  ['with a new block', { latest, hasFailed: false }, 1_003, { kind: 'good', block: 7, ageSec: 3, agreement }],
  [
    'with a block of a minute ago',
    { latest, hasFailed: false },
    1_060,
    { kind: 'good', block: 7, ageSec: 60, agreement },
  ],
  ['with an old block', { latest, hasFailed: false }, 1_061, { kind: 'late', block: 7, ageSec: 61, agreement }],
  ['with a clock that is slow', { latest, hasFailed: false }, 900, { kind: 'good', block: 7, ageSec: 0, agreement }],
  ['while no node answers', { latest, hasFailed: true }, 1_003, { kind: 'down' }],
] as const)('%s', (_what, block, nowSec, view) => {
  expect(nodeStatusView(block, agreement, nowSec * 1000)).toEqual(view)
})

it('while nodes disagree, unless none responds', () => {
  expect(nodeStatusView({ latest, hasFailed: false }, 'disputed', 1_003_000)).toEqual({ kind: 'disputed' })
  expect(nodeStatusView({ latest, hasFailed: true }, 'disputed', 1_003_000)).toEqual({ kind: 'down' })
})
