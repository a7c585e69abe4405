import type { Requote, TxAmount, TxPreview, TxRequest } from '@/chain/tx/txRequest'
import type { InboxItem } from './item'

/** An item that can be claimed. */
export type ClaimItem = InboxItem & { readonly claim: TxRequest }

export function isClaim(item: InboxItem): item is ClaimItem {
  return item.claim !== undefined
}

/** Claims of one batch: each takes up to a few hundred thousand gas, and wallets limit the calls of a batch. */
export const BATCH_SIZE = 10

const keyOf = ({ token }: TxAmount) => token.toLowerCase()

/** Amounts of the same token as one; guaranteed only if all of them are. */
function sumReceived(requests: readonly TxRequest[]): TxPreview['receives'] {
  const sums = new Map<string, TxPreview['receives'][number]>()
  for (const amount of requests.flatMap(({ preview }) => preview?.receives ?? [])) {
    const known = sums.get(keyOf(amount))
    sums.set(
      keyOf(amount),
      known?.amountWei === undefined || amount.amountWei === undefined
        ? (known ?? amount)
        : {
            ...known,
            amountWei: known.amountWei + amount.amountWei,
            isGuaranteed: known.isGuaranteed && amount.isGuaranteed,
          },
    )
  }
  return [...sums.values()]
}

/** Leaves out what was claimed meanwhile, with which the whole batch would revert. */
function requoteBatch(requests: readonly TxRequest[]): Requote {
  return async (client, from) => {
    const quotes = await Promise.all(
      requests.map(
        async (request) => request.requote?.(client, from, { request }) ?? { status: 'offered', offer: { request } },
      ),
    )
    const left = quotes.flatMap((quote) =>
      quote.status === 'offered' && 'fn' in quote.offer.request ? [quote.offer.request] : [],
    )
    const [first, ...others] = left
    return first === undefined
      ? { status: 'refused', title: { key: 'inbox.tx.nothing' }, text: { key: 'inbox.tx.nothing.body' } }
      : { status: 'offered', offer: { request: batchTx([first, ...others]) } }
  }
}

/** Several claims in one atomic batch; only for wallets with EIP-5792. */
export function batchTx(requests: readonly [TxRequest, ...TxRequest[]]): TxRequest {
  const [first, ...others] = requests
  const values = { count: String(requests.length) }
  return {
    ...first,
    summary: { key: 'inbox.tx.batch', values },
    success: { key: 'inbox.tx.batch.success', values },
    failure: { key: 'inbox.tx.batch.failure' },
    touches: [...new Set(requests.flatMap(({ touches }) => touches))],
    before: others,
    preview: { sends: [], receives: sumReceived(requests) },
    requote: requoteBatch(requests),
  }
}
