import type { TxRequest } from '@/chain/tx/txRequest'
import type { ClaimState } from '@/domain/nft/reads'
import { LOYALTY_PRICE_WEI, OPTION_MAX_SUPPLY, OPTION_PRICE_WEI } from '@/domain/nft/terms'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { mintOptionsTx } from './nftTx'

type WalletStatus = WalletSession['status']

const CHECKING: FormState = { status: 'empty', text: { key: 'nft.read.checking' } }

/** If the account is not eligible, or eligibility is unknown, the button states who is. */
export function deriveClaimForm(
  walletStatus: WalletStatus,
  claim: Loadable<ClaimState>,
  request: TxRequest,
): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (claim.status === 'loading') return CHECKING
  if (claim.status !== 'failed' && claim.value.hasClaimed) return { status: 'empty', text: { key: 'nft.claim.done' } }
  if (claim.status === 'failed' || !claim.value.isEligible)
    return { status: 'empty', text: { key: 'nft.claim.notEligible' } }
  return { status: 'ready', request, text: { key: 'nft.claim.ready' } }
}

interface LoyaltyFacts {
  readonly walletStatus: WalletStatus
  /** Loyalty NFTs of the account. */
  readonly held: Loadable<bigint>
  readonly balance: Loadable<bigint>
  readonly request: TxRequest
}

export function deriveLoyaltyForm({ walletStatus, held, balance, request }: LoyaltyFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (held.status === 'loading') return CHECKING
  if (held.status === 'failed') return { status: 'invalid', text: { key: 'nft.read.failed' } }
  if (held.value > 0n) return { status: 'empty', text: { key: 'nft.loyalty.held' } }
  return payable(balance, LOYALTY_PRICE_WEI) ?? { status: 'ready', request, text: { key: 'nft.loyalty.mint' } }
}

/** Quantity to mint: the typed one, capped at the remaining supply. */
export function effectiveQuantity(typed: string, minted: bigint): number {
  const left = BigInt(OPTION_MAX_SUPPLY) - minted
  const wanted = BigInt(typed === '' ? 0 : typed)
  const quantity = wanted < left ? wanted : left
  return quantity > 0n ? Number(quantity) : 0
}

interface MintFacts {
  readonly walletStatus: WalletStatus
  readonly contract: Address
  /** Digits only. */
  readonly typed: string
  readonly minted: Loadable<bigint>
  readonly balance: Loadable<bigint>
}

export function deriveMintForm({ walletStatus, contract, typed, minted, balance }: MintFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (minted.status === 'loading') return CHECKING
  if (minted.status === 'failed') return { status: 'invalid', text: { key: 'nft.read.failed' } }
  const quantity = effectiveQuantity(typed, minted.value)
  if (quantity === 0) return { status: 'empty', text: { key: 'nft.mint.enter' } }
  const request = mintOptionsTx(contract, quantity)
  return (
    payable(balance, OPTION_PRICE_WEI * BigInt(quantity)) ?? { status: 'ready', request, text: { key: 'nft.mint.act' } }
  )
}

/** Reason why the account cannot pay; undefined if it can. */
function payable(balance: Loadable<bigint>, priceWei: bigint): FormState | undefined {
  if (balance.status === 'loading') return { status: 'empty', text: { key: 'nft.unread' } }
  // An unread balance does not block: the node checks it before signing.
  return 'value' in balance && balance.value < priceWei
    ? { status: 'invalid', text: { key: 'nft.insufficient' } }
    : undefined
}
