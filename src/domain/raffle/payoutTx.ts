import { raffleContract } from '@/chain/contracts/raffle'
import type { TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Raffle, Raffles } from './raffle'

const GAS = { margin: 1.2 } as const

/** What an ended raffle pays out. */
export type Payout = 'prize' | 'refund' | 'profit'

/** Claims what the account has in an ended raffle. */
export function payoutTx(
  raffles: Raffles,
  { id, name }: Pick<Raffle, 'id' | 'name'>,
  payout: Payout,
  amountWei: bigint,
): TxRequest {
  const contract = raffleContract(raffles.address)
  const raffleId = BigInt(id)
  const call = {
    prize: () => contract.claimPrize(raffleId),
    refund: () => contract.refund(raffleId),
    profit: () => contract.claimProfit(raffleId),
  }[payout]()
  const { token } = raffles
  const values = { amount: toAmountText(amountWei, token.decimals), asset: token.symbol, name }
  return {
    ...call,
    gas: GAS,
    summary: { key: `raffles.tx.${payout}`, values },
    success: { key: `raffles.tx.${payout}.success`, values },
    failure: { key: `raffles.tx.${payout}.failure` },
    touches: [raffles.address, token.address],
    preview: { sends: [], receives: [{ ...currencyAmount(token, amountWei), isGuaranteed: true }] },
  }
}
