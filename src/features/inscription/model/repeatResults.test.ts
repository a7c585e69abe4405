import { describe, expect, it } from 'vitest'
import { countResults } from './repeatResults'

describe('countResults', () => {
  it('counts declines as failures, and what is open as neither', () => {
    expect(countResults([{ status: 'sent' }, undefined, { status: 'rejected' }, { status: 'failed' }])).toEqual({
      sent: 1,
      failed: 2,
      isDone: false,
    })
    expect(countResults([{ status: 'sent' }, { status: 'sent' }])).toEqual({ sent: 2, failed: 0, isDone: true })
  })
})
