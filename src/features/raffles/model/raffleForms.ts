import type { TxText } from '@/chain/tx/txRequest'
import type { Recipient } from '@/domain/known-address/recipient'
import type { Raffle, RaffleDraw, Raffles } from '@/domain/raffle/raffle'
import { commitmentOf, parseSecret } from '@/domain/raffle/secret'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { readAmount } from '@/lib/amountInput'
import type { Hex } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { bondOf, buyTicketsTx, createRaffleTx, type NewRaffle, revealTx } from './raffleTx'

const MAX_DIGITS = 15

/** A typed whole number; 0 for anything else. */
export function wholeNumber(typed: string): bigint {
  return new RegExp(`^[0-9]{1,${MAX_DIGITS}}$`).test(typed) ? BigInt(typed) : 0n
}

const invalid = (key: string, values?: TxText['values']): FormState => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})

export interface BuyFacts {
  readonly walletStatus: WalletSession['status']
  readonly raffles: Raffles
  readonly raffle: Raffle
  readonly balance: Loadable<bigint>
  readonly typed: string
  readonly recipient: Recipient
  readonly approval: Approval
}

/** The form of a purchase of tickets. */
export function deriveBuyForm(facts: BuyFacts): FormState {
  const { walletStatus, raffles, raffle, balance, typed, recipient, approval } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (raffle.status !== 'started') return invalid('raffles.buy.closed')
  const count = wholeNumber(typed)
  if (count === 0n) return { status: 'empty', text: { key: 'raffles.buy.enter' } }
  const left = raffle.maxTickets - raffle.soldTickets
  if (count > left) return invalid('raffles.buy.left', { count: left.toString() })
  if (recipient.status === 'empty') return { status: 'empty', text: { key: 'raffles.buy.enterAddress' } }
  if (recipient.status === 'invalid') return invalid('raffles.buy.invalidAddress')
  if (recipient.status === 'lookalike') return { status: 'unaccepted', text: { key: 'raffles.buy.submit' } }
  if (balance.status === 'failed') return invalid('raffles.balance.failed')
  const balanceWei = valueOf(balance)
  if (balanceWei === undefined) return invalid('raffles.checking')
  if (count * raffle.priceWei > balanceWei) return invalid('raffles.buy.insufficient', { asset: raffles.token.symbol })
  const to = recipient.status === 'address' ? recipient.address : undefined
  const buy = {
    request: buyTicketsTx({ raffles, raffle, count, recipient: to }),
    text: { key: 'raffles.buy.submit' },
  }
  return approvalForm(approval, { key: 'raffles.checking' }, buy) ?? { status: 'ready', ...buy }
}

/** Blocks whose hashes a contract can read. */
const HASH_BLOCKS = 256

/** How many blocks until a secret can be revealed; 0 once it can. */
export function blocksUntilReveal({ targetBlock }: RaffleDraw, block: number): number {
  return Math.max(0, targetBlock + 1 - block)
}

/** The last block in which the secret can be revealed. */
export function revealDeadline({ targetBlock }: RaffleDraw): number {
  return targetBlock + HASH_BLOCKS
}

export interface RevealFacts {
  readonly walletStatus: WalletSession['status']
  readonly raffles: Raffles
  readonly raffle: Raffle
  readonly draw: Loadable<RaffleDraw>
  readonly block: number | undefined
  readonly typed: string
}

/** The form that reveals the secret of a raffle. */
export function deriveRevealForm({ walletStatus, raffles, raffle, draw, block, typed }: RevealFacts): FormState {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (draw.status === 'failed') return invalid('raffles.unread')
  const known = valueOf(draw)
  if (known === undefined || block === undefined) return invalid('raffles.checking')
  if (raffle.status !== 'ended') return invalid('raffles.reveal.closed')
  const wait = blocksUntilReveal(known, block)
  if (wait > 0) return invalid('raffles.reveal.wait', { count: String(wait) })
  if (typed.trim() === '') return { status: 'empty', text: { key: 'raffles.reveal.enter' } }
  const secret = parseSecret(typed)
  if (secret === undefined || commitmentOf(secret) !== known.commitment) return invalid('raffles.reveal.wrong')
  return { status: 'ready', request: revealTx(raffles, raffle, secret), text: { key: 'raffles.reveal.submit' } }
}

/** What is typed for a new raffle. */
export interface RaffleDraft {
  readonly name: string
  /** Blocks from now to the start. */
  readonly delay: string
  readonly blocks: string
  readonly percent: string
  readonly price: string
  readonly minPrize: string
  readonly maxTickets: string
  readonly maxWinners: string
}

