import { readReading } from '@/chain/calls/readReading'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { routes } from '@/config/routes'
import { claimTicketsTx } from '@/domain/lottery/claimTx'
import type { Lottery } from '@/domain/lottery/lottery'
import { claimBatches } from '@/domain/lottery/model/claims'
import { lotteryStateReading } from '@/domain/lottery/reads'
import { type LotteryEntry, readEntries, type ScanProgress, scanEntries } from '@/domain/lottery/scanEntries'
import type { Address } from '@/lib/hex'
import type { ClaimItem } from './claimAllTx'

const ID = /^lottery prize (\d+)$/

/** The lottery of an item; undefined if the item is no prize of a lottery. */
export function prizeLotteryId(itemId: string): number | undefined {
  const [, id] = ID.exec(itemId) ?? []
  return id === undefined ? undefined : Number(id)
}

interface PrizeTerms {
  readonly maxTickets: number
  /** Chain time in Unix seconds. */
  readonly nowSec: number
}

/** One item for each lottery with prizes; it claims as many as a transaction takes, and the rest is found again. */
export function prizeItems(
  lottery: Lottery,
  entries: readonly LotteryEntry[],
  { maxTickets, nowSec }: PrizeTerms,
): readonly ClaimItem[] {
  return entries.flatMap(({ round, deadlineSec, won }): readonly ClaimItem[] => {
    const [batch] = nowSec > deadlineSec ? [] : claimBatches(round.id, won, maxTickets)
    if (batch === undefined) return []
    return [
      {
        id: `lottery prize ${round.id}`,
        area: 'lottery',
        kind: 'claim',
        title: { key: 'inbox.title.lottery.prize', values: { id: round.id } },
        amounts: [{ currency: lottery.token, wei: batch.amountWei }],
        until: { timeSec: deadlineSec },
        path: `${routes.lottery}?round=${round.id}`,
        claim: claimTicketsTx(lottery, batch),
      },
    ]
  })
}

async function readTerms(client: RpcClient, { address, multicall }: Lottery) {
  const [{ currentId, maxTickets }, { timestampSec: nowSec }] = await Promise.all([
    readReading(client, multicall, lotteryStateReading(address)),
    readLatestBlock(client),
  ])
  return { currentId, terms: { maxTickets, nowSec } }
}

/** Searches all lotteries for prizes of an account. @throws errors of the nodes, and the signal's reason */
export async function findPrizes(
  client: RpcClient,
  lottery: Lottery,
  account: Address,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: ScanProgress) => void },
): Promise<readonly ClaimItem[]> {
  const { currentId, terms } = await readTerms(client, lottery)
  return prizeItems(lottery, await scanEntries(client, lottery, { account, currentId }, options), terms)
}

/** What is left to claim in lotteries that were searched. @throws errors of the nodes */
export async function readPrizes(
  client: RpcClient,
  lottery: Lottery,
  account: Address,
  ids: readonly number[],
): Promise<readonly ClaimItem[]> {
  const { terms } = await readTerms(client, lottery)
  return prizeItems(lottery, await readEntries(client, lottery, account, ids), terms)
}
