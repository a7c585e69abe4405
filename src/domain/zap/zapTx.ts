import { zapContract } from '@/chain/contracts/zap'
import type { DepositTarget, Requote, TxLoss, TxRequest } from '@/chain/tx/txRequest'
import { type Currency, type CurrencyId, currencyAmount } from '@/domain/token/currency'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'

const ZAP_GAS = { margin: 1.2, minimum: 700_000n } as const

/** The zap contract represents native CRO by the zero address. */
function zapAddress(id: CurrencyId): Address {
  return id === 'native' ? ZERO_ADDRESS : id
}

export interface ZapTerms {
  readonly contract: Address
  readonly input: Currency
  readonly output: Currency
  /** Base units of the input. */
  readonly amountWei: bigint
  readonly account: Address
  readonly referrer: Address | undefined
  /** What the output is for; recorded, so that the deposit can follow. */
  readonly target?: DepositTarget
}

/** The contract call, used for both the simulation and the transaction. */
export function zapCall({ contract, input, output, amountWei, account, referrer }: ZapTerms) {
  const [from, to] = [zapAddress(input.address), zapAddress(output.address)]
  const value = input.address === 'native' ? amountWei : 0n
  return zapContract(contract).zap(from, to, amountWei, referrer ?? ZERO_ADDRESS, account, { value })
}

/** Summary key that identifies zaps among the transactions. */
export const ZAP_SUMMARY = 'zap.tx'

export interface ZapOffer {
  /** The amount as typed. */
  readonly amountText: string
  /** Quoted output in base units, stored with the transaction for later comparison. */
  readonly shownWei: bigint
  /** Pools whose reserves change. */
  readonly pools: readonly Address[]
  readonly loss: TxLoss
  readonly requote: Requote
}

export function zapTx(terms: ZapTerms, { amountText, shownWei, pools, loss, requote }: ZapOffer): TxRequest {
  const { input, output, target } = terms
  const tokens = [input.address, output.address].filter((address) => address !== 'native')
  return {
    ...zapCall(terms),
    preview: {
      sends: [currencyAmount(input, terms.amountWei)],
      // The contract enforces no minimum; the amount is simulated.
      receives: [{ ...currencyAmount(output, shownWei), isGuaranteed: false }],
      chosen: [input, output],
      loss,
    },
    requote,
    gas: ZAP_GAS,
    summary: {
      key: ZAP_SUMMARY,
      values: {
        amount: amountText,
        from: input.symbol,
        to: output.symbol,
        decimals: String(output.decimals),
        shownWei: String(shownWei),
      },
    },
    success: { key: 'zap.tx.success' },
    failure: { key: 'zap.tx.failure' },
    touches: [...tokens, ...pools],
    ...(target && { move: { kind: 'zap', ...target, amount: String(shownWei) } as const }),
  }
}
