import * as v from 'valibot'
import type { Area, World } from '../area'
import { isConsistent, type TxState } from '../figures'
import type { Finding } from '../walk'

/** The part of a stored record that determines the transaction's state. */
const recordSchema = v.object({
  hash: v.string(),
  batchId: v.optional(v.string()),
  receipt: v.optional(v.object({ status: v.number(), transactionHash: v.string() })),
  ending: v.optional(
    v.object({ kind: v.picklist(['replaced', 'cancelled', 'dropped']), hash: v.optional(v.string()) }),
  ),
})
type TxRecord = v.InferOutput<typeof recordSchema>

const storedSchema = v.record(v.string(), v.string())
const byHashSchema = v.record(v.string(), recordSchema)

/** The stored transactions of the site's chain. */
async function storedRecords({ devnet, tab }: World): Promise<readonly TxRecord[]> {
  const text = await tab.page.evaluate(() => localStorage.getItem('persist:transactions'))
  if (text === null) return []
  const ofChain = v.parse(storedSchema, JSON.parse(text))[String(devnet.chainId)]
  return ofChain === undefined ? [] : Object.values(v.parse(byHashSchema, JSON.parse(ofChain)))
}

function stateOf({ receipt, ending }: TxRecord): TxState {
  if (receipt !== undefined) return receipt.status === 1 ? 'succeeded' : 'reverted'
  return ending?.kind ?? 'pending'
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const records = await storedRecords(world)
  for (const hash of world.sent.keys()) {
    // The user may have cleared it from the list later.
    if (world.stored.has(hash)) continue
    if (records.some((record) => record.hash === hash)) world.stored.add(hash)
    else findings.push({ invariant: 'transaction', subject: 'not stored', detail: `${hash} was sent but not stored` })
  }
  for (const record of records) {
    if (record.batchId !== undefined) continue
    const { hash } = record
    const state = stateOf(record)
    // The app asks for a receipt again when a block arrives.
    if (state === 'pending' && world.isPaused) continue
    const other = record.receipt?.transactionHash ?? record.ending?.hash ?? hash
    const own = await world.truth.txStanding(hash)
    const standing = other.toLowerCase() === hash.toLowerCase() ? undefined : await world.truth.txStanding(other)
    if (!isConsistent(state, own, standing)) {
      const detail = `${hash}: the app says ${state}, the chain ${own}${standing === undefined ? '' : `, and ${standing} of ${other}`}`
      findings.push({ invariant: 'transaction', subject: `${state}, ${own}`, detail })
    }
  }
  return findings
}

/** The stored state of every transaction is consistent with the chain. */
export const transactionsArea: Area = { actions: [], findContradictions }
