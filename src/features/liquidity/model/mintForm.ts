import type { TxText } from '@/chain/tx/txRequest'
import { quote } from '@/domain/pair/amounts'
import { type PairSides, pairState } from '@/domain/pair/pair'
import type { Currency } from '@/domain/token/currency'
import { type AmountFieldState, typedIn } from '@/forms/amountField'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { countable, readAmount, type TypedAmount } from '@/lib/amountInput'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { type Added, addTo, isEnoughToAdd, type Offer } from './liquidityMath'
import { otherSide, type Side } from './side'

const SIDES: readonly Side[] = ['A', 'B']

export interface MintAmounts {
  /** Base units that are offered; undefined where nothing, or no amount, is typed. */
  readonly A: bigint | undefined
  readonly B: bigint | undefined
  /** A side whose amount is more than a contract can count: it is undefined, too. */
  readonly tooLarge?: Side | undefined
}

/** What both fields stand for. @param pool undefined while it is not known: then only what was typed counts */
export function mintAmounts(
  state: AmountFieldState<Side>,
  pool: PairSides | undefined,
  decimals: Readonly<Record<Side, number>>,
): MintAmounts {
  const { independentField: field } = state
  const typed = readAmount(state.typedValue, decimals[field])
  const following = followingAmount(typed)
  const read = field === 'A' ? { A: typed, B: following } : { A: following, B: typed }
  return { A: weiOf(read.A), B: weiOf(read.B), tooLarge: SIDES.find((side) => read[side].status === 'tooLarge') }

  function followingAmount(amount: TypedAmount): TypedAmount {
    const other = otherSide(field)
    if (pool === undefined || pairState(pool) === 'empty') return readAmount(typedIn(state, other), decimals[other])
    if (amount.status !== 'amount' || pairState(pool) !== 'live') return { status: 'empty' }
    const [own, others] = field === 'A' ? [pool.reserveA, pool.reserveB] : [pool.reserveB, pool.reserveA]
    return countable(quote(amount.wei, own, others))
  }
}

function weiOf(amount: TypedAmount): bigint | undefined {
  return amount.status === 'amount' ? amount.wei : undefined
}

export interface SideFacts {
  /** Undefined where it is not chosen. */
  readonly currency: Currency | undefined
  readonly balance: Loadable<bigint>
  readonly approval: Approval
}

export interface MintFacts {
  readonly walletStatus: WalletSession['status']
  readonly sides: Readonly<Record<Side, SideFacts>>
  /** One token twice; CRO and wrapped CRO are one. */
  readonly isSameToken: boolean
  readonly pool: Loadable<PairSides>
  readonly amounts: MintAmounts
  /** The side whose amount was typed. */
  readonly independentField: Side
  /** Hundredths of a per cent. */
  readonly slippageBps: number
}

export interface MintForm {
  /** The offer itself is what is confirmed. */
  readonly state: FormState<Added>
  /** What the router would do now; undefined where it would refuse, now or at a price that is accepted, or an amount is missing. */
  readonly added: Added | undefined
  /** Sides whose token the router may not take yet, in order. */
  readonly toApprove: readonly Side[]
}

export function deriveMintForm(facts: MintFacts): MintForm {
  const { pool, amounts, sides } = facts
  const known = valueOf(pool)
  const taken =
    known === undefined || amounts.A === undefined || amounts.B === undefined
      ? undefined
      : addTo(known, offerOf(facts, known, amounts.A, amounts.B))
  const added =
    known !== undefined && taken !== undefined && isEnoughToAdd(known, taken, facts.slippageBps) ? taken : undefined
  const invalid = whatIsMissing(facts, added)
  const toApprove =
    added === undefined || invalid !== undefined
      ? []
      : SIDES.filter((side) => sides[side].approval.status !== 'APPROVED')
  return { state: invalid ?? offer(facts, added, toApprove), added, toApprove }
}

/**
 * What has the router take the typed amount as it is. It wants native CRO second, and rounds the second side down to
 * fit the first: where CRO was typed, one base unit more of the token leaves room for it.
 */
export function offerOf(
  { sides, independentField }: Pick<MintFacts, 'sides' | 'independentField'>,
  pool: PairSides,
  offeredA: bigint,
  offeredB: bigint,
): Offer {
  const first =
    sides.A.currency?.address === 'native' ? 'B' : sides.B.currency?.address === 'native' ? 'A' : independentField
  const room = first === independentField || pairState(pool) !== 'live' ? 0n : 1n
  return first === 'A' ? { offeredA: offeredA + room, offeredB, first } : { offeredA, offeredB: offeredB + room, first }
}

/** All that stands before the approvals. */
function whatIsMissing(facts: MintFacts, added: Added | undefined): FormState<Added> | undefined {
  const { walletStatus, sides, isSameToken, pool, amounts } = facts
  const [a, b] = [sides.A.currency, sides.B.currency]
  if (a === undefined || b === undefined) return { status: 'empty', text: { key: 'liquidity.selectToken' } }
  if (isSameToken) return { status: 'invalid', text: { key: 'liquidity.invalidPair' } }
  const wallet = walletForm(walletStatus)
  if (wallet !== undefined) return wallet
  if (pool.status === 'loading') return { status: 'invalid', text: { key: 'liquidity.pool.reading' } }
  if (pool.status === 'failed') return { status: 'invalid', text: { key: 'liquidity.pool.unread' } }
  if (pairState(pool.value) === 'broken') return { status: 'invalid', text: { key: 'liquidity.pool.broken' } }
  if (amounts.tooLarge !== undefined) return { status: 'invalid', text: insufficient(sides[amounts.tooLarge].currency) }
  // An amount whose other side is nothing is an amount all the same: it is too small, not missing.
  if (amounts.A === undefined && amounts.B === undefined) return { status: 'empty', text: { key: 'liquidity.enter' } }
  if (pairState(pool.value) === 'empty' && (amounts.A === undefined || amounts.B === undefined))
    return { status: 'empty', text: { key: 'liquidity.enterBoth' } }
  const taken = added === undefined ? amounts : { A: added.amountA, B: added.amountB }
  for (const side of SIDES) {
    const short = shortage(sides[side], taken[side])
    if (short !== undefined) return { status: 'invalid', text: short }
  }
  return added === undefined ? { status: 'invalid', text: { key: 'liquidity.tooSmall' } } : undefined
}

function shortage({ currency, balance }: SideFacts, amount: bigint | undefined): TxText | undefined {
  if (currency === undefined || amount === undefined) return undefined
  if (balance.status === 'loading') return { key: 'liquidity.balance.reading' }
  if (balance.status === 'failed') return { key: 'liquidity.balance.unread' }
  return amount > balance.value ? insufficient(currency) : undefined
}

function insufficient(currency: Currency | undefined): TxText {
  return { key: 'liquidity.insufficient', values: { asset: currency?.symbol ?? '' } }
}

function offer({ sides }: MintFacts, added: Added | undefined, toApprove: readonly Side[]): FormState<Added> {
  if (added === undefined) return { status: 'invalid', text: { key: 'liquidity.tooSmall' } }
  const text = { key: 'liquidity.supply' } as const
  const forms = toApprove.flatMap((side, index) => {
    const form = approvalForm(sides[side].approval, { key: 'liquidity.allowance.reading' }, { text })
    if (form === undefined) return []
    return form.status === 'needsApproval' ? { ...form, order: { index: index + 1, count: toApprove.length } } : form
  })
  // The second approval can be sent while the first is pending.
  const unsent = forms.find((form) => form.status === 'needsApproval' && !form.isPending)
  return unsent ?? forms[0] ?? { status: 'ready', request: added, text }
}
