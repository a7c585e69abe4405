import { readCall } from '@/chain/calls/readReading'
import { lotteryContract } from '@/chain/contracts/lottery'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Lottery } from './lottery'
import { type ClaimBatch, prizeSum } from './model/claims'

const GAS = { margin: 1.1 } as const

/** Leaves out tickets that were claimed meanwhile, for example in another tab. */
function requoteClaim(lottery: Lottery, batch: ClaimBatch): Requote {
  return async (client) => {
    const ids = batch.tickets.map(({ id }) => id)
    const { isClaimed } = await readCall(
      client,
      lotteryContract(lottery.address).viewNumbersAndStatusesForTicketIds(ids),
    )
    const tickets = batch.tickets.filter((_, index) => isClaimed[index] === false)
    if (tickets.length === 0)
      return {
        status: 'refused',
        title: { key: 'lottery.tx.taken' },
        text: { key: 'lottery.tx.taken.body' },
      }
    const left = { ...batch, tickets, amountWei: prizeSum(tickets) }
    return { status: 'offered', offer: { request: claimTicketsTx(lottery, left) } }
  }
}

/** Claims the prizes of tickets of one lottery, each in its highest bracket. */
export function claimTicketsTx(lottery: Lottery, batch: ClaimBatch): TxRequest {
  const { address, token } = lottery
  const { lotteryId, tickets, amountWei } = batch
  const values = { amount: toAmountText(amountWei, token.decimals), asset: token.symbol, id: String(lotteryId) }
  return {
    ...lotteryContract(address).claimTickets(
      BigInt(lotteryId),
      tickets.map(({ id }) => id),
      tickets.map(({ bracket }) => BigInt(bracket)),
    ),
    gas: GAS,
    summary: { key: 'lottery.tx.claim', values },
    success: { key: 'lottery.tx.claim.success', values },
    failure: { key: 'lottery.tx.claim.failure' },
    touches: [address, token.address],
    preview: { sends: [], receives: [{ ...currencyAmount(token, amountWei), isGuaranteed: true }] },
    requote: requoteClaim(lottery, batch),
  }
}
