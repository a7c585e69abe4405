import * as v from 'valibot'
import type { Area, World } from '../area'
import { agrees, type TxState } from '../figures'
import type { Finding } from '../walk'

/** What of a kept record says how its transaction stands. */
const recordSchema = v.object({
  hash: v.string(),
  batchId: v.optional(v.string()),
  receipt: v.optional(v.object({ status: v.number(), transactionHash: v.string() })),
  ending: v.optional(
    v.object({ kind: v.picklist(['replaced', 'cancelled', 'dropped']), hash: v.optional(v.string()) }),
  ),
})
type TxRecord = v.InferOutput<typeof recordSchema>

const keptSchema = v.record(v.string(), v.string())
const byHashSchema = v.record(v.string(), recordSchema)

/** What the app keeps of the transactions of the site's chain; none before the first. */
async function keptRecords({ devnet, tab }: World): Promise<readonly TxRecord[]> {
  const text = await tab.page.evaluate(() => localStorage.getItem('persist:transactions'))
  if (text === null) return []
  const ofChain = v.parse(keptSchema, JSON.parse(text))[String(devnet.chainId)]
  return ofChain === undefined ? [] : Object.values(v.parse(byHashSchema, JSON.parse(ofChain)))
}

function stateOf({ receipt, ending }: TxRecord): TxState {
  if (receipt !== undefined) return receipt.status === 1 ? 'succeeded' : 'reverted'
  return ending?.kind ?? 'pending'
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const records = await keptRecords(world)
  for (const hash of world.sent.keys()) {
    // The user may clear one that was kept.
    if (world.kept.has(hash)) continue
    if (records.some((record) => record.hash === hash)) world.kept.add(hash)
    else findings.push({ invariant: 'transaction', subject: 'not kept', detail: `${hash} was sent, and is not kept` })
  }
  for (const record of records) {
    if (record.batchId !== undefined) continue
    const { hash } = record
    const state = stateOf(record)
    const other = record.receipt?.transactionHash ?? record.ending?.hash ?? hash
    const own = await world.truth.txStanding(hash)
    const standing = other.toLowerCase() === hash.toLowerCase() ? undefined : await world.truth.txStanding(other)
    if (!agrees(state, own, standing)) {
      const detail = `${hash}: the app says ${state}, the chain ${own}${standing === undefined ? '' : `, and ${standing} of ${other}`}`
      findings.push({ invariant: 'transaction', subject: `${state}, ${own}`, detail })
    }
  }
  return findings
}

/** Everything that was sent ends as it does on the chain. */
export const transactionsArea: Area = { actions: [], findContradictions }
