import { Address, BigDecimal, BigInt, Bytes, ethereum, store } from '@graphprotocol/graph-ts'
import { Burn, LiquidityChange, Mint, Pair, Swap, Token, VvsFactory } from '../generated/schema'
import {
  Burn as BurnEvent,
  Mint as MintEvent,
  Swap as SwapEvent,
  Sync as SyncEvent,
  Transfer as TransferEvent,
} from '../generated/templates/Pair/Pair'
import { ratio, TWO, toTokens, ZERO } from './numbers'
import { Trade, updateExchangeDay, updatePairDay, updatePairHour, updateTokenDay } from './periods'
import { moveLiquidity } from './positions'
import { croPerToken, croPriceUsd, trackedLiquidityUsd, trackedVolumeUsd } from './pricing'
import { eventId, loadBundle, loadFactory, saveTransaction } from './records'
import { readTerms } from './terms'

const LP_DECIMALS = BigInt.fromI32(18)

/** Follows the supply of LP tokens, and who holds them. */
export function handleTransfer(event: TransferEvent): void {
  const pair = Pair.load(event.address.toHex())!
  const value = toTokens(event.params.value, LP_DECIMALS)
  moveLiquidity(pair.id, event.params.from, event.params.to, value)
  const zero = Address.zero()
  if (event.params.from == zero) {
    pair.totalSupply = pair.totalSupply.plus(value)
    pair.save()
    // The pair mints its minimum liquidity to the zero address.
    if (event.params.to == zero) return
    const change = loadChange(pair.id)
    // Of two, the first is the protocol's fee.
    change.feeTo = change.to
    change.feeMinted = change.minted
    change.to = event.params.to
    change.minted = value
    change.save()
  } else if (event.params.from == event.address && event.params.to == zero) {
    pair.totalSupply = pair.totalSupply.minus(value)
    pair.save()
    const change = loadChange(pair.id)
    change.feeTo = change.to
    change.feeMinted = change.minted
    change.burned = value
    change.save()
  }
}

export function handleSync(event: SyncEvent): void {
  const terms = readTerms()
  const pair = Pair.load(event.address.toHex())!
  const token0 = Token.load(pair.token0)!
  const token1 = Token.load(pair.token1)!
  const factory = loadFactory(terms.factory)
  const liquidityCro = factory.totalLiquidityCRO.minus(pair.trackedReserveCRO)
  const liquidity0 = token0.totalLiquidity.minus(pair.reserve0)
  const liquidity1 = token1.totalLiquidity.minus(pair.reserve1)

  pair.reserve0 = toTokens(event.params.reserve0, token0.decimals)
  pair.reserve1 = toTokens(event.params.reserve1, token1.decimals)
  pair.token0Price = ratio(pair.reserve0, pair.reserve1)
  pair.token1Price = ratio(pair.reserve1, pair.reserve0)
  // Prices are derived from the stored pairs.
  pair.save()

  const bundle = loadBundle()
  bundle.croPrice = croPriceUsd(terms)
  bundle.save()
  token0.derivedCRO = croPerToken(token0.id, terms)
  token0.derivedUSD = token0.derivedCRO.times(bundle.croPrice)
  // The price of token 1 may depend on that of token 0.
  token0.save()
  token1.derivedCRO = croPerToken(token1.id, terms)
  token1.derivedUSD = token1.derivedCRO.times(bundle.croPrice)

  pair.trackedReserveCRO = ratio(trackedLiquidityUsd(pair, token0, token1, terms), bundle.croPrice)
  pair.reserveCRO = pair.reserve0.times(token0.derivedCRO).plus(pair.reserve1.times(token1.derivedCRO))
  pair.reserveUSD = pair.reserveCRO.times(bundle.croPrice)
  pair.save()

  factory.totalLiquidityCRO = liquidityCro.plus(pair.trackedReserveCRO)
  factory.totalLiquidityUSD = factory.totalLiquidityCRO.times(bundle.croPrice)
  factory.save()
  token0.totalLiquidity = liquidity0.plus(pair.reserve0)
  token0.save()
  token1.totalLiquidity = liquidity1.plus(pair.reserve1)
  token1.save()
}

export function handleMint(event: MintEvent): void {
  const pair = Pair.load(event.address.toHex())!
  const token0 = Token.load(pair.token0)!
  const token1 = Token.load(pair.token1)!
  const amount0 = toTokens(event.params.amount0, token0.decimals)
  const amount1 = toTokens(event.params.amount1, token1.decimals)
  const change = loadChange(pair.id)

  const mint = new Mint(eventId(event))
  mint.transaction = saveTransaction(event)
  mint.timestamp = event.block.timestamp
  mint.pair = pair.id
  mint.token0 = pair.token0
  mint.token1 = pair.token1
  mint.to = addressOrZero(change.to)
  mint.liquidity = amountOrZero(change.minted)
  mint.sender = event.params.sender
  mint.amount0 = amount0
  mint.amount1 = amount1
  mint.logIndex = event.logIndex
  mint.amountUSD = amount0.times(token0.derivedUSD).plus(amount1.times(token1.derivedUSD))
  mint.feeTo = change.feeTo
  mint.feeLiquidity = change.feeMinted
  mint.save()
  store.remove('LiquidityChange', pair.id)
  count(event, loadFactory(readTerms().factory), pair, token0, token1, new Trade())
}

