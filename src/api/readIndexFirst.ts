import { ServiceError } from './fetchJson'

/**
 * Reads what both an index and the chain know from the index, which is faster, and from the chain if the index fails.
 * @param readIndex undefined without an index; it returns undefined if the index does not know enough
 * @throws what `readChain` throws
 */
export async function readIndexFirst<T>(
  readIndex: (() => Promise<T | undefined>) | undefined,
  readChain: () => Promise<T>,
): Promise<T> {
  try {
    const indexed = await readIndex?.()
    if (indexed !== undefined) return indexed
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
  }
  return readChain()
}