export const EMPTY_DRAFT: RaffleDraft = {
  name: '',
  delay: '50',
  blocks: '10000',
  percent: '0',
  price: '',
  minPrize: '',
  maxTickets: '',
  maxWinners: '1',
}

const MAX_NAME_BYTES = 64
const MAX_LENGTH_BLOCKS = 1_000_000n
/** A start below this could be over before the transaction is mined. */
const MIN_DELAY = 10n
const MAX_PROFIT_BPS = 5_000n
const MAX_WINNERS = 50n
const BPS = 10_000n
/** Decimals of a percentage in basis points. */
const PERCENT_DECIMALS = 2

/** A field of the draft that is wrong, or the raffle that it describes. */
export type ReadDraft =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly field: keyof RaffleDraft; readonly text: TxText }
  | { readonly status: 'ready'; readonly terms: NewRaffle }

/** Reads the draft of a raffle with the bounds of the contract. @param block the latest one */
export function readDraft(draft: RaffleDraft, decimals: number, block: number): ReadDraft {
  const wrong = (field: keyof RaffleDraft, key = `raffles.create.${field}.error`): ReadDraft => ({
    status: 'invalid',
    field,
    text: { key },
  })
  const name = draft.name.trim()
  if (name === '' || draft.price === '' || draft.maxTickets === '' || draft.minPrize === '') return { status: 'empty' }
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES) return wrong('name')
  const delay = wholeNumber(draft.delay)
  if (delay < MIN_DELAY || delay > MAX_LENGTH_BLOCKS) return wrong('delay')
  const blocks = wholeNumber(draft.blocks)
  if (blocks === 0n || blocks > MAX_LENGTH_BLOCKS) return wrong('blocks')
  const price = readAmount(draft.price, decimals)
  if (price.status !== 'amount' || price.wei === 0n) return wrong('price')
  const maxTickets = wholeNumber(draft.maxTickets)
  if (maxTickets === 0n) return wrong('maxTickets')
  const maxWinners = wholeNumber(draft.maxWinners)
  if (maxWinners === 0n || maxWinners > MAX_WINNERS || maxWinners > maxTickets) return wrong('maxWinners')
  const share =
    draft.percent === '0' ? { status: 'amount' as const, wei: 0n } : readAmount(draft.percent, PERCENT_DECIMALS)
  if (share.status !== 'amount' || share.wei > MAX_PROFIT_BPS) return wrong('percent')
  const minPrize = readAmount(draft.minPrize, decimals)
  const all = maxTickets * price.wei
  const highest = all - (all * share.wei) / BPS
  if (minPrize.status !== 'amount' || minPrize.wei < maxWinners || minPrize.wei > highest) return wrong('minPrize')
  const startBlock = block + Number(delay)
  return {
    status: 'ready',
    terms: {
      name,
      startBlock,
      endBlock: startBlock + Number(blocks),
      profitBps: share.wei,
      priceWei: price.wei,
      minPrizeWei: minPrize.wei,
      maxTickets,
      maxWinners,
    },
  }
}

export interface CreateFacts {
  readonly walletStatus: WalletSession['status']
  readonly raffles: Raffles
  readonly draft: ReadDraft
  readonly balance: Loadable<bigint>
  readonly secret: Hex
  /** The user has saved the secret. */
  readonly isSaved: boolean
  readonly approval: Approval
}

/** The form of a new raffle. */
export function deriveCreateForm(facts: CreateFacts): FormState {
  const { walletStatus, raffles, draft, balance, secret, isSaved, approval } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (draft.status === 'empty') return { status: 'empty', text: { key: 'raffles.create.enter' } }
  if (draft.status === 'invalid') return { status: 'invalid', text: draft.text }
  if (balance.status === 'failed') return invalid('raffles.balance.failed')
  const balanceWei = valueOf(balance)
  if (balanceWei === undefined) return invalid('raffles.checking')
  if (bondOf(draft.terms) > balanceWei) return invalid('raffles.create.insufficient', { asset: raffles.token.symbol })
  if (!isSaved) return { status: 'unaccepted', text: { key: 'raffles.create.submit' } }
  const create = { request: createRaffleTx(raffles, draft.terms, secret), text: { key: 'raffles.create.submit' } }
  return approvalForm(approval, { key: 'raffles.checking' }, create) ?? { status: 'ready', ...create }
}
