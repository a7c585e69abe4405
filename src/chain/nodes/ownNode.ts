import { readStored, removeStored, writeStored } from '@/platform/storage'

const STORAGE_KEY = 'ownNode'
/** Encrypted, or on this machine; with no password in it, which would stand in plain text in the storage. */
const NODE_URL = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s@]{1,250}$/

/** Whether something may be the URL of a user's own node. */
export function isNodeUrl(raw: unknown): raw is string {
  return typeof raw === 'string' && NODE_URL.test(raw)
}

/** The URL of the user's own node, where there is one. */
export function readOwnNode(): string | undefined {
  return readStored(STORAGE_KEY, (raw) => (isNodeUrl(raw) ? raw : undefined))
}

export function keepOwnNode(url: string | undefined): void {
  if (url === undefined) removeStored(STORAGE_KEY)
  else writeStored(STORAGE_KEY, url)
}
