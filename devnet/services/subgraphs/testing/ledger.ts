import { fromUnits, ratio, rounded, ZERO } from './bigDecimal.ts'
import { createStores, type Entity, type Stores } from './entities.ts'
import type { CreatedToken, EventOf, ExchangeEvent } from './exchangeEvents.ts'
import { ZERO_ADDRESS } from './fakeExchange.ts'
import { type PeriodTrade, updatePeriods } from './periods.ts'
import { LP_DECIMALS, Positions } from './positions.ts'
import {
  croPerToken,
  croPriceUsd,
  type ExchangeTerms,
  type PairLookup,
  trackedLiquidityUsd,
  trackedVolumeUsd,
} from './pricing.ts'

const BUNDLE_ID = '1'

interface PairAndTokens {
  readonly pair: Entity<'Pair'>
  readonly token0: Entity<'Token'>
  readonly token1: Entity<'Token'>
}

/**
 * Computes the exchange subgraph's entities from decoded events in chain order, in plain TypeScript: what the compiled
 * mappings are compared with.
 */
export class ExchangeLedger {
  readonly stores: Stores = createStores()
  private readonly pairIds = new Map<string, string>()
  /** LP token transfers that no mint or burn has claimed yet. */
  private moved: readonly EventOf<'transfer'>[] = []
  private readonly positions = new Positions(this.stores)

  constructor(private readonly terms: ExchangeTerms) {}

  apply(event: ExchangeEvent): void {
    switch (event.kind) {
      case 'pairCreated':
        this.createPair(event)
        return
      case 'transfer':
        this.transfer(event)
        return
      case 'sync':
        this.sync(event)
        return
      case 'mint':
        this.mint(event)
        return
      case 'burn':
        this.burn(event)
        return
      case 'swap':
        this.swap(event)
    }
  }

  private createPair({ pair, token0, token1, block, timeSec }: EventOf<'pairCreated'>): void {
    const created0 = this.tokenOf(token0)
    const created1 = this.tokenOf(token1)
    // Without decimals, amounts cannot be converted.
    if (created0 === undefined || created1 === undefined) return
    this.factory().totalPairs += 1n
    this.pairIds.set(`${token0.address} ${token1.address}`, pair)
    this.stores.Pair.set(pair, {
      id: pair,
      name: `${created0.symbol}-${created1.symbol}`,
      token0: token0.address,
      token1: token1.address,
      reserve0: ZERO,
      reserve1: ZERO,
      totalSupply: ZERO,
      reserveCRO: ZERO,
      reserveUSD: ZERO,
      trackedReserveCRO: ZERO,
      token0Price: ZERO,
      token1Price: ZERO,
      volumeToken0: ZERO,
      volumeToken1: ZERO,
      volumeUSD: ZERO,
      untrackedVolumeUSD: ZERO,
      totalTransactions: 0n,
      block: BigInt(block),
      timestamp: BigInt(timeSec),
    })
  }

  private tokenOf({
    address,
    name = 'unknown',
    symbol = 'unknown',
    decimals,
  }: CreatedToken): Entity<'Token'> | undefined {
    const known = this.stores.Token.get(address)
    if (known !== undefined || decimals === undefined) return known
    const token: Entity<'Token'> = {
      id: address,
      name,
      symbol,
      decimals: BigInt(decimals),
      tradeVolume: ZERO,
      tradeVolumeUSD: ZERO,
      untrackedVolumeUSD: ZERO,
      totalTransactions: 0n,
      totalLiquidity: ZERO,
      derivedCRO: ZERO,
      derivedUSD: ZERO,
    }
    this.stores.Token.set(address, token)
    return token
  }

  private transfer(event: EventOf<'transfer'>): void {
    const found = this.find(event.pair)
    if (found === undefined) return
    const value = fromUnits(event.value, LP_DECIMALS)
    if (event.from === ZERO_ADDRESS) found.pair.totalSupply = rounded(found.pair.totalSupply.plus(value))
    if (event.to === ZERO_ADDRESS && event.from === event.pair)
      found.pair.totalSupply = rounded(found.pair.totalSupply.minus(value))
    this.moved = [...this.moved, event]
    this.positions.transfer(event)
  }

