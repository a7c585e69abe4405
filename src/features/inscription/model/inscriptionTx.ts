import type { DataTxRequest, TxText } from '@/chain/tx/txRequest'
import type { Address, Hex } from '@/lib/hex'
import { shortenText } from '@/lib/shortenText'
import type { Operation } from './operation'

/** The longest piece of inscribed data that is repeated in a text, in characters: texts are kept. */
const MAX_SHOWN = 160
/** The same where it is a title. */
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
 * @param text what the data is called in texts: the text that it spells, or its hex
 * @param operation what it does, where that is known
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
