import { readStored, removeStored, writeStored } from '@/platform/storage'

const STORAGE_KEY = 'ownNode'
/** https, or localhost. URLs with credentials are rejected, because they would be stored in plain text. */
const NODE_URL = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s@]{1,250}$/

/** Whether a value may be the URL of a custom RPC node. */
export function isNodeUrl(raw: unknown): raw is string {
  return typeof raw === 'string' && NODE_URL.test(raw)
}

/** The stored URL of the user's own node, if any. */
export function readOwnNode(): string | undefined {
  return readStored(STORAGE_KEY, (raw) => (isNodeUrl(raw) ? raw : undefined))
}

/** Stores the URL of the user's own node; undefined removes it. */
export function keepOwnNode(url: string | undefined): void {
  if (url === undefined) removeStored(STORAGE_KEY)
  else writeStored(STORAGE_KEY, url)
}
