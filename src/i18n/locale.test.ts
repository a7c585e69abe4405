import { describe, expect, it } from 'vitest'
import { directionOf } from './locale'

describe('directionOf', () => {
  it.each([
    ['ar-SA', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['en-US', 'ltr'],
    ['arn-CL', 'ltr'],
  ])('%s is %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction)
  })
})
