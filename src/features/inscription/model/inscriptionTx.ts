import type { DataTxRequest } from '@/chain/txRequest'
import type { Address, Hex } from '@/lib/hex'

/** The longest piece of inscribed data that is repeated in a text, in characters. */
const MAX_SHOWN = 160

/** Data as it stands in texts, which are kept: long data is cut, and never within a character. */
export function shownData(text: string): string {
  const characters = Array.from(text.slice(0, MAX_SHOWN * 2))
  return characters.length > MAX_SHOWN || text.length > MAX_SHOWN * 2 ? `${characters.slice(0, MAX_SHOWN).join('')}…` : text
}

/** @param text what the data is called in texts: the text that it spells, or its hex */
export function inscriptionTx(to: Address, data: Hex, text: string): DataTxRequest {
  const values = { data: shownData(text) }
  return {
    to,
    data,
    gas: { margin: 1.1 },
    summary: { key: 'inscription.tx.summary', values },
    success: { key: 'inscription.tx.success', values },
    failure: { key: 'inscription.tx.failure' },
    touches: [],
  }
}
