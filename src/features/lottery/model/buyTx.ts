import { readReading } from '@/chain/calls/readReading'
import { lotteryContract } from '@/chain/contracts/lottery'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import type { Lottery } from '@/domain/lottery/lottery'
import type { Expectation } from '@/domain/lottery/model/odds'
import { lotteryPhaseReading } from '@/domain/lottery/reads'
import { currencyAmount } from '@/domain/token/currency'
import { formatAmount, toAmountText } from '@/lib/amount'

const GAS = { margin: 1.2 } as const

export interface TicketOrder {
  readonly lottery: Lottery
  readonly lotteryId: number
  /** The contract's numbers. */
  readonly numbers: readonly number[]
  /** What the tickets cost, and are expected to win. */
  readonly expectation: Expectation
}

/** Refuses once the sale is over; the price of a lottery never changes. */
function requoteTickets(order: TicketOrder): Requote {
  const { lottery, lotteryId } = order
  return async (client) => {
    const phase = await readReading(client, lottery.multicall, lotteryPhaseReading(lottery, lotteryId))
    return phase === 'sale'
      ? { status: 'offered', offer: { request: buyTicketsTx(order) } }
      : { status: 'refused', title: { key: 'lottery.buy.closed' }, text: { key: 'lottery.buy.closed.body' } }
  }
}

/** Buys tickets of the lottery on sale. */
export function buyTicketsTx(order: TicketOrder): TxRequest {
  const {
    lottery: { address, token },
    lotteryId,
    numbers,
    expectation: { costWei, valueWei },
  } = order
  const values = { count: String(numbers.length), id: String(lotteryId) }
  const text = numbers.length === 1 ? 'lottery.tx.buy.one' : 'lottery.tx.buy'
  return {
    ...lotteryContract(address).buyTickets(BigInt(lotteryId), numbers.map(BigInt)),
    gas: GAS,
    summary: { key: text, values },
    success: { key: `${text}.success`, values },
    failure: { key: 'lottery.tx.buy.failure' },
    touches: [address, token.address],
    preview: {
      sends: [currencyAmount(token, costWei)],
      receives: [],
      warning: {
        key: 'lottery.tx.buy.odds',
        values: {
          cost: toAmountText(costWei, token.decimals),
          value: formatAmount(valueWei, token.decimals, { significant: 4, rounding: 'down' }),
          asset: token.symbol,
        },
      },
    },
    requote: requoteTickets(order),
  }
}
