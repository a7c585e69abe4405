import type { AnyTxRequest, Requote } from '@/chain/tx/txRequest'

/**
 * The requote function of a request, including its preceding calls. If those are quoted as well, the approvals that the
 * form added to them are kept.
 */
export function requoteOf(asked: AnyTxRequest): Requote | undefined {
  if ('data' in asked || asked.requote === undefined) return undefined
  const { requote, before } = asked
  if (before === undefined) return requote
  const approvals = before.filter(({ approval }) => approval !== undefined)
  return async (client, from, agreed) => {
    const quote = await requote(client, from, agreed)
    if (quote.status !== 'offered' || 'data' in quote.offer.request) return quote
    const { before: quoted, ...request } = quote.offer.request
    const calls = quoted && [...quoted, ...approvals.filter((call) => !quoted.includes(call))]
    return { status: 'offered', offer: { request: { ...request, before: calls ?? before } } }
  }
}
