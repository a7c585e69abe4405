import { useState } from 'react'
import type { Permit } from '@/chain/tx/permit'
import { getDeployment } from '@/config/deployment'
import type { ExchangeContracts } from '@/domain/pair/exchange'
import { NO_PAIR, type PairSides } from '@/domain/pair/pair'
import { usePairSides } from '@/domain/pair/usePairSides'
import { type Currency, tokenOf } from '@/domain/token/currency'
import { LP_DECIMALS } from '@/domain/token/token'
import { type AmountFieldState, emptyAmount } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useErc20Contract } from '@/hooks/contracts/useErc20Contract'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useCall } from '@/hooks/useCalls'
import { useNowSec } from '@/hooks/useNowSec'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTxOutcome } from '@/hooks/useTxOutcome'
import { useWallet } from '@/hooks/useWallet'
import { toAmountText } from '@/lib/amount'
import type { Address, Hex } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { type Confirmation, useConfirmFlow } from '@/widgets/tx/confirm/useConfirmFlow'
import { type PermitResult, useSignPermit } from '@/widgets/tx/sign/useSignPermit'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { type Burn, type BurnAmounts, type BurnField, burnAmounts, burnPercent } from '../model/burnAmounts'
import { deriveBurnForm } from '../model/burnForm'
import { shownAmount } from '../model/prices'
import { type RemoveTerms, removeLiquidityTx } from '../model/removeTx'
import { isSameToken, lpSymbol } from '../model/routeCurrencies'
import type { RemoveOffer } from '../requote'
import { chosenRemoval } from './chosenRemoval'

/** What is looked at before it is sent. */
export interface BurnAction {
  /** With the deadline of the look; without a permit it is sent with a later one. */
  readonly terms: RemoveTerms
  readonly state: AmountFieldState<BurnField>
}

export interface BurnForm {
  readonly pool: Loadable<PairSides>
  readonly held: Loadable<bigint>
  readonly amounts: BurnAmounts
  readonly percent: number
  readonly choosePercent: (percent: number) => void
  /** What a field shows. */
  readonly text: (field: Exclude<BurnField, 'percent'>) => string
  readonly type: (field: Exclude<BurnField, 'percent'>, typed: string) => void
  readonly fillAll: () => void
  readonly form: FormState<Burn>
  /** Whether a signature can stand for the approval; not where it turned out that the wallet or the token has none. */
  readonly canSign: boolean
  readonly isSigned: boolean
  readonly sign: () => Promise<PermitResult | undefined>
  readonly review: (burn: Burn) => Promise<void>
  readonly confirmation: Confirmation<BurnAction>
  readonly confirm: (offer: RemoveOffer, isForced: boolean) => Promise<void>
  /** What this form has removed last, once that is mined. */
  readonly removed: Burn | undefined
}

const INITIAL = emptyAmount<BurnField>('percent', '0')