  private sync({ pair: id, reserve0, reserve1 }: EventOf<'sync'>): void {
    const found = this.find(id)
    if (found === undefined) return
    const { pair, token0, token1 } = found
    const factory = this.factory()
    factory.totalLiquidityCRO = rounded(factory.totalLiquidityCRO.minus(pair.trackedReserveCRO))
    token0.totalLiquidity = rounded(token0.totalLiquidity.minus(pair.reserve0))
    token1.totalLiquidity = rounded(token1.totalLiquidity.minus(pair.reserve1))

    pair.reserve0 = fromUnits(reserve0, token0.decimals)
    pair.reserve1 = fromUnits(reserve1, token1.decimals)
    pair.token0Price = ratio(pair.reserve0, pair.reserve1)
    pair.token1Price = ratio(pair.reserve1, pair.reserve0)

    const croPrice = croPriceUsd(this.pairOf, this.terms)
    this.stores.Bundle.set(BUNDLE_ID, { id: BUNDLE_ID, croPrice })
    for (const token of [token0, token1]) {
      token.derivedCRO = croPerToken(this.stores, this.pairOf, token.id, this.terms)
      token.derivedUSD = rounded(token.derivedCRO.times(croPrice))
    }
    const trackedUsd = trackedLiquidityUsd(
      { token0, token1, amount0: pair.reserve0, amount1: pair.reserve1 },
      this.terms,
    )
    pair.trackedReserveCRO = ratio(trackedUsd, croPrice)
    pair.reserveCRO = rounded(
      rounded(pair.reserve0.times(token0.derivedCRO)).plus(rounded(pair.reserve1.times(token1.derivedCRO))),
    )
    pair.reserveUSD = rounded(pair.reserveCRO.times(croPrice))

    factory.totalLiquidityCRO = rounded(factory.totalLiquidityCRO.plus(pair.trackedReserveCRO))
    factory.totalLiquidityUSD = rounded(factory.totalLiquidityCRO.times(croPrice))
    token0.totalLiquidity = rounded(token0.totalLiquidity.plus(pair.reserve0))
    token1.totalLiquidity = rounded(token1.totalLiquidity.plus(pair.reserve1))
  }

  private mint(event: EventOf<'mint'>): void {
    const found = this.find(event.pair)
    if (found === undefined) return
    const made = this.takeMoved(event.pair).filter(({ from, to }) => from === ZERO_ADDRESS && to !== ZERO_ADDRESS)
    const given = made.at(-1)
    const fee = made.length > 1 ? made[0] : undefined
    const common = this.changeOf(event, found)
    const id = `${event.tx}-${event.logIndex}`
    this.stores.Mint.set(id, {
      id,
      ...common,
      to: given?.to ?? ZERO_ADDRESS,
      liquidity: fromUnits(given?.value ?? 0n, LP_DECIMALS),
      ...feeOf(fee),
    })
    this.count(event, found)
  }

  private burn(event: EventOf<'burn'>): void {
    const found = this.find(event.pair)
    if (found === undefined) return
    const moved = this.takeMoved(event.pair)
    const taken = moved.filter(({ from, to }) => from === event.pair && to === ZERO_ADDRESS).at(-1)
    const fee = moved.filter(({ from, to }) => from === ZERO_ADDRESS && to !== ZERO_ADDRESS).at(-1)
    const common = this.changeOf(event, found)
    const id = `${event.tx}-${event.logIndex}`
    const liquidity = fromUnits(taken?.value ?? 0n, LP_DECIMALS)
    this.stores.Burn.set(id, { id, ...common, to: event.to, liquidity, needsComplete: false, ...feeOf(fee) })
    this.count(event, found)
  }

  /** Fields that mints and burns share. */
  private changeOf(event: EventOf<'mint' | 'burn'>, { pair, token0, token1 }: PairAndTokens) {
    const amount0 = fromUnits(event.amount0, token0.decimals)
    const amount1 = fromUnits(event.amount1, token1.decimals)
    return {
      transaction: this.transactionOf(event),
      timestamp: BigInt(event.timeSec),
      pair: pair.id,
      sender: event.sender,
      amount0,
      amount1,
      logIndex: BigInt(event.logIndex),
      amountUSD: rounded(rounded(amount0.times(token0.derivedUSD)).plus(rounded(amount1.times(token1.derivedUSD)))),
      token0: token0.id,
      token1: token1.id,
    }
  }

