import { expect, it } from 'vitest'
import { otherFailure } from './otherFailure'

it.each([
  ['an error', new TypeError('Already processing'), 'TypeError', 'Already processing'],
  ['a plain object', { code: -32002, message: 'Plain' }, 'Error', 'Plain'],
  ['a text', 'boom', 'Error', 'boom'],
  ['nothing', undefined, 'Error', ''],
  ['what is no text', { name: 7, message: { toString: (): string => 'boom' } }, 'Error', ''],
  ['what hides and turns letters', { name: 'Wal\u202elet', message: 'line\nline\u2066' }, 'Wal let', 'line line'],
])('shows the displayable part of %s', (_what, thrown, name, message) => {
  expect(otherFailure(thrown)).toEqual({ kind: 'other', name, message })
})

it('limits the length', () => {
  const failure = otherFailure({ name: 'n'.repeat(1_000), message: 'm'.repeat(1_000_000) })
  expect(failure).toEqual({ kind: 'other', name: 'n'.repeat(40), message: 'm'.repeat(200) })
})
