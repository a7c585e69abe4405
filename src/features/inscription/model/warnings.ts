import type { Inscription, InscriptionBalance } from '@/api/inscriptions/parse'
import type { TxText } from '@/chain/tx/txRequest'
import type { Operation } from './operation'
import { formatTickAmount } from './tickAmount'

/** Data from the indexer; undefined if not available. */
export interface Known {
  readonly list: readonly Inscription[] | undefined
  readonly balances: readonly InscriptionBalance[] | undefined
}

const FULL_PERCENT = 100

function isFullyMinted({ progress, max, minted }: Pick<Inscription, 'progress' | 'max' | 'minted'>): boolean {
  if (max !== undefined && minted !== undefined) return minted >= max
  return progress !== undefined && progress >= FULL_PERCENT
}

/** Whether the indexer lists the ticker as deployed. */
export function isTickTaken(tick: string, { list }: Known): boolean {
  return list?.some((inscription) => inscription.tick === tick) ?? false
}

/**
 * Reasons why an operation would be invalid according to the indexer; for a deploy also `isTickTaken`.
 * @param locale of the amounts in the texts
 */
export function operationWarnings(operation: Operation, { list, balances }: Known, locale: string): readonly TxText[] {
  if (operation.op === 'deploy') return deployWarnings(operation)
  const { tick } = operation
  if (tick === '') return []
  const known = list?.find((inscription) => inscription.tick === tick)
  if (operation.amt === '') return []
  const amt = BigInt(operation.amt)
  if (amt === 0n) return [{ key: 'inscription.warn.zero' }]
  if (list !== undefined && known === undefined) return [{ key: 'inscription.warn.unknown', values: { tick } }]
  if (operation.op === 'mint') return known === undefined ? [] : mintWarnings(amt, known, locale)
  const held = balances?.find((balance) => balance.tick === tick)?.amount ?? 0n
  return balances !== undefined && amt > held
    ? [{ key: 'inscription.warn.notHeld', values: { held: formatTickAmount(held, tick, locale) } }]
    : []
}

function mintWarnings(amt: bigint, { tick, lim, ...known }: Inscription, locale: string): readonly TxText[] {
  if (isFullyMinted(known)) return [{ key: 'inscription.warn.full', values: { tick } }]
  return lim !== undefined && amt > lim
    ? [{ key: 'inscription.warn.overLimit', values: { lim: formatTickAmount(lim, tick, locale) } }]
    : []
}

function deployWarnings({ max, lim }: Operation & { op: 'deploy' }): readonly TxText[] {
  if (max === '' || lim === '') return []
  if (BigInt(max) === 0n || BigInt(lim) === 0n) return [{ key: 'inscription.warn.zero' }]
  return BigInt(lim) > BigInt(max) ? [{ key: 'inscription.warn.limOverMax' }] : []
}
