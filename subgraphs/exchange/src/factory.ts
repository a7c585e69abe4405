import { Address, BigInt, Bytes, dataSource } from '@graphprotocol/graph-ts'
import { Bytes32Token } from '../generated/Factory/Bytes32Token'
import { Erc20 } from '../generated/Factory/Erc20'
import { PairCreated } from '../generated/Factory/Factory'
import { Pair, PairLookup, Token } from '../generated/schema'
import { Pair as PairSource } from '../generated/templates'
import { ZERO } from './numbers'
import { lookupId } from './pricing'
import { loadFactory } from './records'
import { readTerms } from './terms'

export function handlePairCreated(event: PairCreated): void {
  // Without decimals, amounts cannot be converted.
  const token0 = findToken(event.params.token0)
  if (token0 === null) return
  const token1 = findToken(event.params.token1)
  if (token1 === null) return

  const factory = loadFactory(readTerms().factory)
  factory.totalPairs = factory.totalPairs.plus(BigInt.fromI32(1))
  factory.save()

  const pair = new Pair(event.params.pair.toHex())
  pair.name = token0.symbol + '-' + token1.symbol
  pair.token0 = token0.id
  pair.token1 = token1.id
  pair.reserve0 = ZERO
  pair.reserve1 = ZERO
  pair.totalSupply = ZERO
  pair.reserveCRO = ZERO
  pair.reserveUSD = ZERO
  pair.trackedReserveCRO = ZERO
  pair.token0Price = ZERO
  pair.token1Price = ZERO
  pair.volumeToken0 = ZERO
  pair.volumeToken1 = ZERO
  pair.volumeUSD = ZERO
  pair.untrackedVolumeUSD = ZERO
  pair.totalTransactions = BigInt.zero()
  pair.block = event.block.number
  pair.timestamp = event.block.timestamp
  pair.save()

  const lookup = new PairLookup(lookupId(token0.id, token1.id))
  lookup.pair = pair.id
  lookup.save()

  PairSource.createWithContext(event.params.pair, dataSource.context())
}

/** Returns null for a token without decimals. */
function findToken(address: Address): Token | null {
  const known = Token.load(address.toHex())
  if (known !== null) return known
  const decimals = Erc20.bind(address).try_decimals()
  if (decimals.reverted) return null
  const token = new Token(address.toHex())
  token.name = readName(address)
  token.symbol = readSymbol(address)
  token.decimals = BigInt.fromI32(decimals.value)
  token.tradeVolume = ZERO
  token.tradeVolumeUSD = ZERO
  token.untrackedVolumeUSD = ZERO
  token.totalTransactions = BigInt.zero()
  token.totalLiquidity = ZERO
  token.derivedCRO = ZERO
  token.derivedUSD = ZERO
  token.save()
  return token
}

const UNKNOWN = 'unknown'

function readName(address: Address): string {
  const text = Erc20.bind(address).try_name()
  if (!text.reverted) return text.value
  const bytes = Bytes32Token.bind(address).try_name()
  return bytes.reverted ? UNKNOWN : textOf(bytes.value)
}

function readSymbol(address: Address): string {
  const text = Erc20.bind(address).try_symbol()
  if (!text.reverted) return text.value
  const bytes = Bytes32Token.bind(address).try_symbol()
  return bytes.reverted ? UNKNOWN : textOf(bytes.value)
}

/** Text of a bytes32: some old tokens return that instead of a string. */
function textOf(bytes: Bytes): string {
  let length = 0
  while (length < bytes.length && bytes[length] != 0) length += 1
  return length == 0 ? UNKNOWN : Bytes.fromUint8Array(bytes.subarray(0, length)).toString()
}
