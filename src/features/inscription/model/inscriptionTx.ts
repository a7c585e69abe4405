import type { DataTxRequest, TxText } from '@/chain/tx/txRequest'
import { formatAmount } from '@/lib/amount'
import type { Address, Hex } from '@/lib/hex'
import { shortenText } from '@/lib/shortenText'
import { type Operation, operationData, operationText } from './operation'

/** Maximum characters of data in a stored summary. */
const MAX_SHOWN = 160
/** Maximum characters of data in a title. */
const MAX_TITLE = 60

function operationSummary(operation: Operation, locale: string): TxText {
  const tick = shortenText(operation.tick, MAX_TITLE)
  if (operation.op === 'deploy') return { key: 'inscription.tx.deploy', values: { tick } }
  return {
    key: operation.op === 'mint' ? 'inscription.tx.mint' : 'inscription.tx.transfer',
    values: { tick, amt: formatAmount(BigInt(operation.amt), 0, { locale }) },
  }
}

/**
 * @param text the data as shown in texts: decoded, or as hex
 * @param summary what it is called; by default the data
 */
export function inscriptionTx(
  to: Address,
  data: Hex,
  text: string,
  summary: TxText = { key: 'inscription.tx.summary', values: { data: shortenText(text, MAX_TITLE) } },
): DataTxRequest {
  return {
    to,
    data,
    gas: { margin: 1.1 },
    summary,
    success: { key: 'inscription.tx.success', values: { data: shortenText(text, MAX_SHOWN) } },
    failure: { key: 'inscription.tx.failure' },
    touches: [],
  }
}

/** @param locale of the amount in its summary */
export function operationTx(to: Address, operation: Operation, locale: string): DataTxRequest {
  return inscriptionTx(to, operationData(operation), operationText(operation), operationSummary(operation, locale))
}
