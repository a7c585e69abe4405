import { describe, expect, it } from 'vitest'
import { type DayRow, groupCloses, readAllDayRows } from './dayCloses'
import { ServiceError } from './fetchJson'

const DAY = 86_400
const row = (of: string, day: number, value: number): DayRow<number> => ({
  id: `${of}-${String(day).padStart(5, '0')}`,
  of,
  dateSec: day * DAY,
  value,
})

describe('readAllDayRows', () => {
  it('continues after the last id of a full page', async () => {
    const all = Array.from({ length: 1_500 }, (_, day) => row('a', day, day))
    const asked: string[] = []
    const rows = await readAllDayRows((after) => {
      asked.push(after)
      return Promise.resolve(all.filter(({ id }) => id > after).slice(0, 1_000))
    })
    expect(asked).toEqual(['', 'a-00999'])
    expect(rows).toEqual(all)
  })

  it('rejects a list that never ends, and one whose later page fails: a part would be a wrong total', async () => {
    const page = (start: number) => Array.from({ length: 1_000 }, (_, index) => row('a', start + index, 1))
    let calls = 0
    await expect(readAllDayRows(() => Promise.resolve(page(calls++ * 1_000)))).rejects.toThrow(ServiceError)
    expect(calls).toBe(10)
    await expect(
      readAllDayRows((after) => (after === '' ? Promise.resolve(page(0)) : Promise.reject(new ServiceError('down')))),
    ).rejects.toThrow(ServiceError)
  })
})

describe('groupCloses', () => {
  it('sorts the days of each, and counts a day once', () => {
    const closes = groupCloses([row('b', 2, 20), row('a', 3, 3), row('a', 1, 1), row('a', 3, 99)])
    expect([...closes]).toEqual([
      ['b', [{ dateSec: 2 * DAY, value: 20 }]],
      [
        'a',
        [
          { dateSec: DAY, value: 1 },
          { dateSec: 3 * DAY, value: 3 },
        ],
      ],
    ])
  })
})
