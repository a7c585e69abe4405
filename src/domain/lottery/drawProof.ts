import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { blockHashRandomContract } from '@/chain/contracts/blockHashRandom'
import { lotteryContract } from '@/chain/contracts/lottery'
import type { Address, Hex } from '@/lib/hex'
import { FIRST_NUMBER, NUMBER_COUNT } from './model/ticketNumber'

/** What a generator of random numbers (BlockHashRandom) has of a draw. */
export interface DrawRecord {
  /** keccak256 of the operator's secret; undefined if it committed none. */
  readonly commitment: Hex | undefined
  /** Undefined until it is revealed, and if the number was drawn without it. */
  readonly secret: Hex | undefined
  /** The block whose hash is used; 0 before the request. */
  readonly targetBlock: number
  readonly blockHash: Hex | undefined
  readonly random: bigint
  readonly isReady: boolean
}

type CheckResult = 'passed' | 'failed' | 'unknown'

/** A draw, computed again. */
export interface DrawProof {
  /** keccak256 of the secret is what was committed; undefined for a draw without a secret. */
  readonly commitment: CheckResult | undefined
  /** The hash is the block's, as a node has it. */
  readonly block: CheckResult
  /** keccak256 of the lottery's number, the block's hash and the secret. */
  readonly random: bigint
  readonly randomCheck: CheckResult
  /** 1,000,000 plus the remainder of the random number by 1,000,000. */
  readonly finalNumber: number
  readonly numberCheck: CheckResult
}

const NO_BYTES: Hex = `0x${'0'.repeat(64)}`
const wordOf = (hex: Hex | undefined) => (hex ?? NO_BYTES).slice(2)

/** keccak256 of 32-byte words, which is that of their ABI encoding. */
function hashWords(words: readonly string[]): Hex {
  return `0x${bytesToHex(keccak_256(hexToBytes(words.join(''))))}`
}

const result = (isRight: boolean): CheckResult => (isRight ? 'passed' : 'failed')

/** The address of the generator that draws lotteries now. */
export function randomGeneratorReading(lottery: Address): Reading<Address> {
  return callReading(lotteryContract(lottery).randomGenerator())
}

/** What the generator has of a lottery's draw. */
export function drawRecordReading(generator: Address, id: number): Reading<DrawRecord> {
  const orNothing = (hex: Hex) => (hex === NO_BYTES ? undefined : hex)
  return combineReadings([callReading(blockHashRandomContract(generator).draws(BigInt(id)))], (draw) => ({
    commitment: orNothing(draw.commitment),
    secret: orNothing(draw.secret),
    targetBlock: Number(draw.targetBlock),
    blockHash: orNothing(draw.blockHash),
    random: draw.random,
    isReady: draw.isReady,
  }))
}

/**
 * Computes a draw again, as BlockHashRandom and Lottery do.
 * @param finalNumber what the lottery's contract has
 * @param nodeHash the hash of the target block, as a node has it; undefined if it has none
 */
export function proveDraw(
  id: number,
  { commitment, secret, blockHash, random }: DrawRecord,
  finalNumber: number | undefined,
  nodeHash: Hex | undefined,
): DrawProof {
  const computed = BigInt(hashWords([id.toString(16).padStart(64, '0'), wordOf(blockHash), wordOf(secret)]))
  const computedNumber = FIRST_NUMBER + Number(computed % BigInt(NUMBER_COUNT))
  return {
    commitment: secret === undefined ? undefined : result(hashWords([wordOf(secret)]) === commitment),
    block: nodeHash === undefined ? 'unknown' : result(nodeHash === blockHash),
    random: computed,
    randomCheck: result(computed === random),
    finalNumber: computedNumber,
    numberCheck: finalNumber === undefined ? 'unknown' : result(computedNumber === finalNumber),
  }
}