export function handleBurn(event: BurnEvent): void {
  const pair = Pair.load(event.address.toHex())!
  const token0 = Token.load(pair.token0)!
  const token1 = Token.load(pair.token1)!
  const amount0 = toTokens(event.params.amount0, token0.decimals)
  const amount1 = toTokens(event.params.amount1, token1.decimals)
  const change = loadChange(pair.id)

  const burn = new Burn(eventId(event))
  burn.transaction = saveTransaction(event)
  burn.timestamp = event.block.timestamp
  burn.pair = pair.id
  burn.token0 = pair.token0
  burn.token1 = pair.token1
  burn.liquidity = amountOrZero(change.burned)
  burn.sender = event.params.sender
  burn.amount0 = amount0
  burn.amount1 = amount1
  burn.to = event.params.to
  burn.logIndex = event.logIndex
  burn.amountUSD = amount0.times(token0.derivedUSD).plus(amount1.times(token1.derivedUSD))
  burn.needsComplete = false
  burn.feeTo = change.feeTo
  burn.feeLiquidity = change.feeMinted
  burn.save()
  store.remove('LiquidityChange', pair.id)
  count(event, loadFactory(readTerms().factory), pair, token0, token1, new Trade())
}

export function handleSwap(event: SwapEvent): void {
  const terms = readTerms()
  const pair = Pair.load(event.address.toHex())!
  const token0 = Token.load(pair.token0)!
  const token1 = Token.load(pair.token1)!
  const factory = loadFactory(terms.factory)
  const amount0In = toTokens(event.params.amount0In, token0.decimals)
  const amount1In = toTokens(event.params.amount1In, token1.decimals)
  const amount0Out = toTokens(event.params.amount0Out, token0.decimals)
  const amount1Out = toTokens(event.params.amount1Out, token1.decimals)
  const amount0 = amount0In.plus(amount0Out)
  const amount1 = amount1In.plus(amount1Out)
  const derivedUsd = amount0.times(token0.derivedUSD).plus(amount1.times(token1.derivedUSD)).div(TWO)
  const trackedUsd = trackedVolumeUsd(token0, amount0, token1, amount1, terms)
  const trackedCro = ratio(trackedUsd, loadBundle().croPrice)

  token0.tradeVolume = token0.tradeVolume.plus(amount0)
  token0.tradeVolumeUSD = token0.tradeVolumeUSD.plus(trackedUsd)
  token0.untrackedVolumeUSD = token0.untrackedVolumeUSD.plus(derivedUsd)
  token1.tradeVolume = token1.tradeVolume.plus(amount1)
  token1.tradeVolumeUSD = token1.tradeVolumeUSD.plus(trackedUsd)
  token1.untrackedVolumeUSD = token1.untrackedVolumeUSD.plus(derivedUsd)
  pair.volumeToken0 = pair.volumeToken0.plus(amount0)
  pair.volumeToken1 = pair.volumeToken1.plus(amount1)
  pair.volumeUSD = pair.volumeUSD.plus(trackedUsd)
  pair.untrackedVolumeUSD = pair.untrackedVolumeUSD.plus(derivedUsd)
  factory.totalVolumeUSD = factory.totalVolumeUSD.plus(trackedUsd)
  factory.totalVolumeCRO = factory.totalVolumeCRO.plus(trackedCro)
  factory.untrackedVolumeUSD = factory.untrackedVolumeUSD.plus(derivedUsd)

  const swap = new Swap(eventId(event))
  swap.transaction = saveTransaction(event)
  swap.timestamp = event.block.timestamp
  swap.pair = pair.id
  swap.token0 = pair.token0
  swap.token1 = pair.token1
  swap.sender = event.params.sender
  swap.from = event.transaction.from
  swap.amount0In = amount0In
  swap.amount1In = amount1In
  swap.amount0Out = amount0Out
  swap.amount1Out = amount1Out
  swap.to = event.params.to
  swap.logIndex = event.logIndex
  swap.amountUSD = trackedUsd.equals(ZERO) ? derivedUsd : trackedUsd
  swap.amountFeeUSD = swap.amountUSD.times(terms.fee)
  swap.save()
  count(event, factory, pair, token0, token1, new Trade(amount0, amount1, trackedUsd, trackedCro, derivedUsd))
}

function addressOrZero(address: Bytes | null): Bytes {
  return address ? address : Address.zero()
}

function amountOrZero(amount: BigDecimal | null): BigDecimal {
  return amount ? amount : ZERO
}

function loadChange(pair: string): LiquidityChange {
  const known = LiquidityChange.load(pair)
  return known === null ? new LiquidityChange(pair) : known
}

/** Counts an event and saves the records that it changed, with its hour and day. */
function count(
  event: ethereum.Event,
  factory: VvsFactory,
  pair: Pair,
  token0: Token,
  token1: Token,
  trade: Trade,
): void {
  const one = BigInt.fromI32(1)
  factory.totalTransactions = factory.totalTransactions.plus(one)
  factory.save()
  pair.totalTransactions = pair.totalTransactions.plus(one)
  pair.save()
  token0.totalTransactions = token0.totalTransactions.plus(one)
  token0.save()
  token1.totalTransactions = token1.totalTransactions.plus(one)
  token1.save()

  const croPrice = loadBundle().croPrice
  updatePairDay(event, pair, trade)
  updatePairHour(event, pair, trade)
  updateTokenDay(event, token0, trade.amount0, croPrice)
  updateTokenDay(event, token1, trade.amount1, croPrice)
  updateExchangeDay(event, factory, trade)
}
