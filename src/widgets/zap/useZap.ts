import { useMemo, useState } from 'react'
import type { DepositTarget, TxRequest } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { type Currency, isSameCurrency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { agreedLossBps, isDeploymentToken, reviewedLoss, type ZapLoss, zapLoss } from '@/domain/zap/model/loss'
import { quoteZap, type ZapQuote } from '@/domain/zap/model/quoteZap'
import { offerZap } from '@/domain/zap/requoteZap'
import { useZapMarket } from '@/domain/zap/useZapMarket'
import { useZapSimulation, type ZapSimulation } from '@/domain/zap/useZapSimulation'
import type { ZapTerms } from '@/domain/zap/zapTx'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { parseAmount } from '@/lib/amountInput'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { referrerOf } from '@/platform/referral'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { deriveZapForm, type ZapFacts } from './zapForm'

export interface Zap {
  readonly field: AmountField
  readonly balance: Loadable<bigint>
  readonly outputBalance: Loadable<bigint>
  /** Puts a part of the balance into the field; undefined while it is nothing or not known. */
  readonly fillPercent: ((percent: number) => void) | undefined
  readonly route: ZapFacts['route']
  readonly retryRoute: () => void
  /** The quote from the reserves; undefined without a route. */
  readonly quote: ZapQuote | undefined
  readonly simulation: ZapSimulation
  /** The simulated amount, or the quoted one before it can be simulated; base units of the output. */
  readonly amountOut: bigint | undefined
  readonly loss: ZapLoss | undefined
  readonly isLossAccepted: boolean
  readonly acceptLoss: (isAccepted: boolean) => void
  readonly form: FormState
  readonly submit: (request: TxRequest) => Promise<void>
}

/** What loss the account has agreed to at most, and of which zap: another zap asks again. */
interface Agreement {
  readonly of: string
  readonly upToBps: number
}
const NO_AGREEMENT: Agreement = { of: '', upToBps: 0 }

/**
 * The zap of what is typed: quoted from the pools, then simulated.
 * @param target what the output is for, if it is deposited then
 */
export function useZap(input: Currency | undefined, output: Currency | undefined, target?: DepositTarget): Zap {
  const { zap, contracts } = getDeployment()
  const contract = zap.contracts.zap
  const { multicall } = contracts
  const wallet = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const balance = mapLoadable(useCurrencyBalance(input), ({ wei }) => wei)
  const outputBalance = mapLoadable(useCurrencyBalance(output), ({ wei }) => wei)
  const isPair = input !== undefined && output !== undefined && !isSameCurrency(input.address, output.address)
  const market = useZapMarket(isPair ? input.address : undefined, isPair ? output.address : undefined)
  const amountWei = input === undefined ? undefined : parseAmount(field.text, input.decimals)
  const known = valueOf(market)
  const quote = useMemo(
    () =>
      known === undefined || amountWei === undefined
        ? undefined
        : quoteZap(known.pairs, known.hubs, { from: known.from, to: known.to, amount: amountWei }),
    [known, amountWei],
  )
  const affordableWei = affordable(amountWei, balance)
  const approval = useApproval({
    token: input?.address ?? 'native',
    ...(input && { tokenName: input.symbol }),
    spender: contract,
    amount: affordableWei,
  })
  const terms: ZapTerms | undefined =
    contract !== undefined && isPair && account !== undefined && affordableWei !== undefined
      ? {
          contract,
          input,
          output,
          amountWei: affordableWei,
          account,
          referrer: referrerOf(account),
          ...(target && { target }),
        }
      : undefined
  const simulation = useZapSimulation(approval.status === 'APPROVED' ? terms : undefined)
  const simulated = simulation.status === 'ready' ? simulation.amountOut : undefined
  const amountOut = simulated ?? quote?.amountOut
  const arrivesWhole =
    input !== undefined && output !== undefined && isDeploymentToken(input) && isDeploymentToken(output)
  const loss = quote === undefined ? undefined : zapLoss(quote, simulated, arrivesWhole)

  const agreed = [input?.address, output?.address, field.text].join()
  const [agreement, setAgreement] = useState(NO_AGREEMENT)
  const isLossAccepted = agreement.of === agreed && loss !== undefined && loss.totalBps <= agreement.upToBps
  const route =
    market.status === 'failed' ? 'failed' : known === undefined ? 'loading' : quote === undefined ? 'noRoute' : 'found'
  const agreedBps = agreement.of === agreed ? agreement.upToBps : 0
  const offerOf = (shownWei: bigint | undefined, isApproved: boolean) =>
    terms === undefined ||
    multicall === undefined ||
    known === undefined ||
    loss === undefined ||
    shownWei === undefined
      ? undefined
      : offerZap(
          { terms, amountText: field.text, multicall, market: known, arrivesWhole, agreedBps, isApproved },
          shownWei,
          reviewedLoss(loss, agreedBps),
        )
  const request = offerOf(simulated, true)
  // Without a simulation only of tokens that are known to arrive whole.
  const estimatedRequest = arrivesWhole ? offerOf(quote?.amountOut, false) : undefined
  const form = deriveZapForm({
    walletStatus: wallet.status,
    input,
    output,
    typed: field.text,
    balance,
    route,
    approval,
    simulation,
    loss,
    isLossAccepted,
    request,
    estimatedRequest,
  })
  const max = input === undefined ? 0n : maxAmount(input.address, valueOf(balance) ?? 0n)

  return {
    field,
    balance,
    outputBalance,
    fillPercent: field.percentFiller(max, input?.decimals ?? 0),
    route,
    retryRoute: () => {
      if (market.status === 'failed') market.retry()
    },
    quote,
    simulation,
    amountOut,
    loss,
    isLossAccepted,
    acceptLoss: (isAccepted) =>
      setAgreement(
        isAccepted && loss !== undefined ? { of: agreed, upToBps: agreedLossBps(loss.totalBps) } : NO_AGREEMENT,
      ),
    form,
    submit: field.submit,
  }
}
