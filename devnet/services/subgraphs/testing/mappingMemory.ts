import { createConstants, MappingMemory } from '../mappingMemory.ts'

const SIZE = 1_000_000
const ALIGNMENT = 16

/** A mapping's memory without a mapping. */
export function createMemory(): { readonly memory: MappingMemory; readonly buffer: ArrayBuffer } {
  const buffer = new ArrayBuffer(SIZE)
  let next = ALIGNMENT
  const memory = new MappingMemory(
    {
      buffer: () => buffer,
      allocate(size) {
        const start = next
        next = Math.ceil((start + size) / ALIGNMENT) * ALIGNMENT
        return start
      },
      idOfType: (type) => type,
    },
    createConstants(),
  )
  memory.refresh()
  return { memory, buffer }
}
