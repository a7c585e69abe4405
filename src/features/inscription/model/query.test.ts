import { describe, expect, it } from 'vitest'
import { FORMS, readForm, readInscriptionQuery, writeForm } from './query'

describe('readInscriptionQuery', () => {
  it.each([
    ['', 'cros', '1000'],
    ['tick=sun&amt=5', 'sun', '5'],
    ['tick=sun', 'sun', '1000'],
    ['amt=007', 'cros', '007'],
    ['tick=&amt=', 'cros', '1000'],
    ['amt=-5', 'cros', '1000'],
    ['amt=1e3', 'cros', '1000'],
    ['amt=1%205', 'cros', '1000'],
    ['amt=%D9%A1', 'cros', '1000'],
    [`amt=${'9'.repeat(80)}`, 'cros', '1000'],
    ['tick=%F0%9F%98%80', '😀', '1000'],
  ])('%j', (query, tick, amt) => {
    expect(readInscriptionQuery(new URLSearchParams(query))).toEqual({ tick, amt })
  })
})

describe('the form in the URL', () => {
  it('is read, and mint by default', () => {
    expect(readForm(new URLSearchParams(''))).toBe('mint')
    expect(readForm(new URLSearchParams('tab=__proto__'))).toBe('mint')
    for (const id of FORMS) expect(readForm(writeForm(new URLSearchParams('tick=sun'), id))).toBe(id)
  })

  it('leaves the rest of the query', () => {
    expect(writeForm(new URLSearchParams('tick=sun&amt=5'), 'deploy').toString()).toBe('tick=sun&amt=5&tab=deploy')
    expect(writeForm(new URLSearchParams('tick=sun&tab=deploy'), 'mint').toString()).toBe('tick=sun')
  })
})
