import type { AnyTxRequest, Requote } from '@/chain/tx/txRequest'

/** The requote function of a request, including its preceding calls unless it quotes those as well. */
export function requoteOf(asked: AnyTxRequest): Requote | undefined {
  if ('data' in asked || asked.requote === undefined) return undefined
  const { requote, before } = asked
  if (before === undefined) return requote
  return async (client, from, agreed) => {
    const quote = await requote(client, from, agreed)
    return quote.status === 'offered'
      ? { status: 'offered', offer: { request: { before, ...quote.offer.request } } }
      : quote
  }
}
