import type { Inscription, InscriptionBalance } from '@/api/inscriptions/parse'
import type { TxText } from '@/chain/tx/txRequest'
import type { Operation } from './operation'

/** Data from the indexer; undefined if not available. */
export interface Known {
  readonly list: readonly Inscription[] | undefined
  readonly balances: readonly InscriptionBalance[] | undefined
}

const FULL_PERCENT = 100

function isFullyMinted({ progress, max, minted }: Inscription): boolean {
  if (max !== undefined && minted !== undefined) return minted >= max
  return progress !== undefined && progress >= FULL_PERCENT
}

/** Reasons why an operation would be invalid according to the indexer. */
export function operationWarnings(operation: Operation, { list, balances }: Known): readonly TxText[] {
  const { tick } = operation
  if (tick === '') return []
  const known = list?.find((inscription) => inscription.tick === tick)
  if (operation.op === 'deploy') return deployWarnings(operation, known)
  if (operation.amt === '') return []
  const amt = BigInt(operation.amt)
  if (amt === 0n) return [{ key: 'inscription.warn.zero' }]
  if (list !== undefined && known === undefined) return [{ key: 'inscription.warn.unknown', values: { tick } }]
  if (operation.op === 'mint') return known === undefined ? [] : mintWarnings(amt, known)
  const held = balances?.find((balance) => balance.tick === tick)?.amount ?? 0n
  return balances !== undefined && amt > held
    ? [{ key: 'inscription.warn.notHeld', values: { tick, held: held.toString() } }]
    : []
}

function mintWarnings(amt: bigint, known: Inscription): readonly TxText[] {
  if (isFullyMinted(known)) return [{ key: 'inscription.warn.full', values: { tick: known.tick } }]
  const isOver = known.lim !== undefined && amt > known.lim
  return isOver ? [{ key: 'inscription.warn.overLimit', values: { lim: String(known.lim) } }] : []
}

function deployWarnings(
  { tick, max, lim }: Operation & { op: 'deploy' },
  known: Inscription | undefined,
): readonly TxText[] {
  const warnings: TxText[] = known === undefined ? [] : [{ key: 'inscription.warn.deployed', values: { tick } }]
  if (max === '' || lim === '') return warnings
  if (BigInt(max) === 0n || BigInt(lim) === 0n) warnings.push({ key: 'inscription.warn.zero' })
  else if (BigInt(lim) > BigInt(max)) warnings.push({ key: 'inscription.warn.limOverMax' })
  return warnings
}