  private swap(event: EventOf<'swap'>): void {
    const found = this.find(event.pair)
    if (found === undefined) return
    const { pair, token0, token1 } = found
    const amounts = {
      amount0In: fromUnits(event.amount0In, token0.decimals),
      amount1In: fromUnits(event.amount1In, token1.decimals),
      amount0Out: fromUnits(event.amount0Out, token0.decimals),
      amount1Out: fromUnits(event.amount1Out, token1.decimals),
    }
    const amount0 = rounded(amounts.amount0In.plus(amounts.amount0Out))
    const amount1 = rounded(amounts.amount1In.plus(amounts.amount1Out))
    const derivedUsd = rounded(
      rounded(rounded(amount0.times(token0.derivedUSD)).plus(rounded(amount1.times(token1.derivedUSD)))).div(2),
    )
    const trackedUsd = trackedVolumeUsd({ token0, token1, amount0, amount1 }, this.terms)
    const trackedCro = ratio(trackedUsd, this.croPrice())

    for (const [token, amount] of [
      [token0, amount0],
      [token1, amount1],
    ] as const) {
      token.tradeVolume = rounded(token.tradeVolume.plus(amount))
      token.tradeVolumeUSD = rounded(token.tradeVolumeUSD.plus(trackedUsd))
      token.untrackedVolumeUSD = rounded(token.untrackedVolumeUSD.plus(derivedUsd))
    }
    pair.volumeToken0 = rounded(pair.volumeToken0.plus(amount0))
    pair.volumeToken1 = rounded(pair.volumeToken1.plus(amount1))
    pair.volumeUSD = rounded(pair.volumeUSD.plus(trackedUsd))
    pair.untrackedVolumeUSD = rounded(pair.untrackedVolumeUSD.plus(derivedUsd))
    const factory = this.factory()
    factory.totalVolumeUSD = rounded(factory.totalVolumeUSD.plus(trackedUsd))
    factory.totalVolumeCRO = rounded(factory.totalVolumeCRO.plus(trackedCro))
    factory.untrackedVolumeUSD = rounded(factory.untrackedVolumeUSD.plus(derivedUsd))

    const amountUSD = trackedUsd.isZero() ? derivedUsd : trackedUsd
    const id = `${event.tx}-${event.logIndex}`
    this.stores.Swap.set(id, {
      id,
      transaction: this.transactionOf(event),
      timestamp: BigInt(event.timeSec),
      pair: pair.id,
      token0: token0.id,
      token1: token1.id,
      sender: event.sender,
      from: event.from,
      ...amounts,
      to: event.to,
      logIndex: BigInt(event.logIndex),
      amountUSD,
      amountFeeUSD: rounded(amountUSD.times(this.terms.feePart)),
    })
    this.count(event, found, { amount0, amount1, trackedUsd, trackedCro, derivedUsd })
  }

  private count({ timeSec }: ExchangeEvent, found: PairAndTokens, trade?: PeriodTrade): void {
    const factory = this.factory()
    for (const counted of [factory, found.pair, found.token0, found.token1]) counted.totalTransactions += 1n
    updatePeriods(this.stores, { ...found, factory, croPrice: this.croPrice() }, timeSec, trade)
  }

  private transactionOf({ tx, block, timeSec }: ExchangeEvent): string {
    this.stores.Transaction.set(tx, { id: tx, block: BigInt(block), timestamp: BigInt(timeSec) })
    return tx
  }

  private takeMoved(pair: string): readonly EventOf<'transfer'>[] {
    const taken = this.moved.filter((event) => event.pair === pair)
    this.moved = this.moved.filter((event) => event.pair !== pair)
    return taken
  }

  private find(id: string): PairAndTokens | undefined {
    const pair = this.stores.Pair.get(id)
    const token0 = this.stores.Token.get(pair?.token0 ?? '')
    const token1 = this.stores.Token.get(pair?.token1 ?? '')
    return pair === undefined || token0 === undefined || token1 === undefined ? undefined : { pair, token0, token1 }
  }

  private readonly pairOf: PairLookup = (a, b) =>
    this.stores.Pair.get(this.pairIds.get(`${a} ${b}`) ?? this.pairIds.get(`${b} ${a}`) ?? '')

  private croPrice() {
    return this.stores.Bundle.get(BUNDLE_ID)?.croPrice ?? ZERO
  }

  private factory(): Entity<'VvsFactory'> {
    const { factory: id } = this.terms
    const known = this.stores.VvsFactory.get(id)
    if (known !== undefined) return known
    const factory: Entity<'VvsFactory'> = {
      id,
      totalPairs: 0n,
      totalTransactions: 0n,
      totalVolumeUSD: ZERO,
      totalVolumeCRO: ZERO,
      untrackedVolumeUSD: ZERO,
      totalLiquidityUSD: ZERO,
      totalLiquidityCRO: ZERO,
    }
    this.stores.VvsFactory.set(id, factory)
    return factory
  }
}

function feeOf(fee: EventOf<'transfer'> | undefined) {
  return { feeTo: fee?.to ?? null, feeLiquidity: fee === undefined ? null : fromUnits(fee.value, LP_DECIMALS) }
}
