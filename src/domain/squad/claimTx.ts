import { readReading } from '@/chain/calls/readReading'
import { squadSaleContract } from '@/chain/contracts/squadSale'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import { saleStatusReading } from './reads'
import type { SaleStatus } from './sale'
import type { SquadEdition } from './squad'

const GAS = { margin: 1.2 } as const
/** NFTs of one transaction: each takes about 200,000 gas, and a block has 30 million. */
export const MINT_BATCH = 20

/** Refuses once the phase is over. */
export function whilePhase({ sale, multicall }: SquadEdition, phase: SaleStatus, request: () => TxRequest): Requote {
  return async (client) =>
    (await readReading(client, multicall, saleStatusReading(sale))) === phase
      ? { status: 'offered', offer: { request: request() } }
      : { status: 'refused', title: { key: 'squad.tx.over' }, text: { key: 'squad.tx.over.body' } }
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
