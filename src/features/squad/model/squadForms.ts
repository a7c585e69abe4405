import type { TxText } from '@/chain/tx/txRequest'
import { type PurchaseLimit, purchaseRoom, type SquadAccount, type SquadSale } from '@/domain/squad/sale'
import type { SquadEdition } from '@/domain/squad/squad'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { combineLoadables, type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { buyTicketsTx } from './squadTx'

export interface BuyFacts {
  readonly walletStatus: WalletSession['status']
  readonly edition: SquadEdition
  readonly sale: Loadable<SquadSale>
  readonly own: Loadable<SquadAccount>
  /** Of the account, in base units. */
  readonly balance: Loadable<bigint>
  readonly typed: string
  readonly approval: Approval
}

const MAX_DIGITS = 5

/** A typed number of tickets; 0 for anything else. */
export function ticketCount(typed: string): number {
  return new RegExp(`^[0-9]{1,${MAX_DIGITS}}$`).test(typed) ? Number(typed) : 0
}

const invalid = (key: string, values?: TxText['values']): FormState => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})

/** The text that says why an account can't buy more tickets. */
export function limitText(
  limit: PurchaseLimit,
  { edition, sale }: { readonly edition: SquadEdition; readonly sale: SquadSale },
): TxText {
  const values = {
    asset: edition.token.symbol,
    max: String(limit === 'transaction' ? sale.maxPerTransaction : sale.maxPerAddress),
  }
  return { key: `squad.limit.${limit}`, values }
}

/** The form of a purchase, in the presale or in the sale. */
export function deriveBuyForm({ walletStatus, edition, sale, own, balance, typed, approval }: BuyFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const all = combineLoadables([sale, own, balance])
  if (all.status === 'failed') return invalid('squad.unread')
  const known = valueOf(all)
  if (known === undefined) return invalid('squad.checking')
  const [terms, account, balanceWei] = known
  const room = purchaseRoom(terms, account, balanceWei)
  const { key, values } = limitText(room.limit, { edition, sale: terms })
  if (room.count === 0) return invalid(key, values)
  const count = ticketCount(typed)
  if (count === 0) return { status: 'empty', text: { key: 'squad.buy.enter' } }
  if (count > room.count) return invalid(key, values)
  const phase = terms.status === 'presale' ? 'presale' : 'sale'
  const buy = {
    request: buyTicketsTx({ edition, phase, count, costWei: BigInt(count) * terms.priceWei }),
    text: { key: 'squad.buy.submit' },
  }
  return approvalForm(approval, { key: 'squad.checking' }, buy) ?? { status: 'ready', ...buy }
}
