import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentId, directoryId } from './contentId.ts'

const entry = (name: string, content: string) => ({
  name,
  digest: createHash('sha256').update(content).digest(),
  size: content.length,
})

// Kubo's ids of an empty raw block and of an empty directory.
it('identifies contents and directories as IPFS does', () => {
  expect(contentId('')).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku')
  expect(directoryId([])).toBe('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354')
})

it('identifies a directory by its files, in any order', () => {
  const files = [entry('0', 'a'), entry('10', 'b'), entry('2', 'c')]
  expect(directoryId(files)).toBe(directoryId([...files].reverse()))
  for (const other of [entry('2', 'd'), entry('3', 'c')])
    expect(directoryId([...files.slice(0, 2), other])).not.toBe(directoryId(files))
})
