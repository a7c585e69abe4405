import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOrCreate, stateFileOf } from './fileCache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('readOrCreate', () => {
  it('creates a file once while other callers wait', async () => {
    let made = 0
    const file = join(folder, 'deep', 'thing-abc.json')
    const create = async () => {
      made += 1
      await new Promise((resolve) => setImmediate(resolve))
      return 'text'
    }
    await Promise.all([readOrCreate(file, create), readOrCreate(file, create), readOrCreate(file, create)])
    expect(made).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('text')
    expect(readdirSync(join(folder, 'deep'))).toEqual(['thing-abc.json'])
  })

  it('retries after a failed attempt', async () => {
    const file = join(folder, 'thing-abc.json')
    await expect(readOrCreate(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await readOrCreate(file, () => Promise.resolve('second'))
    expect(readFileSync(file, 'utf8')).toBe('second')
  })

  it('takes over the lock of a dead process', async () => {
    const file = join(folder, 'thing-abc.json')
    // Above the highest pid of any system.
    writeFileSync(`${file}.lock`, '999999999')
    await readOrCreate(file, () => Promise.resolve('mine'))
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('removes old versions of a file and their states', async () => {
    for (const version of ['a', 'b', 'c', 'd', 'e']) {
      const file = join(folder, `thing-${version}.json`)
      await readOrCreate(file, () => {
        writeFileSync(stateFileOf(file), '')
        return Promise.resolve('')
      })
    }
    writeFileSync(join(folder, 'other-a.json'), '')
    expect(existsSync(join(folder, 'thing-e.json'))).toBe(true)
    expect(readdirSync(folder).filter((name) => name.startsWith('thing-'))).toHaveLength(6)
  })
})
