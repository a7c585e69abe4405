import { readReading } from '@/chain/calls/readReading'
import { squadSaleContract } from '@/chain/contracts/squadSale'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { saleStatusReading } from '@/domain/squad/reads'
import type { SaleStatus } from '@/domain/squad/sale'
import type { SquadEdition } from '@/domain/squad/squad'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'

const GAS = { margin: 1.2 } as const
/** NFTs of one transaction: each takes about 200,000 gas, and a block has 30 million. */
export const MINT_BATCH = 20

/** Refuses once the phase is over. */
function whilePhase({ sale, multicall }: SquadEdition, phase: SaleStatus, request: () => TxRequest): Requote {
  return async (client) =>
    (await readReading(client, multicall, saleStatusReading(sale))) === phase
      ? { status: 'offered', offer: { request: request() } }
      : { status: 'refused', title: { key: 'squad.tx.over' }, text: { key: 'squad.tx.over.body' } }
}

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

/** Exchanges tickets for their NFTs. @param tickets at most `MINT_BATCH` */
export function mintTx(edition: SquadEdition, tickets: readonly bigint[]): TxRequest {
  const values = { count: String(tickets.length), edition: edition.name }
  const text = tickets.length === 1 ? 'squad.tx.mint.one' : 'squad.tx.mint'
  return {
    ...squadSaleContract(edition.sale).mint(tickets),
    gas: GAS,
    summary: { key: text, values },
    success: { key: `${text}.success`, values },
    failure: { key: 'squad.tx.mint.failure' },
    touches: [edition.sale, edition.squad],
    preview: {
      sends: [],
      receives: [
        {
          token: edition.squad,
          symbol: edition.name,
          decimals: 0,
          amountWei: BigInt(tickets.length),
          isGuaranteed: true,
        },
      ],
    },
    requote: whilePhase(edition, 'claim', () => mintTx(edition, tickets)),
  }
}

/** Pays back all tickets of the account. */
export function refundTx(edition: SquadEdition, paidWei: bigint): TxRequest {
  const { token, sale } = edition
  const values = { amount: toAmountText(paidWei, token.decimals), asset: token.symbol, edition: edition.name }
  return {
    ...squadSaleContract(sale).refund(),
    gas: GAS,
    summary: { key: 'squad.tx.refund', values },
    success: { key: 'squad.tx.refund.success', values },
    failure: { key: 'squad.tx.refund.failure' },
    touches: [sale, token.address],
    preview: { sends: [], receives: [{ ...currencyAmount(token, paidWei), isGuaranteed: true }] },
    requote: whilePhase(edition, 'refund', () => refundTx(edition, paidWei)),
  }
}
