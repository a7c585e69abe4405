import { readReading } from '@/chain/calls/readReading'
import { raffleContract } from '@/chain/contracts/raffle'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import type { Raffle, RaffleStatus, Raffles } from '@/domain/raffle/raffle'
import { raffleStatusReading } from '@/domain/raffle/reads'
import { commitmentOf } from '@/domain/raffle/secret'
import { currencyAmount } from '@/domain/token/currency'
import type { Address, Hex } from '@/lib/hex'

const GAS = { margin: 1.2 } as const

/** Refuses once the raffle has another status. */
function whileStatus(
  { address, multicall }: Raffles,
  id: number,
  status: RaffleStatus,
  request: () => TxRequest,
): Requote {
  return async (client) =>
    (await readReading(client, multicall, raffleStatusReading(address, id))) === status
      ? { status: 'offered', offer: { request: request() } }
      : { status: 'refused', title: { key: 'raffles.tx.over' }, text: { key: 'raffles.tx.over.body' } }
}

export interface TicketOrder {
  readonly raffles: Raffles
  readonly raffle: Pick<Raffle, 'id' | 'name' | 'priceWei'>
  readonly count: bigint
  /** Who gets the tickets; undefined for the buyer. */
  readonly recipient: Address | undefined
}

/** Buys exactly this number of tickets. */
export function buyTicketsTx(order: TicketOrder): TxRequest {
  const { raffles, raffle, count, recipient } = order
  const contract = raffleContract(raffles.address)
  const id = BigInt(raffle.id)
  const values = { count: count.toString(), name: raffle.name }
  return {
    ...(recipient === undefined ? contract.buyTicket(id, count) : contract.buyTicketTo(id, recipient, count)),
    gas: GAS,
    summary: { key: 'raffles.tx.buy', values },
    success: { key: 'raffles.tx.buy.success', values },
    failure: { key: 'raffles.tx.buy.failure' },
    touches: [raffles.address, raffles.token.address],
    preview: {
      sends: [currencyAmount(raffles.token, count * raffle.priceWei)],
      receives: [],
      warning: { key: recipient === undefined ? 'raffles.tx.buy.warning' : 'raffles.tx.buy.warning.other' },
      ...(recipient !== undefined && { recipient }),
    },
    requote: whileStatus(raffles, raffle.id, 'started', () => buyTicketsTx(order)),
  }
}

/** Draws the winners with the creator's secret. */
export function revealTx(raffles: Raffles, raffle: Raffle, secret: Hex): TxRequest {
  const values = { name: raffle.name }
  return {
    ...raffleContract(raffles.address).reveal(BigInt(raffle.id), secret),
    gas: GAS,
    summary: { key: 'raffles.tx.reveal', values },
    success: { key: 'raffles.tx.reveal.success', values },
    failure: { key: 'raffles.tx.reveal.failure' },
    touches: [raffles.address],
    preview: { sends: [], receives: [], warning: { key: 'raffles.tx.reveal.warning' } },
    requote: whileStatus(raffles, raffle.id, 'ended', () => revealTx(raffles, raffle, secret)),
  }
}

/** Terms of a new raffle; blocks as numbers, amounts in base units. */
export interface NewRaffle {
  readonly name: string
  readonly startBlock: number
  readonly endBlock: number
  readonly profitBps: bigint
  readonly priceWei: bigint
  readonly minPrizeWei: bigint
  readonly maxTickets: bigint
  readonly maxWinners: bigint
}

/** Half of what all tickets cost, rounded up. */
export function bondOf({ maxTickets, priceWei }: Pick<NewRaffle, 'maxTickets' | 'priceWei'>): bigint {
  return (maxTickets * priceWei + 1n) / 2n
}

/** Creates a raffle and leaves the bond. */
export function createRaffleTx(raffles: Raffles, terms: NewRaffle, secret: Hex): TxRequest {
  const values = { name: terms.name }
  return {
    ...raffleContract(raffles.address).createRaffle(
      {
        name: terms.name,
        blockStart: BigInt(terms.startBlock),
        blockEnd: BigInt(terms.endBlock),
        profitShare: terms.profitBps,
        pricePerTicket: terms.priceWei,
        minPrize: terms.minPrizeWei,
        maxTickets: terms.maxTickets,
        maxWinners: terms.maxWinners,
      },
      commitmentOf(secret),
    ),
    gas: GAS,
    summary: { key: 'raffles.tx.create', values },
    success: { key: 'raffles.tx.create.success', values },
    failure: { key: 'raffles.tx.create.failure' },
    touches: [raffles.address, raffles.token.address],
    preview: {
      sends: [currencyAmount(raffles.token, bondOf(terms))],
      receives: [],
      warning: { key: 'raffles.tx.create.warning' },
    },
  }
}
