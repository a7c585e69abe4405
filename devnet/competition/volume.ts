/** A pair whose swaps count, by their amounts of the quote token. */
export interface TrackedPair {
  readonly pair: string
  readonly quote: 'USDC' | 'WCRO'
  /** Place of the quote token in the pair. */
  readonly quoteIndex: 0 | 1
}

/** The pair of USDC and WCRO, which prices CRO. */
export interface PricePair {
  readonly pair: string
  readonly usdcIndex: 0 | 1
}

export interface LogPosition {
  readonly block: number
  readonly logIndex: number
}

type Amounts = readonly [bigint, bigint]

/** A log of a pair. Addresses are in one notation, amounts in base units, in the order of the pair's tokens. */
export type PairEvent = LogPosition & { readonly pair: string } & (
    | {
        readonly kind: 'swap'
        readonly transactionHash: string
        /** Signer of the transaction. */
        readonly sender: string
        /** What went in and out of each token. */
        readonly amounts: Amounts
      }
    | { readonly kind: 'sync'; readonly reserves: Amounts }
  )

export interface VolumeRules {
  readonly pairs: readonly TrackedPair[]
  readonly pricePair: PricePair
  /** Logs of the start and the end. Only swaps between them count. */
  readonly from: LogPosition
  readonly until: LogPosition
}

/**
 * Trading volume of each account in micro-dollars, which are the base units of USDC. An amount of WCRO has the value by
 * the price pair's last reserves at the swap, rounded down. A transaction counts with its largest swap, because a route through
 * two pairs is one trade.
 * @param events of all pairs, in the chain's order, from before the first swap that counts
 * @throws if CRO has no price
 */
export function volumesByAccount(
  events: readonly PairEvent[],
  { pairs, pricePair, from, until }: VolumeRules,
): ReadonlyMap<string, bigint> {
  const tracked = new Map(pairs.map((pair) => [pair.pair, pair]))
  const trades = new Map<string, { readonly sender: string; readonly volume: bigint }>()
  let price: Amounts | undefined
  for (const event of events) {
    if (event.kind === 'sync') {
      if (event.pair === pricePair.pair) price = event.reserves
      continue
    }
    const pair = tracked.get(event.pair)
    if (pair === undefined || !isBefore(from, event) || !isBefore(event, until)) continue
    const amount = event.amounts[pair.quoteIndex]
    const volume = pair.quote === 'USDC' ? amount : toUsdc(amount, price, pricePair)
    const { sender, transactionHash } = event
    if (volume > (trades.get(transactionHash)?.volume ?? 0n)) trades.set(transactionHash, { sender, volume })
  }
  const volumes = new Map<string, bigint>()
  for (const { sender, volume } of trades.values()) volumes.set(sender, (volumes.get(sender) ?? 0n) + volume)
  return volumes
}

function toUsdc(wcro: bigint, reserves: Amounts | undefined, { usdcIndex }: PricePair): bigint {
  if (reserves === undefined) throw new Error('No price of CRO before the first swap')
  return (wcro * reserves[usdcIndex]) / reserves[usdcIndex === 0 ? 1 : 0]
}

function isBefore(a: LogPosition, b: LogPosition): boolean {
  return a.block < b.block || (a.block === b.block && a.logIndex < b.logIndex)
}