/** The form 'Remove Liquidity' at a venue. */
export function useBurn(
  venue: ExchangeContracts | undefined,
  a: Currency | undefined,
  b: Currency | undefined,
): BurnForm {
  const wallet = useWallet()
  const account = useAccount()
  const nowSec = useNowSec()
  const { slippageBps, deadlineSec } = useSwapSettings()
  const typed = useAmountField(INITIAL)
  const { state } = typed
  const pool = usePairSides(
    venue?.factory,
    a && tokenOf(a.address, getDeployment()),
    b && tokenOf(b.address, getDeployment()),
  )
  const known = valueOf(pool) ?? NO_PAIR
  const lp = known.address
  const lpToken = useErc20Contract(lp)
  const held = useCall(account && lpToken?.balanceOf(account))
  const heldWei = valueOf(held) ?? 0n
  const amounts = burnAmounts(state, known, heldWei, a?.decimals ?? 0, b?.decimals ?? 0)
  const burn = amounts.status === 'amounts' ? amounts : undefined
  const approval = useApproval({
    token: lp,
    tokenName: a && b ? lpSymbol(a, b) : '',
    spender: venue?.router,
    amount: burn?.liquidity,
  })
  const permits = usePermit(venue?.router, lp, a && b ? lpSymbol(a, b) : '')
  const permit = permits.of(burn?.liquidity, nowSec)
  const confirmation = useConfirmFlow<BurnAction>()
  const [sent, setSent] = useState<{ readonly hash: Hex; readonly burn: Burn }>()
  const sentOutcome = useTxOutcome(sent?.hash)
  const form = deriveBurnForm({
    walletStatus: wallet.status,
    a,
    b,
    isSameToken: isSameToken(a?.address, b?.address, getDeployment()),
    pool,
    held,
    amounts,
    isSigned: permit !== undefined,
    approval,
  })

  const text = (field: Exclude<BurnField, 'percent'>) => {
    if (field === state.independentField) return state.typedValue
    if (field === 'liquidity') return shownAmount(burn?.liquidity, LP_DECIMALS, 'paid')
    return field === 'A'
      ? shownAmount(burn?.amountA, a?.decimals ?? 0, 'received')
      : shownAmount(burn?.amountB, b?.decimals ?? 0, 'received')
  }
  return {
    pool,
    held,
    amounts,
    // A part of few base units is rounded down; what was chosen is shown as it was.
    percent:
      state.independentField === 'percent' ? Number(state.typedValue) : burnPercent(burn?.liquidity ?? 0n, heldWei),
    choosePercent: (percent) => typed.fill(String(percent), 'percent'),
    text,
    type: (field, text) => typed.type(text, field),
    fillAll: () => typed.fill('100', 'percent'),
    form,
    canSign: !permits.isUnsupported,
    isSigned: permit !== undefined,
    sign: async () => {
      if (burn === undefined) return undefined
      const result = await permits.sign(burn.liquidity, BigInt(nowSec + deadlineSec))
      // The pool moves with each block, and with it what an amount of a currency burns: what was signed must not.
      if (result?.status === 'signed' && state.independentField !== 'percent') {
        typed.fill(toAmountText(burn.liquidity, LP_DECIMALS), 'liquidity')
      }
      return result
    },
    review: async (chosen) => {
      if (venue === undefined || a === undefined || b === undefined || lp === undefined || account === undefined) return
      const texts = {
        amountA: shownAmount(chosen.amountA, a.decimals, 'received'),
        amountB: shownAmount(chosen.amountB, b.decimals, 'received'),
      }
      // A permit that somebody brought to the chain before has become an allowance, and is of no use twice.
      const signed = approval.status === 'APPROVED' ? undefined : permit
      const deadline = signed?.deadlineSec ?? BigInt(nowSec + deadlineSec)
      const terms = await chosenRemoval({
        router: venue.router,
        pool: lp,
        a,
        b,
        burn: chosen,
        slippageBps,
        account,
        deadline,
        permit: signed,
        texts,
      })
      confirmation.open({ terms, state })
    },
    confirmation,
    confirm: async ({ terms }, isForced) => {
      if (confirmation.flow.step !== 'review' && confirmation.flow.step !== 'failed') return
      const act = { ...confirmation.flow.act, terms }
      const deadline = terms.permit?.deadlineSec ?? BigInt(nowSec + deadlineSec)
      const request = removeLiquidityTx({ ...terms, deadline })
      const hash = await confirmation.confirm(act, () => Promise.resolve({ status: 'ready', request }), isForced)
      if (hash === undefined) return
      permits.forget()
      setSent({ hash, burn: terms.burn })
      typed.markSent(hash, act.state)
    },
    removed: sentOutcome === 'succeeded' ? sent?.burn : undefined,
  }
}

/** A signed allowance for the router, as long as it says what is burnt. */
function usePermit(router: Address | undefined, lp: Address | undefined, symbol: string) {
  const signPermit = useSignPermit()
  const [signed, setSigned] = useState<{ readonly lp: Address; readonly permit: Permit }>()
  const [unsupported, setUnsupported] = useState<Address>()
  return {
    isUnsupported: lp !== undefined && unsupported === lp,
    of: (liquidity: bigint | undefined, nowSec: number): Permit | undefined =>
      signed !== undefined &&
      signed.lp === lp &&
      signed.permit.valueWei === liquidity &&
      signed.permit.deadlineSec > BigInt(nowSec)
        ? signed.permit
        : undefined,
    forget: () => setSigned(undefined),
    sign: async (valueWei: bigint, deadlineSec: bigint): Promise<PermitResult | undefined> => {
      if (router === undefined || lp === undefined) return undefined
      const result = await signPermit({
        token: lp,
        spender: router,
        valueWei,
        deadlineSec,
        asset: { symbol, decimals: LP_DECIMALS },
      })
      if (result.status === 'signed') setSigned({ lp, permit: result.permit })
      if (result.status === 'unsupported') setUnsupported(lp)
      return result
    },
  }
}
