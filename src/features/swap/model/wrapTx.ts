import { wcroContract } from '@/chain/contracts/wcro'
import type { TxRequest } from '@/chain/tx/txRequest'
import { type Currency, currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'

const WRAP_GAS = { margin: 1.2 } as const

interface WrapOrder {
  readonly act: 'wrap' | 'unwrap'
  /** The wrapped coin's contract. */
  readonly wcro: Address
  readonly input: Currency
  readonly output: Currency
  /** Base units, equal on both sides. */
  readonly amountWei: bigint
}

/** Wraps or unwraps the native coin, one to one and without a fee. */
export function wrapTx({ act, wcro, input, output, amountWei }: WrapOrder): TxRequest {
  const contract = wcroContract(wcro)
  return {
    ...(act === 'wrap' ? contract.deposit({ value: amountWei }) : contract.withdraw(amountWei)),
    gas: WRAP_GAS,
    summary: {
      key: `swap.tx.${act}`,
      values: { amount: toAmountText(amountWei, input.decimals), from: input.symbol, to: output.symbol },
    },
    success: { key: `swap.tx.${act}.success` },
    failure: { key: `swap.tx.${act}.failure` },
    touches: [wcro],
    preview: {
      sends: [currencyAmount(input, amountWei)],
      receives: [{ ...currencyAmount(output, amountWei), isGuaranteed: true }],
    },
  }
}
