import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { ExchangeContracts } from '@/domain/pair/exchange'
import { getExchange } from '@/domain/pair/exchange'
import { type PairSides, pairState } from '@/domain/pair/pair'
import { usePairSides } from '@/domain/pair/usePairSides'
import { useUserPairs } from '@/domain/pair/useUserPairs'
import { type Currency, tokenOf } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { type AmountFieldState, emptyAmount } from '@/forms/amountField'
import type { Approval } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useNowSec } from '@/hooks/useNowSec'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useWallet } from '@/hooks/useWallet'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { type Confirmation, useConfirmFlow } from '@/widgets/tx/confirm/useConfirmFlow'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { type AddTerms, addLiquidityTx } from '../model/addTx'
import type { Added } from '../model/liquidityMath'
import { deriveMintForm, mintAmounts } from '../model/mintForm'
import { shownAmount } from '../model/prices'
import { isSameToken } from '../model/routeCurrencies'
import { otherSide, type Side } from '../model/side'
import type { AddOffer } from '../requote'

export interface MintSide {
  readonly currency: Currency | undefined
  readonly balance: Loadable<bigint>
  /** What the field shows: what was typed, or what goes with the other side. */
  readonly text: string
  /** Base units; undefined where there is no amount. */
  readonly wei: bigint | undefined
  readonly type: (typed: string) => void
  readonly fillMax: (() => void) | undefined
  readonly approval: Approval
}

/** What is looked at before it is sent. */
export interface MintAction {
  /** With the deadline of the look; it is sent with a later one. */
  readonly terms: AddTerms
  readonly pool: PairSides
  readonly state: AmountFieldState<Side>
}

export interface Mint {
  readonly sides: Readonly<Record<Side, MintSide>>
  readonly pool: Loadable<PairSides>
  readonly isFirst: boolean
  readonly added: Added | undefined
  readonly form: FormState<Added>
  readonly toApprove: readonly Side[]
  readonly switchSides: () => void
  readonly fill: (side: Side, text: string) => void
  readonly review: (added: Added) => Promise<void>
  readonly confirmation: Confirmation<MintAction>
  readonly confirm: (offer: AddOffer, isForced: boolean) => Promise<void>
}

const INITIAL = emptyAmount<Side>('A')

/** The form 'Add Liquidity' at a venue. */
export function useMint(venue: ExchangeContracts | undefined, a: Currency | undefined, b: Currency | undefined): Mint {
  const wallet = useWallet()
  const account = useAccount()
  const nowSec = useNowSec()
  const { slippageBps, deadlineSec } = useSwapSettings()
  const pool = usePairSides(
    venue?.factory,
    a && tokenOf(a.address, getDeployment()),
    b && tokenOf(b.address, getDeployment()),
  )
  const known = valueOf(pool)
  const isFirst = known !== undefined && pairState(known) === 'empty'
  // Until the pool's price is known, both amounts are as they were typed.
  const isUnpriced = known === undefined || isFirst
  const field = useAmountField(INITIAL, { keepsOther: isUnpriced })
  const { state } = field
  const decimals = { A: a?.decimals ?? 0, B: b?.decimals ?? 0 }
  const amounts = mintAmounts(state, known, decimals)
  const balanceA = mapLoadable(useCurrencyBalance(a), ({ wei }) => wei)
  const balanceB = mapLoadable(useCurrencyBalance(b), ({ wei }) => wei)
  const approvalA = useApproval({
    token: a?.address ?? 'native',
    ...(a && { tokenName: a.symbol }),
    spender: venue?.router,
    amount: amounts.A,
  })
  const approvalB = useApproval({
    token: b?.address ?? 'native',
    ...(b && { tokenName: b.symbol }),
    spender: venue?.router,
    amount: amounts.B,
  })
  const {
    state: form,
    added,
    toApprove,
  } = deriveMintForm({
    walletStatus: wallet.status,
    sides: {
      A: { currency: a, balance: balanceA, approval: approvalA },
      B: { currency: b, balance: balanceB, approval: approvalB },
    },
    isSameToken: isSameToken(a?.address, b?.address, getDeployment()),
    pool,
    amounts,
    independentField: state.independentField,
    slippageBps,
  })
  const confirmation = useConfirmFlow<MintAction>()
  const { keep } = useUserPairs()

  const side = (
    name: Side,
    currency: Currency | undefined,
    balance: Loadable<bigint>,
    approval: Approval,
  ): MintSide => {
    const text =
      name === state.independentField
        ? state.typedValue
        : isUnpriced
          ? state.otherTypedValue
          : shownAmount(amounts[name], decimals[name], 'paid')
    const max = currency === undefined ? 0n : maxAmount(currency.address, valueOf(balance) ?? 0n)
    const fillPercent = field.percentFiller(max, decimals[name], name)
    return {
      currency,
      balance,
      text,
      wei: amounts[name],
      approval,
      type: (typed) => field.type(typed, name),
      fillMax: fillPercent && (() => fillPercent(100)),
    }
  }

  return {
    sides: { A: side('A', a, balanceA, approvalA), B: side('B', b, balanceB, approvalB) },
    pool,
    isFirst,
    added,
    form,
    toApprove,
    switchSides: () => field.moveTo(otherSide(state.independentField)),
    fill: (name, text) => field.fill(text, name),
    review: async (chosen) => {
      const lp = known?.address ?? (await newPoolAddress(a, b))
      if (
        venue === undefined ||
        a === undefined ||
        b === undefined ||
        known === undefined ||
        lp === undefined ||
        account === undefined
      )
        return
      const terms: AddTerms = {
        venue,
        a,
        b,
        added: chosen,
        isFirst,
        slippageBps,
        account,
        deadline: BigInt(nowSec + deadlineSec),
        pool: lp,
        texts: {
          amountA: shownAmount(chosen.amountA, a.decimals, 'paid'),
          amountB: shownAmount(chosen.amountB, b.decimals, 'paid'),
        },
      }
      // What a token keeps shows only where the chain runs it.
      const offer = await import('../requote')
        .then(({ simulatedOffer }) => simulatedOffer(readClient, account, terms, known))
        .catch(() => undefined)
      confirmation.open({ ...(offer ?? { terms, pool: known }), state })
    },
    confirmation,
    confirm: async ({ terms, pool: reviewed }, isForced) => {
      if (confirmation.flow.step !== 'review' && confirmation.flow.step !== 'failed') return
      const act = { ...confirmation.flow.act, terms, pool: reviewed }
      const request = addLiquidityTx({ ...terms, deadline: BigInt(nowSec + deadlineSec) })
      const hash = await confirmation.confirm(act, () => Promise.resolve({ status: 'ready', request }), isForced)
      if (hash === undefined) return
      const [tokenA, tokenB] = [tokenOf(terms.a.address, getDeployment()), tokenOf(terms.b.address, getDeployment())]
      if (tokenA !== undefined && tokenB !== undefined) keep(tokenA, tokenB, true)
      field.markSent(hash, act.state)
    },
  }
}

/** Where the exchange's factory would make the pool of two currencies. Hashing is for the few who make one. */
async function newPoolAddress(a: Currency | undefined, b: Currency | undefined): Promise<Address | undefined> {
  const [tokenA, tokenB] = [a && tokenOf(a.address, getDeployment()), b && tokenOf(b.address, getDeployment())]
  const exchange = getExchange()
  if (exchange === undefined || tokenA === undefined || tokenB === undefined) return undefined
  const { pairAddress } = await import('@/domain/pair/pairAddress')
  return pairAddress(exchange, { address: tokenA }, { address: tokenB })
}
