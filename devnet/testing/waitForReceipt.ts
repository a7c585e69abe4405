import { setTimeout as delay } from 'node:timers/promises'
import { WAIT_MS } from '../../scripts/support/limits.mjs'

const POLL_MS = 5
/** Longer than a slow machine needs for a block. */
const LEFT_AFTER_MS = 10_000

/**
 * Waits for a transaction: anvil responds before its block is mined. Sometimes it also leaves one that is ready for the
 * block of the next one (https://github.com/foundry-rs/foundry/issues/10122).
 * @param read its receipt, null while there is none
 * @param mine mines a block
 * @throws if it is not mined in time
 */
export async function waitForReceipt<T>(read: () => Promise<T | null>, mine: () => Promise<unknown>): Promise<T> {
  const startedAt = Date.now()
  let isLeft = false
  while (Date.now() - startedAt < WAIT_MS) {
    const receipt = await read()
    if (receipt !== null) return receipt
    if (!isLeft && Date.now() - startedAt > LEFT_AFTER_MS) {
      isLeft = true
      await mine()
    }
    await delay(POLL_MS)
  }
  throw new Error(`Not mined within ${WAIT_MS / 1000} s`)
}
