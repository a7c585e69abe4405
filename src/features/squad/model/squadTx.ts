import { squadSaleContract } from '@/chain/contracts/squadSale'
import type { TxRequest } from '@/chain/tx/txRequest'
import { whilePhase } from '@/domain/squad/claimTx'
import type { SquadEdition } from '@/domain/squad/squad'
import { currencyAmount } from '@/domain/token/currency'

const GAS = { margin: 1.2 } as const

export interface TicketOrder {
  readonly edition: SquadEdition
  readonly phase: 'presale' | 'sale'
  readonly count: number
  readonly costWei: bigint
}

/** Buys exactly this number of tickets; the price of a sale never changes. */
export function buyTicketsTx(order: TicketOrder): TxRequest {
  const { edition, phase, count, costWei } = order
  const sale = squadSaleContract(edition.sale)
  const values = { count: String(count), edition: edition.name }
  const text = count === 1 ? 'squad.tx.buy.one' : 'squad.tx.buy'
  return {
    ...(phase === 'presale' ? sale.buyTicketsInPreSaleForGen0(BigInt(count)) : sale.buyTickets(BigInt(count))),
    gas: GAS,
    summary: { key: text, values },
    success: { key: `${text}.success`, values },
    failure: { key: 'squad.tx.buy.failure' },
    touches: [edition.sale, edition.token.address],
    preview: {
      sends: [currencyAmount(edition.token, costWei)],
      receives: [],
      warning: { key: 'squad.tx.buy.warning' },
    },
    requote: whilePhase(edition, phase, () => buyTicketsTx(order)),
  }
}
