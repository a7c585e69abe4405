import type { TxRequest } from '@/chain/tx/txRequest'
import type { SaleShares } from '@/domain/nft-market/tradeReads'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { combineLoadables, type Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import type { TypedPrice } from './tradeForms'

export interface BulkListFacts {
  readonly walletStatus: WalletSession['status']
  /** In the order of the NFTs, as the reads. */
  readonly prices: readonly TypedPrice[]
  readonly shares: Loadable<readonly (SaleShares | undefined)[]>
  readonly approvals: Loadable<readonly boolean[]>
  readonly listable: Loadable<readonly boolean[]>
  /** Whether the wallet approves and lists in one confirmation. */
  readonly canBatch: boolean
  /** Of the first collection that the market may not take from yet. */
  readonly approval: { readonly request: TxRequest; readonly isPending: boolean } | undefined
  /** NFTs that are still to be listed. */
  readonly count: number
}

/** The form that lists several NFTs. */
export function deriveBulkListForm(facts: BulkListFacts): FormState<'list'> {
  const { walletStatus, prices, shares, approvals, listable, canBatch, approval, count } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (prices.some(({ status }) => status === 'empty')) return { status: 'empty', text: { key: 'nftTrade.bulk.enter' } }
  const wrong = prices.find((price) => price.status === 'invalid')
  if (wrong?.status === 'invalid') return { status: 'invalid', text: wrong.text }
  const read = combineLoadables([shares, approvals, listable])
  if (read.status === 'failed') return { status: 'invalid', text: { key: 'nftTrade.unread' } }
  if (read.status === 'loading') return { status: 'invalid', text: { key: 'nftTrade.checking' } }
  const [fees, , eligible] = read.value
  if (eligible.includes(false)) return { status: 'invalid', text: { key: 'nftTrade.ineligible' } }
  if (fees.includes(undefined)) return { status: 'invalid', text: { key: 'nftTrade.closed' } }
  if (count === 0) return { status: 'empty', text: { key: 'nftTrade.pending' } }
  const text = { key: 'nftTrade.sell.submit' }
  if (approval !== undefined && !canBatch) return { status: 'needsApproval', ...approval, next: { text } }
  return { status: 'ready', request: 'list', text }
}
