import type { DataTxRequest, TxText } from '@/chain/tx/txRequest'
import type { Address, Hex } from '@/lib/hex'
import { shortenText } from '@/lib/shortenText'
import type { Operation } from './operation'

/** Maximum characters of data in a stored summary. */
const MAX_SHOWN = 160
/** Maximum characters of data in a title. */
const MAX_TITLE = 60

function operationSummary(operation: Operation): TxText {
  const tick = shortenText(operation.tick, MAX_TITLE)
  if (operation.op === 'deploy') return { key: 'inscription.tx.deploy', values: { tick } }
  return {
    key: operation.op === 'mint' ? 'inscription.tx.mint' : 'inscription.tx.transfer',
    values: { tick, amt: operation.amt },
  }
}

/**
 * @param text the data as shown in texts: decoded, or as hex
 * @param operation decoded operation, if known
 */
export function inscriptionTx(to: Address, data: Hex, text: string, operation?: Operation): DataTxRequest {
  const values = { data: shortenText(text, MAX_SHOWN) }
  return {
    to,
    data,
    gas: { margin: 1.1 },
    summary:
      operation === undefined
        ? { key: 'inscription.tx.summary', values: { data: shortenText(text, MAX_TITLE) } }
        : operationSummary(operation),
    success: { key: 'inscription.tx.success', values },
    failure: { key: 'inscription.tx.failure' },
    touches: [],
  }
}
