import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOrMake, stateFileOf } from './fileCache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('readOrMake', () => {
  it('makes a file once, while others wait for it', async () => {
    let made = 0
    const file = join(folder, 'deep', 'thing-abc.json')
    const make = async () => {
      made += 1
      await new Promise((resolve) => setImmediate(resolve))
      return 'text'
    }
    await Promise.all([readOrMake(file, make), readOrMake(file, make), readOrMake(file, make)])
    expect(made).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('text')
    expect(readdirSync(join(folder, 'deep'))).toEqual(['thing-abc.json'])
  })

  it('lets the next one try where making it failed', async () => {
    const file = join(folder, 'thing-abc.json')
    await expect(readOrMake(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await readOrMake(file, () => Promise.resolve('second'))
    expect(readFileSync(file, 'utf8')).toBe('second')
  })

  it('takes over from a process that died', async () => {
    const file = join(folder, 'thing-abc.json')
    // No process has this number: it is above what systems give.
    writeFileSync(`${file}.lock`, '999999999')
    await readOrMake(file, () => Promise.resolve('mine'))
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('removes old versions of the same thing, with their states', async () => {
    for (const version of ['a', 'b', 'c', 'd', 'e']) {
      const file = join(folder, `thing-${version}.json`)
      await readOrMake(file, () => {
        writeFileSync(stateFileOf(file), '')
        return Promise.resolve('')
      })
    }
    writeFileSync(join(folder, 'other-a.json'), '')
    expect(existsSync(join(folder, 'thing-e.json'))).toBe(true)
    expect(readdirSync(folder).filter((name) => name.startsWith('thing-'))).toHaveLength(6)
  })
})
