import { expect, it } from 'vitest'
import { nodeStatusView } from './nodeStatusView'

const latest = { number: 7, timestampSec: 1_000 }

it.each([
  ['before the first block', { hasFailed: false }, 1_000, { kind: 'connecting' }],
  ['with a new block', { latest, hasFailed: false }, 1_003, { kind: 'good', block: 7, ageSec: 3 }],
  ['with a block of a minute ago', { latest, hasFailed: false }, 1_060, { kind: 'good', block: 7, ageSec: 60 }],
  ['with an old block', { latest, hasFailed: false }, 1_061, { kind: 'late', block: 7, ageSec: 61 }],
  ['with a clock that is slow', { latest, hasFailed: false }, 900, { kind: 'good', block: 7, ageSec: 0 }],
  ['while no node answers', { latest, hasFailed: true }, 1_003, { kind: 'down' }],
] as const)('%s', (_what, block, nowSec, view) => {
  expect(nodeStatusView(block, nowSec * 1000)).toEqual(view)
})
