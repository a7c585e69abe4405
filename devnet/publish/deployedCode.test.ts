import { expect, it } from 'vitest'
import { isCodeOf } from './deployedCode.ts'

const HEAD = '6080604052348015600e575f5ffd5b50600436106026'
const word = 'ab'.repeat(32)
const creation = (runtime: string) => `0x60aa60bb${runtime}${'00'.repeat(4)}`

it('accepts the code that the creation code contains', () => {
  expect(isCodeOf(`0x${HEAD}6001`, creation(`${HEAD}6001`))).toBe(true)
})

it('accepts values that the constructor has written', () => {
  const runtime = `${HEAD}7f${'00'.repeat(32)}6001`
  expect(isCodeOf(`0x${HEAD}7f${word}6001`, creation(runtime))).toBe(true)
  // An address leaves zeros at the start of its word.
  expect(isCodeOf(`0x${HEAD}7f${'00'.repeat(12)}${'cd'.repeat(20)}6001`, creation(runtime))).toBe(true)
})

it('refuses another instruction, a value outside a word, other lengths and no code', () => {
  expect(isCodeOf(`0x${HEAD}6002`, creation(`${HEAD}6001`))).toBe(false)
  expect(isCodeOf(`0x${HEAD}60ff6001`, creation(`${HEAD}60006001`))).toBe(false)
  expect(isCodeOf(`0x${HEAD}${'6001'.repeat(20)}`, creation(`${HEAD}6001`))).toBe(false)
  expect(isCodeOf('0x', creation(`${HEAD}6001`))).toBe(false)
})
