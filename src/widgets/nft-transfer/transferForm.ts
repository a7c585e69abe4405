import type { TxRequest } from '@/chain/tx/txRequest'
import type { TypedRecipient } from '@/domain/known-address/recipient'
import { type NftTransfer, transferNftTx } from '@/domain/nft-market/marketTx'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { type Address, isSameAddress } from '@/lib/hex'
import type { WalletSession } from '@/wallet/session'

/** A recipient of NFTs: neither the sender, nor a collection, which could not use them. */
export function checkNftRecipient(
  recipient: TypedRecipient,
  sender: Address | undefined,
  collections: readonly Address[],
): TypedRecipient | { readonly status: 'own' } {
  if (!('address' in recipient)) return recipient
  const { address } = recipient
  if (sender !== undefined && isSameAddress(address, sender)) return { status: 'own' }
  return collections.some((collection) => isSameAddress(collection, address)) ? { status: 'invalid' } : recipient
}

export interface TransferFacts<T> {
  readonly walletStatus: WalletSession['status']
  readonly recipient: ReturnType<typeof checkNftRecipient>
  readonly requestOf: (to: Address) => T
}

/** The form of a transfer of NFTs. */
export function deriveTransferForm<T = TxRequest>({
  walletStatus,
  recipient,
  requestOf,
}: TransferFacts<T>): FormState<T> {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  switch (recipient.status) {
    case 'empty':
      return { status: 'empty', text: { key: 'nftTrade.transfer.enter' } }
    case 'invalid':
      return { status: 'invalid', text: { key: 'nftTrade.transfer.invalid' } }
    case 'own':
      return { status: 'invalid', text: { key: 'nftTrade.transfer.own' } }
    case 'lookalike':
      return { status: 'unaccepted', text: { key: 'nftTrade.transfer.submit' } }
    case 'address':
      return { status: 'ready', request: requestOf(recipient.address), text: { key: 'nftTrade.transfer.submit' } }
  }
}

/** A transfer of one NFT. */
export function transferRequest(transfer: Omit<NftTransfer, 'to'>): (to: Address) => TxRequest {
  return (to) => transferNftTx({ ...transfer, to })
}
