import { type BetRecord, netWei } from '@/domain/prediction/model/betRecord'
import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import { CRO_DECIMALS } from './croUnits'

/** What an account has won and lost in the rounds that have a result. Amounts are wei. */
export interface Profit {
  readonly wonRounds: number
  readonly lostRounds: number
  readonly refundedRounds: number
  /** Stakes of the rounds won or lost. */
  readonly stakedWei: bigint
  readonly netWei: bigint
  /** Net result as a fraction of the stakes; undefined before the first result. */
  readonly returnRate: Decimal | undefined
  readonly averageStakeWei: bigint | undefined
  /** The round with the highest net result. */
  readonly best: { readonly epoch: number; readonly netWei: bigint } | undefined
}

const isSettled = ({ result }: BetRecord) => result === 'won' || result === 'lost' || result === 'house'

/** Sums up the rounds of an account. Rewards count when a round ends, claimed or not; refunds are no result. */
export function profitOf(records: readonly BetRecord[]): Profit {
  const settled = records.filter(isSettled)
  const stakedWei = settled.reduce((sum, { amountWei }) => sum + amountWei, 0n)
  const net = settled.reduce((sum, record) => sum + (netWei(record) ?? 0n), 0n)
  const wonRounds = settled.filter(({ result }) => result === 'won').length
  let best: Profit['best']
  for (const record of settled) {
    const own = netWei(record) ?? 0n
    if (best === undefined || own > best.netWei) best = { epoch: record.epoch, netWei: own }
  }
  return {
    wonRounds,
    lostRounds: settled.length - wonRounds,
    refundedRounds: records.filter(({ result }) => result === 'refunded').length,
    stakedWei,
    netWei: net,
    returnRate: stakedWei === 0n ? undefined : new Decimal(net.toString()).div(stakedWei.toString()),
    averageStakeWei: settled.length === 0 ? undefined : stakedWei / BigInt(settled.length),
    best,
  }
}

/** The net result after each round with a known end, oldest first; in CRO. */
export function profitPoints(
  records: readonly BetRecord[],
  format: (net: Decimal) => string,
): readonly { readonly timeSec: number; readonly value: number; readonly text: string }[] {
  let sum = 0n
  return records
    .filter(isSettled)
    .flatMap((record) => (record.closeSec === undefined ? [] : [{ record, timeSec: record.closeSec }]))
    .sort((a, b) => a.timeSec - b.timeSec)
    .map(({ record, timeSec }) => {
      sum += netWei(record) ?? 0n
      const net = toDecimal(sum, CRO_DECIMALS)
      return { timeSec, value: net.toNumber(), text: format(net) }
    })
}
