import * as v from 'valibot'
import { createExternalStore } from '@/lib/externalStore'
import type { Address } from '@/lib/hex'
import { countSchema, parseOr } from '@/lib/schema'
import { readStored, writeStored } from '@/platform/storage'

const lookSchema = v.object({ count: countSchema, atMs: countSchema })

/** What the inbox of an account had when it was last opened here. */
export type LastLook = v.InferOutput<typeof lookSchema>

const keyOf = (chainId: number, account: Address) => `inbox:${chainId}:${account.toLowerCase()}`

/** Changes with each look, so that the bell follows an open inbox. */
export const looks = createExternalStore(0)

/** The last look at an inbox; undefined if there was none here. */
export function readLook(chainId: number, account: Address): LastLook | undefined {
  return readStored(keyOf(chainId, account), (raw) => parseOr(lookSchema, raw))
}

/** Keeps how much an inbox has. */
export function keepLook(chainId: number, account: Address, look: LastLook): void {
  if (writeStored(keyOf(chainId, account), look)) looks.set(looks.getSnapshot() + 1)
}
